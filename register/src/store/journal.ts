import type { Receipt } from '@tresen/domain/sales/receipts';
import type { Store } from './open-store.ts';

/** Notes a receipt for the next closing. Call it in the transaction that puts it into the outbox. */
export function addToJournal(store: Store, receipt: Receipt, raw: string): void {
  store.sql.run`insert into journal (id, ended_at, number, raw)
    values (${receipt.id}, ${Date.parse(receipt.end)}, ${receipt.number}, ${raw})`;
}

/** The receipts of no closing yet that ended from one moment to another (milliseconds since 1970), in their order. */
export function readJournal(store: Store, from: number, until: number): Receipt[] {
  return store.sql.all`select raw from journal where ended_at between ${from} and ${until}
    order by ended_at, number`.map((row) => JSON.parse(String(row.raw)) as Receipt);
}

/** Forgets a receipt that a closing holds. Call it in the transaction that keeps the closing. */
export function dropFromJournal(store: Store, id: string): void {
  store.sql.run`delete from journal where id = ${id}`;
}

/** Forgets the receipts that a closing holds. Call it in the transaction that keeps the closing. */
export function dropJournal(store: Store, from: number, until: number): void {
  store.sql.run`delete from journal where ended_at between ${from} and ${until}`;
}
