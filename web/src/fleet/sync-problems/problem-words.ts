import { type ReceiptProblem, receiptRules } from '@tresen/domain/sales/receipts';
import { type Formats, useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useZone } from '../../organization/units/index.ts';
import type { SyncProblem } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

type Texts = (typeof syncProblemTexts)['de' | 'en'];

/** What the server noted beside the reason; not every reason has more to say. */
type Detail = Partial<ReceiptProblem>;

const reasonWord = (t: Texts, reason: string): string =>
  reason in t.reasons ? t.reasons[reason as keyof Texts['reasons']] : reason;

// Sums are in cents; the sum rules do not concern any currency but the receipt's, so two decimals do.
const valueWord = (f: Formats, zone: string | undefined, value: number | string): string =>
  typeof value === 'number'
    ? f.decimal(value / 100)
    : /^\d{4}-.*Z$/.test(value)
      ? f.exactTime(value, zone)
      : value;

/** The detail of a problem as one sentence; empty when there is none. */
const detailWords = (
  t: Texts,
  write: (value: number | string) => string,
  { rule, line, expected, actual }: Detail,
): string => {
  if (rule === undefined || !(rule in receiptRules) || expected === undefined || actual === undefined)
    return '';
  const where = line === undefined ? '' : `${t.inLine(line)}, `;
  return `${where}${t.rules[rule]}. ${t.expectedActual(write(expected), write(actual))}`;
};

/** Says in plain words why a record waits. */
export const useProblemWords = () => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  const zone = useZone([]);
  const write = (value: number | string) => valueWord(f, zone, value);
  return ({ reason, detail }: SyncProblem) => ({
    reason: reasonWord(t, reason),
    detail: detailWords(t, write, JSON.parse(detail) as Detail),
  });
};
