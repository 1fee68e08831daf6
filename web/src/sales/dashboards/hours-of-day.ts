import type { HourFigures } from '@tresen/domain/sales/dashboards';

/** A business day begins at four o'clock by default (decisions, Dashboards), so the hours after midnight come last. */
const firstHour = 4;
const placeOf = (hour: number) => (hour + 24 - firstHour) % 24;
const hourAt = (place: number) => (place + firstHour) % 24;

/** The hours that every shop's chart shows, sold or not. */
const usual = { from: placeOf(8), to: placeOf(20) };

/** The hours of a business day in order, without gaps: at least 8 to 20 o'clock, more where something was sold. */
export const hoursOfDay = (sold: readonly HourFigures[]): readonly HourFigures[] => {
  const places = sold.map(({ hour }) => placeOf(hour));
  const from = Math.min(usual.from, ...places);
  const to = Math.max(usual.to, ...places);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const hour = hourAt(from + index);
    return sold.find((figures) => figures.hour === hour) ?? { hour, turnover: 0, receipts: 0 };
  });
};
