import type { ArticleOrder } from '@tresen/domain/sales/dashboards';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
import { articleRows, jsonOf, type Side, sourcesOf } from './figure-rows.store.ts';
import { withRegisterNames } from './register-names.store.ts';
import type { SoldRow, SourceRow } from './side-rows.ts';

/** How a page of the report of articles is cut. */
export interface ArticlePage {
  readonly search: string;
  readonly order: ArticleOrder;
  readonly isDescending: boolean;
  readonly first: number;
  readonly after: ArticlePlace | undefined;
}

/** Where a page ended: the value that it is ordered by, and the article's key. */
export interface ArticlePlace {
  readonly value: string | number;
  readonly key: string;
}

export interface ArticleRow {
  readonly articleKey: string;
  readonly name: string;
  readonly quantity: number;
  readonly turnover: number;
  readonly place: string | number;
  readonly comparisonTurnover: number | null;
}

interface ArticleRows {
  readonly turnover: number;
  readonly totalCount: number;
  readonly nodes: readonly ArticleRow[];
}

const orderColumn: Readonly<Record<ArticleOrder, RawBuilder<unknown>>> = {
  TURNOVER: sql`a.turnover`,
  QUANTITY: sql`a.quantity`,
  NAME: sql`lower(a.name)`,
};

/** One row more than asked tells of a next page. Their quantities are in pieces or units. */
export const readArticles = async (
  tx: Tx,
  range: Side,
  comparison: Side | undefined,
  page: ArticlePage,
): Promise<ArticleRows> => {
  const before = comparison
    ? sql`left join (${articleRows(comparison)}) b using (article_key)`
    : sql`cross join (select null::bigint turnover) b`;
  const { rows } = await sql<ArticleRows>`
    with articles as materialized (${articleRows(range)}),
      a as materialized (select * from articles a where ${found(page.search)}),
      page as (select a.*, ${orderColumn[page.order]} place from a ${pageOf(page)})
    select coalesce((select sum(turnover) from articles), 0)::bigint turnover,
      (select count(*) from a)::int "totalCount",
      ${jsonOf(sql`select article_key "articleKey", p.name, p.quantity / 1000.0 quantity, p.turnover, p.place,
        ${comparison ? sql`coalesce(b.turnover, 0)` : sql`b.turnover`} "comparisonTurnover"
        from (select *, row_number() over () nr from page) p ${before} order by nr`)} nodes`.execute(tx);
  return rows[0] ?? { turnover: 0, totalCount: 0, nodes: [] };
};

/** Who sold at which register on the days of a side; the last of its transaction. */
export const readPeople = async (tx: Tx, side: Side): Promise<readonly SourceRow[]> => {
  const { rows } = await sql<{ sources: readonly SoldRow[] }>`
    select ${jsonOf(sourcesOf([side]))} sources`.execute(tx);
  return withRegisterNames(tx, rows[0]?.sources ?? []);
};

function found(search: string): RawBuilder<unknown> {
  const words: readonly RawBuilder<SqlBool>[] = hasWords(sql`searchable(a.name)`, search);
  return words.length === 0 ? sql`true` : sql.join(words, sql` and `);
}

function pageOf({ order, isDescending, first, after }: ArticlePage): RawBuilder<unknown> {
  const column = orderColumn[order];
  const type = order === 'NAME' ? sql`text` : sql`numeric`;
  const comparison = isDescending ? sql`<` : sql`>`;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const behind = after
    ? sql`where (${column}, a.article_key) ${comparison} (${after.value}::${type}, ${after.key}::text)`
    : sql``;
  return sql`${behind} order by ${column} ${direction}, a.article_key ${direction} limit ${first + 1}`;
}
