import { searchWordsOf } from '@tresen/domain/kit/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasIndexedWords } from '../../kit/db/word-search.ts';
import { listedBy, type OrderFilter, orderText } from './order-list.store.ts';

// Under the policies the planner uses no trigram index and counts row by row, so a seller's orders are found and counted
// under the system role, with the seller in the condition (contract 4).

/** Below this length the index does not help. */
const indexedLength = 3;
/** What more orders have fills a page soon when they are looked at one after the other. */
const maxFound = 1_000;

/** The ids of all orders that a seller's search finds; undefined for those that no index helps, or that find very many. */
export const findSoldOrders = async (
  tx: Tx,
  tenantId: string,
  filter: OrderFilter,
): Promise<readonly string[] | undefined> => {
  if (indexedWordsOf(filter) === '') return undefined;
  const { rows } = await sql<{ found: number; ids: readonly string[] }>`
    with found as materialized (
      select o.id, o.status, o.placed_at, o.search_text, o.line_search_text from shop_orders o
      where ${await isSoldBy(tx, tenantId)} and ${hasIndexed(filter)} limit ${sql.lit(maxFound)})
    select (select count(*) from found)::int as found,
      array(select o.id from found o where ${listedBy(filter)}) as ids`.execute(tx);
  const [{ found, ids } = { found: 0, ids: [] }] = rows;
  return found < maxFound ? ids : undefined;
};

/** How many orders of a seller the filter matches. */
export const countSoldOrders = async (tx: Tx, tenantId: string, filter: OrderFilter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from shop_orders o
    where ${await isSoldBy(tx, tenantId)} and ${hasIndexed(filter)} and ${listedBy(filter)}`.execute(tx);
  return rows[0]?.count ?? 0;
};

function indexedWordsOf({ search }: OrderFilter): string {
  return searchWordsOf(search ?? '')
    .filter((word) => word.length >= indexedLength)
    .join(' ');
}

/** The orders that a tenant sells, as the policies have it. */
async function isSoldBy(tx: Tx, tenantId: string): Promise<RawBuilder<SqlBool>> {
  const tenant = await tx.selectFrom('tenants').select('kind').where('id', '=', tenantId).executeTakeFirst();
  return tenant?.kind === 'vendor' ? sql`true` : sql`o.seller_id = ${tenantId}`;
}

function hasIndexed(filter: OrderFilter): RawBuilder<SqlBool> {
  return sql`${sql.join([sql`true`, ...hasIndexedWords(orderText, indexedWordsOf(filter))], sql` and `)}`;
}
