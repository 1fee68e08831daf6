import type { ClosingType } from '@tresen/domain/sales/closings';
import type { Store } from './open-store.ts';
import type { Outcome } from './outbox.ts';

/** A closing that was made. */
export type MadeClosing = Readonly<{
  id: string;
  type: ClosingType;
  zNumber: number;
  businessDay: string;
  raw: string;
}>;

/** Keeps a closing, to be sent. Call it in the transaction that also advances the counters it used. */
export function addClosing(store: Store, { id, type, zNumber, businessDay, raw }: MadeClosing): void {
  store.sql.run`insert into closings (id, type, z_number, business_day, raw)
    values (${id}, ${type}, ${zNumber}, ${businessDay}, ${raw})`;
}

/** Closings that wait for the cloud, in the order of their Z numbers, days before months; at most `limit`. */
export function readWaitingClosings(store: Store, limit: number): MadeClosing[] {
  return store.sql.all`select * from closings where state = 'waiting'
    order by type = 'yearly', type = 'monthly', z_number limit ${limit}`.map(closingOf);
}

/** Takes note of the cloud's answer, which came at `at` (milliseconds since 1970): only a rejected closing is kept as one that the cloud does not have. */
export function endClosing(
  store: Store,
  id: string,
  { outcome, reason, at }: Readonly<{ outcome: Outcome; reason: string | null; at: number }>,
): void {
  const state = outcome === 'rejected' ? 'rejected' : 'sent';
  store.sql
    .run`update closings set state = ${state}, outcome = ${outcome}, reason = ${reason}, sent_at = ${at}
    where id = ${id} and state = 'waiting'`;
}

/** Daily closings of a month (`YYYY-MM`) or a year (`YYYY`), by their Z numbers. */
export function dailyClosingsOf(store: Store, period: string): MadeClosing[] {
  return store.sql.all`select * from closings where type = 'daily' and business_day like ${`${period}-%`}
    order by z_number`.map(closingOf);
}

/** All closings of the register, the newest first; at most `limit`. */
export function readClosings(store: Store, limit: number): (MadeClosing & Readonly<{ state: string }>)[] {
  return store.sql
    .all`select * from closings order by business_day desc, type, z_number desc limit ${limit}`.map(
    (row) => ({ ...closingOf(row), state: String(row.outcome ?? row.state) }),
  );
}

export function findClosing(store: Store, type: ClosingType, zNumber: number): MadeClosing | undefined {
  const row = store.sql.get`select * from closings where type = ${type} and z_number = ${zNumber}`;
  return row === undefined ? undefined : closingOf(row);
}

function closingOf(row: Record<string, unknown>): MadeClosing {
  return {
    id: String(row.id),
    type: String(row.type) as ClosingType,
    zNumber: Number(row.z_number),
    businessDay: String(row.business_day),
    raw: String(row.raw),
  };
}
