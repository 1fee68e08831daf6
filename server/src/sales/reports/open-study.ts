import type { Day, DayRange } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { askSales, type SalesQuestion } from '../dashboards/index.ts';
import { seeOneMoment } from '../receipts/index.ts';
import { choiceOf, sidesOf } from './asked-sides.ts';
import { monthUntil } from './month-until.ts';
import { type ReadSide, type ReportSide, readSides } from './report-sides.ts';

/** What every study tells of itself. */
export interface StudyHead {
  readonly currency: string;
  readonly currencies: readonly string[];
  /** Newest business day of the branches. */
  readonly today: Day;
}

/** A question that is asked of the sums of whole branches, all of it at one moment. */
export interface Study {
  readonly tx: Tx;
  readonly asked: SalesQuestion;
  readonly side: ReportSide;
  readonly head: StudyHead;
  /** The sums of other days of the same branches. */
  readonly read: (question: ReportQuestion, range: DayRange) => Promise<ReadSide>;
}

/**
 * Opens a study. Registers, employees and a comparison do not narrow it: it is of all that branches sell.
 * @throws as `salesReport`
 */
export const openStudy = <T>(
  ctx: Ctx,
  filter: SalesFilter,
  answer: (study: Study) => Promise<T>,
): Promise<T> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await seeOneMoment(tx);
    const all: SalesFilter = { ...filter, deviceIds: null, employees: null, comparison: 'NONE' };
    const asked = await askSales(tx, all, undefined, ctx.now(), false, monthUntil);
    const [side] = sidesOf(asked, all, false);
    const { chosen, today } = asked;
    return answer({
      tx,
      asked,
      side,
      head: { currency: chosen.currency, currencies: chosen.currencies, today },
      read: async (question, range) => {
        const [read] = await readSides(tx, [question], { ...side, range }, choiceOf(asked));
        if (!read) throw new Error('a question has an answer');
        return read;
      },
    });
  });
