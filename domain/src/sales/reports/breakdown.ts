import {
  grossOfPrice,
  isTurnover,
  meaningOfPosition,
  type Receipt,
  settledPositions,
} from '../receipts/index.ts';
import { type KeptDimension, keptDimensions } from './dimensions.ts';
import { type Measure, measures, placeOfMeasure } from './measures.ts';
import { isAtTable, stayKeyOf, stayOf } from './stay.ts';
import { targetOf } from './target.ts';

/** Where a receipt counts. */
export interface BreakdownHead {
  readonly unit: string;
  /** Business day. */
  readonly day: string;
  /** Of the branch's clock, 0 to 23. */
  readonly hour: number;
  readonly device: string;
  readonly register: string;
  readonly employee: string | null;
  readonly employeeName: string | null;
}

/** A part with its sums, in the order of `measures`. */
export interface BreakdownPart {
  readonly key: string;
  /** As it was called last; '' where the key says it all. */
  name: string;
  /** The last business day on which it was called so. */
  namedOn: string;
  readonly values: number[];
}

/** The parts of each dimension by their keys. */
export type Breakdown = Readonly<Record<KeptDimension, Map<string, BreakdownPart>>>;

type Position = Receipt['positions'][number];

export const emptyBreakdown = (): Breakdown =>
  Object.fromEntries(keptDimensions.map((dimension) => [dimension, new Map()])) as unknown as Breakdown;

/**
 * Adds a receipt to the sums of its parts: the only place where parts of figures are read from a receipt. What is a sale,
 * a discount and a cancellation is as in `receiptFacts`. Receipts of other types than `Beleg` add nothing, nor do such
 * that only move cash.
 */
export const addToBreakdown = (sums: Breakdown, receipt: Receipt, head: BreakdownHead): void => {
  if (receipt.type !== 'Beleg') return;
  const positions = settledPositions(receipt);
  if (positions.every(({ kind }) => meaningOfPosition[kind] === 'cashMovement')) return;
  const part = partsOf(sums, head);
  const target = targetOf(head.unit, receipt);
  const whole = [
    part('total', '', ''),
    part('employee', `${head.unit}:${head.employee ?? ''}`, head.employeeName ?? ''),
    part('register', head.device, head.register),
    part('hour', String(head.hour), ''),
    part('target', target.key, target.name),
  ];
  const touched = new Set<BreakdownPart>();
  let tips = 0;
  for (const position of positions) {
    const meaning = meaningOfPosition[position.kind];
    const takings = part('takings', takingsKeyOf(position), position.kindName ?? '');
    add(takings, 'takings', position.amount);
    for (const each of whole) addTakings(each, position);
    if (meaning === 'tip') tips += position.amount;
    addVat(part, position, whole[0], touched);
    if (isTurnover(position.kind)) addSale(part, whole, position, touched);
  }
  const counts = positions.some(({ kind }) => isTurnover(kind));
  const payments = paymentParts(part, receipt);
  for (const [each, amount] of payments) add(each, 'takings', amount);
  addTip(payments, tips);
  if (!counts) return;
  addGuests(part, whole, receipt, { hour: head.hour, turnover: turnoverOf(positions) });
  for (const each of [...whole, ...touched, ...payments.keys()]) add(each, 'receipts', 1);
};

/** The key of an article that a line sells; '' for discounts and surcharges on whole receipts, and goods without a key. */
export const articleKeyOf = ({ kind, article }: Pick<Position, 'kind' | 'article'>): string =>
  kind === 'Umsatz' ? (article?.key ?? '') : '';

/** Adds the sums of a part to another one, whose name stays unless the added one is later. */
export const addPart = (to: BreakdownPart, from: BreakdownPart, sign: 1 | -1 = 1): void => {
  renamePart(to, from.name, from.namedOn);
  addSums(to, from, sign);
};

/** Adds the sums alone. Those at the end may be missing: they are zeros. */
export const addSums = (
  to: BreakdownPart,
  { values }: Pick<BreakdownPart, 'values'>,
  sign: 1 | -1 = 1,
): void => {
  for (let place = 0; place < values.length; place += 1)
    to.values[place] = (to.values[place] ?? 0) + sign * (values[place] ?? 0);
};

/** Gives a part a name of a day, unless it has one of a later day. */
export const renamePart = (part: BreakdownPart, name: string, day: string): void => {
  if (day < part.namedOn) return;
  part.name = name;
  part.namedOn = day;
};

/** A part without sums. */
export const emptyPart = (key: string, name: string, namedOn: string): BreakdownPart => ({
  key,
  name,
  namedOn,
  values: new Array<number>(measures.length).fill(0),
});

type Part = (dimension: KeptDimension, key: string, name: string) => BreakdownPart;

function partsOf(sums: Breakdown, { day }: BreakdownHead): Part {
  return (dimension, key, name) => {
    const parts = sums[dimension];
    const known = parts.get(key);
    if (known) {
      renamePart(known, name, day);
      return known;
    }
    const made = emptyPart(key, name, day);
    parts.set(key, made);
    return made;
  };
}

function add(part: BreakdownPart, measure: Measure, amount: number): void {
  const place = placeOfMeasure[measure];
  part.values[place] = (part.values[place] ?? 0) + amount;
}

