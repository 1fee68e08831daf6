import { inTransaction, type Store } from './open-store.ts';
import { keepSent, keepWithin } from './sent.ts';

/** A receipt that waits for the cloud: its raw text exactly as it was signed and will be sent. */
export type OutboxEntry = Readonly<{ seq: number; id: string; raw: string }>;

export const outcomes = ['stored', 'duplicate', 'quarantined', 'rejected'] as const;
export type Outcome = (typeof outcomes)[number];
export type OutcomeCounts = Readonly<Record<Outcome, number>>;

/** The cloud's answer for one entry. */
export type Answer = Readonly<{ seq: number; outcome: Outcome; reason: string | null }>;

export type RejectedReceipt = Readonly<{ id: string; reason: string; raw: string }>;

/** Puts a receipt into the outbox. Call it in the transaction that also advances the counters it used. */
export function addToOutbox(store: Store, receipt: Readonly<{ id: string; raw: string }>): void {
  store.sql.run`insert into outbox (id, raw) values (${receipt.id}, ${receipt.raw})`;
}

/** The oldest waiting entries after `seq`, at most `limit`. */
export function readWaiting(store: Store, seq: number, limit: number): OutboxEntry[] {
  const rows = store.sql.all`select seq, id, raw from outbox
    where state = 'waiting' and seq > ${seq} order by seq limit ${limit}`;
  return rows.map((row) => ({ seq: Number(row.seq), id: String(row.id), raw: String(row.raw) }));
}

/** Receipts and closings that wait for the cloud. */
export function countWaiting(store: Store): number {
  const row = store.sql.get`select (select count(*) from outbox where state = 'waiting')
    + (select count(*) from closings where state = 'waiting') as entries`;
  return Number(row?.entries);
}

/**
 * Takes note of the cloud's answers, all in one transaction: stored, duplicate and quarantined end an entry, which is kept
 * for some days (contract 35), rejected keeps it with its reason (contract 17).
 * @param at when they came, milliseconds since 1970
 */
export function applyAnswers(store: Store, answers: readonly Answer[], at: number = Date.now()): void {
  inTransaction(store, () => {
    for (const answer of answers) {
      if (!endEntry(store, answer, at)) continue;
      store.sql.run`insert into outcomes (outcome, receipts) values (${answer.outcome}, 1)
        on conflict (outcome) do update set receipts = receipts + 1`;
    }
    keepWithin(store);
  });
}

/** What the cloud has answered over the whole life of this store. */
export function readOutcomes(store: Store): OutcomeCounts {
  const counts = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  for (const row of store.sql.all`select outcome, receipts from outcomes`) {
    counts[String(row.outcome) as Outcome] = Number(row.receipts);
  }
  return counts;
}

/** Receipts that the cloud refused, oldest first, with the cloud's reason. */
export function readRejected(store: Store): RejectedReceipt[] {
  const rows = store.sql.all`select id, reason, raw from outbox where state = 'rejected' order by seq`;
  return rows.map((row) => ({ id: String(row.id), reason: String(row.reason), raw: String(row.raw) }));
}

/** Whether the entry still waited: another process of this register may have had its answer already. */
function endEntry(store: Store, { seq, outcome, reason }: Answer, at: number): boolean {
  if (outcome !== 'rejected') keepSent(store, seq, at);
  const result =
    outcome === 'rejected'
      ? store.sql.run`update outbox set state = 'rejected', reason = ${reason ?? ''}
          where seq = ${seq} and state = 'waiting'`
      : store.sql.run`delete from outbox where seq = ${seq} and state = 'waiting'`;
  return result.changes === 1;
}
