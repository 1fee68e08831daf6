import { addDays, addMonths, type Day, startOfMonth, weekdayOf } from '@tresen/domain/kit/business-day';
import type { DemoEvent } from '../content/calendar/index.ts';
import { ownEvents, type VendorEvent, vendorEvents } from './demo-events.ts';

const months = Array.from({ length: 12 }, (_, index) => index);
/** Its subjects come in turn, one a month. */
const subjects = vendorEvents.monthly;

/** A year of the vendor's events, beginning with the month of the demo: for all tenants. */
export const demoVendorEvents = (now: number): readonly DemoEvent[] => {
  const first = startOfMonth(dayOf(now));
  return [
    ...months.flatMap((month) => {
      const start = addMonths(first, month);
      const subject = subjects[month % subjects.length];
      return [
        ...(subject ? [online(subject, nth(start, 2, 3))] : []),
        maintenance(nth(start, 6, 2)),
        ...(month % 3 === 1 ? [online(vendorEvents.release, nth(start, 1, 2))] : []),
      ];
    }),
  ];
};

/** What the first owner of the demo has planned. */
export const demoOwnEvents = (now: number): readonly DemoEvent[] => {
  const today = dayOf(now);
  const monday = addDays(today, -weekdayOf(today));
  return [
    own('team', monday, 540, 585, 'FREQ=WEEKLY'),
    own('stocktaking', addMonths(startOfMonth(today), 1), 1_200, 1_380, 'FREQ=MONTHLY;INTERVAL=3'),
    own('wine', addDays(monday, 11), 1_110, 1_290, ''),
    { ...own('holidays', addDays(monday, 70), null, null, ''), endDay: addDays(monday, 76) },
  ];
};

function dayOf(now: number): Day {
  return new Date(now).toISOString().slice(0, 10);
}

/** The nth of a weekday (0: Monday) of the month that begins on a day. */
function nth(start: Day, weekday: number, number: number): Day {
  return addDays(start, ((weekday - weekdayOf(start) + 7) % 7) + (number - 1) * 7);
}

const plain = { recurrence: '', isForAll: true } as const;

function online(words: VendorEvent, day: Day): DemoEvent {
  return { ...plain, ...words, day, endDay: day, startMinutes: 600, endMinutes: 660 };
}

function maintenance(day: Day): DemoEvent {
  const words = vendorEvents.maintenance;
  return { ...plain, ...words, day, endDay: day, startMinutes: 180, endMinutes: 300 };
}

function own(
  name: keyof typeof ownEvents,
  day: Day,
  startMinutes: number | null,
  endMinutes: number | null,
  recurrence: string,
): DemoEvent {
  const words = { ...ownEvents[name], titleEn: '', descriptionEn: '' };
  return { ...words, day, endDay: day, startMinutes, endMinutes, recurrence, isForAll: false };
}