/** What a receipt with turnover says of guests and their table; of one that takes back what was paid nobody is a guest. */
function addGuests(
  part: Part,
  whole: readonly BreakdownPart[],
  receipt: Receipt,
  { hour, turnover }: { readonly hour: number; readonly turnover: number },
): void {
  for (const each of whole) add(each, 'customers', receipt.guests ?? 1);
  if (turnover <= 0) return;
  const guests = receipt.guests ?? 0;
  const stay = stayOf(receipt);
  for (const each of whole) {
    add(each, 'covers', guests);
    if (guests > 0) add(each, 'coverTurnover', turnover);
    if (isAtTable(receipt)) add(each, 'seatings', 1);
    if (stay === null) continue;
    add(each, 'timedSeatings', 1);
    add(each, 'tableMinutes', stay);
  }
  if (stay !== null) add(part('stay', stayKeyOf({ hour, guests, minutes: stay }), ''), 'receipts', 1);
}

function turnoverOf(positions: readonly Position[]): number {
  return positions
    .filter(({ kind }) => isTurnover(kind))
    .reduce((sum, { vat }) => vat.reduce((own, { gross }) => own + gross, sum), 0);
}

/** Kinds that registers tell apart by a name stay apart: receivables of one house, vouchers of another. */
function takingsKeyOf({ kind, kindName }: Position): string {
  return kindName ? `${kind}:${kindName}` : kind;
}

function addTakings(part: BreakdownPart, { kind, amount }: Position): void {
  add(part, 'takings', amount);
  const [measure, sign] = measureOfTakings(kind);
  if (measure) add(part, measure, sign * amount);
}

/** What brings money beside turnover; what is redeemed counts as positive. */
function measureOfTakings(kind: Position['kind']): readonly [Measure | null, 1 | -1] {
  switch (meaningOfPosition[kind]) {
    case 'turnover':
      return [null, 1];
    case 'tip':
      return ['tips', 1];
    case 'deposit':
      return ['deposits', 1];
    case 'voucher':
      return kind.endsWith('Kauf') ? ['vouchersSold', 1] : ['vouchersRedeemed', -1];
    default:
      return ['otherTakings', 1];
  }
}

function addVat(
  part: Part,
  { kind, vat }: Position,
  total: BreakdownPart | undefined,
  touched: Set<BreakdownPart>,
): void {
  for (const { key, rate, net, tax, gross } of vat) {
    const each = part('vat', `${key}:${rate}`, '');
    for (const to of total ? [each, total] : [each]) {
      add(to, 'vatBase', net);
      add(to, 'vatDue', tax);
    }
    if (!isTurnover(kind)) continue;
    touched.add(each);
    add(each, 'turnover', gross);
    add(each, 'net', net);
    add(each, 'tax', tax);
  }
}

function addSale(
  part: Part,
  whole: readonly BreakdownPart[],
  position: Position,
  touched: Set<BreakdownPart>,
): void {
  const { article, text, inHouse } = position;
  const key = articleKeyOf(position);
  const own = [
    part('article', key, key === '' ? '' : text),
    part('category', article?.categoryKey ?? '', article?.category ?? ''),
    part('place', inHouse === undefined || inHouse === null ? '' : inHouse ? 'in' : 'out', ''),
  ];
  for (const each of own) touched.add(each);
  const lines = [...whole, ...own];
  const quantity = position.kind === 'Umsatz' ? position.quantity : 0;
  const [discount, isReturn] = [discountOf(position), isReturned(position)];
  for (const each of lines) {
    for (const { net, tax, gross } of position.vat) {
      add(each, 'turnover', gross);
      add(each, 'net', net);
      add(each, 'tax', tax);
    }
    add(each, 'quantity', quantity);
    add(each, 'discounts', discount);
    if (position.cancellation) {
      add(each, 'cancelled', -position.amount);
      add(each, 'cancellations', 1);
    } else if (isReturn) {
      add(each, 'refunded', -position.amount);
      add(each, 'refunds', 1);
    }
  }
}

function discountOf(position: Position): number {
  const own = position.kind === 'Rabatt' ? -position.amount : 0;
  return (position.discounts ?? []).reduce((sum, { amount }) => sum - grossOfPrice(position, amount), own);
}

/** Goods that came back: no cancellation of a line, no discount. */
function isReturned({ kind, amount }: Position): boolean {
  return kind === 'Umsatz' && amount < 0;
}

function paymentParts(part: Part, { payments }: Receipt): Map<BreakdownPart, number> {
  const sums = new Map<BreakdownPart, number>();
  for (const { kind, name, amount } of payments) {
    const each = part('payment', `${kind}:${name ?? ''}`, name ?? '');
    sums.set(each, (sums.get(each) ?? 0) + amount);
  }
  return sums;
}

/** A tip belongs to the payment of the receipt that brought most: registers do not say which one it came with. */
function addTip(payments: ReadonlyMap<BreakdownPart, number>, tips: number): void {
  const [max] = [...payments].sort(([, one], [, other]) => other - one);
  if (max && tips !== 0) add(max[0], 'tips', tips);
}
