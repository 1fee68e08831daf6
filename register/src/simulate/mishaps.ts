import type { NewReceipt } from '../receipts/index.ts';

/** What goes wrong at a simulated register, each on a day of its own (`YYYY-MM-DD`). */
export type Mishaps = Readonly<{
  /** Nobody thinks of the closing. */
  forgottenClosing?: string | undefined;
  /** The first receipts of the day are lost before they are sent: their numbers are missing. */
  lostReceipts?: string | undefined;
  /** The clock is set back while somebody is served: a receipt ends before it began, and waits for a person. */
  clockSetBack?: string | undefined;
}>;

/** How many receipts are lost at once. */
export const receiptsLost = 3;

const setBackByMs = 180_000;

/** The receipt that was begun when the clock still was ahead. */
export const setBack = (draft: NewReceipt): NewReceipt => ({ ...draft, startedAt: draft.at + setBackByMs });
