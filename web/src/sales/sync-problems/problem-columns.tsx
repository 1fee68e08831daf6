import { problemListWords } from '@tresen/domain/sales/sync-problems';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { useProblemWords } from './problem-words.ts';
import styles from './sync-problems.module.css';
import type { ProblemListName, SyncProblem } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

interface CellProps {
  readonly problem: SyncProblem;
}

/** The columns of a list; a row opens the problem. */
export const useProblemColumns = (list: ProblemListName): Columns<SyncProblem> =>
  useColumns(list, useChoices(list === 'settledProblems'));

function useChoices(isDone: boolean): readonly Column<SyncProblem>[] {
  const t = useTexts(syncProblemTexts);
  const { fields } = useWords(problemListWords);
  const f = useFormats();
  return useMemo(
    () => [
      {
        key: 'reason',
        name: fields.reason,
        role: 'title',
        cell: (problem) => <Title problem={problem} />,
      },
      {
        key: 'register',
        name: fields.deviceId,
        cell: ({ deviceName, unitName }) => (
          <>
            {deviceName}
            <span className={styles.detail}>{unitName}</span>
          </>
        ),
      },
      isDone
        ? { key: 'settled', name: t.settled, cell: (problem) => <Settled problem={problem} /> }
        : {
            key: 'received',
            name: t.received,
            cell: ({ receivedAt, zone }) => f.dateTime(receivedAt, zone),
          },
      {
        key: 'amount',
        name: fields.gross,
        role: 'amount',
        cell: ({ gross, currency }) => (gross !== null && currency ? f.money(gross, currency) : ''),
      },
    ],
    [t, fields, f, isDone],
  );
}

function Title({ problem }: CellProps) {
  const { params } = useAddress();
  const { record, sentence } = useProblemWords()(problem);
  return (
    <>
      <Link to={`?${changedParams(params, { problem: problem.id })}`}>{sentence}</Link>
      <span className={styles.detail}>{record}</span>
    </>
  );
}

function Settled({ problem }: CellProps) {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const { resolvedAt, resolvedByName, resolution, zone } = problem;
  return (
    <>
      {resolution === 'stored' ? t.outcomeStored : t.outcomeAccepted}
      {resolvedAt && (
        <span className={styles.detail}>
          {t.settledBy(resolvedByName || t.nobody, f.dateTime(resolvedAt, zone))}
        </span>
      )}
    </>
  );
}
