import { sql } from 'kysely';
import { BoundedMap } from '../bounded-map/index.ts';
import type { Tx } from '../db/pools.ts';
import type { Referred } from './columns.ts';
import { lastSeq, ownRow } from './own-rows.ts';
import type { StoredRecord } from './source.ts';

/** Names by id, of one table. */
type Names = ReadonlyMap<string, string | null>;

type Tables = ReadonlyMap<string, Names>;

type NamesById = Readonly<Record<string, string>>;

interface OfTenant {
  /** Number of the tenant's last change when they were read. */
  readonly seq: number;
  readonly tables: Tables;
}

const maxTenants = 500;
const maxNames = 5_000;

/** Registers have names, too, but changing one is no change of master data. */
const isKept = ({ table }: Pick<Referred, 'table'>): boolean => table !== 'devices';

/**
 * Names of the records that others refer to, which most rows of a list share: categories, VAT rates, printers. They
 * hold for as long as the tenant's last change has the number that it had when they were read, so nobody has to tell
 * this process of changes in another.
 */
export class KnownNames {
  readonly #tenants = new BoundedMap<string, OfTenant>(maxTenants);

  /** The rows with their names: `mainCategory` beside `mainCategoryId`; undefined where some of them are not known. */
  named<Row extends StoredRecord>(
    tenantId: string,
    seq: number,
    referred: readonly Referred[],
    rows: readonly Row[],
  ): readonly Row[] | undefined {
    if (referred.length === 0) return rows;
    const known = this.#tenants.get(tenantId);
    return known?.seq === seq ? withNames(known.tables, referred, rows) : undefined;
  }

  /** The same, with names that are read now. */
  async read<Row extends StoredRecord>(
    tx: Tx,
    tenantId: string,
    referred: readonly Referred[],
    rows: readonly Row[],
  ): Promise<readonly Row[]> {
    const { seq, tables } = await readNames(tx, referred, rows);
    this.#keep(tenantId, seq, tables);
    return withNames(tables, referred, rows) ?? rows;
  }

  /** What is known of other tables outlives the change with this number, which was one of this table alone. */
  outlive(tenantId: string, seq: number, table: string): void {
    const known = this.#tenants.get(tenantId);
    if (known?.seq !== seq - 1) return;
    const tables = new Map(known.tables);
    tables.delete(table);
    this.#tenants.set(tenantId, { seq, tables });
  }

  #keep(tenantId: string, seq: number, read: Tables): void {
    const known = this.#tenants.get(tenantId);
    const kept = new Map([...read].filter(([table]) => isKept({ table })));
    const all = known?.seq === seq ? joined(known.tables, kept) : kept;
    const size = [...all.values()].reduce((sum, names) => sum + names.size, 0);
    this.#tenants.set(tenantId, { seq, tables: size > maxNames ? kept : all });
  }
}

function joined(one: Tables, other: Tables): Tables {
  const tables = new Map(one);
  for (const [table, names] of other) tables.set(table, new Map([...(one.get(table) ?? []), ...names]));
  return tables;
}

/** The names of all that the rows refer to, with the number of the last change at that moment. */
async function readNames(
  tx: Tx,
  referred: readonly Referred[],
  rows: readonly StoredRecord[],
): Promise<OfTenant> {
  const asked = [...Map.groupBy(referred, ({ table }) => table)].map(([table, fields]) => {
    const ids = new Set(fields.flatMap(({ field }) => rows.map((row) => row[field] as string | null)));
    return { table, ids: [...ids].filter((id) => id !== null) };
  });
  const answers = asked.map(
    ({ table, ids }) => sql`(select json_object_agg(t.id, t.name) from ${sql.table(table)} t
      where ${ownRow(table)} and t.id = any (${ids}::uuid[]))`,
  );
  const { rows: read } = await sql<{ seq: number | null; names: readonly (NamesById | null)[] }>`
    select ${lastSeq} as seq, json_build_array(${sql.join(answers)}) as names`.execute(tx);
  const tables = asked.map(({ table, ids }, at) => {
    const names = read[0]?.names[at] ?? {};
    return [table, new Map(ids.map((id) => [id, names[id] ?? null]))] as const;
  });
  return { seq: read[0]?.seq ?? 0, tables: new Map(tables) };
}

/** The rows with what their references name; undefined as soon as one is not known. */
function withNames<Row extends StoredRecord>(
  tables: Tables,
  referred: readonly Referred[],
  rows: readonly Row[],
): Row[] | undefined {
  const named: Row[] = [];
  for (const row of rows) {
    const copy: Record<string, unknown> = { ...row };
    for (const { field, name, table } of referred) {
      const id = row[field] as string | null;
      const called = id === null ? null : tables.get(table)?.get(id);
      if (called === undefined) return undefined;
      copy[name] = id === null || called === null ? null : { id, name: called };
    }
    named.push(copy as Row);
  }
  return named;
}
