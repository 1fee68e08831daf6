import {
  addDays,
  addMonths,
  businessDayOf,
  type DayRange,
  dayCount,
  defaultCutOffMinutes,
  startOfMonth,
} from '@tresen/domain/kit/business-day';
import { maxRangeDays } from '@tresen/domain/sales/dashboards';
import { useState } from 'react';
import { useZone } from '../../../kit/branches/index.ts';

/** Months that one may look back on at a click: this one is not over. */
export const heatSpans = [1, 3, 12] as const;
export type HeatSpan = (typeof heatSpans)[number];

/** The last whole months before that of an instant, by the clock of a zone. */
export const lastMonths = (months: HeatSpan, nowMs: number, zone: string): DayRange => {
  const month = startOfMonth(businessDayOf(nowMs, zone, defaultCutOffMinutes).day);
  return { from: addMonths(month, -months), to: addDays(month, -1) };
};

/** A span of months, or days of one's own, which begin as those of the months did. */
export interface HeatDays {
  readonly span: HeatSpan | 'days';
  readonly setSpan: (span: HeatSpan | 'days') => void;
  readonly days: DayRange;
  /** Takes a first or a last day; one beyond the other, or too far from it, takes it along. */
  readonly setDay: (end: 'from' | 'to', day: string) => void;
}

/** What one looks back on, by the clock of the first branch. */
export const useHeatDays = (begin: HeatSpan): HeatDays => {
  const [span, setSpan] = useState<HeatSpan>(begin);
  const [own, setOwn] = useState<DayRange>();
  const zone = useZone([]) ?? 'UTC';
  const days = () => own ?? lastMonths(span, Date.now(), zone);
  return {
    span: own ? 'days' : span,
    // Worked out once sales show: the buttons wait for no clock of a zone.
    get days() {
      return days();
    },
    setSpan: (next) => {
      setOwn(next === 'days' ? days() : undefined);
      if (next !== 'days') setSpan(next);
    },
    setDay: (end, day) => day && setOwn(withDay(days(), end, day)),
  };
};

/** The first day that has sales of something that was made at an instant, by the clock of the first branch. */
export const useHeatSince = (createdAt: string): string => {
  const zone = useZone([]) ?? 'UTC';
  return businessDayOf(Date.parse(createdAt), zone, defaultCutOffMinutes).day;
};

/** A range with another first or last day; never the wrong way round, nor longer than may be asked. */
export const withDay = (days: DayRange, end: 'from' | 'to', day: string): DayRange => {
  const [from, to] = end === 'from' ? [day, days.to] : [days.from, day];
  if (from > to) return { from: day, to: day };
  if (dayCount({ from, to }) <= maxRangeDays) return { from, to };
  return end === 'from'
    ? { from, to: addDays(from, maxRangeDays - 1) }
    : { from: addDays(to, 1 - maxRangeDays), to };
};
