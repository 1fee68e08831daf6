import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What an editor shows of what buttons stand for. */
export interface ShownTarget {
  readonly name: string;
  /** Of an article, in cents. */
  readonly price: number | null;
  readonly colour: string | null;
}

/** Records by kind that buttons may name, with what is shown of them. */
const shown = {
  article: { table: 'articles', price: 't.price', colour: 'null::text' },
  category: { table: 'categories', price: 'null::bigint', colour: 't.colour' },
  buttonCategory: { table: 'button_categories', price: 'null::bigint', colour: 't.colour' },
  room: { table: 'rooms', price: 'null::bigint', colour: 't.colour' },
} as const;
export type TargetKind = keyof typeof shown;

/** The targets of one kind that are not deleted, by id. */
export const findTargets = async (
  tx: Tx,
  kind: TargetKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownTarget>> => {
  const { table, price, colour } = shown[kind];
  const { rows } = await sql<ShownTarget & { readonly id: string }>`
    select t.id, t.name, ${sql.raw(price)} as price, ${sql.raw(colour)} as colour from ${sql.table(table)} t
    where t.tenant_id = (select current_tenant()) and t.status >= 0 and t.id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...target }) => [id, target]));
};
