import type { Entity, EntityName } from '@tresen/domain/kit/entities';
import type { NamedDevice, NamedRecord, NamedUnit } from '@tresen/domain/master-data/files';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { describeColumns, ownRow, type RecordSource, tableOf } from '../../kit/records/index.ts';

/** Branches of the tenant. */
export const findUnits = async (tx: Tx): Promise<readonly NamedUnit[]> => {
  const { rows } = await sql<NamedUnit>`select id, name from organization_units
    where status > -2 and type <> 'group' order by name`.execute(tx);
  return rows;
};

/** Linked registers of the tenant. */
export const findLinkedDevices = async (tx: Tx): Promise<readonly NamedDevice[]> => {
  const { rows } = await sql<NamedDevice>`select id, name, unit_id as "unitId" from devices
    where unlinked_at is null order by name, id`.execute(tx);
  return rows;
};

type NamingRow = { readonly id: string; readonly unitIds: readonly string[] | null } & Record<
  string,
  unknown
>;

/** All records of a kind of which there are few. */
export const findAllNamed = (tx: Tx, source: RecordSource): Promise<readonly NamedRecord[]> =>
  selectNamed(tx, source, sql`true`);

/** Records that are called like one of the texts, or have one as a value that must be unique, or as their id. */
export const findNamed = async (
  tx: Tx,
  source: RecordSource,
  texts: readonly string[],
): Promise<readonly NamedRecord[]> => {
  if (texts.length === 0) return [];
  const { entity } = source;
  const alone = entity.unique.flatMap((fields) => (fields.length === 1 && fields[0] ? [fields[0]] : []));
  const ways = [...new Set([entity.title, ...alone])].map((field) => {
    const { own, given } = comparedAs(source, field);
    return sql`select t.id from unnest(${texts}::text[]) v join ${sql.table(source.table)} t
      on ${sql.raw(own)} = ${sql.raw(given)} where t.status >= -1`;
  });
  const ids = texts.flatMap((text) => /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(text)?.[0] ?? []);
  return selectNamed(
    tx,
    source,
    sql`t.id in (${sql.join(ways, sql` union `)} union select unnest(${ids}::uuid[]))`,
  );
};

/** Records by their ids, and all others that are called like one of them. */
export const findNamesakes = (
  tx: Tx,
  source: RecordSource,
  ids: readonly string[],
): Promise<readonly NamedRecord[]> => {
  const { own } = comparedAs(source, source.entity.title);
  return selectNamed(
    tx,
    source,
    sql`t.id in (select o.id from ${sql.table(source.table)} t join ${sql.table(source.table)} o
      on ${sql.raw(own.replace('t.', 'o.'))} = ${sql.raw(own)} and o.status >= -1
      where t.id = any (${[...ids]}::uuid[]))`,
  );
};

/** A record that a key of the file finds. */
export interface FoundByKey {
  readonly text: string;
  readonly id: string;
  readonly unitIds: readonly string[] | null;
}

/** Records whose field has one of the texts, ignoring case and accents as uniqueness does. */
export const findByKey = async (
  tx: Tx,
  source: RecordSource,
  field: string,
  texts: readonly string[],
): Promise<readonly FoundByKey[]> => {
  if (texts.length === 0) return [];
  const { own, given } = comparedAs(source, field);
  const { rows } = await sql<FoundByKey>`
    select v as text, t.id, t.unit_ids as "unitIds" from unnest(${[...new Set(texts)]}::text[]) v
    join ${sql.table(source.table)} t on ${sql.raw(own)} = ${sql.raw(given)} where t.status >= 0`.execute(tx);
  return rows;
};

/**
 * The branches that new records of a kind can belong to at most: as many as have the records that they must name. Null
 * is all, also future ones.
 */
