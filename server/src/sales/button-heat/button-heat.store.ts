import { type DayRange, startOfMonth } from '@tresen/domain/kit/business-day';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { articleRows } from '../dashboards/index.ts';

/** What was sold by the registers' own key: thousandths and cents. */
export interface SoldArticle {
  readonly key: string;
  readonly name: string;
  readonly quantity: number;
  readonly turnover: number;
}

interface SoldRows {
  readonly articles: readonly SoldArticle[];
  readonly openHours: number;
}

/** What units sold in whole months, and in how many hours anything. */
export const readSold = async (tx: Tx, units: readonly string[], range: DayRange): Promise<SoldRows> => {
  const { rows } = await sql<SoldRows>`select
    (select coalesce(json_agg(x), '[]') from (
      select article_key as key, name, quantity, turnover from (${articleRows({ units, range })}) a) x) articles,
    (select count(*)::int from (
      select distinct day, hour from sales_hour
      where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[])
        and day between ${startOfMonth(range.from)} and ${range.to}) h) "openHours"`.execute(tx);
  return rows[0] ?? { articles: [], openHours: 0 };
};

/** A record that registers may have sold. */
export interface KnownArticle {
  readonly id: string;
  readonly plu: string | null;
  readonly name: string;
  readonly isDeleted: boolean;
  /** Main category and subcategory. */
  readonly categoryIds: readonly string[];
}

const categoriesOfRow = sql`array_remove(array[main_category_id, subcategory_id], null)`;

/** Articles by their ids, deleted ones too, and those that are there by their PLUs. */
export const readKnownArticles = async (
  tx: Tx,
  ids: readonly string[],
  plus: readonly string[],
): Promise<readonly KnownArticle[]> => {
  const { rows } = await sql<KnownArticle>`
    select id, plu, name, status < 0 "isDeleted", ${categoriesOfRow} "categoryIds" from articles
    where tenant_id = (select current_tenant()) and id = any (${ids}::uuid[])
    union
    select id, plu, name, false, ${categoriesOfRow} from articles
    where tenant_id = (select current_tenant()) and status >= 0
      and plu_key = any (array(select number_key(p) from unnest(${plus}::text[]) p))`.execute(tx);
  return rows;
};
