import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './figure-definitions.de.ts';

const turnover =
  'Gross of the goods and services that you sold, after discounts and cancellations. Receipts only: no orders, no training, nothing aborted.';
const notTurnover =
  'Container deposits, tips, vouchers sold, opening floats, money put in and taken out, and data with an open sync problem. Amounts of different currencies are never added up.';

export const en: Translation<typeof de> = {
  countsTitle: 'What counts',
  countsNotTitle: 'What does not count',
  dayTitle: 'Which day',
  day: 'The business day of the branch, in its time zone. It begins at the cut-off (4:00 where nothing else is set): a sale at 1:30 belongs to the evening before. Each receipt keeps the day it came with.',
  freshTitle: 'How fresh',
  fresh:
    'New receipts show up by themselves. Where receipts come late, past days change, too, until all are there.',
  months: [
    turnover,
    `${notTurnover} The days of the filter do not apply: this chart always shows whole years.`,
  ],
  weekdays: [
    `${turnover} The column is the sum of all such weekdays of the period; “Ø per day” divides it by the days on which anything was sold.`,
    notTurnover,
  ],
  days: [`${turnover} Every day of the period, also those without a sale.`, notTurnover],
  customers: [
    'Guests, where the register sends their number with the receipt; else one customer per receipt with at least one sale.',
    'Orders, training, aborted receipts and those that only move money. Who comes twice counts twice.',
  ],
  hours: [
    `${turnover} It counts in the hour in which the receipt was finished, by the clock of the branch.`,
    notTurnover,
  ],
  payments: [
    'What was paid in cash, by card, digitally or otherwise, with tips and vouchers. So the sum may differ from the turnover.',
    'Orders, training and aborted receipts, money put in and taken out. Change is deducted.',
  ],
  quarters: [
    turnover,
    `${notTurnover} The days of the filter do not apply: this chart always shows whole years.`,
  ],
  articles: [
    `${turnover} Articles count by their turnover, in the whole months that the period touches. The same articles of several branches stand together where they have the same key.`,
    `${notTurnover} Registers and employees of the filter do not apply: articles are summed by branch and month only.`,
  ],
  units: [`${turnover} Figures stay with the branch that sold, also when a register moves.`, notTurnover],
  registers: [`${turnover} By the register that made the receipt.`, notTurnover],
  employees: [
    `${turnover} By the employee who had signed in when the receipt was finished, with the name of that time.`,
    `${notTurnover} Who only helped, without finishing the receipt.`,
  ],
};
