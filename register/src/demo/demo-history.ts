import { addDays, addMonths, businessDayOf } from '@tresen/domain/kit/business-day';
import type { Mishaps, Recipe } from '../simulate/index.ts';
import {
  firstPlannedDay,
  readLinkedRegister,
  readSetting,
  type Store,
  writeSetting,
} from '../store/index.ts';
import type { DemoRegister } from './demo-registers.ts';

/** Noted at a register's first start, since all its sales follow from it: its first day, and what today was (`YYYY-MM-DD`). */
export type DemoHistory = Readonly<{ from: string; on: string }>;

const noted = { history: 'demoHistory', mishaps: 'demoMishaps' } as const;

/** Two years, and a month to compare with. */
const defaultMonths = 25;

/** The zone of the branch. */
export const zoneOf = (store: Store): string => readLinkedRegister(store)?.zone ?? 'Europe/Berlin';

/**
 * What was noted at the register's first start, else now.
 * @param days up to and with today, in place of the register's own
 */
export function historyOf(
  { months = defaultMonths }: DemoRegister,
  store: Store,
  { now, days }: Readonly<{ now: number; days?: number | undefined }>,
): DemoHistory {
  const known = readSetting<DemoHistory>(store, noted.history);
  if (known !== undefined) return known;
  const on = businessDayOf(now, zoneOf(store), 0).day;
  const first = days === undefined ? addMonths(on, -months) : addDays(on, 1 - days);
  // An earlier version has planned already: numbers count up with time, so nothing comes before that.
  const history = { from: firstPlannedDay(store) ?? first, on };
  writeSetting(store, noted.history, history);
  return history;
}

/** What the sales of a register follow from, all its life. */
export function recipeOf(register: DemoRegister, store: Store, { on }: DemoHistory): Recipe {
  const { profile, perDay, unit, name, growth, formerly = [] } = register;
  return {
    profile,
    perDay,
    seed: `${unit}|${name}`,
    mishaps: mishapsOf(register, store, on),
    growth: { perYear: growth, on },
    formerly: formerly.map(({ daysAgo, ...article }) => ({ ...article, until: addDays(on, -daysAgo) })),
  };
}

/** On which days what goes wrong at the register: on another start nothing else does. */
function mishapsOf({ mishaps = {} }: DemoRegister, store: Store, on: string): Mishaps {
  const known = readSetting<Mishaps>(store, noted.mishaps);
  if (known !== undefined) return known;
  const days = Object.entries(mishaps).map(([name, daysAgo]) => [name, addDays(on, -daysAgo)]);
  const dated: Mishaps = Object.fromEntries(days);
  writeSetting(store, noted.mishaps, dated);
  return dated;
}
