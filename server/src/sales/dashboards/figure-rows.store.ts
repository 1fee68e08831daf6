import { type DayRange, splitRange, startOfMonth } from '@tresen/domain/kit/business-day';
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
  /** Null: every unit that has figures, each with its id; those of the whole tenant among them. */
  readonly units: readonly string[] | null;
  readonly range: DayRange;
  readonly sources?: Sources | null;
}

type Rows = RawBuilder<unknown>;

/** A query's rows as one JSON array. */
export const jsonOf = (rows: Rows): Rows => sql`(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

/**
 * The rows of the registers and employees that a side names, on all days that a statement looks at: read once, however
 * many parts are made of them. Stands before the statement.
 */
export const chosenRows = ({ units, sources }: Side, days: DayRange): Rows => {
  if (!sources) return sql``;
  const isOf = sources.deviceIds ? ofRegisters(units, days) : between(units, sql`day`, days);
  return sql`with chosen as materialized (
    select * from sales_source_day where ${isOf} and ${sourceConditions(sources)})`;
};

const sumColumns = ['receipts', 'customers', 'turnover', 'net', 'tax', 'cash', 'card', 'digital', 'other'];
const headlineColumns = [...sumColumns, 'discounts', 'cancelled'];

/** The sums of each side. */
export const sumsOf = (sides: readonly Side[]): Rows => {
  const parts = sides.flatMap((side) => partsOf(side, headlineColumns));
  return sql`select side, ${summed(headlineColumns)} from (${unionOf(parts)}) r group by side`;
};

/** The first day on which any of the units sold anything, null without one: one look into the index for each. */
export const firstDayOf = (units: readonly string[]): Rows => sql`(
  select min(f.day)::text from unnest(${units}::uuid[]) u(id) cross join lateral (
    select day from sales_day s where s.tenant_id = (select current_tenant()) and s.unit_id = u.id
    order by day limit 1) f)`;

const partColumns = ['receipts', 'turnover'];

/** The turnover of each unit of a side. */
export const unitsOf = (sides: readonly Side[]): Rows => {
  const parts = sides.flatMap((side) => partsOf(side, partColumns));
  return sql`select side, unit_id unit, ${summed(partColumns)} from (${unionOf(parts)}) r group by side, unit_id`;
};

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

const hours = Array.from({ length: 24 }, (_, hour) => sql.lit(hour + 1));

/** The hours of each side, by the branch's clock. */
export const hoursOf = (sides: readonly Side[]): Rows =>
  sql`select side, hour, sum(receipts) receipts, sum(turnover) turnover
    from (${unionOf(sides.map(hourRows))}) h group by side, hour order by side, hour`;

/**
 * What each employee sold at each register, with the name and the day of the last sale. The name is the one of the
 * greatest day: a day is ten characters. What the register is called is read by itself (register-names.store.ts).
 */
export const sourcesOf = (sides: readonly Side[]): Rows => {
  const parts = sides.map(
    (side) => sql`
    select ${side.name}::text side, unit_id unit, device_id device, employee_key employee,
      max((day::text || employee_name) collate "C") latest, ${summed(partColumns)}
    from ${sourceRows(side)}
    group by unit_id, device_id, employee_key`,
  );
  return sql`select s.side, s.unit, s.device, s.employee, s.receipts, s.turnover, left(s.latest, 10) as day,
      substr(s.latest, 11) "employeeName"
    from (${unionOf(parts)}) s`;
};

/**
 * The articles of the months that sides touch, by the name of the greatest day. Quantities in thousandths.
 * @param sides of different units or months
 */
export const articleRows = (...sides: readonly Pick<Side, 'units' | 'range'>[]): Rows => sql`
  select article_key, substr(max((greatest(named_on, month)::text || name) collate "C"), 11) as name, sum(quantity) quantity, sum(turnover) turnover
  from sales_article_month
  where ${sql.join(
    sides.map(({ units, range }) =>
      between(units, sql`month`, { from: startOfMonth(range.from), to: range.to }),
    ),
    sql` or `,
  )}
  group by article_key`;

/** The articles with the highest turnover in the months that sides of different units touch. */
export const topArticlesOf = (sides: readonly Side[], count: number): Rows => sql`
  select article_key "articleKey", name, quantity / 1000.0 quantity, turnover from (${articleRows(...sides)}) a
  order by turnover desc, article_key limit ${count}`;

/** Of registers: their own index is to be read, so the units, often all, are a set to look into and no key. */
function ofRegisters(units: readonly string[] | null, range: DayRange): Rows {
  const rows = between(null, sql`day`, range);
  return units ? sql`${rows} and (unit_id in (select unnest(${units}::uuid[]))) is true` : rows;
}

/** Rows of units between two keys of a roll-up. */
function between(units: readonly string[] | null, key: Rows, { from, to }: DayRange): Rows {
  const rows = sql`tenant_id = (select current_tenant()) and ${key} between ${from} and ${to}`;
  return units ? sql`${rows} and unit_id = any (${units})` : rows;
}

function sourceConditions({ deviceIds, employees }: Sources): Rows {
  const parts: RawBuilder<SqlBool>[] = [sql`true`];
  if (deviceIds) parts.push(sql`device_id = any (${deviceIds})`);
  if (employees)
    parts.push(sql`(unit_id, employee_key) in (
      select * from unnest(${employees.units}::uuid[], ${employees.keys}::text[]))`);
  return sql.join(parts, sql` and `);
}

/**
 * Partial sums of a side that add up to it: its whole months, with or without the days at their edges. Each is summed by
 * itself, in the order of its index, before they meet.
 */
function partsOf(side: Side, columns: readonly string[]): Rows[] {
  const part = (sign: number, rows: Rows): Rows => {
    const sums = columns.map((name) => sql`sum(${sql.ref(name)}) * ${sql.lit(sign)} as ${sql.ref(name)}`);
    return sql`select ${side.name}::text side, unit_id, ${sql.join(sums)} from ${rows} group by unit_id`;
  };
  if (side.sources) return [part(1, dayRows(side))];
  const { months, edges } = splitRange(side.range);
  const days = edges.map(({ days: range, sign }) => part(sign, dayRows({ ...side, range })));
  return months
    ? [part(1, sql`sales_month where ${between(side.units, sql`month`, months)}`), ...days]
    : days;
}

function summed(columns: readonly string[]): Rows {
  return sql.join(columns.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));
}

/** Several queries as one. */
function unionOf(parts: readonly Rows[]): Rows {
  return sql.join(parts, sql` union all `);
}

/** The rows of the days of a side: of all registers, or those of `chosenRows`. */
function dayRows({ units, range, sources }: Side): Rows {
  return sources
    ? sql`chosen where day between ${range.from} and ${range.to}`
    : sql`sales_day where ${between(units, sql`day`, range)}`;
}

function hourRows(side: Side): Rows {
  return side.sources
    ? sql`select ${side.name}::text side, h.place - 1 as hour, h.receipts, h.turnover
        from (select ${elementSums(sql`hour_receipts`)} receipts, ${elementSums(sql`hour_turnover`)} turnover
          from ${dayRows(side)}) s
        cross join lateral unnest(s.receipts, s.turnover) with ordinality h(receipts, turnover, place)
        where h.receipts > 0`
    : sql`select ${side.name}::text side, hour, sum(receipts) receipts, sum(turnover) turnover
        from sales_hour where ${between(side.units, sql`day`, side.range)} group by hour`;
}

/** The sums of an array's elements: faster than to make a row of each. */
function elementSums(array: Rows): Rows {
  return sql`array[${sql.join(hours.map((at) => sql`sum(${array}[${at}])`))}]`;
}

function sourceRows(side: Side): Rows {
  return side.sources
    ? dayRows(side)
    : sql`sales_source_day where ${between(side.units, sql`day`, side.range)}`;
}
