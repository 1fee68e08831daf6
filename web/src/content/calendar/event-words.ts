import { type Recurrence, readRecurrence } from '@tresen/domain/content/calendar';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Occurrence } from './calendar.queries.ts';
import { calendarTexts } from './calendar-texts.ts';

/** `09:30`, as the clock of the branch shows it. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** When an event is and how it comes again, in words. */
export const useEventWords = () => {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const time = ({ day, endDay, startMinutes, endMinutes }: Occurrence): string => {
    const isLonger = endDay !== day;
    if (startMinutes === null || endMinutes === null)
      return isLonger ? `${t.wholeDay}, ${t.until(f.day(endDay))}` : t.wholeDay;
    const end = isLonger ? `${f.day(endDay)} ${clockOf(endMinutes)}` : clockOf(endMinutes);
    return `${clockOf(startMinutes)} – ${end}`;
  };
  const end = ({ count, until }: Recurrence): readonly string[] => [
    ...(count === null ? [] : [t.times(f.number(count))]),
    ...(until === null ? [] : [t.untilDay(f.day(until))]),
  ];
  const recurrence = (rule: string): string => {
    const read = readRecurrence(rule);
    if (!read) return '';
    return [
      read.interval === 1 ? t[read.frequency] : t[`every${read.frequency}`](f.number(read.interval)),
      ...read.weekdays.map((weekday) =>
        read.ordinal === null ? t[weekday] : t.onWeekday(t[`nth${read.ordinal}`], t[weekday]),
      ),
      ...end(read),
    ].join(', ');
  };
  return { time, recurrence };
};
