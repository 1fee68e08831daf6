import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  closeStore,
  makeReceipt,
  openApprover,
  openSession,
  openStore,
  pushOutbox,
  replayFile,
} from '@tresen/register';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** One line of a sale. Dates and times are those of the shop's clock, Berlin; price in cents. */
export interface SaleLine {
  readonly store: string;
  readonly date: string;
  readonly time: string;
  readonly quantity: number;
  readonly price: number;
  readonly product: string;
}

/** Noon of the shops' last day: two hours after their last sale. */
export const shopNow = '2023-06-15T12:00:00Z';
export const lastDay = '2023-06-15';

export const stores = { Astoria: '3', 'Lower Manhattan': '5', "Hell's Kitchen": '8' } as const;
type StoreName = keyof typeof stores;

const products = ['Espresso', 'Cappuccino', 'Chai', 'Scone', 'Brownie', 'Croissant', 'Kakao'];
const firstDay = Date.UTC(2023, 0, 1);
const days = 166;
const msPerDay = 86_400_000;

/** The sales of three shops from 1 January to 15 June 2023: four receipts of one line per shop and day. */
export const shopSales: readonly SaleLine[] = (Object.keys(stores) as StoreName[]).flatMap((store) =>
  Array.from({ length: days * 4 }, (_, index) => saleOf(store, Math.floor(index / 4), index % 4)),
);

/** Cents of some of the lines. */
export const turnoverOf = (isMeant: (line: SaleLine) => boolean): number =>
  shopSales.filter(isMeant).reduce((sum, { quantity, price }) => sum + quantity * price, 0);

const header =
  'transaction_id,transaction_date,transaction_time,transaction_qty,store_id,store_location,product_id,unit_price,product_category,product_type,product_detail';

/** Sells all of it through three registers of the tenant, by the register protocol. */
export const fillShop = async (server: ServerProcess, owner: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-shop-'));
  const file = join(folder, 'sales.csv');
  writeFileSync(file, csv());
  const approver = await openApprover(server.url, owner, demoPassword);
  const branches = await replayFile({ file, map: 'coffee-shop', folder, approver });
  const stored = branches.reduce((sum, { outcomes }) => sum + outcomes.stored, 0);
  if (stored !== shopSales.length) throw new Error(`stored ${stored} of ${shopSales.length} receipts`);
  await sendWrongReceipt(folder);
  rmSync(folder, { recursive: true });
};

function saleOf(store: StoreName, day: number, index: number): SaleLine {
  const seed = day * 31 + index * 7 + Number(stores[store]);
  const minutes = String((index * 13 + day) % 60).padStart(2, '0');
  return {
    store,
    date: new Date(firstDay + day * msPerDay).toISOString().slice(0, 10),
    time: `${String(8 + index).padStart(2, '0')}:${minutes}:00`,
    quantity: 1 + (seed % 3),
    price: 250 + (seed % 40) * 10,
    product: products[seed % products.length] ?? '',
  };
}

function csv(): string {
  return [
    header,
    ...shopSales.map(({ store, date, time, quantity, price, product }, index) =>
      [
        ...[index + 1, date, time, quantity, stores[store as StoreName], store],
        ...[products.indexOf(product) + 1, (price / 100).toFixed(2), 'Coffee', 'Drinks', product],
      ].join(','),
    ),
  ].join('\n');
}

/** One more receipt of the first shop, paid with a cent too little: it waits in the sync problems. */
async function sendWrongReceipt(folder: string): Promise<void> {
  const store = openStore(join(folder, 'coffee-shop-3.sqlite'));
  makeReceipt(store, {
    at: Date.parse(shopNow),
    positions: [{ text: 'Espresso', unitPrice: 250 }],
    payments: [{ kind: 'Bar', name: 'Bar', amount: 249 }],
  });
  await pushOutbox(store, openSession(store));
  closeStore(store);
}
