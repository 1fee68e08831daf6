/** What can keep a unit from being deleted (spec §8): how much of each there is. */
export const unitUses = [
  'children',
  'registers',
  'elsterReports',
  'receipts',
  'closings',
  'records',
] as const;
export type UnitUse = (typeof unitUses)[number];
export type UnitUseCounts = Readonly<Record<UnitUse, number>>;

/**
 * What becomes of a unit that somebody wants to delete (ORG-20 to ORG-22):
 * - `free`: it goes.
 * - `blocked`: whoever asks has to take something away first, or it can never be deleted (reports to the tax office).
 * - `vendor`: it has data; owners contact the vendor.
 * - `anyway`: it has data, and whoever asks is of the admin group, which has 'Delete Anyway'.
 */
export type UnitDeletionOutcome = 'free' | 'blocked' | 'vendor' | 'anyway';

// spec §8: units below and linked registers can be taken away; Elster reports can not, so nobody deletes fully.
const blocking: readonly UnitUse[] = ['children', 'registers', 'elsterReports'];

/** Decides by what the unit still holds, and whether the person is of the admin group (decisions ORG-22). */
export const unitDeletionOutcome = (uses: UnitUseCounts, isAdmin: boolean): UnitDeletionOutcome => {
  if (blocking.some((use) => uses[use] > 0)) return 'blocked';
  if (unitUses.every((use) => uses[use] === 0)) return 'free';
  return isAdmin ? 'anyway' : 'vendor';
};
