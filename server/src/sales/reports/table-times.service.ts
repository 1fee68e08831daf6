import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import { createTableTimes, type TableTimesData } from '@tresen/domain/sales/table-times';
import type { Ctx } from '../../kit/context/index.ts';
import { nameBranches, unitIdsOf, unitNamesOf } from '../dashboards/index.ts';
import { openDaysOf } from './open-days.store.ts';
import { ofBranches, openStudy, type StudyHead } from './open-study.ts';
import { type PartTaker, readReceipts } from './report-receipts.ts';
import { addKept, monthSpans } from './report-sides.ts';
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
 * Table times of whole branches, from the sums that are kept by day.
 * @throws as `salesReport`
 */
export const readTableTimes = (ctx: Ctx, filter: SalesFilter): Promise<TableTimesAnswer> =>
  openStudy(ctx, ofBranches(filter), async ({ tx, asked, side, choice, head }) => {
    const times = createTableTimes();
    const stay: PartTaker = {
      dimension: 'stay',
      add: (part, { period }) => times.addStay(part, period),
    };
    const target: PartTaker = {
      dimension: 'target',
      add: (part, { sign }) => times.addTarget(part, sign),
    };
    // Weekdays need days; tables do with months, which are a tenth of the bytes.
    const isOmitted =
      (await addKept(tx, [stay], side, [{ grain: 'day', ...asked.range, sign: 1 }])) ||
      (await addKept(tx, [target], side, monthSpans(asked.range)));
    const waiting = { ...side, ...choice, which: 'waiting' as const };
    const isCounting = (await readReceipts(tx, waiting, undefined, [stay, target])) === 'TOO_MANY';
    const units = unitIdsOf(asked.chosen);
    const openDays = await openDaysOf(tx, units, asked.range);
    const result = (isOmitted ? createTableTimes() : times).result(openDays);
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
