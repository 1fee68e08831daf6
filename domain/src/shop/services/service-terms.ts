import { addDays, addMonths, businessDayOf, type Day, instantOfDay } from '../../kit/business-day/index.ts';

/** What was agreed of a service that is paid again and again. Days are those of the seller's country. */
export interface ServiceTerms {
  readonly startsOn: Day;
  /** At least 1. */
  readonly billingIntervalMonths: number;
  /** How long it is bound at least; 0 for not at all. */
  readonly contractDurationMonths: number;
  /** The first day without it; null while it goes on. */
  readonly endsOn: Day | null;
}

/** The shop's countries share their time, the Canaries aside. */
const sellersZone = 'Europe/Berlin';

/** The day of an instant (UTC milliseconds) at sellers. */
export const sellersDayOf = (instantMs: number): Day => businessDayOf(instantMs, sellersZone, 0).day;

/** When a day begins at sellers, in UTC milliseconds. */
export const startOfSellersDay = (day: Day): number => instantOfDay(day, 0, sellersZone);

/** How a service stands: it goes on, it was cancelled and still runs, or it is over. */
export const serviceStates = ['running', 'ending', 'ended'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const serviceStateOf = ({ endsOn }: Pick<ServiceTerms, 'endsOn'>, today: Day): ServiceState => {
  if (endsOn === null) return 'running';
  return today < endsOn ? 'ending' : 'ended';
};

/**
 * The day on which the next interval is billed, today where it is today; the first one was billed with its order. Null
 * when nothing is billed any more.
 */
export const nextBillingOf = (terms: ServiceTerms, today: Day): Day | null => {
  const billed = billingFrom(terms, today);
  return terms.endsOn !== null && billed >= terms.endsOn ? null : billed;
};

/**
 * The first day without a service that is cancelled today: it is bound for the contract's duration, behind that it goes
 * on from interval to interval, and what has begun is used up (decisions LIC-04).
 */
export const endWhenCancelled = (terms: ServiceTerms, today: Day): Day => {
  const bound = billingFrom(terms, addMonths(terms.startsOn, terms.contractDurationMonths));
  const begun = billingFrom(terms, addDays(today, 1));
  if (bound > begun) return bound;
  return begun;
};

/** What a service costs in a year, in cents. @param price cents of one billing interval */
export const yearlyPriceOf = (price: number, billingIntervalMonths: number): number =>
  Math.round((price * 12) / billingIntervalMonths);

/** The first day of a billing interval that is not before a day; never that of the first interval. */
function billingFrom({ startsOn, billingIntervalMonths }: ServiceTerms, day: Day): Day {
  const years = Number(day.slice(0, 4)) - Number(startsOn.slice(0, 4));
  const months = years * 12 + Number(day.slice(5, 7)) - Number(startsOn.slice(5, 7));
  const intervals = Math.max(1, Math.floor(months / billingIntervalMonths));
  // Always counted from the start, so that one of a 31st comes back to the 31st after February.
  const billed = addMonths(startsOn, intervals * billingIntervalMonths);
  return billed < day ? addMonths(startsOn, (intervals + 1) * billingIntervalMonths) : billed;
}
