import type { Receipt } from '@tresen/domain/sales/receipts';
import { type Database, emitChanged, inTenant, type Tx } from '../../../kit/db/pools.ts';
import { type BrokenDownReceipt, createBreakdownSums, ontoStored } from '../breakdowns/breakdown-sums.ts';
import { saveBreakdowns, storedBreakdowns } from '../breakdowns/breakdowns.store.ts';
import { createStepSums } from './step-sums.ts';
import {
  lockSteps,
  receiptTexts,
  saveSteps,
  storedSteps,
  takeWaiting,
  tenantsWithSteps,
} from './steps.store.ts';

/** Receipts that are counted in one transaction, and of how many the texts are looked up together. */
const atOnce = { counted: 5_000, read: 500 } as const;
/** Rows that are written together. */
const rowsAtOnce = 50;
/** Each row is written anew as a whole: often would cost more than figures of this morning are worth. */
const usualWaitMs = 10 * 60_000;

/**
 * The job `countSteps`: counts what was pressed right after what, and sums what reports are made of, of receipts that have
 * waited for some minutes or are many. A receipt leaves those that wait in the transaction in which it is counted: whenever a process ends, it counts once.
 */
export const createStepCount =
  (db: Database, waitMs = usualWaitMs) =>
  async (): Promise<void> => {
    for (const tenantId of await tenantsWithSteps(db, waitMs, atOnce.counted)) {
      let isMore = true;
      for (let round = 0; isMore; round += 1)
        isMore = await inTenant(db, tenantId, async (tx) => {
          await lockSteps(tx);
          const isCounted = await countWaiting(tx);
          // So many were in no report before: open pages ask again.
          if (!isCounted && round > 1) emitChanged(tx, 'figures', tenantId);
          return isCounted;
        });
    }
  };

/**
 * Counts receipts that wait; for whoever holds the tenant's steps and breakdowns.
 * @returns whether there were any
 */
export const countWaiting = async (tx: Tx): Promise<boolean> => {
  const ids = await takeWaiting(tx, atOnce.counted);
  const counter = createStepCounter(tx);
  for (let at = 0; at < ids.length; at += atOnce.read)
    await countReceipts(tx, ids.slice(at, at + atOnce.read), counter.add);
  await counter.end();
  return ids.length > 0;
};

/**
 * Adds steps and breakdowns to what is stored, some thousand receipts at a time: so much is in memory, whatever a month
 * has.
 */
export const createStepCounter = (tx: Tx) => {
  let [steps, breakdowns] = [createStepSums(), createBreakdownSums()];
  const end = async (): Promise<void> => {
    const [counted, summed] = [steps, breakdowns];
    [steps, breakdowns] = [createStepSums(), createBreakdownSums()];
    for (const places of inGroups(counted.places()))
      await saveSteps(tx, counted.onto(await storedSteps(tx, places), places));
    for (const places of inGroups(summed.places()))
      await saveBreakdowns(tx, ontoStored(await storedBreakdowns(tx, places), places));
  };
  return {
    add: async (receipts: readonly BrokenDownReceipt[]): Promise<void> => {
      for (const receipt of receipts) {
        steps.add(receipt);
        breakdowns.add(receipt);
      }
      if (steps.counted() >= atOnce.counted) await end();
    },
    end,
  };
};

function inGroups<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / rowsAtOnce) }, (_, group) =>
    all.slice(group * rowsAtOnce, (group + 1) * rowsAtOnce),
  );
}

async function countReceipts(
  tx: Tx,
  ids: readonly string[],
  add: (receipts: readonly BrokenDownReceipt[]) => Promise<void>,
): Promise<void> {
  let left: ReadonlySet<string> = new Set(ids);
  while (left.size > 0) {
    const texts = await receiptTexts(tx, [...left]);
    if (texts.length === 0) return;
    await add(texts.map(({ content, ...head }) => ({ head, receipt: JSON.parse(content) as Receipt })));
    left = left.difference(new Set(texts.map(({ id }) => id)));
  }
}
