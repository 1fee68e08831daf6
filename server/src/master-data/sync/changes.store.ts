import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import type { ChangeOperation } from '@tresen/domain/master-data/sync';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { belongsTo, contentOf, tableNamed } from './record-content.store.ts';

/** Who asks for changes, and for how many. */
export interface ChangesQuestion {
  readonly deviceId: string;
  readonly unitId: string;
  readonly size: number;
}

/** A change as it goes to a register. */
export interface ChangeRow {
  readonly seq: number;
  readonly entity: SyncedName;
  readonly id: string;
  readonly operation: ChangeOperation;
  readonly version: number;
  readonly content: string | null;
}

/** What is known of the register that asks, and of its tenant, when the page was read. */
export interface ChangesHead {
  /** The tenant's last change. All changes up to it were seen by the statement. */
  readonly lastSeq: number;
  readonly epoch: number;
  /** The state of the database (decision 43), and the first one, of which cursors without one are. */
  readonly database: string;
  readonly firstDatabase: string;
  /** The branch of its cursor; null when it never asked. */
  readonly syncUnitId: string | null;
  readonly seenAt: Date | null;
  /** Somebody may watch a snapshot whose end the register has not told yet. */
  readonly isInSnapshot: boolean;
}

export interface ReadPage {
  readonly head: ChangesHead;
  readonly rows: readonly ChangeRow[];
}

const firstId = '00000000-0000-0000-0000-000000000000';

/** Records of one kind that the branch has now, by id, behind the given one. */
export const snapshotPage = (
  tx: Tx,
  { deviceId, unitId, size }: ChangesQuestion,
  { entity, id }: { readonly entity: SyncedName; readonly id: string },
): Promise<ReadPage> =>
  readPage(
    tx,
    deviceId,
    sql`select t.change_seq as seq, ${entity}::text as entity, t.id, 'put' as operation, t.version,
      ${contentOf(entity)} as content
    from ${tableNamed(entity)} t
    where t.tenant_id = (select current_tenant()) and t.id > ${id || firstId}::uuid and t.status >= 0
      and ${belongsTo(unitId)}
    order by t.id limit ${size}`,
  );

/** What changed for the branch behind a number, in the order of numbers. */
export const deltaPage = (tx: Tx, question: ChangesQuestion, after: number): Promise<ReadPage> => {
  const parts = syncedNames.map((entity) => changesOf(entity, question, after));
  return readPage(
    tx,
    question.deviceId,
    sql`select * from (${sql.join(parts, sql` union all `)}) changes order by seq limit ${question.size}`,
  );
};

/** Notes that the register was heard, and where it is now: a cursor of another branch does not count any more. */
export const noteSeen = async (
  tx: Tx,
  { deviceId, unitId }: Pick<ChangesQuestion, 'deviceId' | 'unitId'>,
  at: Date,
): Promise<void> => {
  await sql`
    insert into device_sync as s (tenant_id, device_id, unit_id, seen_at)
    values ((select current_tenant()), ${deviceId}, ${unitId}, ${at})
    on conflict (tenant_id, device_id) do update set seen_at = greatest(s.seen_at, excluded.seen_at),
      unit_id = excluded.unit_id,
      cursor = case when s.unit_id = excluded.unit_id then s.cursor else 0 end,
      snapshot_entity = case when s.unit_id = excluded.unit_id then s.snapshot_entity end,
      snapshot_at = case when s.unit_id = excluded.unit_id then s.snapshot_at end,
      acknowledgements = case when s.unit_id = excluded.unit_id then s.acknowledgements else '{}' end`.execute(
    tx,
  );
};

function head(deviceId: string): RawBuilder<unknown> {
  return sql`
  select coalesce((select last_seq from change_counters), 0) as "lastSeq", coalesce(s.epoch, 0) as epoch,
    d.epoch as database, (select id from database_epochs where because = 'first') as "firstDatabase",
    s.unit_id as "syncUnitId", s.seen_at as "seenAt", s.snapshot_entity is not null as "isInSnapshot"
  from database_state d left join device_sync s on s.tenant_id = (select current_tenant()) and s.device_id = ${deviceId}`;
}

/** One statement is one point in time: the numbers in the head and the records behind it belong together. */
async function readPage(tx: Tx, deviceId: string, page: RawBuilder<unknown>): Promise<ReadPage> {
  const { rows } = await sql<ChangesHead & ChangeRow>`
    select h.*, p.* from (${head(deviceId)}) h left join lateral (${page}) p on true`.execute(tx);
  const [first] = rows;
  if (!first) throw new Error('a page has a head');
  // Without changes the head stands alone, beside nulls.
  return { head: first, rows: first.id === null ? [] : rows };
}

/** What changed in one kind of record; what is gone from the branch comes without content. */
function changesOf(
  entity: SyncedName,
  { unitId, size }: ChangesQuestion,
  after: number,
): RawBuilder<unknown> {
  const isThere = sql`(t.status >= 0 and ${belongsTo(unitId)})`;
  return sql`(select t.change_seq as seq, ${entity}::text as entity, t.id,
      case when ${isThere} then 'put' else 'delete' end as operation, t.version,
      case when ${isThere} then ${contentOf(entity)} end as content
    from ${tableNamed(entity)} t
    where t.tenant_id = (select current_tenant()) and t.change_seq > ${after}
      and (${belongsTo(unitId)} or ${unitId}::uuid = any (t.left_unit_ids))
    order by t.change_seq limit ${size})`;
}
