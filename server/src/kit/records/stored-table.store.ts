import pg from 'pg';
import { lackingOf, type StoredTable, type TableOfKind } from './table-of-kind.ts';

/** Short names of types, as migrations and `columns.ts` write them. */
const shortNames: Readonly<Record<string, string>> = { integer: 'int' };

interface ColumnRow {
  readonly name: string;
  readonly type: string;
  readonly madeOf: string | null;
}

/**
 * What kinds of record need of their tables and do not find: statements for a migration, none where all is there.
 * @param ownerUrl of the role that owns the tables
 */
export const readLacking = async (
  ownerUrl: string,
  kinds: readonly TableOfKind[],
): Promise<readonly string[]> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    const lacking: string[] = [];
    for (const kind of kinds) lacking.push(...lackingOf(kind, await readStoredTable(owner, kind.table)));
    return lacking;
  } finally {
    await owner.end();
  }
};

/** Reads what a database has of a table; undefined where it has none. Of the owner, who sees all of it. */
async function readStoredTable(owner: pg.Client, table: string): Promise<StoredTable | undefined> {
  const { rows } = await owner.query<ColumnRow>(
    `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
       case when a.attgenerated <> '' then pg_get_expr(d.adbin, d.adrelid) end as "madeOf"
     from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`,
    [table],
  );
  if (rows.length === 0) return undefined;
  const indexes = await owner.query<{ name: string }>(
    'select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid where i.indrelid = to_regclass($1)',
    [table],
  );
  return {
    columns: new Map(
      rows.map(({ name, type, madeOf }) => [name, { type: shortNames[type] ?? type, madeOf }]),
    ),
    indexes: new Set(indexes.rows.map(({ name }) => name)),
  };
}
