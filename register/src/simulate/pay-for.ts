import type { Country } from '@tresen/domain/kit/countries';
import { priceOf, type Receipt } from '@tresen/domain/sales/receipts';
import { countryWords, type NewReceipt, type PaymentDraft, type PositionDraft } from '../receipts/index.ts';
import type { Random } from './random.ts';

type Card = NonNullable<Receipt['cards']>[number];

const ways = [
  { kind: 'Bar', word: 'cash', weight: 40 },
  { kind: 'ECKarte', word: 'debitCard', weight: 34 },
  { kind: 'Kreditkarte', name: 'Visa', weight: 9 },
  { kind: 'Kreditkarte', name: 'Mastercard', weight: 7 },
  { kind: 'ElZahlungsdienstleister', name: 'PayPal', weight: 6 },
  { kind: 'Guthabenkarte', name: 'Kundenkarte', weight: 2 },
  { kind: 'Unbar', name: 'Rechnung', weight: 2 },
] as const;
type Way = (typeof ways)[number];

/** Splits of a bill between two ways of payment. */
const splits = 0.04;
/** From here on (cents) a bill may be split. */
const splitFrom = 3000;
/** Tips are given in steps of half a euro. */
const tipStep = 50;
const notTaxable = 5;

export type PayOptions = Readonly<{
  random: Random;
  at: number;
  tips: number;
  serial: string;
  country: Country;
}>;

/** How a sale is paid: in one or two ways, with a tip now and then, and the transactions of the card terminal. */
export function payFor(
  positions: readonly PositionDraft[],
  { random, at, tips, serial, country }: PayOptions,
): Pick<NewReceipt, 'positions' | 'payments' | 'cards'> {
  const price = sumOf(positions);
  const way = random.pick(ways);
  const tip = way.kind !== 'Unbar' && random.chance(tips) ? tipFor(price, random) : 0;
  const gross = price + tip;
  const paid =
    random.chance(splits) && gross >= splitFrom ? split(gross, way, random) : [{ ...way, amount: gross }];
  const payments = paid.map(
    ({ amount, ...one }): PaymentDraft => ({ kind: one.kind, name: nameOf(one, country), amount }),
  );
  const cards = payments
    .filter(isCard)
    .map((payment) => cardOf(payment, payment.amount === gross ? tip : 0, { random, at, serial }));
  return {
    positions: tip === 0 ? positions : [...positions, tipPosition(tip, country)],
    payments,
    ...(cards.length > 0 && { cards }),
  };
}

function sumOf(positions: readonly PositionDraft[]): number {
  return positions.reduce((sum, { unitPrice, quantity = 1000, discounts }) => {
    const reduced = (discounts ?? []).reduce((total, { amount }) => total + amount, 0);
    return sum + priceOf(unitPrice, quantity) + reduced;
  }, 0);
}

function tipFor(price: number, random: Random): number {
  return Math.max(tipStep, Math.round((price * random.integer(4, 11)) / 100 / tipStep) * tipStep);
}

function nameOf(way: Way, country: Country): string {
  return 'word' in way ? countryWords[country][way.word] : way.name;
}

function tipPosition(amount: number, country: Country): PositionDraft {
  return { kind: 'TrinkgeldAN', text: countryWords[country].tip, unitPrice: amount, vatKey: notTaxable };
}

function split(gross: number, way: Way, random: Random): (Way & { amount: number })[] {
  const half = Math.round(gross / 200) * 100;
  return [
    { ...way, amount: half },
    { ...random.pick(ways), amount: gross - half },
  ];
}

const isCard = ({ kind }: PaymentDraft) => kind === 'ECKarte' || kind === 'Kreditkarte';

function cardOf(
  { name, amount }: PaymentDraft,
  tip: number,
  { random, at, serial }: Omit<PayOptions, 'tips' | 'country'>,
): Card {
  const digits = (count: number) => String(random.integer(0, 10 ** count - 1)).padStart(count, '0');
  return {
    kind: 'payment',
    brand: name,
    lastDigits: digits(4),
    terminalId: `T${serial.slice(-6)}`,
    traceNumber: digits(6),
    authorizationCode: digits(6),
    amount,
    tip,
    time: new Date(at - 5_000).toISOString(),
    result: 'approved',
  };
}
