import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { addDays, businessDayOf, daysBetween } from '@tresen/domain/kit/business-day';
import { planDays, stageNewestSpan } from '../simulate/index.ts';
import { countPlanned, countWaiting, newestOpenSpan, type Store } from '../store/index.ts';
import { historyOf, recipeOf, zoneOf } from './demo-history.ts';
import type { DemoTill } from './demo-tills.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

export type PlanDemoOptions = Readonly<{
  /** Now, milliseconds since 1970. */
  now: number;
  /** Days up to and with today, in place of the registers' own months. */
  days?: number | undefined;
}>;

export type FillDemoOptions = Readonly<{
  signal: AbortSignal;
  now: number;
  /** Told the share that is filled, 0 to 1. */
  onFilled?: ((share: number) => void) | undefined;
  /** Told of a register of which nothing more can be sent. */
  onFailure: (register: string, reason: unknown) => void;
}>;

/** What a person looks at first: today, and weeks to compare it with. */
const recentDays = 21;
/** So many receipts are made and sent at once: the first ones soon, the others cheaply. */
const batch = { recent: 100, older: 500 } as const;
/** Pauses, as a share of the work before them: a small machine has other work, too. */
const restShare = 0.25;

/**
 * Gives all receipts of the demo until now their numbers, in the order of time; called again, those since the last time.
 * Others have their turn between two registers.
 */
export async function planDemo(
  registers: readonly LinkedDemoRegister[],
  { now, days }: PlanDemoOptions,
): Promise<void> {
  for (const linked of registers) {
    await turn();
    const { register, store } = linked;
    const history = historyOf(register, store, { now, days });
    const until = sellsUntil(linked, history.on, now);
    const today = businessDayOf(until, zoneOf(store), 0).day;
    planDays(store, {
      ...recipeOf(register, store, history),
      days: daysBetween(history.from, today) + 1,
      now: until,
    });
  }
}

/** The share of the planned receipts that the cloud has, 0 to 1. */
export function filledShare(registers: readonly LinkedDemoRegister[]): number {
  const counts = registers.map(({ store }) => ({ ...countPlanned(store), waiting: countWaiting(store) }));
  const planned = counts.reduce((sum, one) => sum + one.planned, 0);
  const sent = counts.reduce((sum, { stored, waiting }) => sum + Math.max(0, stored - waiting), 0);
  return planned === 0 ? 1 : sent / planned;
}

/** Makes and sends today and the last weeks; returns the registers that go on. A killed call goes on where it was. */
export async function fillRecentDays(
  tills: readonly DemoTill[],
  options: FillDemoOptions,
): Promise<DemoTill[]> {
  const left = await thatGoOn(tills, (till) => fillRecent(till, options), options);
  options.onFilled?.(filledShare(left));
  return left;
}

/** Makes and sends the rest, day by day back in time, one register after the other. A killed call goes on where it was. */
export async function fillOlderDays(tills: readonly DemoTill[], options: FillDemoOptions): Promise<void> {
  let left = [...tills];
  for (let next = nextToFill(left); next !== undefined; next = nextToFill(left)) {
    const one = next;
    const others = left.filter((till) => till !== one);
    left = [...others, ...(await thatGoOn([one], (till) => fillOlder(till, left, options), options))];
  }
  options.onFilled?.(1);
}

/** The last moment at which a register sells by itself: of one that is lost, the end of the day before its first start. */
function sellsUntil({ register, store }: LinkedDemoRegister, on: string, now: number): number {
  if (!register.isLost) return now;
  return Math.min(now, Temporal.PlainDate.from(on).toZonedDateTime(zoneOf(store)).epochMilliseconds - 1);
}

/** Those that went well so far; of one that somebody unlinks meanwhile nothing more is sent. */
async function thatGoOn(
  tills: readonly DemoTill[],
  work: (till: DemoTill) => Promise<unknown>,
  { signal, onFailure }: FillDemoOptions,
): Promise<DemoTill[]> {
  const results = await Promise.allSettled(tills.map(work));
  signal.throwIfAborted();
  for (const [index, result] of results.entries())
    if (result.status === 'rejected') onFailure(tills[index]?.register.name ?? '', result.reason);
  return tills.filter((_, index) => results[index]?.status === 'fulfilled');
}

async function fillRecent({ store, push }: DemoTill, { signal, now }: FillDemoOptions): Promise<void> {
  const since = addDays(businessDayOf(now, zoneOf(store), 0).day, -recentDays);
  while (!signal.aborted && ((await stage(store, batch.recent, since)) || countWaiting(store) > 0))
    await push();
}

/**
 * Makes receipts of the newest days that are still open, at least so many or until the day `since`; others have their
 * turn between two days. False when there was nothing to make.
 */
async function stage(store: Store, least: number, since?: string): Promise<boolean> {
  let isAny = false;
  while (countWaiting(store) < least && stageNewestSpan(store, since)) {
    isAny = true;
    await turn();
  }
  return isAny;
}

/** The one whose open days are the newest: all go back in time together. */
function nextToFill(tills: readonly DemoTill[]): DemoTill | undefined {
  return tills
    .map((till) => ({ till, day: newestOpenSpan(till.store)?.day ?? '' }))
    .filter(({ day }) => day !== '')
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))[0]?.till;
}

/** Makes and sends the newest of what is left of a register. */
async function fillOlder(
  { store, push }: DemoTill,
  tills: readonly DemoTill[],
  { signal, onFilled }: FillDemoOptions,
): Promise<void> {
  const begin = performance.now();
  await stage(store, batch.older);
  await push();
  onFilled?.(filledShare(tills));
  const worked = performance.now() - begin;
  await wait(worked * restShare, undefined, { signal }).catch(() => undefined);
}
