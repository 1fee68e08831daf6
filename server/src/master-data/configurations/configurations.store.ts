import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What is asked for: the whole company, a branch, or a register, whose branch is looked up. */
export interface AskedPlace {
  readonly unitId: string | null;
  readonly deviceId: string | null;
}

/** A place as it stands in the database; the company is without ids. */
export interface KnownPlace extends AskedPlace {
  /** Zone and cut-off of its branch; of the company, that of its first one. */
  readonly zone: string;
  readonly cutOffMinutes: number;
}

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** The place with its branch; undefined when the tenant has no such branch or linked register. */
export const findPlace = async (
  tx: Tx,
  { unitId, deviceId }: AskedPlace,
): Promise<KnownPlace | undefined> => {
  const unit = deviceId
    ? sql`(select unit_id from devices where ${ownTenant} and id = ${deviceId} and unlinked_at is null)`
    : sql`coalesce(${unitId}::uuid, (select id from organization_units where ${ownTenant}
        and type = 'branch' and status >= 0 order by created_at, id limit 1))`;
  const { rows } = await sql<{ id: string; zone: string; cutOffMinutes: number }>`
    select id, zone, cut_off_minutes as "cutOffMinutes" from organization_units
    where ${ownTenant} and id = ${unit} and status >= 0 and type <> 'group'`.execute(tx);
  const [row] = rows;
  if (!row) return unitId || deviceId ? undefined : companyWithoutBranches;
  const { id, ...times } = row;
  return { ...times, deviceId, unitId: unitId || deviceId ? id : null };
};

/** The ids of the values that concern a place: its own, and those of the wider ones. */
export const valuesFor = async (tx: Tx, place: AskedPlace): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select c.id from configurations c
    where c.${ownTenant} and c.status = 1 and (c.level = 'company' or ${ofBranch(place)} or ${ofRegister(place)})
    order by c.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** A change of one value. */
export interface ValueChange {
  readonly id: string;
  readonly at: Date;
  readonly actorName: string;
  readonly key: string;
  readonly fromDay: string | null;
  /** JSON; null where nothing was set. */
  readonly old: string | null;
  readonly new: string | null;
  /** Something was set at this place for this day, be it that the wider place holds. */
  readonly wasSet: boolean;
  readonly isSet: boolean;
}

/** Where a page of the history ends. */
export interface ChangePlace {
  readonly at: string;
  readonly id: string;
}

/** What was changed at exactly this place, newest first: by its page, as any record, or by changes of many. */
export const changesAt = async (
  tx: Tx,
  place: AskedPlace,
  after: ChangePlace | undefined,
  limit: number,
): Promise<ValueChange[]> => {
  const { rows } = await sql<ValueChange>`
    with own as materialized (select c.id, c.key, c.from_day from configurations c
      where c.${ownTenant} and ${exactly(place)})
    select h.id, h.at, h."actorName", o.key, o.from_day as "fromDay", h.old, h.new,
      h.was_set "wasSet", h.is_set "isSet" from (
      select l.id, date_trunc('milliseconds', l.at) at, l.actor_name "actorName", l.entity_id record_id,
        l.old_values->>'value' old, l.new_values->>'value' new,
        l.action not in ('create', 'restore') was_set, l.action <> 'delete' is_set
      from audit_log l where l.${ownTenant} and l.entity = 'configuration'
        and l.entity_id = any (array(select id::text from own))
      union all
      select s.id, s.created_at, s.actor_name, r.record_id::text, r.old_values->>'value', r.new_values->>'value',
        true, true
      from change_set_records r
      join change_sets s on s.tenant_id = r.tenant_id and s.id = r.set_id and s.entity = 'configuration'
      where r.${ownTenant} and r.record_id in (select id from own) and r.outcome = 'changed') h
    join own o on o.id::text = h.record_id
    where (h.old is distinct from h.new or h.was_set <> h.is_set)
      ${after ? sql`and (h.at, h.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by h.at desc, h.id desc limit ${limit}`.execute(tx);
  return rows;
};

const companyWithoutBranches: KnownPlace = {
  unitId: null,
  deviceId: null,
  zone: 'Europe/Berlin',
  cutOffMinutes: 240,
};

function ofBranch({ unitId }: AskedPlace): RawBuilder<boolean> {
  return sql`(c.level = 'branch' and ${unitId}::uuid = any (c.unit_ids))`;
}

function ofRegister({ deviceId }: AskedPlace): RawBuilder<boolean> {
  return sql`(c.level = 'register' and c.device_id = ${deviceId}::uuid)`;
}

/** Also of what is deleted. */
function exactly(place: AskedPlace): RawBuilder<boolean> {
  if (place.deviceId) return ofRegister(place);
  return place.unitId
    ? sql`(c.level = 'branch' and ${place.unitId}::uuid = any (coalesce(c.unit_ids, '{}') || c.left_unit_ids))`
    : sql`c.level = 'company'`;
}
