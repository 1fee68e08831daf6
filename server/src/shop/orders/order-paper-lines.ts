import { intervalWords, lineCostWords, monthsOf, splitWords } from '@tresen/domain/shop/cart';
import { type OrderLine, vatWords } from '@tresen/domain/shop/orders';
import type { PdfBlock, PdfRow } from '../../kit/pdf/index.ts';
import type { PaperTexts } from './order-paper.de.ts';
import type { ShownOrder } from './read-orders.ts';

/** How a paper writes amounts, and in which words. */
export interface PaperStyle {
  readonly language: 'de' | 'en';
  readonly t: PaperTexts;
  readonly money: (cents: number) => string;
}

/** What was ordered with its sums: each unit price and what belongs to it, times the quantity, is the line's total. */
export const linesTable = (order: ShownOrder, style: PaperStyle): PdfBlock => {
  const { t } = style;
  const serialsOf = ({ lineId }: OrderLine): string[] => [
    ...new Set(order.keys.filter((key) => key.lineId === lineId).map(({ serial }) => serial)),
  ];
  return {
    kind: 'table',
    name: t.lines,
    columns: [
      { name: t.article, share: 5 },
      { name: t.quantity, share: 1, align: 'end' },
      { name: t.price, share: 1.8, align: 'end' },
      { name: t.total, share: 1.8, align: 'end' },
    ],
    rows: [...order.lines.flatMap((line) => rowsOfLine(line, serialsOf(line), style)), ...sums(order, style)],
  };
};

/** A line, what comes with each piece of it below, and the keys that were handed out for it. */
function rowsOfLine(line: OrderLine, serials: readonly string[], style: PaperStyle): PdfRow[] {
  const { language, t, money } = style;
  const { quantity, price, setupFee, total, addOns, subProducts } = line;
  return [
    { cells: [nameOf(line, style), String(quantity), money(price), money(total)] },
    ...(setupFee > 0 ? [part(t.setup, setupFee, style)] : []),
    ...addOns.map((addOn) => part(addOn.name, addOn.price + addOn.setupFee, style)),
    ...subProducts.map((product) => part(product.name, product.setupFee, style)),
    ...costRows(lineCostWords(language, line, money)),
    ...serials.map((serial) => ({ cells: [t.key(serial), '', '', ''] })),
  ];
}

function nameOf(line: OrderLine, { language, t }: PaperStyle): string {
  const { name, articleNr, licenseKey } = line;
  const months = monthsOf(line);
  return [
    name,
    ...(months > 0 ? [intervalWords(language, months)] : []),
    ...(articleNr === '' ? [] : [t.articleNr(articleNr)]),
    ...(licenseKey === '' ? [] : [t.forKey(licenseKey)]),
  ].join(' · ');
}

function part(name: string, cents: number, { money }: PaperStyle): PdfRow {
  return {
    cells: [`+ ${name}`, '', cents === 0 ? '' : money(cents), ''],
  };
}

/** How often it is paid, where that is not once: below what it stands for, over the whole width of the words. */
function costRows(words: string | undefined): PdfRow[] {
  return words === undefined ? [] : [{ cells: [words, '', '', ''] }];
}

function sums(order: ShownOrder, { language, t, money }: PaperStyle): PdfRow[] {
  return [
    { cells: [t.net, '', '', money(order.net)] },
    ...costRows(splitWords(language, order.lines, money)),
    {
      cells: [vatWords(language, { rate: order.vatRate, reason: order.vatReason }), '', '', money(order.tax)],
    },
    { cells: [t.gross, '', '', money(order.gross)], isTotal: true },
  ];
}
