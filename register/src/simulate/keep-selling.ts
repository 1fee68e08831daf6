import { setTimeout as wait } from 'node:timers/promises';
import { addDays, businessDayOf } from '@tresen/domain/kit/business-day';
import { readLinkedRegister, type Store } from '../store/index.ts';
import { makeDueClosings } from './make-closings.ts';
import { planDays, type Recipe } from './plan-days.ts';
import { stageNewestSpan } from './simulate-register.ts';

export type SellingOptions = Readonly<{
  signal: AbortSignal;
  /** Milliseconds since 1970; the machine's clock by default. */
  clock?: (() => number) | undefined;
}>;

/** How often somebody may come to pay, in milliseconds. */
const sellingInterval = 15_000;
/** Today, and what yesterday left when midnight has passed. */
const days = 2;

/**
 * Sells as time goes by, until the signal. The receipts wait in the outbox for whoever pushes it: a register that is
 * online (`connectRegister`) does. Older days that are planned are left to whoever fills them.
 */
export async function keepSelling(
  store: Store,
  recipe: Recipe,
  { signal, clock = Date.now }: SellingOptions,
): Promise<void> {
  const zone = readLinkedRegister(store)?.zone ?? 'Europe/Berlin';
  while (!signal.aborted) {
    const now = clock();
    planDays(store, { ...recipe, days, now, sellsOn: true });
    const yesterday = addDays(businessDayOf(now, zone, 0).day, 1 - days);
    while (stageNewestSpan(store, yesterday));
    makeDueClosings(store);
    await wait(sellingInterval, undefined, { signal }).catch(() => undefined);
  }
}
