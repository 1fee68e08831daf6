import type { Receipt } from '../receipts/index.ts';

// How long tables are taken. A register opens a receipt when guests order and ends it when they have paid.

/** Minutes that lie in one step: medians are told from numbers by step, which days keep and any days add. */
export const stayStep = 5;
/** A longer one was forgotten overnight. */
const longestStay = 12 * 60;
/** Larger parties are one. */
export const mostGuests = 10;

/** What is kept of a table that was taken. */
export interface Stay {
  /** Of the receipt, of the branch's clock. */
  readonly hour: number;
  /** 0 where the register does not count them; 10 stands for 10 and more. */
  readonly guests: number;
  readonly minutes: number;
}

type Timed = Pick<Receipt, 'target' | 'start' | 'end'>;

export const isAtTable = ({ target }: Pick<Receipt, 'target'>): boolean => target?.kind === 'table';

/** Minutes that a table was taken; null for what is of no table, and where times do not tell it: none or over 12 hours. */
export const stayOf = (receipt: Timed): number | null => {
  if (!isAtTable(receipt)) return null;
  const minutes = Math.round((Date.parse(receipt.end) - Date.parse(receipt.start)) / 60_000);
  return minutes >= 1 && minutes <= longestStay ? minutes : null;
};

/** `hour:guests:step` */
export const stayKeyOf = ({ hour, guests, minutes }: Stay): string =>
  [hour, Math.min(guests, mostGuests), Math.floor(minutes / stayStep)].join(':');

/** A key read; minutes are those at the begin of its step. Undefined for the part of what found no room. */
export const readStayKey = (key: string): Stay | undefined => {
  const [hour, guests, step] = key.split(':').map(Number);
  if (hour === undefined || guests === undefined || step === undefined) return undefined;
  return { hour, guests, minutes: step * stayStep };
};
