import TaskAlt from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import {
  type Column,
  ListTable,
  Pager,
  placeNames,
  RowsSkeleton,
  type Selection,
  SelectionBar,
  useRowsPerPage,
  useSelection,
} from '../../kit/list/index.ts';
import { EmptyState, Loaded } from '../../kit/states/index.ts';
import { proposalsQuery } from '../../master-data/proposals/index.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { useProblemWords } from './problem-words.ts';
import { filterNames, isFiltered, problemFilter, problemView } from './problems-address.ts';
import styles from './sync-problems.module.css';
import {
  type Decision,
  type ProblemTarget,
  type SyncProblem,
  syncProblemsQuery,
} from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

interface ActionsProps {
  readonly selection: Selection;
  readonly rows: readonly SyncProblem[];
  readonly total: number;
}

/** Problems that wait, or those that are settled, page by page. */
export const ProblemList = () => {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  const isDone = problemView(params) === 'done';
  const query = useQuery(syncProblemsQuery(params, useRowsPerPage()));
  const total = query.data?.totalCount ?? 0;
  const selection = useSelection(JSON.stringify(problemFilter(params)), total);
  const words = useProblemWords();
  const columns = useColumns(isDone);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={5} />}>
      {(connection) =>
        connection.nodes.length === 0 ? (
          <Empty isDone={isDone} />
        ) : (
          <>
            {!isDone && <Actions selection={selection} rows={connection.nodes} total={total} />}
            <ListTable
              label={t.title}
              rows={connection.nodes}
              columns={columns}
              isStale={query.isPlaceholderData}
              {...(!isDone && { selection })}
              nameOf={(problem) => words(problem).record}
            />
            <Pager connection={connection} />
          </>
        )
      }
    </Loaded>
  );
};

function useColumns(isDone: boolean): readonly Column<SyncProblem>[] {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  return [
    { key: 'reason', name: t.reason, role: 'title', cell: (problem) => <Title problem={problem} /> },
    {
      key: 'register',
      name: t.register,
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
      name: t.amount,
      role: 'amount',
      cell: ({ gross, currency }) => (gross !== null && currency ? f.money(gross, currency) : ''),
    },
  ];
}

function Title({ problem }: { readonly problem: SyncProblem }) {
  const { params } = useAddress();
  const { record, sentence } = useProblemWords()(problem);
  return (
    <>
      <Link to={`?${changedParams(params, { problem: problem.id })}`}>{sentence}</Link>
      <span className={styles.detail}>{record}</span>
    </>
  );
}

function Settled({ problem }: { readonly problem: SyncProblem }) {
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

function Empty({ isDone }: { readonly isDone: boolean }) {
  const t = useTexts(syncProblemTexts);
  const { params, change } = useAddress();
  const hasProposals = (useInfiniteQuery(proposalsQuery).data?.totalCount ?? 0) > 0;
  const names = [...filterNames, ...placeNames];
  if (isFiltered(params))
    return (
      <EmptyState icon={<TaskAlt />} title={t.noMatchTitle} text={t.noMatchText}>
        <Button
          variant="outlined"
          onClick={() => change(Object.fromEntries(names.map((name) => [name, null])))}
        >
          {t.resetFilter}
        </Button>
      </EmptyState>
    );
  if (isDone) return <EmptyState title={t.emptyDoneTitle} text={t.emptyDoneText} />;
  return hasProposals ? null : <EmptyState icon={<TaskAlt />} title={t.emptyTitle} text={t.emptyText} />;
}

/** The two decisions about what was chosen, each told beforehand. */
function Actions({ selection, rows, total }: ActionsProps) {
  const t = useTexts(syncProblemTexts);
  const { params } = useAddress();
  const [decision, setDecision] = useState<Decision | null>(null);
  const finish = () => {
    setDecision(null);
    selection.clear();
  };
  return (
    <>
      <span className={styles.onCards}>
        <Button
          color="inherit"
          aria-pressed={selection.isPicking}
          onClick={() => selection.pick(!selection.isPicking)}
        >
          {t.pick}
        </Button>
      </span>
      <SelectionBar selection={selection} page={rows.map(({ id }) => id)} total={total}>
        <Button onClick={() => setDecision('retry')}>{t.retry}</Button>
        <Button onClick={() => setDecision('accept')}>{t.accept}</Button>
      </SelectionBar>
      {decision && (
        <DecideDialog
          target={targetOf(selection, params)}
          decision={decision}
          onClose={() => setDecision(null)}
          onDone={finish}
        />
      )}
    </>
  );
}

function targetOf({ isAll, ids }: Selection, params: URLSearchParams): ProblemTarget {
  return isAll ? { filter: problemFilter(params) } : { ids: [...ids] };
}
