import { failuresPerAcknowledgement, type SyncFailure } from '@tresen/domain/master-data/sync';
import type { Store } from '../store/index.ts';

const longestReason = 200;

/** Notes why a change was not taken; the next acknowledgement tells the cloud. */
export function noteFailure(store: Store, { entity, id, reason }: SyncFailure): void {
  store.sql
    .run`insert into failures (entity, id, reason) values (${entity}, ${id}, ${reason.slice(0, longestReason)})
    on conflict (entity, id) do update set reason = excluded.reason, is_told = 0`;
}

/** Whether there is any failure: most of the time there is none to end. */
export const hasFailures = (store: Store): boolean =>
  store.sql.get`select 1 as found from failures limit 1` !== undefined;

/** The record came again and was taken, or is gone. */
export function endFailure(store: Store, entity: string, id: string): void {
  store.sql.run`delete from failures where entity = ${entity} and id = ${id}`;
}

/** Failures that the cloud does not know, as many as one acknowledgement takes. */
export const untoldFailures = (store: Store): SyncFailure[] =>
  store.sql.all`select entity, id, reason from failures where is_told = 0
    order by entity, id limit ${failuresPerAcknowledgement}`.map(failureOf);

export const listFailures = (store: Store): SyncFailure[] =>
  store.sql.all`select entity, id, reason from failures order by entity, id`.map(failureOf);

/** The cloud knows these now. */
export function markTold(store: Store, failures: readonly SyncFailure[]): void {
  for (const { entity, id, reason } of failures)
    store.sql
      .run`update failures set is_told = 1 where entity = ${entity} and id = ${id} and reason = ${reason}`;
}

function failureOf(row: Record<string, unknown>): SyncFailure {
  return {
    entity: String(row.entity),
    id: String(row.id),
    reason: String(row.reason),
  };
}
