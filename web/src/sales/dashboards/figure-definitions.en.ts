import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './figure-definitions.de.ts';

const turnover =
  'Gross value of goods and services sold, after discounts and voids. Receipts only, not orders, training or aborted records.';
const notTurnover =
  'Container deposits, tips, vouchers sold, opening floats, cash paid in and out, and data with an open sync problem. Different currencies are never added together.';

export const en: Translation<typeof de> = {
  countsTitle: 'What’s included',
  countsNotTitle: 'What’s not included',
  dayTitle: 'Which day',
  day: 'The branch’s business day in its time zone. It starts at the cut-off (4:00 by default), so a sale at 1:30 counts towards the evening before. Receipts keep the day they were sent with.',
  freshTitle: 'How fresh',
  fresh:
    'New receipts appear automatically. If receipts arrive late, past days change until all of them are in.',
  months: [turnover, `${notTurnover} The date filter does not apply: this chart always shows whole years.`],
  weekdays: [
    `${turnover} Each column is the total for that weekday in the period. “Ø per day” divides it by the days with sales.`,
    notTurnover,
  ],
  days: [`${turnover} Every day of the period, including days without sales.`, notTurnover],
  customers: [
    'The number of guests if the register sends it with the receipt. Otherwise one customer per receipt with at least one sale.',
    'Orders, training, aborted receipts and pure cash movements. Someone who comes twice counts twice.',
  ],
  hours: [
    `${turnover} Counted in the hour the receipt was completed, in the branch’s local time.`,
    notTurnover,
  ],
  payments: [
    'Payments by cash, card, digital or other means, including tips and vouchers. The total may therefore differ from turnover.',
    'Orders, training, aborted receipts, and cash paid in and out. Change given is deducted.',
  ],
  quarters: [turnover, `${notTurnover} The date filter does not apply: this chart always shows whole years.`],
  articles: [
    `${turnover} Articles are ranked by turnover over all the months the period touches. The same article in several branches is combined if it has the same key.`,
    `${notTurnover} Register and employee filters do not apply: articles are totalled by branch and month only.`,
  ],
  units: [
    `${turnover} Figures stay with the branch that made the sale, even if a register moves.`,
    notTurnover,
  ],
  registers: [`${turnover} By the register that created the receipt.`, notTurnover],
  employees: [
    `${turnover} By the employee signed in when the receipt was completed, under their name at the time.`,
    `${notTurnover} Employees who helped but did not complete the receipt.`,
  ],
};
