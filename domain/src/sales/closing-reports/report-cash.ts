import { type CashCount, type ClosingCash, cashLines } from '../closings/index.ts';
import {
  amountColumn,
  factsOf,
  labelColumn,
  type ReportPart,
  type ReportRow,
  type ReportSource,
  type ReportTable,
  tableOf,
} from './report.ts';
import { count, instant, money, text } from './report-cell.ts';
import type { ReportTerm, ReportWords } from './report-words.ts';

const termOf: Partial<Record<keyof ClosingCash, ReportTerm>> = {
  openingFloat: 'openingFloat',
  transfersIn: 'transfers',
  transfersOut: 'transfers',
  expected: 'expected',
  counted: 'counted',
  difference: 'difference',
  withdrawn: 'withdrawn',
  remaining: 'remaining',
};

/** Lines that are nearly always there; the others only where something happened. */
const always: readonly (keyof ClosingCash)[] = ['openingFloat', 'takings'];

/** Short, over, or neither, in words: a colour alone tells nobody (WCAG 1.4.1). */
export const differenceWord = (cents: number, words: ReportWords): string => {
  if (cents === 0) return words.noDifference;
  return cents < 0 ? words.shortage : words.surplus;
};

/** The drawer: what came and went, what there should be, what was counted, and what is left. */
export const cashTable = ({ closing, words }: ReportSource): readonly ReportTable[] => {
  const { cash, currency } = closing;
  const row = (name: keyof ClosingCash, isTotal = false): ReportRow => {
    const cents = cash[name];
    const term = termOf[name];
    return {
      cells: [text(words.cash[name]), cents === null ? text(words.notCounted) : money(cents, currency)],
      ...(isTotal && { isTotal }),
      ...(term && { term }),
    };
  };
  const { difference } = cash;
  const differenceRow: ReportRow[] =
    difference === null
      ? []
      : [
          {
            cells: [
              text(`${words.cash.difference} (${differenceWord(difference, words)})`),
              money(difference, currency),
            ],
            isTotal: true,
            term: 'difference',
          },
        ];
  return tableOf(
    words.sections.cash,
    [labelColumn(words.columns.name), amountColumn(words.columns.amount)],
    [
      ...cashLines.filter((name) => always.includes(name) || cash[name] !== 0).map((name) => row(name)),
      row('expected', true),
      row('counted', true),
      ...differenceRow,
      row('withdrawn'),
      row('remaining', true),
    ],
  );
};

type Counted = CashCount['currencies'][number];

/** One count of the drawer: when, by whom, and each note and coin (fiscal.md 7.2). */
export const countParts = (counted: CashCount, words: ReportWords, title: string): readonly ReportPart[] => [
  factsOf(
    { name: words.count.countedAt, cell: instant(counted.countedAt) },
    counted.countedBy && { name: words.count.countedBy, cell: text(counted.countedBy.name) },
    counted.secondPerson && { name: words.count.secondPerson, cell: text(counted.secondPerson.name) },
    counted.comment ? { name: words.count.comment, cell: text(counted.comment) } : null,
  ),
  ...counted.currencies.map((each) => denominationTable(each, words, `${title} ${each.currency}`)),
];

/** All counts of the closing, one after the other. */
export const countsParts = ({ closing, words }: ReportSource): readonly ReportPart[] => {
  const counts = closing.counts ?? [];
  const title = (index: number) =>
    counts.length === 1 ? words.sections.count : words.count.title(String(index + 1));
  return counts.flatMap((counted, index) => countParts(counted, words, title(index)));
};

function denominationTable(
  { currency, denominations, total }: Counted,
  words: ReportWords,
  name: string,
): ReportTable {
  const rows = denominations.map((line) => ({
    cells: [
      money(line.value, currency),
      text(words.moneyKinds[line.kind]),
      count(line.count),
      money(line.amount, currency),
    ],
  }));
  const { columns } = words;
  return {
    kind: 'table',
    name,
    columns: [
      labelColumn(columns.denomination),
      labelColumn(columns.moneyKind),
      amountColumn(columns.count),
      amountColumn(columns.amount),
    ],
    rows: [...rows, { cells: [text(words.total), null, null, money(total, currency)], isTotal: true }],
  };
}
