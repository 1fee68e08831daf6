import type { Configuration, HistoryChange } from './configurations.queries.ts';

/** What has become of a value that was set for a day of its own. */
export type PlanState =
  /** Its day is still to come. */
  | 'ahead'
  | 'holds'
  /** It held, and another one does since. */
  | 'past'
  /** Another value was set for the same day later on. */
  | 'replaced'
  /** Taken back before it held. */
  | 'withdrawn';

/**
 * Undefined for what was set without a day, and where it cannot be told: of a later day the page knows only what holds then.
 * @param newer what was changed at the place after it
 */
export const planState = (
  { key, fromDay, isSet, madeOn }: HistoryChange,
  newer: readonly HistoryChange[],
  { settings, today }: Configuration,
): PlanState | undefined => {
  if (!fromDay) return undefined;
  // A value that has held goes without a word when another one is set: nobody took it back.
  const isTold = (one: Pick<HistoryChange, 'madeOn' | 'isSet'>) => one.isSet || fromDay > one.madeOn;
  if (newer.some((one) => one.key === key && one.fromDay === fromDay && isTold(one))) return 'replaced';
  if (!isSet) return isTold({ madeOn, isSet }) ? 'withdrawn' : 'past';
  if (fromDay > today) return 'ahead';
  const own = settings.find((one) => one.key === key)?.own;
  if (own?.fromDay === fromDay) return 'holds';
  return own?.fromDay && own.fromDay > today ? undefined : 'past';
};
