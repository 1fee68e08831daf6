import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { describeColumns } from '../../kit/records/index.ts';
import { activeRegisters } from './active-registers.store.ts';
import { tableNamed } from './record-content.store.ts';

/** Which of the changes that are not yet everywhere. */
export interface OpenQuestion {
  readonly now: number;
  /** Of one kind; undefined is all of them. */
  readonly entity: SyncedName | undefined;
  /** Of one person; undefined is everybody. */
  readonly authorId: string | undefined;
  /** That one register lacks; undefined is any of them. */
  readonly deviceId: string | undefined;
  readonly onlyFailed: boolean;
}

/** A register that does not have a change yet. */
export interface LackingRegister {
  readonly deviceId: string;
  readonly name: string;
  /** Why it could not apply it; null when it has not said so. */
  readonly reason: string | null;
}

/** A record whose last change is not yet on every register that it is for. */
export interface OpenChange {
  readonly seq: number;
  readonly entity: SyncedName;
  readonly id: string;
  readonly name: string;
  readonly status: number;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly since: Date;
  /** At most five of them, those first that could not apply it. */
  readonly registers: readonly LackingRegister[];
  readonly registerCount: number;
  readonly failedCount: number;
}

/** The registers of an open change `o` that lack it, with what they said. */
const lacking = sql`
  active a left join failures f on f.device_id = a.device_id and f.entity = o.entity and f.record_id = o.id
    and f.change_seq = o.seq
  where (a.cursor < o.seq or f.reason is not null)
    and (o.unit_ids is null or a.unit_id = any (o.unit_ids || o.left_unit_ids))`;

type OpenRow = Omit<OpenChange, 'registers'> & { readonly registers: readonly LackingRegister[] | null };

/** Open changes, newest first, before a number. */
export const openChanges = async (
  tx: Tx,
  question: OpenQuestion,
  before: number,
  size: number,
): Promise<readonly OpenChange[]> => {
  const { rows } = await sql<OpenRow>`
    with ${context(question)}, open as materialized (${newest(question, before, size)})
    select o.seq, o.entity, o.id, o.name, o.status, o.last_modified_by as "authorId",
      o.last_modified_by_name as "authorName", o.last_modified_at as since, l.*,
      (select json_agg(r) from (
        select a.device_id as "deviceId", d.name, a.reason
        from (select a.device_id, f.reason from ${lacking} order by f.reason is null, a.device_id limit 5) a
        join devices d on d.tenant_id = (select current_tenant()) and d.id = a.device_id
        order by a.reason is null, d.name) r) as registers
    from open o
    cross join lateral (select count(*) as "registerCount", count(f.reason) as "failedCount" from ${lacking}) l
    order by o.seq desc`.execute(tx);
  return rows.map((row) => ({ ...row, registers: row.registers ?? [] }));
};

/** How many changes are open, and of these how many could not be applied; both counted up to `most`. */
export interface OpenCounts {
  readonly count: number;
  readonly failed: number;
}

const lastOfAll = Number.MAX_SAFE_INTEGER;

export const countOpen = async (tx: Tx, question: OpenQuestion, max: number): Promise<OpenCounts> => {
  const { rows } = await sql<OpenCounts>`
    with ${context(question)}, open as (${newest(question, lastOfAll, max)})
    select count(*) as count, count(*) filter (where exists (select from failures f
      where f.entity = o.entity and f.record_id = o.id and f.change_seq = o.seq)) as failed
    from open o`.execute(tx);
  return rows[0] ?? { count: 0, failed: 0 };
};

/** A person who changed what is not everywhere yet, or a register that lacks some of it. */
export interface OpenGroup {
  readonly id: string;
  readonly name: string;
}

/** By whom the newest open changes are, those first who have most of them. */
export const openAuthors = async (tx: Tx, question: OpenQuestion, max: number): Promise<OpenGroup[]> => {
  const { rows } = await sql<OpenGroup>`
    with ${context(question)}, open as (${newest(question, lastOfAll, max)})
    select last_modified_by as id, (array_agg(last_modified_by_name order by seq desc))[1] as name from open
    where last_modified_by is not null group by last_modified_by order by count(*) desc, id limit 100`.execute(
    tx,
  );
  return rows;
};

/** Which registers lack the newest open changes, those first that lack most of them. */
export const openRegisters = async (tx: Tx, question: OpenQuestion, max: number): Promise<OpenGroup[]> => {
  const { rows } = await sql<OpenGroup>`
    with ${context(question)}, open as materialized (${newest(question, lastOfAll, max)})
    select d.id, d.name from (
      select l.device_id, count(*) as count from open o
      cross join lateral (select a.device_id from ${lacking}) l
      group by l.device_id order by count(*) desc, l.device_id limit 100) g
    join devices d on d.tenant_id = (select current_tenant()) and d.id = g.device_id
    order by g.count desc, d.name`.execute(tx);
  return rows;
};

