import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import { measuresFor, type ReportQuestion } from '@tresen/domain/sales/reports';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { atOneMoment, type Tx } from '../../kit/db/pools.ts';
import { askSales, nameBranches, type SalesQuestion, unitIdsOf, unitNamesOf } from '../dashboards/index.ts';
import { choiceOf, comparisonChoice, sidesOf } from './asked-sides.ts';
import { type ClosingSums, readClosingSums } from './closing-sums.ts';
import { leftOutDays, nothingLeftOut } from './left-out-days.ts';
import { monthUntil } from './month-until.ts';
import type { SalesReport } from './report-answer.ts';
import { maxRows, type ReportPage, tableOf } from './report-rows.ts';
import { isOfBreakdowns, readSides } from './report-sides.ts';

/**
 * Answers one question about the sales: from the sums that are kept by day and part, with the receipts that are not in them
 * yet; from the receipts themselves where registers, employees or hours narrow it or two parts are crossed.
 * @throws {AppError} INVALID_INPUT for a branch that nothing can be compared with
 */
export const salesReport = async (
  ctx: Ctx,
  filter: SalesFilter,
  question: ReportQuestion,
  page: ReportPage,
): Promise<SalesReport> => {
  const [report] = await atOneMoment(ctx.db, tenantOf(ctx), (tx) =>
    readReports(ctx, tx, filter, [question], page),
  );
  if (!report) throw new Error('a question has an answer');
  return report;
};

/** Everything that the summary of some days is made of. */
export interface SalesSummary {
  readonly whole: SalesReport;
  readonly vat: SalesReport;
  readonly payments: SalesReport;
  readonly closings: ClosingSums;
}

/** The summary, all of it of one moment. @throws as `salesReport` */
export const readSummary = (
  ctx: Ctx,
  filter: SalesFilter,
  hours: Pick<ReportQuestion, 'fromHour' | 'toHour'>,
): Promise<SalesSummary> =>
  atOneMoment(ctx.db, tenantOf(ctx), async (tx) => {
    const questions = [
      { rows: 'total', order: 'takings' },
      { rows: 'vat', order: 'vatBase' },
      { rows: 'payment', order: 'takings' },
    ] as const;
    const page = { first: maxRows, isAscending: false };
    const asked = questions.map((question) => ({ ...question, ...hours }));
    const sales = await askFor(ctx, tx, filter, asked);
    const [whole, vat, payments] = await readReports(ctx, tx, filter, asked, page, sales);
    if (!whole || !vat || !payments) throw new Error('each question has an answer');
    // Closings have no employees to narrow them by, who would also narrow the branches.
    const ofAll = filter.employees ? await askFor(ctx, tx, { ...filter, employees: null }, asked) : sales;
    return { whole, vat, payments, closings: await readClosingSums(tx, filter, ofAll) };
  });

const isByUnit = (questions: readonly ReportQuestion[]): boolean =>
  questions.some(({ rows, columns }) => [rows, columns].includes('unit'));

function askFor(
  ctx: Ctx,
  tx: Tx,
  filter: SalesFilter,
  questions: readonly ReportQuestion[],
): Promise<SalesQuestion> {
  return askSales(tx, filter, undefined, ctx.now(), isByUnit(questions), monthUntil);
}

/** Answers to questions of the same days, branches and hours; several of them as `readSides` takes them. */
async function readReports(
  ctx: Ctx,
  tx: Tx,
  filter: SalesFilter,
  questions: readonly ReportQuestion[],
  page: ReportPage,
  given?: SalesQuestion,
): Promise<readonly SalesReport[]> {
  const asked = given ?? (await askFor(ctx, tx, filter, questions));
  const isOfUnits = isByUnit(questions);
  const choice = choiceOf(asked, questions[0]);
  const [side, other] = sidesOf(asked, filter, isOfUnits);
  const away = questions.some(({ withoutHolidays }) => withoutHolidays)
    ? await leftOutDays(tx, tenantOf(ctx), comparedUnits(asked, filter), side.range, other?.range ?? null)
    : nothingLeftOut;
  const before = other && { ...other, leftOut: away.comparison };
  // The database reads the other side while we add up the first.
  const [ranges, befores] = await Promise.all([
    readSides(tx, questions, { ...side, leftOut: away.range }, choice),
    before && readSides(tx, questions, before, comparisonChoice(asked, choice)),
  ]);
  const isOfTables = questions.some(({ rows, columns }) => [rows, columns].includes('target'));
  const isNamed = isOfUnits || (isOfTables && unitIdsOf(asked.chosen).length > 1);
  const names = isNamed ? unitNamesOf(await nameBranches(tx, asked.chosen)) : new Map<string, string>();
  return questions.flatMap((question, index) => {
    const [range, earlier] = [ranges[index], befores?.[index]];
    if (!range) return [];
    return [
      {
        currency: asked.chosen.currency,
        currencies: asked.chosen.currencies,
        today: asked.today,
        ...asked.range,
        comparisonFrom: other?.range.from ?? null,
        comparisonTo: other?.range.to ?? null,
        leftOut: away.range,
        comparisonLeftOut: away.comparison,
        source: isOfBreakdowns(question, choice) ? ('BREAKDOWNS' as const) : ('RECEIPTS' as const),
        omitted: range.omitted ?? earlier?.omitted ?? null,
        isCounting: range.isCounting || earlier?.isCounting === true,
        measures: measuresFor(question),
        ...tableOf(question, { asked, range, before: earlier, names }, page),
      },
    ];
  });
}

/** The branches whose holidays count: the chosen ones, and the one that they are compared with. */
function comparedUnits({ chosen }: SalesQuestion, { comparison, comparisonUnitId }: SalesFilter) {
  const all = unitIdsOf(chosen);
  return comparison === 'UNIT' && comparisonUnitId ? [...all, comparisonUnitId] : all;
}
