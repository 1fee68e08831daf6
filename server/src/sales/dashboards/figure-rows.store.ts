import type { DayRange } from '@tresen/domain/sales/business-day';
import type { FigureSums } from '@tresen/domain/sales/dashboards';
import { type RawBuilder, sql } from 'kysely';

/** Units whose days belong to a named sum; inclusive business days. */
export interface Side {
  readonly name: string;
  readonly units: readonly string[];
  readonly range: DayRange;
}

/** Everything that is summed of a side, cents. */
export interface SideSums extends FigureSums {
  readonly side: string;
  readonly cash: number;
  readonly card: number;
  readonly digital: number;
  readonly other: number;
}

type Rows = RawBuilder<unknown>;

const tenant = sql`tenant_id = (select current_tenant())`;
const columns = sql`receipts, customers, turnover, net, tax, cash, card, digital, other, discounts, cancelled`;

/** Several queries as one. */
export const unionOf = (parts: readonly Rows[]): Rows => sql.join(parts, sql` union all `);

/** A query's rows as one JSON array. */
export const jsonOf = (rows: Rows): Rows => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/** Rows of a side that add up to its sums, by unit. */
export const rowsOf = ({ name, units, range }: Side): Rows => sql`
  select ${name}::text side, unit_id, ${columns} from sales_day
  where ${tenant} and unit_id = any (${units}) and day between ${range.from} and ${range.to}`;

/** The sums of each side. */
export const sumsOf = (sides: readonly Side[]): Rows => sql`
  select side, sum(receipts) receipts, sum(customers) customers, sum(turnover) turnover, sum(net) net, sum(tax) tax,
    sum(cash) cash, sum(card) card, sum(digital) digital, sum(other) other, sum(discounts) discounts,
    sum(cancelled) cancelled
  from (${unionOf(sides.map(rowsOf))}) r group by side`;

/** The turnover of each unit of a side. */
export const unitsOf = (sides: readonly Side[]): Rows => sql`
  select side, unit_id unit, sum(receipts) receipts, sum(turnover) turnover
  from (${unionOf(sides.map(rowsOf))}) r group by side, unit_id`;

/** The days of each side. */
export const daysOf = (sides: readonly Side[]): Rows =>
  unionOf(
    sides.map(
      ({ name, units, range }) => sql`
  select ${name}::text side, day, sum(receipts) receipts, sum(customers) customers, sum(turnover) turnover
  from sales_day where ${tenant} and unit_id = any (${units}) and day between ${range.from} and ${range.to}
  group by day`,
    ),
  );

/** The months of a range, whole ones. */
export const monthsOf = (units: readonly string[], { from, to }: DayRange): Rows => sql`
  select date_trunc('month', day::timestamp)::date as month, sum(receipts) receipts, sum(customers) customers,
    sum(turnover) turnover
  from sales_day where ${tenant} and unit_id = any (${units}) and day between ${from} and ${to}
  group by 1`;

/** The hours of each side, by the branch's clock. */
export const hoursOf = (sides: readonly Side[]): Rows =>
  sql`select * from (${unionOf(
    sides.map(
      ({ name, units, range }) => sql`
  select ${name}::text side, hour, sum(receipts) receipts, sum(turnover) turnover
  from sales_hour where ${tenant} and unit_id = any (${units}) and day between ${range.from} and ${range.to}
  group by hour`,
    ),
  )}) h order by side, hour`;

/** The articles with the highest turnover in the months that the side touches. */
export const topArticlesOf = ({ units, range }: Side, count: number): Rows => sql`
  select article_key "articleKey", max(name) as name, sum(quantity) / 1000.0 quantity, sum(turnover) turnover
  from sales_article_month where ${tenant} and unit_id = any (${units})
    and month between date_trunc('month', ${range.from}::timestamp)::date and ${range.to}
  group by article_key order by sum(turnover) desc, article_key limit ${count}`;
