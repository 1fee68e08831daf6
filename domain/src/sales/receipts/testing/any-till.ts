import fc from 'fast-check';
import type { Receipt, ReceiptPosition, VatAmount } from '../receipt.ts';
import { position, sale } from './receipt-examples.ts';

/** How a till comes to whole cents. */
const roundings = { nearest, bankers, cut } as const;
type Rounding = keyof typeof roundings;

/** Where a till rounds VAT: line by line; once per rate, and sends that; once per rate, and the last line takes the rest. */
const places = ['line', 'receipt', 'rest'] as const;
type Place = (typeof places)[number];

/** What a cashier enters. */
interface Line {
  /** Hundred-thousandths of the currency. */
  readonly price: number;
  readonly quantity: number;
  readonly factor: number | null;
  readonly rate: number;
  readonly discount: number | null;
}

export interface TillWay {
  readonly isNet: boolean;
  readonly rounding: Rounding;
  readonly place: Place;
}

const anyLine: fc.Arbitrary<Line> = fc.record({
  price: fc.oneof(
    fc.integer({ min: 1, max: 3_000_000 }),
    fc.integer({ min: 1, max: 9_999 }).map((cents) => cents * 1000),
  ),
  quantity: fc.oneof(
    fc.integer({ min: -20, max: 40 }).map((count) => count * 1000),
    fc.integer({ min: -5_000, max: 900_000 }),
  ),
  factor: fc.option(fc.constantFrom(1000, 20_000, 100_000, 1_000_000), { nil: null }),
  rate: fc.constantFrom(0, 700, 1900),
  discount: fc.option(fc.integer({ min: -500, max: 300 }), { nil: null }),
});

/** A receipt as some legal till computes it, with the way that it went. */
export const anyTillReceipt: fc.Arbitrary<{ readonly way: TillWay; readonly receipt: Receipt }> = fc
  .record({
    isNet: fc.boolean(),
    rounding: fc.constantFrom<Rounding>('nearest', 'bankers', 'cut'),
    place: fc.constantFrom(...places),
    lines: fc.array(anyLine, { minLength: 1, maxLength: 30 }),
  })
  // Whoever cuts off leaves no rest to one line: it would be nearly a cent of each.
  .map(({ lines, ...way }) =>
    way.place === 'rest' && way.rounding === 'cut'
      ? { way: { ...way, place: 'line' as const }, lines }
      : { way, lines },
  )
  .map(({ way, lines }) => ({ way, receipt: receiptOf(way, lines) }));

function nearest(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0;
}

function bankers(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value) + 0;
  return (floor % 2 === 0 ? floor : floor + 1) + 0;
}

function cut(value: number): number {
  return Math.trunc(value) + 0;
}

function receiptOf(way: TillWay, entered: readonly Line[]): Receipt {
  const lines = entered.map((line, index) => lineOf(way, line, index));
  const positions = way.place === 'rest' ? withRest(way, lines) : lines;
  const vat = way.place === 'receipt' ? onceOf(way, lines) : null;
  const gross = (vat ?? positions.flatMap((line) => line.vat)).reduce((sum, entry) => sum + entry.gross, 0);
  return sale({ positions, vat, gross });
}

function lineOf(way: TillWay, { price, quantity, factor, rate, discount }: Line, index: number) {
  const round = roundings[way.rounding];
  const priced = round((price * quantity) / ((factor ?? 1000) * 1000)) + (discount ?? 0);
  const vat = entryOf(way, priced, rate);
  return position({
    line: String(index + 1),
    quantity,
    factor,
    unitPrice: round(price / 1000),
    unitPriceExact: textOf(price),
    priceBasis: way.isNet ? 'net' : null,
    discounts: discount === null ? null : [{ text: 'Rabatt', amount: discount }],
    amount: vat.gross,
    vat: [vat],
    article: { key: String(index) },
  });
}

function entryOf(way: TillWay, amount: number, rate: number): VatAmount {
  const tax = taxOf(way, amount, rate);
  const net = way.isNet ? amount : amount - tax;
  return { key: keyOf(rate), rate, net, tax, gross: net + tax };
}

function taxOf({ isNet, rounding }: TillWay, amount: number, rate: number): number {
  return roundings[rounding](isNet ? (amount * rate) / 10_000 : (amount * rate) / (10_000 + rate));
}

function keyOf(rate: number): number {
  return { 1900: 1, 700: 2, 0: 6 }[rate] ?? 1000;
}

function textOf(price: number): string {
  return (price / 100_000).toFixed(5).replace(/\.?0+$/, '');
}

/** The last line of each rate takes what the others lack. */
function withRest(way: TillWay, positions: readonly ReceiptPosition[]): ReceiptPosition[] {
  const changed = [...positions];
  for (const once of onceOf(way, positions)) {
    const ofRate = positions.filter((entry) => rateOf(entry) === once.rate);
    const tax = once.tax - ofRate.reduce((total, { vat }) => total + (vat[0]?.tax ?? 0), 0);
    const last = positions.findLastIndex((entry) => rateOf(entry) === once.rate);
    const before = changed[last];
    const entry = before?.vat[0];
    if (!before || !entry) continue;
    const net = way.isNet ? entry.net : entry.net - tax;
    const vat = { ...entry, net, tax: entry.tax + tax, gross: net + entry.tax + tax };
    changed[last] = { ...before, amount: vat.gross, vat: [vat] };
  }
  return changed;
}

function rateOf({ vat }: ReceiptPosition): number {
  return vat[0]?.rate ?? 0;
}

function onceOf(way: TillWay, positions: readonly ReceiptPosition[]): VatAmount[] {
  return [...Map.groupBy(positions, rateOf)].map(([rate, ofRate]) => {
    const sum = (field: 'net' | 'gross') =>
      ofRate.reduce((total, { vat }) => total + (vat[0]?.[field] ?? 0), 0);
    return entryOf(way, sum(way.isNet ? 'net' : 'gross'), rate);
  });
}
