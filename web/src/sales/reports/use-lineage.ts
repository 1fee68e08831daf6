import type { ReportDimension, ReportFigure } from '@tresen/domain/sales/reports';
import { listParam, useAddress } from '../../kit/address/index.ts';
import { useReceiptsLink } from '../dashboards/index.ts';
import { type Behind, hoursBetween, markOfFigure, receiptsBehind, within } from './receipts-behind.ts';
import type { WholeReport } from './report-data.ts';
import { hoursOf } from './reports-address.ts';

interface Part {
  readonly dimension: ReportDimension;
  readonly key: string;
}

/** What a figure of a report is of. */
interface Lineage {
  readonly part?: Part;
  /** A part that narrows it once more: a time. */
  readonly within?: Part;
  readonly figure?: ReportFigure;
  /** Words that their list is searched by, a customer's name for example. */
  readonly search?: string;
}

type Reported = Pick<WholeReport, 'currency' | 'from' | 'to'> & Partial<Pick<WholeReport, 'leftOut'>>;

/**
 * The address of the receipts behind a figure; none for those who may not see them, nor where days within are left out: the
 * list would show them.
 */
export const useLineage = ({ currency, from, to, leftOut = [] }: Reported) => {
  const link = useReceiptsLink(false, currency);
  const { params } = useAddress();
  const { fromHour, toHour } = hoursOf(params);
  const hours = hoursBetween(fromHour, toHour);
  // Named here as well: dashboards know articles of all registers and employees only.
  const sources = Object.fromEntries(
    ['devices', 'employees']
      .filter((name) => params.has(name))
      .map((name) => [name, listParam(params, name)]),
  );
  return ({ part, within: time, figure, search }: Lineage): string | undefined => {
    const mark = figure && markOfFigure[figure];
    const behind: Behind = {
      ...sources,
      ...(hours && { hours }),
      ...(part && receiptsBehind(part.dimension, part.key)),
      ...(time && receiptsBehind(time.dimension, time.key)),
      ...(mark && { mark }),
      ...(search && { q: search }),
    };
    const shown = within(behind, { from, to });
    const hasMore = leftOut.some((day) => day >= shown.from && day <= shown.to);
    return hasMore ? undefined : link(shown).to;
  };
};
