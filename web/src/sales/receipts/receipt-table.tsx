import { receiptTypes } from '@tresen/domain/sales/receipts';
import { Link, useLocation } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ListTable } from '../../kit/list/index.ts';
import type { ReceiptRow } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

interface ReceiptTableProps {
  readonly receipts: readonly ReceiptRow[];
  /** The rows belong to the filter before; the new ones are on their way. */
  readonly isStale: boolean;
}

/** The word for a receipt's type; a type of a newer contract shows as it came. */
export const useTypeWord = () => {
  const t = useTexts(receiptTexts);
  return (type: string): string => {
    const known = receiptTypes.find((each) => each === type);
    return known ? t.types[known] : type;
  };
};

/** Rows of receipts: a table, and cards on phones. */
export const ReceiptTable = ({ receipts, isStale }: ReceiptTableProps) => {
  const t = useTexts(receiptTexts);
  const f = useFormats();
  const typeWord = useTypeWord();
  const { search } = useLocation();
  return (
    <ListTable
      label={t.title}
      isStale={isStale}
      rows={receipts}
      columns={[
        {
          key: 'number',
          name: t.number,
          role: 'title',
          cell: ({ id, number }) => (
            <Link to={`/manage/receipts/${id}`} state={{ list: search }}>
              {number}
            </Link>
          ),
        },
        { key: 'time', name: t.time, cell: ({ end, zone }) => f.dateTime(end, zone) },
        { key: 'branch', name: t.branch, cell: ({ unitName }) => unitName },
        { key: 'register', name: t.register, role: 'wide', cell: ({ registerName }) => registerName },
        { key: 'employee', name: t.employee, role: 'wide', cell: ({ employeeName }) => employeeName ?? '–' },
        { key: 'kind', name: t.kind, role: 'wide', cell: ({ type }) => typeWord(type) },
        {
          key: 'amount',
          name: t.amount,
          role: 'amount',
          cell: ({ gross, currency }) => <bdi>{f.money(gross, currency)}</bdi>,
        },
      ]}
    />
  );
};
