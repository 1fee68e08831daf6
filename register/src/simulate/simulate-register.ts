import { settingOn } from '../master-data/index.ts';
import { openSession } from '../protocol/index.ts';
import { type PushOptions, pushOutbox } from '../push/index.ts';
import { countersAfter, openTill, putReceipt, roundCash } from '../receipts/index.ts';
import {
  addToJournal,
  endSpan,
  inTransaction,
  newestOpenSpan,
  type OutcomeCounts,
  readJournal,
  readLinkedRegister,
  type Span,
  type Store,
} from '../store/index.ts';
import { type Moment, momentsOf } from './day-moments.ts';
import { draftMoment } from './draft-moment.ts';
import { profileOn } from './formerly.ts';
import { makeDueClosings } from './make-closings.ts';
import { setBack } from './mishaps.ts';
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
  // A call before may have been killed between a day's receipts and its closing.
  makeDueClosings(store);
  return pushOutbox(store, openSession(store), { ...push, refill: () => stageNewestSpan(store) });
}

/**
 * Makes the receipts of the newest span that is still open, and the closings that are due then; returns false when there
 * is neither. Given `since`, days before it wait.
 */
export function stageNewestSpan(store: Store, since?: string): boolean {
  const span = newestOpenSpan(store, since);
  if (span === undefined) return false;
  inTransaction(store, () => {
    putSpan(store, span);
    endSpan(store, span);
  });
  makeDueClosings(store);
  return true;
}

function putSpan(store: Store, span: Span): void {
  const recipe = JSON.parse(span.recipe) as Recipe;
  const planned = shiftOf(store, recipe, span.day);
  const sold = soldProfile(store, planned.profile);
  const shift = { ...planned, profile: profileOn(sold, recipe.formerly ?? [], span.day) };
  const moments = momentsOf(shift);
  const till = openTill(store);
  const currency = readLinkedRegister(store)?.currency ?? 'EUR';
  const rounding = Number(settingOn(store, 'payment.cashRounding', span.day));
  const from = moments[0]?.at ?? 0;
  const noon = moments[Math.floor(moments.length / 2)];
  const isSetBack = (moment: Moment) => span.day === recipe.mishaps?.clockSetBack && moment === noon;
  for (let offset = 0; offset < span.receipts; offset += 1) {
    const moment = moments[span.firstReceipt + offset];
    if (moment === undefined)
      throw new RangeError(`${span.day} has no receipt ${span.firstReceipt + offset}`);
    const drafted = roundCash(
      draftMoment(shift, moment, () => readJournal(store, from, moment.at)),
      rounding,
      shift.country,
    );
    const draft = { ...(isSetBack(moment) ? setBack(drafted) : drafted), currency };
    const receipt = putReceipt(store, till, draft, countersAfter(span, offset + 1));
    addToJournal(store, receipt, JSON.stringify(receipt));
  }
}
