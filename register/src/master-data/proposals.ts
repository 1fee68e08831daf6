import { randomUUID } from 'node:crypto';
import type { SyncedName } from '@tresen/domain/kit/entities';
import type { Proposal, ProposalState } from '@tresen/domain/master-data/proposals';
import type { Store } from '../store/index.ts';
import { findRecord, type StoredRecord, type Values } from './records.ts';

/** An edit made at this register, and what has become of it; `waiting`: the cloud has not heard of it yet. */
export type OwnProposal = Proposal & Readonly<{ state: 'waiting' | ProposalState; reason: string | null }>;

/** A record with the edits of this register that nobody has decided yet. */
export type ShownRecord = StoredRecord & Readonly<{ isProposed: boolean }>;

/** The record with what this register proposes for it: so it is sold until somebody has decided. */
export function shownRecord(store: Store, record: StoredRecord): ShownRecord {
  const open = proposalsOf(store, record.entity, record.id).filter(isUndecided);
  const content: Values = Object.assign({}, record.content, ...open.map(({ changes }) => changes));
  return { ...record, content, isProposed: open.length > 0 };
}

/**
 * Edits a record at this register. It is a proposal to the cloud, which stays the master of the data (contract 9).
 * @returns the proposal; undefined when nothing would change
 */
export function proposeEdit(
  store: Store,
  record: StoredRecord,
  edits: Values,
  madeAt: Date,
): OwnProposal | undefined {
  const { entity, id: recordId, version: baseVersion } = record;
  const { content } = shownRecord(store, record);
  const changed = Object.entries(edits).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(content[field] ?? null),
  );
  if (changed.length === 0) return undefined;
  const base = Object.fromEntries(changed.map(([field]) => [field, record.content[field] ?? null]));
  const changes = Object.fromEntries(changed);
  const id = randomUUID();
  store.sql.run`insert into proposals (id, entity, record_id, base_version, base, changes, made_at)
    values (${id}, ${entity}, ${recordId}, ${baseVersion}, ${JSON.stringify(base)}, ${JSON.stringify(changes)},
      ${madeAt.toISOString()})`;
  return proposalsOf(store, entity, recordId).find((proposal) => proposal.id === id);
}

const columns = 'id, entity, record_id, base_version, base, changes, made_at, state, reason';

export const listProposals = (store: Store): OwnProposal[] =>
  store.database.prepare(`select ${columns} from proposals order by made_at, id`).all().map(proposalOf);

export const proposalsIn = (store: Store, state: OwnProposal['state'], max: number): OwnProposal[] =>
  store.database
    .prepare(`select ${columns} from proposals where state = ? order by made_at, id limit ?`)
    .all(state, max)
    .map(proposalOf);

/** Whether something was edited here that the cloud has not heard of. */
export const hasUnsentProposals = (store: Store): boolean =>
  store.sql.get`select 1 as found from proposals where state = 'waiting' limit 1` !== undefined;

/** What the cloud says of a proposal. */
export function settleProposal(store: Store, id: string, state: ProposalState, reason: string | null): void {
  store.sql.run`update proposals set state = ${state}, reason = ${reason} where id = ${id}`;
}

/** The record is gone, and so is what somebody proposed for it. */
export function endProposalsOf(store: Store, entity: string, recordId: string): void {
  store.sql.run`delete from proposals where entity = ${entity} and record_id = ${recordId}`;
}

/** The record's own view: find it by id, or an article by its PLU or EAN, any record by its exact name. */
export function findShown(store: Store, entity: SyncedName, sought: string): ShownRecord | undefined {
  const byId = findRecord(store, entity, sought.toLowerCase());
  if (byId) return shownRecord(store, byId);
  const row = store.sql.get`select id from records where entity = ${entity}
    and ${sought} in (content ->> 'plu', content ->> 'ean', content ->> 'name') order by id limit 1`;
  const found = row && findRecord(store, entity, String(row.id));
  return found && shownRecord(store, found);
}

function proposalsOf(store: Store, entity: string, recordId: string): OwnProposal[] {
  return store.database
    .prepare(`select ${columns} from proposals where entity = ? and record_id = ? order by made_at, id`)
    .all(entity, recordId)
    .map(proposalOf);
}

function isUndecided({ state }: OwnProposal): boolean {
  return state === 'waiting' || state === 'open';
}

function proposalOf(row: Record<string, unknown>): OwnProposal {
  return {
    id: String(row.id),
    entity: String(row.entity) as SyncedName,
    recordId: String(row.record_id),
    baseVersion: Number(row.base_version),
    base: JSON.parse(String(row.base)) as Record<string, unknown>,
    changes: JSON.parse(String(row.changes)) as Record<string, unknown>,
    madeAt: String(row.made_at),
    state: String(row.state) as OwnProposal['state'],
    reason: row.reason === null ? null : String(row.reason),
  };
}
