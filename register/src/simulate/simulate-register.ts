import { openSession } from '../protocol/index.ts';
import { type PushOptions, pushOutbox } from '../push/index.ts';
import { countersAfter, openTill, putReceipt } from '../receipts/index.ts';
import {
  endSpan,
  inTransaction,
  newestOpenSpan,
  type OutcomeCounts,
  readLinkedRegister,
  type Span,
  type Store,
} from '../store/index.ts';
import { draftReceipt } from './draft-receipt.ts';
import { type PlanOptions, planDays, type Recipe, shiftOf } from './plan-days.ts';
import { soldProfile } from './sold-profile.ts';

export type SimulateOptions = PlanOptions & Readonly<{ push?: Omit<PushOptions, 'refill'> | undefined }>;

/**
 * Simulates the days of a linked register up to now and pushes them, the newest day first, so that dashboards fill at
 * once. A killed call goes on where it was; calling again on the same day adds nothing.
 */
export async function simulateRegister(
  store: Store,
  { push, ...plan }: SimulateOptions,
): Promise<OutcomeCounts> {
  planDays(store, plan);
  return pushOutbox(store, openSession(store), { ...push, refill: () => stageNewestSpan(store) });
}

/** Makes the receipts of the newest span that is still open; returns false when there is none. */
export function stageNewestSpan(store: Store): boolean {
  const span = newestOpenSpan(store);
  if (span === undefined) return false;
  inTransaction(store, () => {
    putSpan(store, span);
    endSpan(store, span);
  });
  return true;
}

function putSpan(store: Store, span: Span): void {
  const planned = shiftOf(store, JSON.parse(span.recipe) as Recipe, span.day);
  const shift = { ...planned, profile: soldProfile(store, planned.profile) };
  const till = openTill(store);
  const currency = readLinkedRegister(store)?.currency ?? 'EUR';
  for (let offset = 0; offset < span.receipts; offset += 1) {
    const draft = { ...draftReceipt(shift, span.firstReceipt + offset), currency };
    putReceipt(store, till, draft, countersAfter(span, offset + 1));
  }
}
