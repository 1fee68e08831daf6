import { securityDeviceList } from '@tresen/domain/fiscal/security-devices';
import type { Condition, RecordFilter, RecordOrder } from '@tresen/domain/kit/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
import {
  behind,
  describeColumns,
  type ListedSource,
  listConditions,
  ordering,
  type Place,
  placeKey,
} from '../../kit/records/index.ts';
import {
  deviceColumns,
  type SecurityDevice,
  securityDevicesById,
  withRegister,
} from './security-devices.store.ts';

/** How the list is narrowed and ordered. */
export interface SecurityDeviceListQuery {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
}

/** What is not known comes behind all that is: orders go by columns that always have a value. */
const ownKeys: Readonly<Record<string, string>> = {
  serial: 'serial',
  certificateExpiresAt: 'certificate_expires_key',
  lastReportAt: 'last_report_key',
  remainingSignatures: 'remaining_signatures_key',
};

const described = describeColumns(securityDeviceList);

/** The fields of the list as columns of the rows below. */
export const securityDeviceSource: ListedSource = {
  entity: securityDeviceList,
  columns: {
    ...described,
    byField: new Map(
      [...described.byField].map(([field, column]) => [
        field,
        { ...column, key: ownKeys[field] ?? column.key },
      ]),
    ),
  },
};

/** A device with its place in the list. */
export type ListedSecurityDevice = SecurityDevice & { readonly placeKey: string | number };

/** Up to `size` + 1 devices of the list, behind a place. One more than the page tells of a next one. */
export const listSecurityDevicePage = async (
  tx: Tx,
  { filter, order }: SecurityDeviceListQuery,
  size: number,
  after: Place | undefined,
): Promise<ListedSecurityDevice[]> => {
  // Ids are light to sort; the rest is read of the page's rows alone, in the same statement.
  const page = sql`array(
    select t.id from ${listed} where ${deviceConditions(filter)}
      ${after ? sql`and ${behind(securityDeviceSource, order, after)}` : sql``}
    order by ${ordering(securityDeviceSource, order)} limit ${sql.raw(String(size + 1))})`;
  const { rows } = await sql<ListedSecurityDevice>`
    select ${deviceColumns}, ${placeKey(securityDeviceSource, order)} as "placeKey"
    from unnest(${page}) with ordinality page (id, place)
    join security_devices s on s.id = page.id ${withRegister}
    cross join lateral (select s.*) t
    order by page.place`.execute(tx);
  return rows;
};

/** How many devices the list has; exact. */
export const countSecurityDevices = async (tx: Tx, filter: RecordFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${listed} where ${deviceConditions(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** The ids before and behind a device in the list; null at its ends, and where it is not in the tenant. */
export const securityDeviceNeighbours = async (
  tx: Tx,
  { filter, order }: SecurityDeviceListQuery,
  id: string,
): Promise<{ readonly previousId: string | null; readonly nextId: string | null }> => {
  const { rows } = await sql<Place>`
    select t.id, ${placeKey(securityDeviceSource, order)} as key from ${listed} where t.id = ${id}`.execute(
    tx,
  );
  const [place] = rows;
  const next = async (isDownwards: boolean): Promise<string | null> => {
    if (!place) return null;
    const way = { ...order, isDownwards };
    const found = await sql<{ id: string }>`
      select t.id from ${listed} where ${deviceConditions(filter)}
        and ${behind(securityDeviceSource, way, place)}
      order by ${ordering(securityDeviceSource, way)} limit 1`.execute(tx);
    return found.rows[0]?.id ?? null;
  };
  return { previousId: await next(!order.isDownwards), nextId: await next(order.isDownwards) };
};

/** Devices whose serial, register or branch has every word, those in use first. None for no words. */
export const searchSecurityDevices = async (
  tx: Tx,
  search: string,
  first: number,
): Promise<SecurityDevice[]> => {
  const words = hasWords(sql`t.search_text`, search);
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select t.id from ${listed} where ${sql.join(words, sql` and `)}
    order by t.status desc, t.register_name_key collate natural_order, t.id limit ${first}`.execute(tx);
  const devices = await securityDevicesById(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => devices.get(id) ?? []);
};

/** What a device fulfils to be in the list. The name of any of its registers counts, not only of the one that leads it. */
function deviceConditions(filter: RecordFilter): RawBuilder<SqlBool> {
  const { true: byRegister = [], false: conditions = [] } = Object.groupBy(filter.conditions, ({ field }) =>
    String(field === 'registerName'),
  );
  const all = [
    listConditions(securityDeviceSource, { ...filter, conditions }),
    ...byRegister.map(hasRegister),
  ];
  return sql`${sql.join(all, sql` and `)}`;
}

function hasRegister({ is, values }: Condition): RawBuilder<SqlBool> {
  if (is === 'contains')
    return sql`exists (select from unnest(t.register_keys) key where strpos(key, (select searchable(${values[0]}))) > 0)`;
  return sql`t.register_keys && array(select searchable(v) from unnest(${values}::text[]) v)`;
}

/** What of its own row the list is narrowed and ordered by; the names of register and branch are put in below. */
const ownColumns = new Set(
  [...securityDeviceSource.columns.byField.values()]
    .flatMap(({ name, key }) => [name, key])
    .map((name) => name.replaceAll('"', ''))
    .filter((name) => name !== 'register_name' && name !== 'unit_name'),
);

/**
 * The devices of the tenant as rows `t` of a list; the names of their registers and branches stand in them, too. That they
 * are the tenant's says the policy: said a second time, the planner expects far fewer rows than there are.
 */
const listed = sql`(
  select id, status, unit_ids, register_keys, ${sql.raw([...ownColumns].join(', '))},
    register_name_key as register_name, unit_name_key as unit_name, search_text || shared_names as search_text
  from security_devices) t`;
