import { DateBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { RecordList } from '../../kit/record-list/index.ts';
import type { ReceiptRow } from './receipts.queries.ts';
import { receiptTexts } from './receipts-texts.ts';

interface DaysProps {
  readonly list: RecordList<ReceiptRow>;
}

const field = 'businessDay';

/** The business days from and to which the list goes: what most people narrow first. */
export const ReceiptDays = ({ list }: DaysProps) => {
  const t = useTexts(receiptTexts);
  const { conditions, setConditions } = list;
  const boundOf = (is: 'from' | 'to') =>
    conditions.find((condition) => condition.field === field && condition.is === is)?.values[0] ?? '';
  const change = (is: 'from' | 'to') => (day: string) => {
    const others = conditions.filter((condition) => condition.field !== field || condition.is !== is);
    setConditions(day ? [...others, { field, is, values: [day] }] : others);
  };
  return (
    <>
      <DateBox label={t.from} value={boundOf('from')} onChange={change('from')} />
      <DateBox label={t.to} value={boundOf('to')} onChange={change('to')} />
    </>
  );
};
