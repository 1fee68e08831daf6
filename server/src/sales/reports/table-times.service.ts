import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import { createTableTimes, type TableTimesData } from '@tresen/domain/sales/table-times';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { nameBranches, unitIdsOf, unitNamesOf } from '../dashboards/index.ts';
import { openDaysOf } from './open-days.store.ts';
import { ofBranches, openStudy, type StudyHead } from './open-study.ts';
import { type PartTaker, readReceipts } from './report-receipts.ts';
import { addKept, monthSpans, type ReportSide } from './report-sides.ts';
import { roomsOfTables } from './rooms-of-tables.store.ts';

/** How long tables are taken, and how often. */
export interface TableTimesAnswer extends StudyHead, TableTimesData {
  readonly from: Day;
  readonly to: Day;
  /** Too many branches and days at once: nothing was summed. */
  readonly isOmitted: boolean;
  readonly isCounting: boolean;
}

/**
 * Table times of whole branches, from the sums that are kept by month and day.
 * @throws as `salesReport`
 */
export const readTableTimes = (ctx: Ctx, filter: SalesFilter): Promise<TableTimesAnswer> =>
  openStudy(ctx, ofBranches(filter), async ({ tx, asked, side, choice, head }) => {
    const { times, isOmitted } = await keptTimes(tx, side);
    const waiting = { ...side, ...choice, which: 'waiting' as const };
    const isCounting = (await readReceipts(tx, waiting, undefined, takersOf(times))) === 'TOO_MANY';
    const units = unitIdsOf(asked.chosen);
    const openDays = await openDaysOf(tx, units, asked.range);
    const result = times.result(openDays);
    const isOfSeveral = units.length > 1;
    const names = isOfSeveral ? unitNamesOf(await nameBranches(tx, asked.chosen)) : new Map<string, string>();
    const rooms = await roomsOfTables(tx, result.tables);
    return {
      ...head,
      ...asked.range,
      ...result,
      tables: result.tables.map((table) => ({
        ...table,
        unitName: names.get(table.unitId) ?? '',
        roomName: rooms.get(table.key) ?? '',
      })),
      isOmitted,
      isCounting,
    };
  });

type Times = ReturnType<typeof createTableTimes>;

/** What is kept, without the receipts that wait to be in it; nothing where it is too much to be read at once. */
async function keptTimes(tx: Tx, side: ReportSide): Promise<{ times: Times; isOmitted: boolean }> {
  const times = createTableTimes();
  let isToldByWeekday = true;
  const takers = takersOf(times, () => {
    isToldByWeekday = false;
  });
  if (await addKept(tx, takers, side, monthSpans(side.range)))
    return { times: createTableTimes(), isOmitted: true };
  return isToldByWeekday ? { times, isOmitted: false } : timesOfDays(tx, side);
}

/** A month that was summed before it told weekdays, or by a server of that version, is read day by day. */
async function timesOfDays(tx: Tx, side: ReportSide): Promise<{ times: Times; isOmitted: boolean }> {
  const times = createTableTimes();
  const [stay, target] = takersOf(times);
  const isOmitted =
    (await addKept(tx, [stay], side, [{ grain: 'day', ...side.range, sign: 1 }])) ||
    (await addKept(tx, [target], side, monthSpans(side.range)));
  return { times: isOmitted ? createTableTimes() : times, isOmitted };
}

/** @param onOld hears of months that cannot tell weekdays */
function takersOf(times: Times, onOld = () => {}): readonly [PartTaker, PartTaker] {
  const stay: PartTaker = {
    dimension: 'stay',
    add: (part, { grain, period, sign }) => {
      if (grain === 'day') times.addStay(part, period, sign);
      else if (!times.addStaysOfMonth(part)) onOld();
    },
  };
  const target: PartTaker = { dimension: 'target', add: (part, { sign }) => times.addTarget(part, sign) };
  return [stay, target];
}
