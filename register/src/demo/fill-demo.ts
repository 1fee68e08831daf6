import { addDays, businessDayOf } from '@tresen/domain/sales/business-day';
import { connectRegister } from '../online/index.ts';
import type { RetryOptions } from '../protocol/index.ts';
import { keepSelling, type Mishaps, type Recipe, simulateRegister } from '../simulate/index.ts';
import {
  type OutcomeCounts,
  outcomes,
  readLinkedRegister,
  readSetting,
  type Store,
  writeSetting,
} from '../store/index.ts';
import type { DemoRegister } from './demo-registers.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

export type FillDemoOptions = RetryOptions &
  Readonly<{
    /** Days up to and with today, 400 by default: a year and the month to compare with. */
    days?: number | undefined;
    /** Now, milliseconds since 1970; the machine's clock by default. */
    now?: number | undefined;
  }>;

const defaultDays = 400;

/**
 * Sends the sales of the demo's registers, the newest days first. Called again on the same day it adds nothing, on a
 * later one the days between.
 */
export async function fillDemo(
  registers: readonly LinkedDemoRegister[],
  { days = defaultDays, now = Date.now(), ...retry }: FillDemoOptions,
): Promise<OutcomeCounts> {
  const total = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  // One request at a time per register: the first start has other work to do.
  const push = { ...retry, inFlight: 1 };
  const fillings = registers.map(({ register, store }) =>
    simulateRegister(store, { ...recipeOf(register, store, now), days, now, push }),
  );
  for (const counts of await Promise.all(fillings)) {
    for (const outcome of outcomes) total[outcome] += counts[outcome];
  }
  return total;
}

/** Keeps the demo's registers online and selling until the signal; one that somebody unlinks is left alone. */
export async function keepDemoOnline(
  registers: readonly LinkedDemoRegister[],
  signal: AbortSignal,
): Promise<void> {
  await Promise.allSettled(registers.map((register) => stayOpen(register, signal)));
}

async function stayOpen({ register, store }: LinkedDemoRegister, signal: AbortSignal): Promise<void> {
  const shop = new AbortController();
  const online = await connectRegister(store, { signal });
  const selling = keepSelling(
    store,
    recipeOf(register, store, Date.now()),
    AbortSignal.any([signal, shop.signal]),
  );
  await online.closed.finally(() => shop.abort());
  await selling;
}

/** Noted at the first start: on another one nothing else goes wrong. */
const noted = 'demoMishaps';

/** On which days what goes wrong at the register. */
function mishapsOf({ mishaps = {} }: DemoRegister, store: Store, now: number): Mishaps {
  const known = readSetting<Mishaps>(store, noted);
  if (known !== undefined) return known;
  const zone = readLinkedRegister(store)?.zone ?? 'Europe/Berlin';
  const today = businessDayOf(now, zone, 0).day;
  const days = Object.entries(mishaps).map(([name, daysAgo]) => [name, addDays(today, -daysAgo)]);
  const dated: Mishaps = Object.fromEntries(days);
  writeSetting(store, noted, dated);
  return dated;
}

function recipeOf(register: DemoRegister, store: Store, now: number): Recipe {
  const { profile, perDay, unit, name } = register;
  return { profile, perDay, seed: `${unit}|${name}`, mishaps: mishapsOf(register, store, now) };
}
