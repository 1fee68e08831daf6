import { addDays, addMonths, type Day, type DayRange, startOfMonth } from '@tresen/domain/kit/business-day';
import {
  type AssortmentFigure,
  type AssortmentRow,
  type AssortmentSums,
  type AssortmentView,
  assortmentRows,
  assortmentSums,
  monthsLookedBack,
  orderedRows,
  priceSpans,
  type SoldUnderKey,
} from '@tresen/domain/sales/assortment';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import { placeOfMeasure, type ReportQuestion } from '@tresen/domain/sales/reports';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { gatherSteps, recordsOfKeys } from '../button-heat/index.ts';
import { unitIdsOf } from '../dashboards/index.ts';
import { readSteps } from '../receipts/index.ts';
import { readStocked } from './assortment.store.ts';
import { ofBranches, openStudy, type StudyHead } from './open-study.ts';
import type { ReadSide } from './report-sides.ts';

/** The assortment in some days, as a page of one of its views. Money in cents, quantities in thousandths. */
export interface AssortmentReport extends StudyHead {
  readonly from: Day;
  readonly to: Day;
  /** Too many branches, days and changes of prices: nothing was summed. */
  readonly isOmitted: boolean;
  readonly isCounting: boolean;
  readonly sums: AssortmentSums;
  /** Of the view. */
  readonly totalCount: number;
  readonly rows: readonly AssortmentRow[];
}

export interface AssortmentPage {
  readonly view: AssortmentView;
  readonly order: AssortmentFigure;
  readonly isAscending: boolean;
  readonly first: number;
}

const articles: ReportQuestion = { rows: 'article' };
const months: ReportQuestion = { rows: 'article', columns: 'month' };
/** More spans of prices are too many reads for one report. */
const maxSpans = 62;
const maxStepBytes = 8 * 1_048_576;
const usualZone = 'Europe/Berlin';

/**
 * What each article sold, cost and earned, and which lie idle. Registers and employees do not narrow it: an assortment is
 * of branches.
 * @throws as `salesReport`
 */
export const readAssortment = (
  ctx: Ctx,
  filter: SalesFilter,
  { view, order, isAscending, first }: AssortmentPage,
): Promise<AssortmentReport> =>
  openStudy(ctx, ofBranches(filter), async ({ tx, asked, side, head, read }) => {
    const { range, chosen } = asked;
    const before = await read(months, daysBefore(range));
    const whole = await read(articles, range);
    const keys = [...new Set([...keysOf(before), ...keysOf(whole)])];
    const recordOf = await recordsOfKeys(tx, keys, await toldIds(tx, side.units, range));
    const known = keys.flatMap((key) => recordOf(key) ?? []);
    const stocked = await readStocked(
      tx,
      known.filter(({ isDeleted }) => isDeleted).map(({ id }) => id),
      unitIdsOf(chosen),
      { ...range, today: head.today, zone: chosen.groups[0]?.zone ?? usualZone },
    );
    const spans = priceSpans(stocked, range);
    const isTooMuch = Boolean(before.omitted ?? whole.omitted) || spans.length > maxSpans;
    const parts: SoldUnderKey[] = [];
    if (!isTooMuch)
      for (const span of spans)
        parts.push(...soldIn(spans.length === 1 ? whole : await read(articles, span), span));
    const rows = isTooMuch
      ? []
      : assortmentRows({
          articles: stocked,
          sold: parts,
          earlier: lastMonths(before),
          idOf: (key) => recordOf(key)?.id,
          range,
        });
    const shown = orderedRows(rows, view, order, isAscending);
    return {
      ...head,
      ...range,
      isOmitted: isTooMuch,
      isCounting: whole.isCounting,
      sums: assortmentSums(rows),
      totalCount: shown.length,
      rows: shown.slice(0, first),
    };
  });

/** The ids that receipts told with their keys: of all the months that are looked at, else of the range. */
async function toldIds(tx: Tx, units: readonly string[], range: DayRange) {
  for (const days of [{ ...range, from: daysBefore(range).from }, range]) {
    const steps = await readSteps(tx, { units, deviceIds: null, range: days }, maxStepBytes);
    if (!steps.isTooMuch) return gatherSteps(steps.rows).articles;
  }
  return [];
}

/** Whole months, and those of the first month that lie before the range. */
function daysBefore({ from }: DayRange): DayRange {
  return { from: addMonths(startOfMonth(from), -monthsLookedBack), to: addDays(from, -1) };
}

function keysOf({ table }: ReadSide): readonly string[] {
  return table.lines().map(({ sum }) => sum.key);
}

function soldIn({ table }: ReadSide, { from }: DayRange): readonly SoldUnderKey[] {
  return table.lines().map(({ sum: { key, name, values } }) => ({
    key,
    name,
    from,
    quantity: values[placeOfMeasure.quantity] ?? 0,
    turnover: values[placeOfMeasure.turnover] ?? 0,
    net: values[placeOfMeasure.net] ?? 0,
  }));
}

function lastMonths({ table }: ReadSide): ReadonlyMap<string, Day> {
  return new Map(
    table.lines().flatMap(({ sum, cells }) => {
      const sold = [...cells].filter(([, { values }]) => (values[placeOfMeasure.quantity] ?? 0) > 0);
      const last = sold
        .map(([month]) => month)
        .sort()
        .at(-1);
      return last === undefined ? [] : [[sum.key, last] as const];
    }),
  );
}
