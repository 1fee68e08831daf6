import { licenceEndingDays, licenceList } from '@tresen/domain/fleet/licences';
import type { RecordFilter, RecordOrder } from '@tresen/domain/kit/entities';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { describeColumns, type ListedSource } from '../../kit/records/index.ts';

/** How the list is narrowed and ordered. */
export interface LicenceListQuery {
  readonly filter: RecordFilter;
  readonly order: RecordOrder;
  readonly at: Date;
}

const described = describeColumns(licenceList);

/** The fields of the list as columns of the rows below; those without an end come behind those with one. */
export const licenceSource: ListedSource = {
  entity: licenceList,
  columns: {
    ...described,
    byField: new Map(
      [...described.byField].map(([field, column]) => [
        field,
        field === 'endsAt' ? { ...column, key: column.name } : column,
      ]),
    ),
  },
};

/**
 * The licences that a tenant sees, as the policies have it, as sets of rows `t` that have none in common. Under the
 * policies the planner uses no trigram index, so the list finds its ids under the system role (contracts 3 and 4).
 */
export interface Scope {
  readonly sets: readonly RawBuilder<unknown>[];
  /** All of the registry: it has an index for each order. What one tenant sees has an index by key that holds them all. */
  readonly isEverything: boolean;
}

const day = 86_400_000;

/** What the tenant sees of the registry at a moment. */
export const scopeOf = async (tx: Tx, tenantId: string, at: Date): Promise<Scope> => {
  const tenant = await tx.selectFrom('tenants').select('kind').where('id', '=', tenantId).executeTakeFirst();
  if (tenant?.kind === 'vendor') return { sets: [listed(at, sql`true`)], isEverything: true };
  const sets = [
    listed(at, sql`l.reseller_id = ${tenantId}`),
    listed(at, sql`l.tenant_id = ${tenantId} and l.reseller_id is distinct from ${tenantId}`),
  ];
  return { sets, isEverything: false };
};

/** The rows of a statement about each set, one set after the other. */
export const ofEach = (
  { sets }: Scope,
  rowsOf: (set: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`(${sql.join(
    sets.map((set) => sql`(${rowsOf(set)})`),
    sql` union all `,
  )})`;

/** Licences as rows of a list. */
function listed(at: Date, isIn: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`(
  select l.uid as id, 1 as status, null::uuid[] as unit_ids, l.serial, l.serial_key, l.customer_name,
    l.customer_name_key, l.app_name, searchable(l.app_name) as app_name_key, l.app_type, l.licence_type, l.state,
    l.main_version, l.ends_key as ends_at,
    coalesce(l.ends_at > ${at} and l.ends_at <= ${new Date(at.getTime() + licenceEndingDays * day)}, false) as is_ending,
    l.device_id is not null as is_in_use, l.last_modified_at, l.search_text
  from licences l where ${isIn}) t`;
}
