import { type Day, type DayRange, startOfMonth } from '@tresen/domain/kit/business-day';

/** A month until today: of a report for which nobody has chosen days. */
export const monthUntil = (today: Day): DayRange => ({ from: startOfMonth(today), to: today });
