import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Kinds of records that a branch may have its own of. */
export const twinKinds = ['article', 'category', 'room'] as const;
export type TwinKind = (typeof twinKinds)[number];

/** A record, by what people know it by. */
export interface NamedRecord {
  readonly id: string;
  readonly name: string;
  /** Of an article its number, where it has one. */
  readonly number: string | null;
}

const tables = { article: 'articles', category: 'categories', room: 'rooms' } as const;
const numberOf = (kind: TwinKind, row: 't' | 'n') =>
  sql.raw(kind === 'article' ? `nullif(${row}.plu, '')` : 'null::text');

/** The records of a kind that are not deleted, by their names and numbers. */
export const findNamed = async (
  tx: Tx,
  kind: TwinKind,
  ids: readonly string[],
): Promise<readonly NamedRecord[]> => {
  const { rows } = await sql<NamedRecord>`select t.id, t.name, ${numberOf(kind, 't')} as number
    from ${sql.table(tables[kind])} t
    where t.tenant_id = (select current_tenant()) and t.status >= 0 and t.id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return rows;
};

/**
 * What branches have of their own in the place of some records: of the same name and number, else of the same name, else of
 * the same number; by the ids of those. It is in all of the branches, and no register is told to hide it.
 * @param unitIds null for all branches
 */
export const findTwins = async (
  tx: Tx,
  kind: TwinKind,
  ids: readonly string[],
  unitIds: readonly string[] | null,
): Promise<ReadonlyMap<string, NamedRecord>> => {
  const table = sql.table(tables[kind]);
  const [here, there] = [numberOf(kind, 't'), numberOf(kind, 'n')];
  const fits =
    unitIds === null
      ? sql`t.unit_ids is null`
      : sql`(t.unit_ids is null or t.unit_ids @> ${[...unitIds]}::uuid[])`;
  const { rows } = await sql<NamedRecord & { readonly of: string }>`
    select distinct on (n.id) n.id as of, t.id, t.name, ${here} as number
    from ${table} n
    join ${table} t on t.tenant_id = n.tenant_id and t.id <> n.id and t.status > 0
      and (t.name_key = n.name_key or ${here} = ${there}) and ${fits}
    where n.tenant_id = (select current_tenant()) and n.id = any (${[...ids]}::uuid[])
    order by n.id, t.name_key = n.name_key desc, ${here} is not distinct from ${there} desc, t.unit_ids is null,
      t.created_seq, t.id`.execute(tx);
  return new Map(rows.map(({ of, ...record }) => [of, record]));
};
