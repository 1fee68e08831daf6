import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { RecordLink } from '../../kit/record-list/index.ts';
import { CashDifference } from './cash-difference.tsx';
import { ClosingNoteMark } from './closing-note-mark.tsx';
import { ClosingStateMark } from './closing-state.tsx';
import styles from './closings.module.css';
import type { ClosingRow } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

/** The columns of the list. */
export const useClosingColumns = (): Columns<ClosingRow> => useColumns('closings', useChoices());

function useChoices(): readonly Column<ClosingRow>[] {
  const t = useTexts(closingTexts);
  const f = useFormats();
  return useMemo(
    () => [
      {
        key: 'number',
        name: t.number,
        role: 'title',
        cell: ({ id, type, zNumber }) => (
          <RecordLink to={`/manage/closings/${id}`}>
            <bdi className={styles.name}>
              {t.types[type]} Z {zNumber}
            </bdi>
          </RecordLink>
        ),
      },
      { key: 'day', name: t.day, cell: ({ businessDay }) => f.day(businessDay) },
      { key: 'branch', name: t.branch, cell: ({ unitName }) => unitName },
      { key: 'register', name: t.register, cell: ({ registerName }) => registerName },
      { key: 'operator', name: t.operator, role: 'wide', cell: ({ operatorName }) => operatorName ?? '–' },
      { key: 'check', name: t.check, cell: CheckCell },
      {
        key: 'difference',
        name: t.difference,
        role: 'number',
        isNamed: true,
        cell: ({ cashDifference, currency }) => <CashDifference cents={cashDifference} currency={currency} />,
      },
      {
        key: 'receipts',
        name: t.receipts,
        role: 'number',
        isExtra: true,
        isTableOnly: true,
        cell: ({ receipts }) => f.number(receipts),
      },
      {
        key: 'createdAt',
        name: t.closedAt,
        isExtra: true,
        isTableOnly: true,
        cell: ({ createdAt, zone }) => f.dateTime(createdAt, zone),
      },
      {
        key: 'turnover',
        name: t.turnover,
        role: 'amount',
        cell: ({ turnover, currency }) => <bdi>{f.money(turnover, currency)}</bdi>,
      },
    ],
    [t, f],
  );
}

function CheckCell({ state, notes }: ClosingRow) {
  return (
    <span className={styles.check}>
      <ClosingStateMark state={state} />
      <ClosingNoteMark notes={notes} />
    </span>
  );
}
