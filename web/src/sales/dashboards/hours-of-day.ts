import type { HourFigures } from '@tresen/domain/sales/dashboards';

/**
 * The hours of a business day in order, without gaps: the usual ones, more where something was sold.
 * @param firstHour the hour in which the day begins, by the branch's cut-off: those before it come last
 */
export const hoursOfDay = (sold: readonly HourFigures[], firstHour: number): readonly HourFigures[] => {
  const placeOf = (hour: number) => (hour + 24 - firstHour) % 24;
  const hourAt = (place: number) => (place + firstHour) % 24;
  const usual = usualPlaces(firstHour);
  const places = sold.map(({ hour }) => placeOf(hour));
  const from = Math.min(usual.from, ...places);
  const to = Math.max(usual.to, ...places);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const hour = hourAt(from + index);
    return sold.find((figures) => figures.hour === hour) ?? { hour, turnover: 0, receipts: 0 };
  });
};

/** The hours that every chart shows, sold or not: 8 to 20 o'clock, or as many from where a later day begins. */
function usualPlaces(firstHour: number) {
  const from = Math.max(8, firstHour) - firstHour;
  return { from, to: from + 12 };
}
