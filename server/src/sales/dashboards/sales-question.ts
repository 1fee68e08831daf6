import type { DayRange } from '@tresen/domain/kit/business-day';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type AskedWidth,
  comparisonRangeOf,
  rangeOfFilter,
  type SalesFilter,
  totalUnitOf,
} from '@tresen/domain/sales/dashboards';
import type { Tx } from '../../kit/db/pools.ts';
import { type ChosenBranches, chooseBranches, newestToday, unitIdsOf } from './branches.service.ts';
import { readBranches } from './branches.store.ts';
import type { Side, Sources } from './figure-rows.store.ts';

/** The range first, then what it is compared with. */
export type Sides = readonly [Side, ...Side[]];

/** What a filter asks, once it is known which branches there are. */
export interface SalesQuestion {
  readonly chosen: ChosenBranches;
  /** Newest business day of the branches. */
  readonly today: string;
  readonly range: DayRange;
  /** All branches as one where they may be. */
  readonly sides: Sides;
  /** Each branch for itself. */
  readonly unitSides: Sides;
  /** The same to list branches: without naming them where all are asked for, since hundreds of ids take their time. */
  readonly listSides: Sides;
  /** All registers and employees: articles are not kept by them. */
  readonly articleSides: Sides;
  readonly width: AskedWidth;
}

const uuidLength = 36;

/**
 * Makes a question of a filter.
 * @param year the year that a page shows, for a filter without days
 * @param isNamed whether the branches are needed one by one
 * @param usualRange the days of a filter that names none, by the newest business day; else the year
 * @throws {AppError} INVALID_INPUT for a branch that nothing can be compared with
 */
export const askSales = async (
  tx: Tx,
  filter: SalesFilter,
  year: number | null | undefined,
  nowMs: number,
  isNamed = false,
  usualRange?: (today: string) => DayRange,
): Promise<SalesQuestion> => {
  const sources = sourcesOf(filter);
  const choice = { ...filter, unitIds: filter.unitIds ?? sources?.employees?.units };
  const chosen = await chooseBranches(tx, choice, nowMs, isNamed);
  const otherUnit = await comparisonUnit(tx, filter, chosen.currency);
  const today = newestToday(chosen, nowMs);
  const isUsual = usualRange && !filter.from && !filter.to;
  const range = isUsual ? usualRange(today) : rangeOfFilter(filter, year, today);
  const before = comparisonRangeOf(filter.comparison ?? 'YEAR_BEFORE', range);
  const all = unitIdsOf(chosen);
  const side = { name: 'range', units: sourceUnits(all, sources), range, sources };
  const whole = { ...side, units: filter.unitIds ? all : [totalUnitOf(chosen.currency)], sources: null };
  // Another branch has no branches of its own to stand beside those of the range.
  const unitSides = sidesOf(side, otherUnit ? null : before, undefined);
  const listed = chosen.isWhole && !sources ? { ...side, units: null } : side;
  return {
    chosen,
    today,
    range,
    sides: sidesOf(sources ? side : whole, before, otherUnit),
    unitSides,
    listSides: sidesOf(listed, otherUnit ? null : before, undefined),
    articleSides: sidesOf(whole, before, otherUnit),
    width: widthOf(all.length, whole.units.length, sources, range),
  };
};

function sourcesOf({ deviceIds, employees }: SalesFilter): Sources | null {
  if (!deviceIds && !employees) return null;
  return {
    deviceIds: deviceIds ?? null,
    employees: employees
      ? {
          units: employees.map((id) => id.slice(0, uuidLength)),
          keys: employees.map((id) => id.slice(uuidLength + 1)),
        }
      : null,
  };
}

/** The branch that is compared with, if the filter names one. */
async function comparisonUnit(tx: Tx, filter: SalesFilter, currency: string): Promise<string | undefined> {
  if (filter.comparison !== 'UNIT' || !filter.comparisonUnitId) return undefined;
  const { branches } = await readBranches(tx, [filter.comparisonUnitId]);
  const [unit] = branches;
  if (!unit) return refuseUnit('COMPARISON_UNIT_UNKNOWN');
  return unit.currency === currency ? unit.id : refuseUnit('COMPARISON_CURRENCY');
}

function refuseUnit(message: string): never {
  throw new AppError('INVALID_INPUT', { field: 'comparisonUnitId', message });
}

/** The units that are read for registers and employees: those of the employees alone, where some are named. */
function sourceUnits(units: readonly string[], sources: Sources | null): readonly string[] {
  const named = sources?.employees && new Set(sources.employees.units);
  return named ? units.filter((unit) => named.has(unit)) : units;
}

function sidesOf(range: Side, before: DayRange | null, otherUnit: string | undefined): Sides {
  if (before === null) return [range];
  // Another branch has other registers and employees: all of them stand beside the chosen ones.
  const other = otherUnit ? { units: [otherUnit], sources: null } : {};
  return [range, { ...range, ...other, name: 'comparison', range: before }];
}

function widthOf(units: number, articleUnits: number, sources: Sources | null, range: DayRange): AskedWidth {
  if (!sources) return { summedUnits: articleUnits, units, articleUnits, range };
  const named = Math.min(sources.deviceIds?.length ?? sources.employees?.units.length ?? units, units);
  return { summedUnits: named, units: named, articleUnits, range };
}