/** A record by its kind and id. */
export interface RecordKey {
  readonly entity: SyncedName;
  readonly id: string;
}

/** A record that goes to its registers again, and its branches; null is all of them. */
export interface Renumbered {
  readonly id: string;
  readonly unitIds: readonly string[] | null;
}

/** Gives records new numbers, so that registers get them again. Returns how many and the branches concerned. */
export const renumber = async (
  tx: Tx,
  entity: SyncedName,
  ids: readonly string[],
  beforeSeq: number,
): Promise<readonly Renumbered[]> => {
  const { rows } = await sql<Renumbered>`
    update ${tableNamed(entity)} t set change_seq = ${beforeSeq} + r.i
    from unnest(${[...ids]}::uuid[]) with ordinality r(id, i)
    where t.tenant_id = (select current_tenant()) and t.id = r.id and t.status >= -1
    returning t.id, t.unit_ids as "unitIds"`.execute(tx);
  return rows;
};

/** The records whose last change a register could not apply, at most so many. */
export const failedRecords = async (
  tx: Tx,
  question: OpenQuestion,
  max: number,
): Promise<readonly RecordKey[]> => {
  const { rows } = await sql<RecordKey>`
    with ${context(question)}
    select entity, id from (${newest({ ...question, onlyFailed: true }, lastOfAll, max)}) o`.execute(tx);
  return rows;
};

/** Registers, the furthest behind of each branch, and the failures that still count, for the statements below. */
function context(question: OpenQuestion): RawBuilder<unknown> {
  return sql`
  active as materialized (${registersOf(question)}),
  behind as materialized (select unit_id, min(cursor) as cursor from active group by unit_id
    having min(cursor) < (select last_seq from change_counters)),
  places as materialized (select array_agg(unit_id) as unit_ids, min(cursor) as cursor from behind),
  failures as materialized (select f.* from sync_failures f join active a on a.device_id = f.device_id
    where f.tenant_id = (select current_tenant()))`;
}

function registersOf({ now, deviceId }: OpenQuestion): RawBuilder<unknown> {
  return deviceId === undefined
    ? activeRegisters(now)
    : sql`${activeRegisters(now)} and device_id = ${deviceId}::uuid`;
}

/** The newest open changes before a number, each once: what is failed and also not taken by another is in both halves. */
function newest(question: OpenQuestion, before: number, size: number): RawBuilder<unknown> {
  const halves = question.onlyFailed ? [failed] : [untaken, failed];
  const names = question.entity === undefined ? syncedNames : [question.entity];
  const parts = names.flatMap((entity) => halves.map((half) => half(entity, question, before, size)));
  return sql`select * from (${sql.join(parts, sql` union `)}) u order by seq desc limit ${size}`;
}

/** Deleted records are no open change: no register had them, or all of them know. */
function untaken(entity: SyncedName, question: OpenQuestion, before: number, size: number) {
  return sql`
  (select ${openFields(entity)} from ${tableNamed(entity)} t
  where t.tenant_id = (select current_tenant()) and t.status >= -1 and t.change_seq < ${before}
    and t.change_seq > (select cursor from places) and ${byAuthor(question)}
    and (t.unit_ids is null or (
      -- Cheap, and false of most records where only one small branch is far behind.
      (t.unit_ids && (select unit_ids from places) or t.left_unit_ids && (select unit_ids from places))
      and exists (select from behind b
        where b.unit_id = any (t.unit_ids || t.left_unit_ids) and b.cursor < t.change_seq)))
  order by t.change_seq desc limit ${size})`;
}

function openFields(entity: SyncedName): RawBuilder<unknown> {
  return sql`
  t.change_seq as seq, ${entity}::text as entity, t.id, ${titleOf(entity)} as name, t.status, t.unit_ids,
  t.left_unit_ids, t.last_modified_by, t.last_modified_by_name, t.last_modified_at`;
}

function titleOf(entity: SyncedName): RawBuilder<string> {
  const { title } = kinds[entity];
  const column = describeColumns(kinds[entity]).byField.get(title)?.name ?? title;
  return sql`t.${sql.raw(column)}::text`;
}

function byAuthor({ authorId }: OpenQuestion): RawBuilder<SqlBool> {
  return authorId === undefined ? sql`true` : sql`t.last_modified_by = ${authorId}::uuid`;
}

function failed(entity: SyncedName, question: OpenQuestion, before: number, size: number) {
  return sql`
  (select ${openFields(entity)} from ${tableNamed(entity)} t
  where t.tenant_id = (select current_tenant()) and t.status >= -1 and t.change_seq < ${before}
    and ${byAuthor(question)} and exists (select from failures f
      where f.entity = ${entity} and f.record_id = t.id and f.change_seq = t.change_seq)
  order by t.change_seq desc limit ${size})`;
}
