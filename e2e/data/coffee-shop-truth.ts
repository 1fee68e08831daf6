import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

// What the file of the coffee shops says, read with nothing of our product: text, numbers and the rules that
// register/src/replay/coffee-shop.ts documents for what the file leaves out. Money in cents.

export type Group = 'cash' | 'card' | 'digital' | 'other';

/** One line of the file. */
interface Line {
  readonly article: string;
  readonly name: string;
  readonly quantity: number;
  readonly gross: number;
  readonly net: number;
}

/** One receipt: the lines of one store, day and second. */
export interface ShopReceipt {
  readonly store: string;
  /** The shops close long before four in the morning, so the business day is the calendar's. */
  readonly day: string;
  readonly hour: number;
  readonly group: Group;
  readonly employee: string;
  readonly lines: readonly Line[];
}

const foods = ['Bakery', 'Packaged Chocolate', 'Coffee beans', 'Loose Tea'];

/** Upper bounds in percent, in the order in which the replay lists the ways to pay. */
const payments: readonly (readonly [number, Group])[] = [
  [35, 'cash'],
  [80, 'card'],
  [93, 'digital'],
  [100, 'other'],
];

/** All receipts of the file. */
export const readTruth = (file: string): ShopReceipt[] => {
  const [, ...rows] = gunzipSync(readFileSync(file)).toString().trim().split(/\r?\n/);
  const moments = new Map<string, Line[]>();
  for (const row of rows.map((text) => text.split(','))) {
    const key = `${row[4]}|${row[1]}|${row[2]}`;
    const lines = moments.get(key) ?? [];
    moments.set(key, lines);
    lines.push(lineOf(row));
  }
  return [...moments].map(([key, lines]) => receiptOf(key, lines));
};

function lineOf(row: readonly string[]): Line {
  const [, , , quantity, , , article = '', price, category = '', , name = ''] = row;
  const gross = Math.round(Number(price) * 100) * Number(quantity);
  const net = Math.round(gross / (foods.includes(category) ? 1.07 : 1.19));
  return { article, name, quantity: Number(quantity), gross, net };
}

function receiptOf(key: string, lines: readonly Line[]): ShopReceipt {
  const [store = '', day = '', time = ''] = key.split('|');
  const chance = createHash('sha256').update(`chance|coffee-shop|${store}|${day}T${time}`).digest();
  const percent = chance.readUInt16BE(4) % 100;
  const group = payments.find(([upTo]) => percent < upTo)?.[1] ?? 'other';
  return {
    ...{ store, day, hour: Number(time.slice(0, 2)), lines, group },
    employee: String((chance.readUInt16BE(6) % 4) + 1),
  };
}
