import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import {
  type ClosingState,
  type ClosingType,
  closingStates,
  closingTypes,
} from '@tresen/domain/sales/closings';
import * as z from 'zod/mini';
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
import {
  type ClosingFilter,
  type ClosingRow,
  closingCursorOf,
  closingPage,
  closingTotals,
} from '../closings/index.ts';
import { createClocks } from './receipts-export.ts';

const ids = z.nullish(z.array(z.uuid()).check(z.maxLength(1_000)));

/** The filter of `closings` as it comes in JSON. */
const filterSchema = z.strictObject({
  unitIds: ids,
  deviceIds: ids,
  types: z.nullish(z.array(z.enum(closingTypes))),
  states: z.nullish(z.array(z.enum(closingStates))),
  hasDifference: z.nullish(z.boolean()),
  zNumber: z.nullish(z.int()),
  from: z.nullish(z.iso.date()),
  to: z.nullish(z.iso.date()),
});

interface ClosingWords {
  readonly types: Readonly<Record<ClosingType, string>>;
  readonly states: Readonly<Record<ClosingState, string>>;
}

const words: Readonly<Record<ExportLanguage, ClosingWords>> = {
  de: {
    types: { daily: 'Tagesabschluss', monthly: 'Monatsabschluss', yearly: 'Jahresabschluss' },
    states: {
      matches: 'Stimmt überein',
      differs: 'Weicht ab',
      incomplete: 'Belege fehlen',
      unchecked: 'Noch nicht geprüft',
    },
  },
  en: {
    types: { daily: 'Daily closing', monthly: 'Monthly closing', yearly: 'Yearly closing' },
    states: {
      matches: 'Matches',
      differs: 'Differs',
      incomplete: 'Receipts are missing',
      unchecked: 'Not checked yet',
    },
  },
};

interface ShownClosing {
  readonly closing: ClosingRow;
  readonly time: (at: Date) => string;
}

const time = (de: string, en: string, at: (closing: ClosingRow) => Date): TableColumn<ShownClosing> => ({
  head: { de, en },
  type: 'date',
  width: 17,
  cell: ({ closing, time }) => time(at(closing)),
});

const money = (
  de: string,
  en: string,
  cents: (closing: ClosingRow) => number | null,
): TableColumn<ShownClosing> => ({
  head: { de, en },
  type: 'number',
  decimals: 2,
  cell: ({ closing }) => {
    const value = cents(closing);
    return value === null ? null : decimalOfCents(value);
  },
});

const closingColumns = (language: ExportLanguage): readonly TableColumn<ShownClosing>[] => {
  const { types, states } = words[language];
  return [
    { head: { de: 'Art', en: 'Type' }, width: 18, cell: ({ closing }) => types[closing.type] },
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
    { head: { de: 'Prüfung', en: 'Check' }, width: 20, cell: ({ closing }) => states[closing.state] },
    { head: { de: 'ID', en: 'Id' }, width: 38, cell: ({ closing }) => closing.id },
  ];
};

const pageSize = 1_000;

async function* closingPages(
  tx: Tx,
  filter: ClosingFilter,
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

const countClosings = async (tx: Tx, filter: ClosingFilter): Promise<number> =>
  (await closingTotals(tx, filter)).reduce((sum, { closings }) => sum + closings, 0);

/** The list of closings, a row each, newest first; times are on the clocks of their branches. */
export const closingsExport: ExportSource = {
  name: 'closings',
  field: 'Query.closings',
  title: { de: 'Abschlüsse', en: 'Closings' },
  open: ({ filter: given, language }) => {
    const filter: ClosingFilter = parseInput(filterSchema, given);
    const columns = closingColumns(language);
    return {
      columns: columnsIn(columns, language),
      count: (tx) => countClosings(tx, filter),
      pages: (tx) => closingPages(tx, filter, columns),
    };
  },
};
