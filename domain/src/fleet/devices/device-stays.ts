/** A branch in which a register was, with the database that its receipts named there. Times are UTC milliseconds. */
export interface DeviceStay {
  readonly unitId: string;
  readonly databaseId: string;
  /** When it left; null is where it is now. */
  readonly until: number | null;
}

/**
 * The stay of a register in which it made a receipt (contract 6), so the branch whose figures it counts in: the time at
 * which the receipt ended decides. A move holds from its moment on, also for a register that was offline and did not
 * know: its receipts still name the database of before. One that names the database of a later stay was made there by a
 * clock that is behind. Undefined when the register never had that database.
 * @param stays in the order of time; the last is the one where it is now
 */
export const stayOf = <Stay extends DeviceStay>(
  stays: readonly Stay[],
  receipt: { readonly databaseId: string; readonly end: number },
): Stay | undefined => {
  const { databaseId, end } = receipt;
  const byTime = stays.findIndex(({ until }) => until === null || end < until);
  const known = stays.findIndex((stay) => stay.databaseId === databaseId);
  return known === -1 ? undefined : stays[Math.max(byTime, known)];
};
