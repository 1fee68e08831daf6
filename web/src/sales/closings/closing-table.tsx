import { Link, useLocation } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { type Column, ListTable } from '../../kit/list/index.ts';
import { CashDifference } from './cash-difference.tsx';
import { ClosingStateMark } from './closing-state.tsx';
import styles from './closings.module.css';
import type { ClosingRow } from './closings.queries.ts';
import { closingTexts } from './closings-texts.ts';

const useColumns = (): readonly Column<ClosingRow>[] => {
  const t = useTexts(closingTexts);
  const f = useFormats();
  const { search } = useLocation();
  return [
    {
      key: 'number',
      name: t.number,
      role: 'title',
      cell: ({ id, type, zNumber }) => (
        <Link to={`/manage/closings/${id}`} state={{ list: search }} className={styles.name}>
          <bdi>
            {t.types[type]} Z {zNumber}
          </bdi>
        </Link>
      ),
    },
    { key: 'day', name: t.day, cell: ({ businessDay }) => f.day(businessDay) },
    { key: 'branch', name: t.branch, cell: ({ unitName }) => unitName },
    { key: 'register', name: t.register, cell: ({ registerName }) => registerName },
    { key: 'operator', name: t.operator, role: 'wide', cell: ({ operatorName }) => operatorName ?? '–' },
    { key: 'check', name: t.check, cell: ({ state }) => <ClosingStateMark state={state} /> },
    {
      key: 'difference',
      name: t.difference,
      role: 'number',
      isNamed: true,
      cell: ({ cashDifference, currency }) => <CashDifference cents={cashDifference} currency={currency} />,
    },
    {
      key: 'turnover',
      name: t.turnover,
      role: 'amount',
      cell: ({ turnover, currency }) => <bdi>{f.money(turnover, currency)}</bdi>,
    },
  ];
};

interface ClosingTableProps {
  readonly closings: readonly ClosingRow[];
  /** The rows belong to the filter before; the new ones are on their way. */
  readonly isStale: boolean;
}

/** Rows of closings: a table, and cards on phones. */
export const ClosingTable = ({ closings, isStale }: ClosingTableProps) => (
  <ListTable label={useTexts(closingTexts).title} isStale={isStale} rows={closings} columns={useColumns()} />
);
