import type { PlacedUnit, UnitLocale, UnitType } from '@tresen/domain/organization/units';
import { unitStatus } from '@tresen/domain/organization/units';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** An organization unit: a branch, or a header that groups branches. Minutes after midnight, IANA zone. */
export interface OrganizationUnit extends UnitLocale, PlacedUnit {
  readonly description: string;
  readonly organizationId: string | null;
  readonly databaseId: string | null;
  /** JSON of opening hours in their order; null where nobody has said. */
  readonly openingHours: string | null;
  readonly status: number;
  readonly version: number;
  /** Linked registers, and those among them that are active. */
  readonly deviceCount: number;
  readonly activeDeviceCount: number;
}

/** The tenant's units by name. */
export const listUnits = (tx: Tx): Promise<OrganizationUnit[]> =>
  units(tx).orderBy(sql`searchable(u.name) collate natural_order`).orderBy('u.id').execute();

/** A unit of the tenant, or undefined. */
export const findUnit = (tx: Tx, id: string): Promise<OrganizationUnit | undefined> =>
  units(tx).where('u.id', '=', id).executeTakeFirst();

/** True when another unit of the tenant has the name, whatever its case (decisions ORG-15). */
export const isNameTaken = async (tx: Tx, name: string, exceptId: string | null): Promise<boolean> => {
  const row = await tx
    .selectFrom('organization_units')
    .select('id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('status', '>', unitStatus.deleted)
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
};

/** What is stored of an input, after defaults. */
export interface UnitValues extends UnitLocale {
  readonly name: string;
  readonly description: string;
  readonly type: UnitType;
  readonly parentId: string | null;
  readonly organizationId: string | null;
  readonly sort: number;
  readonly openingHours: string | null;
}

export const insertUnit = async (tx: Tx, tenantId: string, id: string, values: UnitValues): Promise<void> => {
  await tx
    .insertInto('organization_units')
    .values({ tenant_id: tenantId, id, ...columns(values) })
    .execute();
};

export const updateUnit = async (tx: Tx, id: string, values: UnitValues): Promise<void> => {
  await tx
    .updateTable('organization_units')
    .set({ ...columns(values), last_modified_at: new Date(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** The opening hours of a unit, in the version that they belong to. */
export interface HoursOfUnit extends Pick<OrganizationUnit, 'id' | 'name' | 'openingHours' | 'version'> {
  readonly type: string;
}

/** Those among some units of the tenant that there are, held until the end of the transaction. */
export const hoursOfUnits = (tx: Tx, ids: readonly string[]): Promise<HoursOfUnit[]> =>
  tx
    .selectFrom('organization_units')
    .select(['id', 'name', 'type', 'version', sql<string | null>`opening_hours::text`.as('openingHours')])
    .where('id', 'in', [...ids])
    .where('status', '>', unitStatus.deleted)
    .orderBy('id')
    .forUpdate()
    .execute();

export const writeHours = async (
  tx: Tx,
  hours: readonly Pick<HoursOfUnit, 'id' | 'openingHours'>[],
): Promise<void> => {
  await sql`
    update organization_units u
    set opening_hours = x."openingHours"::json, last_modified_at = now(), version = version + 1
    from json_to_recordset(${JSON.stringify(hours)}::json) x(id uuid, "openingHours" text)
    where u.id = x.id`.execute(tx);
};

/** True when the unit has sold something. */
export const hasSales = async (tx: Tx, unitId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sales_day')
    .select('day')
    .where('tenant_id', '=', sql<string>`(select current_tenant())`)
    .where('unit_id', '=', unitId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The names of organizations of the tenant by their ids, without those that are deleted. */
export const organizationNames = async (
  tx: Tx,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from organizations
    where id = any (${ids.filter((id) => typeof id === 'string')}::uuid[]) and status >= 0`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};

function units(tx: Tx) {
  return tx
    .selectFrom('organization_units as u')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('devices as d')
          .select([
            sql<number>`count(*)`.as('total'),
            sql<number>`count(*) filter (where d.status = 1)`.as('active'),
          ])
          .whereRef('d.tenant_id', '=', 'u.tenant_id')
          .whereRef('d.unit_id', '=', 'u.id')
          .where('d.unlinked_at', 'is', null)
          .as('linked'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id',
      'u.name',
      'u.description',
      'u.parent_id as parentId',
      'u.organization_id as organizationId',
      'u.sort',
      sql<UnitType>`u.type`.as('type'),
      'u.database_id as databaseId',
      'u.zone',
      'u.cut_off_minutes as cutOffMinutes',
      sql<string | null>`u.opening_hours::text`.as('openingHours'),
      sql<UnitLocale['currency']>`u.currency`.as('currency'),
      sql<UnitLocale['country']>`u.country`.as('country'),
      'u.status',
      'u.version',
      sql<number>`linked.total`.as('deviceCount'),
      sql<number>`linked.active`.as('activeDeviceCount'),
    ])
    .where('u.status', '>', unitStatus.deleted);
}

function columns({
  name,
  description,
  type,
  parentId,
  organizationId,
  sort,
  openingHours,
  ...locale
}: UnitValues) {
  return {
    name,
    description,
    type,
    parent_id: parentId,
    organization_id: organizationId,
    sort,
    opening_hours: openingHours,
    country: locale.country,
    zone: locale.zone,
    cut_off_minutes: locale.cutOffMinutes,
    currency: locale.currency,
  };
}
