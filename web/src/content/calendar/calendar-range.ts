import {
  addDays,
  addMonths,
  type Day,
  isDay,
  startOfMonth,
  startOfWeek,
} from '@tresen/domain/kit/business-day';

export const calendarViews = ['month', 'week', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Days that the agenda shows. */
const agendaDays = 31;

interface Shown {
  readonly view: CalendarView;
  readonly day: Day;
}

/** What an address asks for; without a view that of the device. */
export const shownOf = (params: URLSearchParams, usual: CalendarView, today: Day): Shown => {
  const day = params.get('day') ?? '';
  return {
    view: calendarViews.find((view) => view === params.get('view')) ?? usual,
    day: isDay(day) ? day : today,
  };
};

/** The days on the screen, both included: of a month all of its weeks. */
export const rangeOf = ({ view, day }: Shown): { readonly from: Day; readonly to: Day } => {
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays - 1) };
  const from = startOfWeek(view === 'month' ? startOfMonth(day) : day);
  return { from, to: addDays(from, view === 'month' ? 41 : 6) };
};

/** The day that the next page shows, or with -1 the one before. */
export const turned = ({ view, day }: Shown, by: 1 | -1): Day => {
  if (view === 'month') return addMonths(startOfMonth(day), by);
  return addDays(day, by * (view === 'week' ? 7 : agendaDays));
};

/** The day on this device. */
export const deviceDay = (now = new Date()): Day => {
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${date}`;
};
