import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { articleRows } from '../dashboards/index.ts';
import type { AskedSteps } from '../receipts/index.ts';

/** The names that registers last gave to keys in the months that a range touches. */
export const readNames = async (
  tx: Tx,
  { units, range }: Pick<AskedSteps, 'units' | 'range'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ readonly key: string; readonly name: string }>`
    select article_key as key, name from (${articleRows({ units, range })}) a
    where article_key = any (${keys}::text[])`.execute(tx);
  return new Map(rows.map(({ key, name }) => [key, name]));
};

/** In how many hours of the range the branches sold anything, or registers did. */
export const readOpenHours = async (tx: Tx, { units, deviceIds, range }: AskedSteps): Promise<number> => {
  const days = sql`tenant_id = (select current_tenant()) and day between ${range.from} and ${range.to}`;
  const hours = deviceIds
    ? sql`select day, h.place as hour from sales_source_day
        cross join lateral unnest(hour_receipts) with ordinality h(receipts, place)
        where ${days} and device_id = any (${deviceIds}::uuid[])
          and (unit_id in (select unnest(${units}::uuid[]))) is true and h.receipts > 0`
    : sql`select day, hour from sales_hour where ${days} and unit_id = any (${units}::uuid[])`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int count from (select distinct day, hour from (${hours}) h) d`.execute(tx);
  return rows[0]?.count ?? 0;
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
