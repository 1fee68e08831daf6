import type { EntityName } from '@tresen/domain/kit/entities';
import type { ChangeOutcome, ChangeSetKind, ChangeSetState } from '@tresen/domain/master-data/change-sets';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A sentence by language. */
export interface Description {
  readonly de: string;
  readonly en: string;
}

/** A set as the history shows it. */
export interface ChangeSetRow {
  readonly id: string;
  readonly kind: ChangeSetKind;
  readonly entity: EntityName;
  readonly state: ChangeSetState;
  readonly description: Description;
  readonly undoOf: string | null;
  /** The set that undoes this one, when there is one. */
  readonly undoneBy: string | null;
  /** The first of the sets that it was done together with; they are undone together. */
  readonly together: string | null;
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly changedSince: number;
  readonly gone: number;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

const ownTenant = sql`tenant_id = (select current_tenant())`;

const columns = sql`s.id, s.kind, s.entity, s.state, s.description, s.undo_of "undoOf", s.together, s.total, s.changed,
  s.unchanged, s.faulty, s.changed_since "changedSince", s.gone, s.actor_id "actorId", s.actor_name "actorName",
  s.created_at "createdAt", s.ended_at "endedAt",
  (select u.id from change_sets u where u.tenant_id = s.tenant_id and u.undo_of = s.id
    and not (u.state = 'failed' and u.changed = 0) limit 1) "undoneBy"`;

export const findChangeSet = async (tx: Tx, id: string): Promise<ChangeSetRow | undefined> =>
  (await selectSets(sql`s.id = ${id}`).execute(tx)).rows[0];

/** The set that an earlier click with the same key began. */
export const findRequested = async (tx: Tx, requestKey: string): Promise<ChangeSetRow | undefined> =>
  (await selectSets(sql`s.request_key = ${requestKey}`).execute(tx)).rows[0];

/** The sets that were done together, in their order. */
export const findTogether = async (tx: Tx, first: string): Promise<ChangeSetRow[]> =>
  (await selectSets(sql`s.together = ${first} order by s.id`).execute(tx)).rows;

/** Where a page of the history ends. */
export interface SetPlace {
  readonly createdAt: string;
  readonly id: string;
}

/** Newest first. */
export const listChangeSets = async (
  tx: Tx,
  entity: EntityName | undefined,
  after: SetPlace | undefined,
  limit: number,
): Promise<ChangeSetRow[]> => {
  const ofEntity = entity ? sql`s.entity = ${entity}` : sql`true`;
  const onPage = after
    ? sql`(s.created_at, s.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql`true`;
  const newest = sql`${ofEntity} and ${onPage} order by s.created_at desc, s.id desc limit ${limit}`;
  return (await selectSets(newest).execute(tx)).rows;
};

export interface NewChangeSet {
  readonly id: string;
  readonly kind: ChangeSetKind;
  readonly entity: EntityName;
  readonly description: Description;
  /** By bulkChangeSchema; null where each record has values of its own. */
  readonly change: unknown;
  readonly requestKey: string | null;
  readonly seenSeq: number | null;
  readonly undoOf: string | null;
  readonly together: string | null;
  readonly total: number;
  readonly actorId: string | null;
  readonly actorName: string;
  readonly createdAt: Date;
}

/** False when an earlier click with the same key has begun it. */
export const insertChangeSet = async (tx: Tx, tenantId: string, set: NewChangeSet): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`insert into change_sets (tenant_id, id, kind, entity, description, change,
      request_key, seen_seq, undo_of, together, total, actor_id, actor_name, created_at)
    values (${tenantId}, ${set.id}, ${set.kind}, ${set.entity}, ${JSON.stringify(set.description)},
      ${set.change === null ? null : JSON.stringify(set.change)}, ${set.requestKey}, ${set.seenSeq}, ${set.undoOf}, ${set.together},
      ${set.total}, ${set.actorId}, ${set.actorName}, ${set.createdAt})
    on conflict (tenant_id, request_key) where request_key is not null do nothing`.execute(tx);
  return numAffectedRows === 1n;
};

/**
 * Fixes which records a set is about, in chunks.
 * @param records a select of ids, in the order in which they are done
 * @returns how many there are
 */
export const insertChunks = async (
  tx: Tx,
  tenantId: string,
  setId: string,
  records: RawBuilder<unknown>,
  chunkSize: number,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`with records(id) as (${records}),
    numbered as (select id, (row_number() over () - 1) / ${chunkSize}::int as number from records),
    inserted as (insert into change_set_chunks (tenant_id, set_id, number, record_ids)
      select ${tenantId}::uuid, ${setId}::uuid, number, array_agg(id) from numbered group by number)
    select count(*)::int total from records`.execute(tx);
  return rows[0]?.total ?? 0;
};

export const setTotal = async (tx: Tx, setId: string, total: number): Promise<void> => {
  await sql`update change_sets set total = ${total} where ${ownTenant} and id = ${setId}`.execute(tx);
};

/** What doing a set needs to know of it. */
export interface RunningSet {
  readonly id: string;
  readonly kind: ChangeSetKind;
  readonly entity: EntityName;
  readonly state: ChangeSetState;
  readonly change: unknown;
  readonly seenSeq: number | null;
  readonly undoOf: string | null;
  readonly nextChunk: number;
  readonly actorId: string | null;
  readonly actorName: string;
}

/** The set, locked: one at a time works on it, and nobody cancels it meanwhile. */
export const lockChangeSet = async (tx: Tx, id: string): Promise<RunningSet | undefined> => {
  const { rows } = await sql<RunningSet>`select id, kind, entity, state, change, seen_seq "seenSeq",
      undo_of "undoOf", next_chunk "nextChunk", actor_id "actorId", actor_name "actorName"
    from change_sets where ${ownTenant} and id = ${id} for update`.execute(tx);
  return rows[0];
};

/** The records of a chunk; undefined when there is no such chunk (any more). */
export const takeChunk = async (tx: Tx, setId: string, number: number): Promise<string[] | undefined> => {
  const { rows } = await sql<{ ids: string[] }>`delete from change_set_chunks
    where ${ownTenant} and set_id = ${setId} and number = ${number} returning record_ids ids`.execute(tx);
  return rows[0]?.ids;
};

export type OutcomeCounts = Readonly<Record<ChangeOutcome, number>>;

/** A chunk is done, with what became of its records. */
export const finishChunk = async (tx: Tx, setId: string, counts: OutcomeCounts): Promise<void> => {
  await sql`update change_sets set state = 'running', next_chunk = next_chunk + 1, failures = 0,
      changed = changed + ${counts.changed}, unchanged = unchanged + ${counts.unchanged},
      faulty = faulty + ${counts.faulty}, changed_since = changed_since + ${counts.changedSince},
      gone = gone + ${counts.gone}
    where ${ownTenant} and id = ${setId}`.execute(tx);
};

/** Ends a set that is under way; false when it has ended before. What is left to be done is forgotten. */
export const endChangeSet = async (
  tx: Tx,
  setId: string,
  state: 'done' | 'failed' | 'cancelled',
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`update change_sets set state = ${state}, ended_at = ${now}
    where ${ownTenant} and id = ${setId} and state in ('waiting', 'running')`.execute(tx);
  await sql`delete from change_set_chunks where ${ownTenant} and set_id = ${setId}`.execute(tx);
  return numAffectedRows === 1n;
};

/** Counts a failure. @returns how many there were since the last chunk that went well */
export const countFailure = async (tx: Tx, setId: string): Promise<number> => {
  const { rows } = await sql<{ failures: number }>`update change_sets set failures = failures + 1
    where ${ownTenant} and id = ${setId} returning failures`.execute(tx);
  return rows[0]?.failures ?? 0;
};

/** Sets that ended before; from then on they cannot be undone. As the system role, for all tenants. */
export const deleteSetsEndedBefore = async (tx: Tx, before: Date): Promise<void> => {
  await sql`with gone as (delete from change_sets where ended_at < ${before} returning tenant_id, id)
    delete from change_set_records r using gone where r.tenant_id = gone.tenant_id and r.set_id = gone.id`.execute(
    tx,
  );
};

function selectSets(condition: RawBuilder<unknown>): RawBuilder<ChangeSetRow> {
  return sql<ChangeSetRow>`select ${columns} from change_sets s where s.${ownTenant} and ${condition}`;
}
