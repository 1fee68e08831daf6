import type { Day } from '@tresen/domain/kit/business-day';
import type { SalesFilter } from '@tresen/domain/sales/dashboards';
import {
  type CustomerFigure,
  type NamedCustomer,
  orderedCustomers,
} from '@tresen/domain/sales/named-customers';
import type { ReportQuestion } from '@tresen/domain/sales/reports';
import type { Ctx } from '../../kit/context/index.ts';
import { readNamed } from './named-customers.store.ts';
import { openStudy, type StudyHead } from './open-study.ts';

/** Customers that receipts name. */
export interface NamedCustomers extends StudyHead {
  readonly from: Day;
  readonly to: Day;
  /** Receipts with a name that were read. */
  readonly receipts: number;
  /** The first day of the newest receipts, where the range has more of them than are read; else null. */
  readonly readSince: Day | null;
  readonly totalCount: number;
  readonly customers: readonly NamedCustomer[];
}

export interface CustomersPage extends Pick<ReportQuestion, 'fromHour' | 'toHour'> {
  readonly order: CustomerFigure;
  readonly isAscending: boolean;
  readonly first: number;
}

/** Found by their index and summed in some tenths of a second. */
export const maxNamedReceipts = 20_000;

/**
 * Who came how often and bought how much, of the newest receipts that name a customer.
 * @throws as `salesReport`
 */
export const readNamedCustomers = (
  ctx: Ctx,
  filter: SalesFilter,
  { order, isAscending, first, fromHour, toHour }: CustomersPage,
  max = maxNamedReceipts,
): Promise<NamedCustomers> =>
  openStudy(ctx, filter, async ({ tx, asked, side, choice, head }) => {
    const hours = { fromHour: fromHour ?? null, toHour: toHour ?? null };
    const { customers, receipts, since } = await readNamed(tx, { ...side, ...choice, ...hours }, max);
    return {
      ...head,
      ...asked.range,
      receipts,
      readSince: receipts >= max ? since : null,
      totalCount: customers.length,
      customers: orderedCustomers(customers, order, isAscending).slice(0, first),
    };
  });