export const widestUnits = async (tx: Tx, { fields }: Entity): Promise<readonly string[] | null> => {
  const needed = Object.values(fields).flatMap((field) =>
    field.kind === 'reference' && field.isRequired ? [field.to] : [],
  );
  for (const to of new Set(needed)) {
    const { rows } = await sql<{ unitIds: readonly string[] | null }>`
      select unit_ids as "unitIds" from ${sql.table(tableOf(to))} where status >= 0
      order by unit_ids is null desc, cardinality(unit_ids) desc limit 1`.execute(tx);
    if (rows[0]?.unitIds) return rows[0].unitIds;
  }
  return null;
};

/** The first of the standard rates that new records of the branches can have. */
export const standardRate = async (
  tx: Tx,
  unitIds: readonly string[] | null,
): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`select r.id from vats r
    where r.status = 1 and ${isWithin(unitIds)}
    order by r.is_standard desc, r.key limit 1`.execute(tx);
  return rows[0]?.id;
};

/** The record that records of a kind have in a field, the one used last first; undefined when there is none. */
export const usedLast = async (
  tx: Tx,
  entity: Entity,
  field: string,
  to: EntityName,
  unitIds: readonly string[] | null,
): Promise<string | undefined> => {
  const used = sql.raw(describeColumns(entity).byField.get(field)?.name ?? '');
  // Below a main category stand subcategories, which no field of a new record needs.
  const isTop = to === 'category' ? sql`r.parent_id is null` : sql`true`;
  const { rows } = await sql<{ id: string }>`select r.id from ${sql.table(tableOf(to))} r
    left join (select t.${used} as id, max(t.change_seq) as seq from ${sql.table(tableOf(entity.name))} t
      where t.status >= 0 group by 1) u on u.id = r.id
    where r.status = 1 and ${isTop} and ${isWithin(unitIds)}
    order by u.seq desc nulls last, r.created_at, r.id limit 1`.execute(tx);
  return rows[0]?.id;
};

/** Kinds of which a tenant has so many that they are looked up as they are named. */
export const isNumerous = (entity: EntityName): boolean => entity === 'article' || entity === 'customer';

async function selectNamed(
  tx: Tx,
  source: RecordSource,
  condition: RawBuilder<unknown>,
): Promise<readonly NamedRecord[]> {
  const fields = namingFields(source).map((field) => `t.${columnOf(source, field).name} as "${field}"`);
  const { rows } = await sql<NamingRow>`
    select t.id, t.unit_ids as "unitIds", ${sql.raw(fields.join(', '))} from ${sql.table(source.table)} t
    where ${ownRow(source.table)} and t.status >= 0 and ${condition}`.execute(tx);
  return rows.map(({ id, unitIds, ...values }) => ({ id, unitIds, values }));
}

/** What of a record names it: its title, and values by which references find it. */
function namingFields({ entity }: RecordSource): readonly string[] {
  return [
    ...new Set([
      entity.title,
      ...entity.unique.flat(),
      ...Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'percent'),
    ]),
  ];
}

function columnOf({ columns }: RecordSource, field: string) {
  const column = columns.byField.get(field);
  if (!column) throw new Error(`no column of ${field}`);
  return column;
}

/** A text of a file as the field's column keeps it for comparing. */
function comparedAs(source: RecordSource, field: string): { readonly own: string; readonly given: string } {
  const { name, key, type } = columnOf(source, field);
  const description = source.entity.fields[field];
  if (key === name) {
    if (type === 'text') return { own: `searchable(t.${name})`, given: 'searchable(v)' };
    return { own: `t.${name}`, given: `(case when v ~ '^\\d{1,9}$' then v end)::${type}` };
  }
  const isNumber = description?.kind === 'text' && description.isNumber === true;
  return { own: `t.${key}`, given: isNumber ? 'number_key(v)' : 'searchable(v)' };
}

function isWithin(unitIds: readonly string[] | null) {
  return unitIds === null
    ? sql`(r.unit_ids is null or r.unit_ids @> array(select id from organization_units
        where status > -2 and type <> 'group'))`
    : sql`(r.unit_ids is null or r.unit_ids @> ${[...unitIds]}::uuid[])`;
}
