import * as z from 'zod/mini';
import { currencies } from '../../kit/money/index.ts';
import { receiptSchema } from '../receipts/index.ts';
import { closingTypes } from './closing-codes.ts';
import {
  closingArticles,
  closingCases,
  closingCash,
  closingCategories,
  closingCompany,
  closingCorrections,
  closingCount,
  closingCurrencies,
  closingDeposits,
  closingEmployees,
  closingHours,
  closingPayments,
  closingPeriod,
  closingReductions,
  closingRegister,
  closingTips,
  closingTseOutage,
  closingTseUse,
  closingTurnover,
  closingVat,
  closingVouchers,
  count,
  countedAmount,
  counter,
  day,
  instant,
  optional,
  uuid,
  uuidv7,
} from './closing-fields.ts';

/**
 * What a closing tells of the receipts of its period (fiscal.md 7.1). Only receipts of type `Beleg` count, but in
 * `records`, `training` and `aborted`:
 * - `turnover`, `receipts`, `customers` are those of the dashboards (contract 16);
 * - `businessCases` holds every position, `payments` every payment, those of cash movements too: both have one sum;
 * - `vat` is the business cases per key without those that only change the drawer;
 * - `categories` and `employees` split the turnover, `hours` does by the wall clock of the branch;
 * - amounts of corrections, reductions, redeemed vouchers and returned deposits are positive.
 */
const contents = {
  records: count,
  receipts: count,
  customers: count,
  turnover: closingTurnover,
  vat: closingVat,
  payments: closingPayments,
  cashByCurrency: closingCurrencies,
  businessCases: closingCases,
  categories: closingCategories,
  employees: closingEmployees,
  articles: optional(closingArticles),
  corrections: closingCorrections,
  reductions: closingReductions,
  tips: closingTips,
  vouchers: closingVouchers,
  deposits: closingDeposits,
  training: countedAmount,
  aborted: optional(count),
  hours: optional(closingHours),
  cash: closingCash,
} as const;

/**
 * Closing contract, version 1: what a register sends when it closes a day, a month or a year (RCP-08, RCP-09). Immutable
 * as that of receipts is: a field is never removed or given another meaning, what comes later is optional. It carries
 * what DSFinV-K needs of a closing (fiscal.md 1.2) and the cash count (7.2). Months and years are sums of daily
 * closings, which they name in `dailyZNumbers`, not of calendar days.
 */
export const closingSchema = z.strictObject({
  version: z.literal(1),
  id: uuidv7,
  databaseId: uuid,
  type: z.enum(closingTypes),
  register: closingRegister,
  company: optional(closingCompany),
  zNumber: counter,
  resetCounter: optional(counter),
  previousClosingId: optional(uuidv7),
  dailyZNumbers: optional(z.array(counter).check(z.maxLength(1000))),
  createdAt: instant,
  businessDay: day,
  period: closingPeriod,
  operator: receiptSchema.shape.employee,
  currency: z.enum(currencies),
  ...contents,
  drawerOpenings: optional(counter),
  counts: optional(z.array(closingCount).check(z.maxLength(20))),
  tseUse: optional(z.array(closingTseUse).check(z.maxLength(20))),
  tseOutages: optional(z.array(closingTseOutage).check(z.maxLength(500))),
  tse: receiptSchema.shape.tse,
  tseFailure: receiptSchema.shape.tseFailure,
  note: optional(z.string().check(z.maxLength(1000))),
});

export type Closing = z.infer<typeof closingSchema>;
export type ClosingContents = Pick<Closing, keyof typeof contents>;
export type ClosingCash = Closing['cash'];
export type CashCount = NonNullable<Closing['counts']>[number];
export type CountedAmount = Closing['training'];

/** How many closings one push may hold: one has tens of kilobytes. */
export const closingsPerPush = 50;
