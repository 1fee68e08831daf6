import { startOfMonth } from '@tresen/domain/kit/business-day';
import type { RollUpName, RollUpRow } from './roll-up-check.store.ts';
import type { ArticleSum, RollUpSums, SalesPart } from './roll-up-sums.ts';

// What `add_sales` makes of the sums, made once more: the check would be none if it read what it checks.

type Row = Record<string, string | number>;
type Key = Readonly<Record<string, string | number>>;

interface HourPart {
  readonly unit: string;
  readonly day: string;
  readonly hour: number;
  readonly receipts: number;
  readonly turnover: number;
}

/** The rows of every roll-up for the sums, as the database should hold them. */
export const rollUpRows = ({ parts, articles }: RollUpSums): Record<RollUpName, RollUpRow[]> => ({
  sourceDay: parts.map((part) => ({
    unit_id: part.unit,
    day: part.day,
    device_id: part.device,
    employee_key: part.employee,
    ...numbersOfPart(part),
    hour_receipts: part.hour_receipts,
    hour_turnover: part.hour_turnover,
  })),
  day: grouped(withTotals(parts), ({ unit, day }) => ({ unit_id: unit, day }), numbersOfPart),
  month: grouped(
    withTotals(parts),
    ({ unit, day }) => ({ unit_id: unit, month: startOfMonth(day) }),
    numbersOfPart,
  ),
  hour: grouped(
    withTotals(parts).flatMap(hoursOf),
    ({ unit, day, hour }) => ({ unit_id: unit, day, hour }),
    ({ receipts, turnover }) => ({ receipts, turnover }),
  ),
  articleMonth: grouped<ArticleSum>(
    withTotals(articles),
    ({ unit, month, key }) => ({ unit_id: unit, month, article_key: key }),
    ({ quantity, turnover }) => ({ quantity, turnover }),
  ),
});

function numbersOfPart({
  unit: _unit,
  total: _total,
  day: _day,
  device: _device,
  employee: _employee,
  name: _name,
  hour_receipts: _hourReceipts,
  hour_turnover: _hourTurnover,
  ...numbers
}: SalesPart): Key {
  return { ...numbers };
}

/** Adds the numbers of rows with equal keys up. */
function grouped<T>(rows: readonly T[], keyOf: (row: T) => Key, numbersOf: (row: T) => Key): RollUpRow[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = JSON.stringify(key);
    const sum = sums.get(name) ?? { ...key };
    for (const [column, value] of Object.entries(numbersOf(row))) {
      sum[column] = Number(sum[column] ?? 0) + Number(value);
    }
    sums.set(name, sum);
  }
  return [...sums.values()];
}

/** Each row for its branch and once more for the whole tenant. */
function withTotals<T extends { readonly unit: string; readonly total: string }>(rows: readonly T[]): T[] {
  return rows.flatMap((row) => [row, { ...row, unit: row.total }]);
}

function hoursOf({ unit, day, hour_receipts, hour_turnover }: SalesPart): HourPart[] {
  return hour_receipts.flatMap((receipts, hour) =>
    receipts > 0 ? [{ unit, day, hour, receipts, turnover: hour_turnover[hour] ?? 0 }] : [],
  );
}
