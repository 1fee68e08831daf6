import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from '../store/index.ts';
import { makeDueClosings } from './make-closings.ts';
import { planDays, type Recipe } from './plan-days.ts';
import { stageNewestSpan } from './simulate-register.ts';

/** How often somebody may come to pay, in milliseconds. */
const sellingInterval = 15_000;
/** Today, and what yesterday left when midnight has passed. */
const days = 2;

/**
 * Sells as time goes by, until the signal. The receipts wait in the outbox for whoever pushes it: a register that is
 * online (`connectRegister`) does.
 */
export async function keepSelling(store: Store, recipe: Recipe, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    planDays(store, { ...recipe, days, now: Date.now(), sellsOn: true });
    while (stageNewestSpan(store));
    makeDueClosings(store);
    await wait(sellingInterval, undefined, { signal }).catch(() => undefined);
  }
}
