import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What an editor shows of what buttons stand for. */
export interface ShownTarget {
  readonly name: string;
  /** Of an article, in cents. */
  readonly price: number | null;
  readonly colour: string | null;
  /** Name of its picture; only articles have one. */
  readonly picture: string | null;
}

/** Records by kind that buttons may name, with what is shown of them. */
const shown = {
  article: { table: 'articles', price: 't.price', colour: 'null::text', picture: 't.picture' },
  category: { table: 'categories', price: 'null::bigint', colour: 't.colour', picture: 'null::text' },
  buttonCategory: {
    table: 'button_categories',
    price: 'null::bigint',
    colour: 't.colour',
    picture: 'null::text',
  },
  room: { table: 'rooms', price: 'null::bigint', colour: 't.colour', picture: 'null::text' },
} as const;
export type TargetKind = keyof typeof shown;
export const targetKinds = ['article', 'category', 'buttonCategory', 'room'] as const satisfies TargetKind[];

/** The targets of one kind that are not deleted, by id. */
export const findTargets = async (
  tx: Tx,
  kind: TargetKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownTarget>> => {
  const { table, price, colour, picture } = shown[kind];
  const { rows } = await sql<ShownTarget & { readonly id: string }>`
    select t.id, t.name, ${sql.raw(price)} as price, ${sql.raw(colour)} as colour, ${sql.raw(picture)} as picture
    from ${sql.table(table)} t
    where t.tenant_id = (select current_tenant()) and t.status >= 0 and t.id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...target }) => [id, target]));
};

/** The records of a kind with one of these names, by the name that was asked for; the oldest of several. */
export const findByName = async (
  tx: Tx,
  kind: TargetKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ readonly asked: string; readonly id: string }>`
    select distinct on (n.name) n.name as asked, t.id
    from unnest(${[...new Set(names)]}::text[]) n(name)
    join ${sql.table(shown[kind].table)} t on t.tenant_id = (select current_tenant())
      and t.name_key = searchable(n.name) and t.status >= 0
    order by n.name, t.created_seq, t.id`.execute(tx);
  return new Map(rows.map(({ asked, id }) => [asked, id]));
};

/** The articles with one of these numbers; the oldest of several. */
export const findByNumber = async (
  tx: Tx,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ readonly plu: string; readonly id: string }>`
    select distinct on (t.plu) t.plu, t.id from articles t
    where t.tenant_id = (select current_tenant()) and t.plu = any (${[...new Set(numbers)]}::text[]) and t.status >= 0
    order by t.plu, t.created_seq, t.id`.execute(tx);
  return new Map(rows.map(({ plu, id }) => [plu, id]));
};

/** The numbers of articles that have one, by id. */
export const findNumbers = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ readonly id: string; readonly plu: string }>`
    select t.id, t.plu from articles t
    where t.tenant_id = (select current_tenant()) and t.id = any (${[...ids]}::uuid[]) and t.plu is not null`.execute(
    tx,
  );
  return new Map(rows.map(({ id, plu }) => [id, plu]));
};
