import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import { createTableTimes, type TableTimesData } from '@tresen/domain/sales/table-times';
import type { Ctx } from '../../kit/context/index.ts';
import { nameBranches, unitIdsOf, unitNamesOf } from '../dashboards/index.ts';
import { ofBranches, openStudy, type StudyHead } from './open-study.ts';
import { readParts } from './report-sides.ts';

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
    const { omitted, isCounting } = await readParts(
      tx,
      [
        { dimension: 'stay', add: (part, { period }) => times.addStay(part, period) },
        { dimension: 'target', add: (part, { period }) => times.addTarget(part, period) },
      ],
      side,
      choice,
      { isKept: true, spans: [{ grain: 'day', ...asked.range, sign: 1 }] },
    );
    const result = (omitted ? createTableTimes() : times).result();
    const isOfSeveral = unitIdsOf(asked.chosen).length > 1;
    const names = isOfSeveral ? unitNamesOf(await nameBranches(tx, asked.chosen)) : new Map<string, string>();
    return {
      ...head,
      ...asked.range,
      ...result,
      tables: result.tables.map((table) => ({ ...table, unitName: names.get(table.unitId) ?? '' })),
      isOmitted: omitted !== null,
      isCounting,
    };
  });
