import { type DayRange, splitRange, startOfMonth } from '@tresen/domain/sales/business-day';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Registers and employees that a filter names; null: all. */
export interface Sources {
  readonly deviceIds: readonly string[] | null;
  /** An employee is a branch's unit and a key there, at the same place of both. */
  readonly employees: { readonly units: readonly string[]; readonly keys: readonly string[] } | null;
}

/** Days of units that belong to a named sum; inclusive business days. */
export interface Side {
  readonly name: string;
  readonly units: readonly string[];
  readonly range: DayRange;
  readonly sources?: Sources | null;
}

type Rows = RawBuilder<unknown>;

const columns = sql`receipts, customers, turnover, net, tax, cash, card, digital, other, discounts, cancelled`;

/** Several queries as one. */
const unionOf = (parts: readonly Rows[]): Rows => sql.join(parts, sql` union all `);

/** A query's rows as one JSON array. */
export const jsonOf = (rows: Rows): Rows => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/** Rows of units between two keys of a roll-up. */
const between = (units: readonly string[], key: Rows, { from, to }: DayRange): Rows =>
  sql`tenant_id = (select current_tenant()) and unit_id = any (${units}) and ${key} between ${from} and ${to}`;

const sourceConditions = ({ deviceIds, employees }: Sources): Rows => {
  const parts: RawBuilder<SqlBool>[] = [sql`true`];
  if (deviceIds) parts.push(sql`device_id = any (${deviceIds})`);
  if (employees)
    parts.push(sql`(unit_id, employee_key) in (
      select * from unnest(${employees.units}::uuid[], ${employees.keys}::text[]))`);
  return sql.join(parts, sql` and `);
};

/** The rows of the days of a side: of all registers, or of those that it names. */
const dayRows = ({ units, range, sources }: Side): Rows =>
  sources
    ? sql`sales_source_day where ${between(units, sql`day`, range)} and ${sourceConditions(sources)}`
    : sql`sales_day where ${between(units, sql`day`, range)}`;

/** Rows that add up to a side: its whole months and the days at their edges. */
const rowsOf = (side: Side): Rows => {
  const select = sql`select ${side.name}::text side, unit_id, ${columns} from`;
  if (side.sources) return sql`${select} ${dayRows(side)}`;
  const { months, edges } = splitRange(side.range);
  const days = edges.map((range) => sql`${select} ${dayRows({ ...side, range })}`);
  if (!months) return unionOf(days);
  return unionOf([sql`${select} sales_month where ${between(side.units, sql`month`, months)}`, ...days]);
};

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
      (side) => sql`
  select ${side.name}::text side, day, sum(receipts) receipts, sum(customers) customers, sum(turnover) turnover
  from ${dayRows(side)} group by day`,
    ),
  );

/** The months that a side touches, whole ones. */
export const monthsOf = (side: Side): Rows =>
  side.sources
    ? sql`select date_trunc('month', day::timestamp)::date as month, sum(receipts) receipts, sum(customers) customers,
        sum(turnover) turnover from ${dayRows(side)} group by 1`
    : sql`select month, sum(receipts) receipts, sum(customers) customers, sum(turnover) turnover
        from sales_month where ${between(side.units, sql`month`, side.range)} group by month`;

const hourRows = (side: Side): Rows =>
  side.sources
    ? sql`select ${side.name}::text side, h.place - 1 as hour, sum(h.receipts) receipts, sum(h.turnover) turnover
        from (select hour_receipts, hour_turnover from ${dayRows(side)}) d
        cross join lateral unnest(d.hour_receipts, d.hour_turnover) with ordinality h(receipts, turnover, place)
        where h.receipts > 0 group by h.place`
    : sql`select ${side.name}::text side, hour, sum(receipts) receipts, sum(turnover) turnover
        from sales_hour where ${between(side.units, sql`day`, side.range)} group by hour`;

/** The hours of each side, by the branch's clock. */
export const hoursOf = (sides: readonly Side[]): Rows =>
  sql`select side, hour, sum(receipts) receipts, sum(turnover) turnover
    from (${unionOf(sides.map(hourRows))}) h group by side, hour order by side, hour`;

/** Whose rows of registers and employees a side has: all, if it names none. */
const everySource: Sources = { deviceIds: null, employees: null };
const sourceRows = (side: Side): Rows => sql`
  select ${side.name}::text side, unit_id, device_id, employee_key, employee_name, day, receipts, turnover
  from ${dayRows({ ...side, sources: side.sources ?? everySource })}`;

/** The turnover of each register of a side, with the unit where it sold last. */
export const registersOf = (sides: readonly Side[]): Rows => sql`
  select s.*, coalesce(d.name, '') as name from (
    select side, device_id source, (array_agg(unit_id order by day desc))[1] unit, sum(receipts) receipts,
      sum(turnover) turnover
    from (${unionOf(sides.map(sourceRows))}) r group by side, device_id) s
  left join devices d on d.tenant_id = (select current_tenant()) and d.id = s.source`;

/** The turnover of each employee of a side, under the name of the latest sale. */
export const employeesOf = (sides: readonly Side[]): Rows => sql`
  select side, unit_id unit, employee_key source, (array_agg(employee_name order by day desc))[1] as name,
    sum(receipts) receipts, sum(turnover) turnover
  from (${unionOf(sides.map(sourceRows))}) r group by side, unit_id, employee_key`;

/** The articles of the months that a side touches. Quantities in thousandths. */
export const articleRows = ({ units, range }: Pick<Side, 'units' | 'range'>): Rows => sql`
  select article_key, max(name) as name, sum(quantity) quantity, sum(turnover) turnover
  from sales_article_month
  where ${between(units, sql`month`, { from: startOfMonth(range.from), to: range.to })}
  group by article_key`;

/** The articles with the highest turnover in the months that the side touches. */
export const topArticlesOf = (side: Side, count: number): Rows => sql`
  select article_key "articleKey", name, quantity / 1000.0 quantity, turnover from (${articleRows(side)}) a
  order by turnover desc, article_key limit ${count}`;
