import type { ExportLanguage } from '@tresen/domain/kit/exports';
import { decimalOfCents } from '@tresen/domain/kit/money';
import { type Receipt, type ReceiptPosition, settledPositions } from '@tresen/domain/sales/receipts';
import type { Tx } from '../../kit/db/pools.ts';
import {
  columnsIn,
  type ExportPage,
  type ExportSource,
  rowOf,
  type TableColumn,
} from '../../kit/exports/index.ts';
import type { Row } from '../../kit/sheets/index.ts';
import { readAmountOrder } from '../receipts/index.ts';
import { readListFilter } from './read-list-filter.ts';
import { countExactly, type ListedReceipts, type ReceiptText, receiptTexts } from './receipt-pages.store.ts';
import { receiptWords } from './receipt-words.ts';
import { createClocks, originColumns, type ShownReceipt } from './receipts-export.ts';

interface ShownPosition extends ShownReceipt {
  readonly position: ReceiptPosition;
}

type VatPart = 'net' | 'tax' | 'gross';

// Some milliseconds of this process's time: others wait no longer than that for an answer. A receipt may have 5,000 lines.
const pageSize = 50;

/** Positions as rows of a file. */
type Split = (positions: readonly ReceiptPosition[]) => readonly ReceiptPosition[];

/**
 * A position of several rates as one for each, so that sums by rate are those of a column. What is there once, quantity and
 * discount, stays with the first.
 */
const byRate: Split = (positions) =>
  positions.flatMap((position) =>
    position.vat.length < 2
      ? [position]
      : position.vat.map((vat, index) => ({
          ...position,
          vat: [vat],
          amount: vat.gross,
          ...(index > 0 && { quantity: 0, discounts: null }),
        })),
  );

const asSent: Split = (positions) => positions;

/** The positions of the receipts of the list, a row each, in the order of the receipts and within them of the register. */
export const receiptLinesExport = linesExport(
  'receiptLines',
  { de: 'Belegpositionen', en: 'Receipt lines' },
  asSent,
);

/** The same, positions of several rates split by rate. */
export const receiptRatesExport = linesExport(
  'receiptRates',
  { de: 'Belegpositionen nach Steuersatz', en: 'Receipt lines by VAT rate' },
  byRate,
);

function money(de: string, en: string, cell: (position: ReceiptPosition) => string | null) {
  return {
    head: { de, en },
    type: 'number' as const,
    decimals: 2,
    cell: ({ position }: ShownPosition) => cell(position),
  };
}

function linesExport(name: string, title: ExportSource['title'], split: Split): ExportSource {
  return {
    name,
    field: 'Query.receipts',
    title,
    open: ({ filter: given, sort, language, now }) => {
      const filter = readListFilter(given, now);
      const listed = { filter, order: readAmountOrder(sort) };
      const columns = positionColumns(language);
      return {
        columns: columnsIn(columns, language),
        count: (tx, max) => countExactly(tx, filter, max),
        pages: (tx) => linePages(tx, listed, columns, split),
      };
    },
  };
}

function positionColumns(language: ExportLanguage): readonly TableColumn<ShownPosition>[] {
  const { kinds, prices, yes, no } = receiptWords[language];
  return [
    ...originColumns(language),
    text('Position', 'Line', ({ line }) => line, 10),
    text('Art', 'Type', ({ kind }) => kinds[kind] ?? kind, 16),
    text('Text', 'Description', (position) => position.text, 32),
    text('Artikelnummer', 'Article number', ({ article }) => article?.plu ?? article?.key ?? null),
    text('GTIN', 'GTIN', ({ article }) => article?.gtin ?? null, 16),
    text('Kategorie', 'Category', ({ article }) => article?.category ?? null, 20),
    {
      head: { de: 'Menge', en: 'Quantity' },
      type: 'number',
      cell: ({ position }) => position.quantity / 1000,
    },
    text('Einheit', 'Unit', ({ unit }) => unit ?? null, 10),
    money(
      'Einzelpreis',
      'Unit price',
      ({ unitPrice, unitPriceExact }) => unitPriceExact ?? decimalOfCents(unitPrice),
    ),
    money('Rabatt', 'Discount', discountsOf),
    money('Betrag', 'Amount', ({ amount }) => decimalOfCents(amount)),
    text('MwSt-Satz in %', 'VAT rate in %', (position) => ratesOf(position, language)),
    money('Netto', 'Net', (position) => sumOf(position, 'net')),
    money('Steuer', 'Tax', (position) => sumOf(position, 'tax')),
    money('Brutto', 'Gross', (position) => sumOf(position, 'gross')),
    text('Storno', 'Voided', ({ cancellation }) => (cancellation ? yes : no), 10),
    text('Im Haus', 'Eat in', ({ inHouse }) => (inHouse ? yes : no), 10),
    { head: { de: 'Währung', en: 'Currency' }, cell: ({ receipt }) => receipt.currency },
    { head: { de: 'Beleg-ID', en: 'Receipt ID' }, width: 38, cell: ({ receipt }) => receipt.id },
    {
      head: { de: 'Faktor', en: 'Factor' },
      type: 'number',
      cell: ({ position }) => (position.factor ?? 1000) / 1000,
    },
    text('Preis für', 'Price for', ({ baseUnit }) => baseUnit ?? null, 10),
    text('Preise', 'Prices', ({ priceBasis }) => prices[priceBasis ?? 'gross'], 10),
  ];
}

function text(de: string, en: string, cell: (position: ReceiptPosition) => string | null, width = 14) {
  return {
    head: { de, en },
    width,
    cell: ({ position }: ShownPosition) => cell(position),
  };
}

function discountsOf({ discounts }: ReceiptPosition): string | null {
  return discounts && discounts.length > 0
    ? decimalOfCents(discounts.reduce((sum, { amount }) => sum + amount, 0))
    : null;
}

/** `19`, or `7 / 19` of a bundle. */
function ratesOf({ vat }: ReceiptPosition, language: ExportLanguage): string {
  return vat
    .map(({ rate }) => String(rate / 100))
    .map((rate) => (language === 'de' ? rate.replace('.', ',') : rate))
    .join(' / ');
}

function sumOf({ vat }: ReceiptPosition, part: VatPart): string {
  return decimalOfCents(vat.reduce((sum, amount) => sum + amount[part], 0));
}

async function* linePages(
  tx: Tx,
  listed: ListedReceipts,
  columns: readonly TableColumn<ShownPosition>[],
  split: Split,
): AsyncGenerator<ExportPage> {
  const clock = createClocks();
  for await (const page of receiptTexts(tx, listed, pageSize))
    yield {
      rows: page.flatMap((receipt) => rowsOf(receipt, clock(receipt.zone, receipt.end), columns, split)),
      counted: page.length,
    };
}

function rowsOf(
  receipt: ReceiptText,
  time: string,
  columns: readonly TableColumn<ShownPosition>[],
  split: Split,
): readonly Row[] {
  return (
    // As the figures count them, so that both have one sum.
    split(settledPositions(JSON.parse(receipt.content) as Receipt)).map((position) =>
      rowOf(columns, { receipt, time, position }),
    )
  );
}
