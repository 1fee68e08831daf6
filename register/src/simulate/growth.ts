/** How a business grows: `perDay` receipts of an ordinary day are those of the day `on` (`YYYY-MM-DD`). */
export type Growth = Readonly<{ perYear: number; on: string }>;

const daysPerYear = 365.25;

/** By how much a day is busier than the one on which the growth is measured: 1 on that day itself. */
export function growthOn(growth: Growth | undefined, day: string): number {
  if (growth === undefined) return 1;
  const { days } = Temporal.PlainDate.from(growth.on).until(Temporal.PlainDate.from(day));
  return (1 + growth.perYear) ** (days / daysPerYear);
}
