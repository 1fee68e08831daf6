import type { StockedArticle } from '@tresen/domain/sales/assortment';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** More changes of purchase prices within some days no report tells apart. */
const maxChanges = 20_000;

type ArticleRow = Omit<StockedArticle, 'priceChanges'>;
interface ChangeRow {
  readonly id: string;
  readonly day: string;
  readonly before: number | null;
}

/**
 * The articles that there are, and deleted ones by their ids, with their stock in some branches and how their purchase
 * prices changed since a day.
 */
export const readStocked = async (
  tx: Tx,
  deletedIds: readonly string[],
  units: readonly string[],
  { since, zone }: { readonly since: string; readonly zone: string },
): Promise<readonly StockedArticle[]> => {
  const articles = await sql<ArticleRow>`
    select a.id, a.name, a.status < 0 "isDeleted", (a.created_at at time zone ${zone})::date::text "createdOn",
      a.purchase_price::float8 "purchasePrice", s.amount::float8 stock
    from articles a left join (
      select article_id, sum(amount) amount from stock_counts
      where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[]) group by article_id
    ) s on s.article_id = a.id
    where a.tenant_id = (select current_tenant()) and (a.status >= 0 or a.id = any (${deletedIds}::uuid[]))`.execute(
    tx,
  );
  const changes = await sql<ChangeRow>`
    select entity_id id, (at at time zone ${zone})::date::text as day, (old_values ->> 'purchasePrice')::float8 before
    from audit_log
    where tenant_id = (select current_tenant()) and entity = 'article' and action = 'update' and at >= ${since}::date
      and old_values ->> 'purchasePrice' is distinct from new_values ->> 'purchasePrice'
    order by at desc limit ${maxChanges}`.execute(tx);
  const changesOf = Map.groupBy(changes.rows, ({ id }) => id);
  return articles.rows.map((article) => ({ ...article, priceChanges: changesOf.get(article.id) ?? [] }));
};
