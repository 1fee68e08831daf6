import { type RecordFilter, recordFilterSchema } from '@tresen/domain/kit/entities';
import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import { closingList, closingListWords } from '@tresen/domain/sales/closings';
import type { Tx } from '../../kit/db/pools.ts';
import {
  columnsIn,
  type ExportPage,
  type ExportSource,
  keysetPages,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readFilter } from '../../kit/records/index.ts';
import { type ClosingRow, closingCursorOf, closingPage, closingTotals } from '../closings/index.ts';
import { createClocks } from './receipts-export.ts';

interface ShownClosing {
  readonly closing: ClosingRow;
  readonly time: (at: Date) => string;
}

const pageSize = 1_000;

/** The list of closings, a row each, newest first; times are on the clocks of their branches. */
export const closingsExport: ExportSource = {
  name: 'closings',
  field: 'Query.closings',
  title: { de: closingListWords.de.many, en: closingListWords.en.many },
  open: ({ filter: given, language }) => {
    const filter = readFilter(closingList, parseInput(recordFilterSchema, given));
    const columns = closingColumns(language);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countClosings(tx, filter),
      pages: (tx) => closingPages(tx, filter, columns),
    };
  },
};

function money(
  de: string,
  en: string,
  cents: (closing: ClosingRow) => number | null,
): TableColumn<ShownClosing> {
  return {
    head: { de, en },
    type: 'number',
    decimals: 2,
    cell: ({ closing }) => {
      const value = cents(closing);
      return value === null ? null : decimalOfCents(value);
    },
  };
}

function time(de: string, en: string, at: (closing: ClosingRow) => Date): TableColumn<ShownClosing> {
  return {
    head: { de, en },
    type: 'date',
    width: 17,
    cell: ({ closing, time }) => time(at(closing)),
  };
}

function closingColumns(language: ExportLanguage): readonly TableColumn<ShownClosing>[] {
  const { type, state } = closingListWords[language].choices;
  return [
    { head: { de: 'Art', en: 'Type' }, width: 18, cell: ({ closing }) => type[closing.type] },
    { head: { de: 'Z-Nummer', en: 'Z number' }, type: 'number', cell: ({ closing }) => closing.zNumber },
    {
      head: { de: 'Geschäftstag', en: 'Business day' },
      type: 'date',
      cell: ({ closing }) => closing.businessDay,
    },
    time('Abgeschlossen', 'Closed', ({ createdAt }) => createdAt),
    time('Von', 'From', ({ periodFrom }) => periodFrom),
    time('Bis', 'To', ({ periodTo }) => periodTo),
    { head: { de: 'Filiale', en: 'Branch' }, width: 24, cell: ({ closing }) => closing.unitName },
    { head: { de: 'Kasse', en: 'Register' }, width: 20, cell: ({ closing }) => closing.registerName },
    {
      head: { de: 'Abgeschlossen von', en: 'Closed by' },
      width: 20,
      cell: ({ closing }) => closing.operatorName,
    },
    { head: { de: 'Belege', en: 'Receipts' }, type: 'number', cell: ({ closing }) => closing.receipts },
    money('Umsatz', 'Turnover', ({ turnover }) => turnover),
    money('Bargeld erwartet', 'Cash expected', ({ expectedCash }) => expectedCash),
    money('Bargeld gezählt', 'Cash counted', ({ countedCash }) => countedCash),
    money('Kassendifferenz', 'Cash difference', ({ cashDifference }) => cashDifference),
    { head: { de: 'Währung', en: 'Currency' }, cell: ({ closing }) => closing.currency },
    { head: { de: 'Prüfung', en: 'Check' }, width: 20, cell: ({ closing }) => state[closing.state] },
    { head: { de: 'ID', en: 'ID' }, width: 38, cell: ({ closing }) => closing.id },
  ];
}

async function countClosings(tx: Tx, filter: RecordFilter): Promise<number> {
  return (await closingTotals(tx, filter)).reduce((sum, { closings }) => sum + closings, 0);
}

async function* closingPages(
  tx: Tx,
  filter: RecordFilter,
  columns: readonly TableColumn<ShownClosing>[],
): AsyncGenerator<ExportPage> {
  const clock = createClocks();
  const behind = async (last: ClosingRow | undefined) =>
    (await closingPage(tx, filter, pageSize, last && closingCursorOf(last))).slice(0, pageSize);
  for await (const page of keysetPages(pageSize, behind)) {
    const rows = page.map((closing) =>
      rowOf(columns, { closing, time: (at: Date) => clock(closing.zone, at) }),
    );
    yield { rows, counted: page.length };
  }
}
