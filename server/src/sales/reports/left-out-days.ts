import type { DayRange } from '@tresen/domain/kit/business-day';
import { type LeftOut, leaveOut } from '@tresen/domain/sales/reports';
import { branchHolidays, branchPlaces } from '../../content/calendar/index.ts';
import type { Tx } from '../../kit/db/pools.ts';

export const nothingLeftOut: LeftOut = { range: [], comparison: [] };

/** The public holidays of any of the branches, and the days beside them on the other side. */
export const leftOutDays = async (
  tx: Tx,
  tenantId: string,
  units: readonly string[],
  range: DayRange,
  comparison: DayRange | null,
): Promise<LeftOut> => {
  const chosen = new Set(units);
  const places = (await branchPlaces(tx, tenantId)).filter(({ unitId }) => chosen.has(unitId));
  const days = new Set<string>();
  for (const side of comparison ? [range, comparison] : [range])
    for (const { day } of await branchHolidays(places, side, 'de')) days.add(day);
  return leaveOut(days, range, comparison);
};
