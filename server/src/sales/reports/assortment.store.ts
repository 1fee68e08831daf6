import { type Day, type DayRange, dayCount } from '@tresen/domain/kit/business-day';
import type { StockedArticle } from '@tresen/domain/sales/assortment';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** More changes of prices within some days no report tells apart. */
const maxChanges = 20_000;

type ArticleRow = Omit<StockedArticle, 'priceChanges' | 'prices'>;
interface ChangeRow {
  readonly id: string;
  readonly day: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** The days that an assortment is of, in the time of its branches. */
interface StockedDays extends DayRange {
  readonly today: Day;
  readonly zone: string;
}

/**
 * The articles that there are, and deleted ones by their ids, with their stock in some branches, its mean in some days, how
 * their purchase prices changed since, and their prices in those days.
 */
export const readStocked = async (
  tx: Tx,
  deletedIds: readonly string[],
  units: readonly string[],
  { from, to, today, zone }: StockedDays,
): Promise<readonly StockedArticle[]> => {
  const days = dayCount({ from, to: to < today ? to : today });
  // What came on a day was not there at the ends of the days before it: those are taken from the stock of today.
  const { rows } = await sql<ArticleRow>`
    select a.id, a.name, a.status < 0 "isDeleted", (a.created_at at time zone ${zone})::date::text "createdOn",
      a.purchase_price::float8 "purchasePrice", s.amount::float8 stock,
      case when m.first_day <= ${from}::date then s.amount::float8 - m.missing::float8 / ${days} end "meanStock"
    from articles a left join (
      select article_id, sum(amount) amount from stock_counts
      where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[]) group by article_id
    ) s on s.article_id = a.id left join (
      select article_id, min(day) first_day, sum(change * least(greatest(day - ${from}::date, 0), ${days})) missing
      from (select article_id, change, (made_at at time zone ${zone})::date as day from stock_movements
        where tenant_id = (select current_tenant()) and unit_id = any (${units}::uuid[])) d
      group by article_id
    ) m on m.article_id = a.id
    where a.tenant_id = (select current_tenant()) and (a.status >= 0 or a.id = any (${deletedIds}::uuid[]))`.execute(
    tx,
  );
  const since = { from, to: '9999-12-31', zone };
  const purchased = Map.groupBy(await readChanges(tx, 'purchasePrice', since), ({ id }) => id);
  const sold = Map.groupBy(await readChanges(tx, 'price', { from, to, zone }), ({ id }) => id);
  return rows.map((article) => ({
    ...article,
    priceChanges: purchased.get(article.id) ?? [],
    prices: (sold.get(article.id) ?? [])
      .flatMap(({ day, before, after }) =>
        before === null || after === null ? [] : [{ day, before, after }],
      )
      .toReversed(),
  }));
};

/** When a price of articles was changed, the newest first. */
async function readChanges(
  tx: Tx,
  field: 'price' | 'purchasePrice',
  { from, to, zone }: Omit<StockedDays, 'today'>,
): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select entity_id id, (at at time zone ${zone})::date::text as day, (old_values ->> ${field})::float8 before,
      (new_values ->> ${field})::float8 after
    from audit_log
    where tenant_id = (select current_tenant()) and entity = 'article' and action = 'update'
      and at >= ${from}::date and (at at time zone ${zone})::date <= ${to}
      and old_values ->> ${field} is distinct from new_values ->> ${field}
    order by at desc limit ${maxChanges}`.execute(tx);
  return rows;
}
