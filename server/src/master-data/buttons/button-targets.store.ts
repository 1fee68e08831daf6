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

/** Branches that what is found has to be in where it can: of several with one name or number those come first. */
type Wanted = readonly string[] | null;

const fitsInto = (unitIds: Wanted) =>
  unitIds === null
    ? sql`(t.unit_ids is null)`
    : sql`(t.unit_ids is null or t.unit_ids @> ${[...unitIds]}::uuid[])`;

/** The records of a kind with one of these names, by the name that was asked for; the oldest of several. */
export const findByName = async (
  tx: Tx,
  kind: TargetKind,
  names: readonly string[],
  unitIds: Wanted,
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ readonly asked: string; readonly id: string }>`
    select distinct on (n.name) n.name as asked, t.id
    from unnest(${[...new Set(names)]}::text[]) n(name)
    join ${sql.table(shown[kind].table)} t on t.tenant_id = (select current_tenant())
      and t.name_key = searchable(n.name) and t.status >= 0
    order by n.name, ${fitsInto(unitIds)} desc, t.created_seq, t.id`.execute(tx);
  return new Map(rows.map(({ asked, id }) => [asked, id]));
};

/** An article that has a number that was asked for. */
export interface NumberedArticle {
  readonly id: string;
  readonly name: string;
  /** True where it also has the name that was asked for. */
  readonly isNamedSo: boolean;
}

/** The articles with one of these numbers, in their order; the one of that name, else the oldest of several. */
export const findByNumber = async (
  tx: Tx,
  asked: readonly { readonly plu: string; readonly name: string }[],
  unitIds: Wanted,
): Promise<readonly (NumberedArticle | undefined)[]> => {
  const [plus, names] = [asked.map(({ plu }) => plu), asked.map(({ name }) => name)];
  const { rows } = await sql<NumberedArticle & { readonly place: number }>`
    select distinct on (n.place) n.place::int, t.id, t.name, t.name_key = searchable(n.name) as "isNamedSo"
    from unnest(${plus}::text[], ${names}::text[]) with ordinality n(plu, name, place)
    join articles t on t.tenant_id = (select current_tenant()) and t.plu = n.plu and t.status >= 0
    order by n.place, t.name_key = searchable(n.name) desc, ${fitsInto(unitIds)} desc, t.created_seq, t.id`.execute(
    tx,
  );
  const found = new Map(rows.map(({ place, ...article }) => [place, article]));
  return asked.map((_, index) => found.get(index + 1));
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
