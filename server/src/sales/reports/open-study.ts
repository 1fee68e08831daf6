import type { Day, DayRange } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { atOneMoment, type Tx } from '../../kit/db/pools.ts';
import { askSales, type SalesQuestion } from '../dashboards/index.ts';
import { choiceOf, sidesOf } from './asked-sides.ts';
import { monthUntil } from './month-until.ts';
import type { ReceiptChoice } from './report-receipts.store.ts';
import { type ReadSide, type ReportSide, readSides } from './report-sides.ts';

/** What every study tells of itself. */
export interface StudyHead {
  readonly currency: string;
  readonly currencies: readonly string[];
  /** Newest business day of the branches. */
  readonly today: Day;
}

/** A question that is answered by more than one report, all of it at one moment. */
export interface Study {
  readonly tx: Tx;
  readonly asked: SalesQuestion;
  readonly side: ReportSide;
  readonly choice: ReceiptChoice;
  readonly head: StudyHead;
  /** The sums of any days of the same branches. */
  readonly read: (question: ReportQuestion, range: DayRange) => Promise<ReadSide>;
}

/** What whole branches sell: registers and employees do not narrow it. */
export const ofBranches = (filter: SalesFilter): SalesFilter => ({
  ...filter,
  deviceIds: null,
  employees: null,
});

/**
 * Opens a study, which is compared with nothing.
 * @throws as `salesReport`
 */
export const openStudy = <T>(
  ctx: Ctx,
  filter: SalesFilter,
  answer: (study: Study) => Promise<T>,
): Promise<T> =>
  atOneMoment(ctx.db, tenantOf(ctx), async (tx) => {
    const asked = await askSales(
      tx,
      { ...filter, comparison: 'NONE' },
      undefined,
      ctx.now(),
      false,
      monthUntil,
    );
    const [side] = sidesOf(asked, filter, false);
    const choice = choiceOf(asked);
    const { chosen, today } = asked;
    return answer({
      tx,
      asked,
      side,
      choice,
      head: { currency: chosen.currency, currencies: chosen.currencies, today },
      read: async (question, range) => {
        const [read] = await readSides(tx, [question], { ...side, range }, choice);
        if (!read) throw new Error('a question has an answer');
        return read;
      },
    });
  });
