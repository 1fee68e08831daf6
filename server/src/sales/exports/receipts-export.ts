import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import {
  noSaleOf,
  paymentGroups,
  type Receipt,
  type ReceiptMark,
  receiptMarks,
} from '@tresen/domain/sales/receipts';
import type { Tx } from '../../kit/db/pools.ts';
import {
  clockOf,
  columnsIn,
  type ExportPage,
  type ExportSource,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import { readAmountOrder } from '../receipts/index.ts';
import { readListFilter } from './read-list-filter.ts';
import {
  countExactly,
  type ListedReceipts,
  type ReceiptLine,
  type ReceiptOrigin,
  receiptLines,
} from './receipt-pages.store.ts';
import { type ReceiptSums, receiptSums } from './receipt-sums.ts';
import { receiptWords } from './receipt-words.ts';

/** A receipt as a row shows it: with the time on the clocks of its branch. */
export interface ShownReceipt<Receipt extends ReceiptOrigin = ReceiptOrigin> {
  readonly receipt: Receipt;
  readonly time: string;
}

/** The columns that a receipt and each of its positions begin with. */
export const originColumns = (language: ExportLanguage): readonly TableColumn<ShownReceipt>[] => [
  { head: { de: 'Nummer', en: 'Number' }, type: 'number', cell: ({ receipt }) => receipt.number },
  {
    head: { de: 'Belegart', en: 'Receipt type' },
    width: 14,
    cell: ({ receipt: { type, kinds } }) => kindIn(language, noSaleOf(type, kinds) ?? type),
  },
  { head: { de: 'Zeit', en: 'Time' }, type: 'date', width: 17, cell: ({ time }) => time },
  {
    head: { de: 'Geschäftstag', en: 'Business day' },
    type: 'date',
    cell: ({ receipt }) => receipt.businessDay,
  },
  { head: { de: 'Filiale', en: 'Branch' }, width: 24, cell: ({ receipt }) => receipt.unitName },
  { head: { de: 'Kasse', en: 'Register' }, width: 20, cell: ({ receipt }) => receipt.registerName },
  { head: { de: 'Bedienung', en: 'Served by' }, width: 20, cell: ({ receipt }) => receipt.employeeName },
];

const paymentBits = paymentGroups.map((group, index) => [group, 1 << index] as const);
const markBits = Object.entries(receiptMarks) as (readonly [ReceiptMark, number])[];

/** A receipt of the list with what is summed of its own text. */
interface SummedReceipt extends ShownReceipt<ReceiptLine> {
  readonly sums: ReceiptSums;
}

/** Clocks of zones; each is made once per file. */
export const createClocks = (): ((zone: string, at: Date) => string) => {
  const clocks = new Map<string, (at: Date) => string>();
  return (zone, at) => {
    const clock = clocks.get(zone) ?? clockOf(zone);
    clocks.set(zone, clock);
    return clock(at);
  };
};

// Some milliseconds of this process's time: others wait no longer than that for an answer.
const pageSize = 200;

/** The list of receipts, a row each, in its order; times are on the clocks of their branches. */
export const receiptsExport: ExportSource = {
  name: 'receipts',
  field: 'Query.receipts',
  title: { de: 'Belege', en: 'Receipts' },
  open: ({ filter: given, sort, language, now }) => {
    const filter = readListFilter(given, now);
    const listed = { filter, order: readAmountOrder(sort) };
    const columns = receiptColumns(language);
    return {
      columns: columnsIn(columns, language),
      count: (tx, max) => countExactly(tx, filter, max),
      pages: (tx) => receiptPages(tx, listed, columns),
    };
  },
};

function money(de: string, en: string, cents: (shown: SummedReceipt) => number): TableColumn<SummedReceipt> {
  return {
    head: { de, en },
    type: 'number',
    decimals: 2,
    cell: (shown) => decimalOfCents(cents(shown)),
  };
}

/** A type of receipts, or what one does that sells nothing, in words; of a newer contract as it came. */
function kindIn(language: ExportLanguage, kind: string): string {
  const { kinds, types } = receiptWords[language];
  const words: Readonly<Record<string, string>> = { ...kinds, ...types };
  return words[kind] ?? kind;
}

function receiptColumns(language: ExportLanguage): readonly TableColumn<SummedReceipt>[] {
  const words = receiptWords[language];
  return [
    ...originColumns(language),
    money('Betrag', 'Amount', ({ receipt }) => receipt.gross),
    money('Umsatz', 'Turnover', ({ receipt }) => receipt.turnover),
    money('Netto', 'Net', ({ sums }) => sums.net),
    money('Steuer', 'Tax', ({ sums }) => sums.tax),
    money('Trinkgeld', 'Tip', ({ sums }) => sums.tips),
    ...paymentGroups.map((group) =>
      money(receiptWords.de.payments[group], receiptWords.en.payments[group], ({ sums }) => sums.paid[group]),
    ),
    { head: { de: 'Währung', en: 'Currency' }, cell: ({ receipt }) => receipt.currency },
    {
      head: { de: 'Zahlung', en: 'Payment' },
      width: 16,
      cell: ({ receipt }) => bitWords(receipt.payments, paymentBits, words.payments),
    },
    {
      head: { de: 'Merkmale', en: 'Flags' },
      width: 20,
      cell: ({ receipt }) => bitWords(receipt.marks, markBits, words.marks),
    },
    {
      head: { de: 'Tisch oder Ziel', en: 'Table or destination' },
      width: 16,
      cell: ({ receipt }) => receipt.target,
    },
    { head: { de: 'Notiz', en: 'Note' }, width: 24, cell: ({ receipt }) => receipt.note },
    {
      head: { de: 'Schlagwörter', en: 'Tags' },
      width: 20,
      cell: ({ receipt }) => receipt.tags.join(', '),
    },
    { head: { de: 'Z-Nummer', en: 'Z number' }, type: 'number', cell: ({ receipt }) => receipt.zNumber },
    {
      head: { de: 'TSE-Transaktion', en: 'TSE transaction' },
      type: 'number',
      cell: ({ receipt }) => receipt.tseTransaction,
    },
    {
      head: { de: 'TSE-Signaturzähler', en: 'TSE signature counter' },
      type: 'number',
      cell: ({ receipt }) => receipt.tseCounter,
    },
    {
      head: { de: 'TSE-Seriennummer', en: 'TSE serial number' },
      width: 30,
      cell: ({ receipt }) => receipt.tseSerial,
    },
    { head: { de: 'Beleg-ID', en: 'Receipt ID' }, width: 38, cell: ({ receipt }) => receipt.id },
  ];
}

/** The names of the bits that are set. */
function bitWords<Name extends string>(
  bits: number | null,
  names: readonly (readonly [Name, number])[],
  words: Readonly<Record<Name, string>>,
): string {
  return names
    .filter(([, bit]) => ((bits ?? 0) & bit) !== 0)
    .map(([name]) => words[name])
    .join(', ');
}

async function* receiptPages(
  tx: Tx,
  listed: ListedReceipts,
  columns: readonly TableColumn<SummedReceipt>[],
): AsyncGenerator<ExportPage> {
  const clock = createClocks();
  for await (const page of receiptLines(tx, listed, pageSize))
    yield {
      rows: page.map((receipt) =>
        rowOf(columns, {
          receipt,
          time: clock(receipt.zone, receipt.end),
          sums: receiptSums(JSON.parse(receipt.content) as Receipt),
        }),
      ),
      counted: page.length,
    };
}
