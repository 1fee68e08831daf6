import { deviceList } from '@tresen/domain/fleet/devices';
import type { RecordFilter, RecordOrder } from '@tresen/domain/kit/entities';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import {
  behind,
  describeColumns,
  type ListedSource,
  listConditions,
  ordering,
  type Place,
  placeKey,
} from '../../kit/records/index.ts';
import { type Device, devicesById } from './devices.store.ts';

/** How the list is narrowed and ordered. */
export interface DeviceListQuery {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
  /** The registers whose connection the hub holds: only it knows. */
  readonly online: readonly string[];
}

/** Orders by time are by microseconds since 1970, and 0 is never. */
const instantKeys = new Set(['lastPing', 'lastReceiptAt']);

const described = describeColumns(deviceList);

/** The fields of the list as columns of the rows below. */
export const deviceSource: ListedSource = {
  entity: deviceList,
  columns: {
    ...described,
    byField: new Map(
      [...described.byField].map(([field, column]) => [
        field,
        instantKeys.has(field) ? { ...column, key: column.name } : column,
      ]),
    ),
  },
};

/** A register with its place in the list. */
export type ListedDevice = Device & { readonly placeKey: string | number };

/** Up to `size` + 1 registers of the list, behind a place. One more than the page tells of a next one. */
export const listDevicePage = async (
  tx: Tx,
  { filter, order, online }: DeviceListQuery,
  size: number,
  after: Place | undefined,
): Promise<ListedDevice[]> => {
  const { rows } = await sql<{ id: string; placeKey: string | number }>`
    select t.id, ${placeKey(deviceSource, order)} as "placeKey" from ${listed(online)}
    where ${listConditions(deviceSource, filter)} ${after ? sql`and ${behind(deviceSource, order, after)}` : sql``}
    order by ${ordering(deviceSource, order)} limit ${size + 1}`.execute(tx);
  const devices = await devicesById(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, placeKey }) => {
    const device = devices.get(id);
    return device ? [{ ...device, placeKey }] : [];
  });
};

/** How many registers the list has; exact. */
export const countDevices = async (tx: Tx, { filter, online }: DeviceListQuery): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${listed(online)} where ${listConditions(deviceSource, filter)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
};

/** The ids before and behind a register in the list; null at its ends, and where it is not in the tenant. */
export const deviceNeighbours = async (
  tx: Tx,
  { filter, order, online }: DeviceListQuery,
  id: string,
): Promise<{ readonly previousId: string | null; readonly nextId: string | null }> => {
  const { rows } = await sql<Place>`
    select t.id, ${placeKey(deviceSource, order)} as key from ${listed(online)} where t.id = ${id}`.execute(
    tx,
  );
  const [place] = rows;
  const next = async (isDownwards: boolean): Promise<string | null> => {
    if (!place) return null;
    const way = { ...order, isDownwards };
    const found = await sql<{ id: string }>`
      select t.id from ${listed(online)}
      where ${listConditions(deviceSource, filter)} and ${behind(deviceSource, way, place)}
      order by ${ordering(deviceSource, way)} limit 1`.execute(tx);
    return found.rows[0]?.id ?? null;
  };
  return { previousId: await next(!order.isDownwards), nextId: await next(order.isDownwards) };
};

/** The linked registers of the tenant as rows `t` of a list. Live states are those of `liveStateOf` in the domain. */
function listed(online: readonly string[]): RawBuilder<unknown> {
  return sql`(
  select d.id, d.status, array[d.unit_id] as unit_ids, d.last_modified_at, d.name, searchable(d.name) as name_key,
    u.name as unit_name, searchable(u.name) as unit_name_key, d.pos_version,
    -- 5.10 comes behind 5.9
    array_to_string(array(select lpad(part[1], 6, '0') from regexp_matches(d.pos_version, '\\d+', 'g') part), '.')
      as pos_version_key,
    d.version_too_old, d.is_default, d.device_type, d.business_type, d.hardware_serial,
    case when not d.live_communication then 'liveOff' when d.id = any (${online}::uuid[]) then 'online'
      when d.last_ping_at is null then 'unknown' else 'offline' end as live_state,
    exists (select from sync_failures f where f.tenant_id = d.tenant_id and f.device_id = d.id) as has_sync_failures,
    ${micros('d.last_ping_at')} as last_ping, ${micros('d.last_receipt_at')} as last_receipt_at,
    searchable(d.name || ' ' || d.hardware_serial || ' ' || u.name) as search_text
  from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.tenant_id = (select current_tenant()) and d.unlinked_at is null) t`;
}

function micros(column: string): RawBuilder<unknown> {
  return sql`coalesce((extract(epoch from ${sql.raw(column)}) * 1000000)::bigint, 0)`;
}
