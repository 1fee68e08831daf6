import { readSetting, writeSetting } from './identity.ts';
import type { Store } from './open-store.ts';

/** What the cloud has acknowledged is kept so long, in case that it loses it (contract 35). */
const keptForMs = 7 * 24 * 60 * 60_000;

/** A busy register makes some 1,500 receipts a day; no more than 50 MB for what is elsewhere already. */
const maxKept = 20_000;

/** Keeps what the cloud has answered for. Call it in the transaction that takes it out of the outbox. */
export function keepSent(store: Store, seq: number, at: number): void {
  store.sql.run`insert into sent (id, raw, sent_at)
    select id, raw, ${at} from outbox where seq = ${seq} and state = 'waiting'
    on conflict (id) do update set sent_at = excluded.sent_at`;
}

/** Forgets the oldest beyond the most. */
export function keepWithin(store: Store): void {
  store.sql.run`delete from sent where seq <= (select max(seq) from sent) - ${maxKept}`;
}

/** What is kept of receipts that the cloud has acknowledged. */
export function countSent(store: Store): number {
  return Number(store.sql.get`select count(*) as entries from sent`?.entries);
}

/** What the cloud says of its own state; an older one says nothing. */
export type CloudState = Readonly<{
  epoch?: string | undefined;
  /** Since when it may lack what it has acknowledged, ISO 8601; null: it was never put back. */
  pushFrom?: string | null | undefined;
}>;

/**
 * Takes up which state of the cloud this is. In another one than before, what it has acknowledged since `pushFrom` goes into
 * the outbox once more, with the edits that it has not decided: it may have forgotten them. In the same one, what is older
 * than seven days is forgotten. Call it in a transaction.
 * @param now milliseconds since 1970
 * @returns how many receipts and closings go once more
 */
export function takeUpEpoch(store: Store, { epoch, pushFrom }: CloudState, now: number): number {
  if (epoch === undefined) return 0;
  const known = readSetting<string>(store, 'epoch');
  writeSetting(store, 'epoch', epoch);
  if (known === epoch) forgetOld(store, now);
  if (known === epoch || (known === undefined && !pushFrom)) return 0;
  return pushAgain(store, pushFrom ? Date.parse(pushFrom) : 0);
}

function forgetOld(store: Store, now: number): void {
  store.sql.run`delete from sent where sent_at < ${now - keptForMs}`;
}

function pushAgain(store: Store, from: number): number {
  const receipts = store.sql.run`insert into outbox (id, raw)
    select id, raw from sent where sent_at >= ${from} order by seq on conflict (id) do nothing`;
  store.sql.run`delete from sent where sent_at >= ${from}`;
  // Those that an earlier version has sent bear no time.
  const closings = store.sql.run`update closings set state = 'waiting', outcome = null, reason = null
    where state = 'sent' and (sent_at is null or sent_at >= ${from})`;
  store.sql.run`update proposals set state = 'waiting', reason = null
    where state = 'open' or (state = 'accepted' and unixepoch(made_at) * 1000 >= ${from})`;
  return Number(receipts.changes) + Number(closings.changes);
}
