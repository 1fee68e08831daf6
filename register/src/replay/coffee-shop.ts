import { hash } from 'node:crypto';
import { type NewReceipt, type PaymentDraft, type PositionDraft, receiptIdAt } from '../receipts/index.ts';
import { type CsvRow, InputError, type ReplayBranch } from './replay-map.ts';

// Maven Analytics' "Coffee Shop Sales": one line per position, without receipts, payments or taxes. What is missing
// follows from fixed rules, so that the same file always gives the same receipts:
// - lines of one store, date and second are one receipt, ended at that second, Europe/Berlin;
// - prices are euro and include VAT: 7 % for food, 19 % for drinks and goods;
// - the way of payment, whether it was taken away and who served follow from a hash of store and time.

/** Food that is eaten or prepared at home; everything else is a drink, a part of one (syrups) or a household good. */
const foodCategories = new Set(['Bakery', 'Packaged Chocolate', 'Coffee beans', 'Loose Tea']);

/** Shares in percent: 35 cash, 45 card, 13 digital, 7 other. */
const paymentShares = [
  { kind: 'Bar', name: 'Bar', upTo: 35 },
  { kind: 'ECKarte', name: 'girocard', upTo: 65 },
  { kind: 'Kreditkarte', name: 'Kreditkarte', upTo: 80 },
  { kind: 'ElZahlungsdienstleister', name: 'PayPal', upTo: 90 },
  { kind: 'Guthabenkarte', name: 'Kundenkarte', upTo: 93 },
  { kind: 'Unbar', name: 'Rechnung', upTo: 100 },
] as const;

const takeAwayPercent = 40;

/** Every shop has as many; their keys count from 1. */
const employees = ['Alma', 'Bruno', 'Carla', 'Deniz'] as const;

/** A receipt lasts between 20 and 119 seconds. */
const shortest = 20;

type Store = { name: string; positions: number; moments: Map<string, PositionDraft[]> };

/** Turns the lines into one branch per store id, by store id. */
export function coffeeShopBranches(rows: readonly CsvRow[]): ReplayBranch[] {
  const stores = new Map<string, Store>();
  for (const [index, row] of rows.entries()) addLine(stores, row, index + 2);
  return [...stores].sort(([first], [second]) => Number(first) - Number(second)).map(branchOf);
}

function addLine(stores: Map<string, Store>, row: CsvRow, line: number): void {
  const field = (name: string, pattern: RegExp): string => {
    const value = row[name];
    if (value !== undefined && pattern.test(value)) return value;
    throw new InputError(`line ${line}: ${name} is ${value === undefined ? 'missing' : `"${value}"`}`);
  };
  const id = field('store_id', /^\d+$/);
  const moment = `${field('transaction_date', /^\d{4}-\d\d-\d\d$/)}T${field('transaction_time', /^\d\d:\d\d:\d\d$/)}`;
  const store = stores.get(id) ?? { name: field('store_location', /./), positions: 0, moments: new Map() };
  stores.set(id, store);
  const positions = store.moments.get(moment) ?? [];
  store.moments.set(moment, positions);
  store.positions += 1;
  positions.push(positionOf(field));
}

function positionOf(field: (name: string, pattern: RegExp) => string): PositionDraft {
  const category = field('product_category', /./);
  return {
    text: field('product_detail', /./),
    quantity: Number(field('transaction_qty', /^[1-9]\d*$/)) * 1000,
    unitPrice: centsOf(field('unit_price', /^\d+(\.\d\d?)?$/)),
    vatKey: foodCategories.has(category) ? 2 : 1,
    article: { key: field('product_id', /^\d+$/), categoryKey: field('product_type', /./), category },
  };
}

function centsOf(price: string): number {
  const [whole, fraction = ''] = price.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

function branchOf([id, store]: [string, Store]): ReplayBranch {
  const moments = [...store.moments.keys()].sort();
  const draft = (index: number): NewReceipt => {
    const moment = moments[index];
    const positions = moment === undefined ? undefined : store.moments.get(moment);
    if (moment === undefined || positions === undefined) throw new InputError(`no receipt ${index}`);
    return draftOf(`coffee-shop|${id}|${moment}`, moment, positions);
  };
  return { key: id, name: store.name, receipts: moments.length, positions: store.positions, draft };
}

function draftOf(source: string, moment: string, positions: readonly PositionDraft[]): NewReceipt {
  const at = Temporal.PlainDateTime.from(moment).toZonedDateTime('Europe/Berlin').epochMilliseconds;
  const chance = hash('sha256', `chance|${source}`, 'buffer');
  const inHouse = chance.readUInt16BE(0) % 100 >= takeAwayPercent;
  const gross = positions.reduce(
    (sum, { unitPrice, quantity = 0 }) => sum + (unitPrice * quantity) / 1000,
    0,
  );
  return {
    id: receiptIdAt(at, source),
    at,
    startedAt: at - (shortest + (chance.readUInt16BE(2) % 100)) * 1000,
    employee: employeeOf(chance.readUInt16BE(6) % employees.length),
    positions: positions.map((position) => ({ ...position, inHouse })),
    payments: [paymentOf(chance.readUInt16BE(4) % 100, gross)],
  };
}

function employeeOf(index: number): NewReceipt['employee'] {
  return { key: String(index + 1), name: employees[index] ?? '' };
}

function paymentOf(percent: number, amount: number): PaymentDraft {
  const { kind, name } = paymentShares.find(({ upTo }) => percent < upTo) ?? paymentShares[0];
  return { kind, name, amount };
}
