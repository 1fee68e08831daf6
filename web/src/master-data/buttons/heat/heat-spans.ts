import {
  addDays,
  addMonths,
  businessDayOf,
  type DayRange,
  defaultCutOffMinutes,
  startOfMonth,
} from '@tresen/domain/kit/business-day';
import { useState } from 'react';
import { useZone } from '../../../kit/branches/index.ts';

/** Months that one may look back on: sales are counted by whole months, and this one is not over. */
export const heatSpans = [1, 3, 12] as const;
export type HeatSpan = (typeof heatSpans)[number];

/** The last whole months before that of an instant, by the clock of a zone. */
export const lastMonths = (months: HeatSpan, nowMs: number, zone: string): DayRange => {
  const month = startOfMonth(businessDayOf(nowMs, zone, defaultCutOffMinutes).day);
  return { from: addMonths(month, -months), to: addDays(month, -1) };
};

/** A span to look back on, with the days that it is by the clock of the first branch. */
export const useHeatSpan = (begin: HeatSpan) => {
  const [span, setSpan] = useState(begin);
  const zone = useZone([]) ?? 'UTC';
  return { span, setSpan, days: lastMonths(span, Date.now(), zone) };
};
