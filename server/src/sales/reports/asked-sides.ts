import { isTotalUnit, type SalesFilter } from '@tresen/domain/sales/dashboards';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import { type SalesQuestion, unitIdsOf } from '../dashboards/index.ts';
import type { ReceiptChoice } from './report-receipts.store.ts';
import type { ReportSide } from './report-sides.ts';

/** What narrows a question to some receipts. */
export const choiceOf = ({ sides, chosen }: SalesQuestion, question?: ReportQuestion): ReceiptChoice => {
  const { sources } = sides[0];
  return {
    deviceIds: sources?.deviceIds ?? null,
    employees: sources?.employees ?? null,
    fromHour: question?.fromHour ?? null,
    toHour: question?.toHour ?? null,
    currency: chosen.currency,
  };
};

/** Another branch has other registers and employees: all of them stand beside the chosen ones. */
export const comparisonChoice = ({ sides }: SalesQuestion, choice: ReceiptChoice): ReceiptChoice =>
  sides[1]?.sources ? choice : { ...choice, deviceIds: null, employees: null };

/** The days and units that are read, and those that they are compared with; `isByUnit` tells branches apart. */
export const sidesOf = (
  { sides, chosen }: SalesQuestion,
  { unitIds }: SalesFilter,
  isByUnit: boolean,
): readonly [ReportSide, ReportSide | undefined] => {
  const all = unitIdsOf(chosen);
  const sideOf = ({ range, units }: SalesQuestion['sides'][0]): ReportSide => {
    const isWhole = !units || units.some(isTotalUnit) || (!unitIds && units.length === all.length);
    return { range, units: isByUnit && isWhole ? all : (units ?? all), branches: isWhole ? null : units };
  };
  return [sideOf(sides[0]), sides[1] && sideOf(sides[1])];
};
