import type { ClosingCash } from '../../sales/closings/index.ts';
import { printWords } from './print-words.ts';
import { ofClosing, ofEach } from './tag-definition.ts';

/** What is said of a closing. */
export const closingTags = {
  closingType: ofClosing(({ type }, { context }) => printWords[context.language].closingTypes[type]),
  closingNumber: ofClosing(({ zNumber }) => String(zNumber)),
  closingDay: ofClosing(({ businessDay }, { formats }) => formats.day(businessDay)),
  closingTime: ofClosing(({ createdAt }, { formats }) => formats.exactTime(createdAt)),
  closingFrom: ofClosing(({ period }, { formats }) => formats.exactTime(period.from)),
  closingTo: ofClosing(({ period }, { formats }) => formats.exactTime(period.to)),
  closingFirstReceipt: ofClosing(({ period }) => period.first && String(period.first.number)),
  closingLastReceipt: ofClosing(({ period }) => period.last && String(period.last.number)),
  closingReceipts: ofClosing(({ receipts }) => String(receipts)),
  closingCustomers: ofClosing(({ customers }) => String(customers)),
  closingGross: ofClosing(({ turnover }, { formats }) => formats.money(turnover.gross)),
  closingNet: ofClosing(({ turnover }, { formats }) => formats.money(turnover.net)),
  closingTax: ofClosing(({ turnover }, { formats }) => formats.money(turnover.tax)),
  closingDiscounts: ofClosing(({ reductions }, { formats }) => formats.money(reductions.discounts.amount)),
  closingCancelled: ofClosing(({ corrections }, { formats }) => formats.money(corrections.lines.amount)),
  closingRefunds: ofClosing(({ corrections }, { formats }) => formats.money(corrections.refunds.amount)),
  closingTraining: ofClosing(({ training }, { formats }) => formats.money(training.amount)),
  cashOpening: ofCash('openingFloat'),
  cashTakings: ofCash('takings'),
  cashPayIns: ofCash('payIns'),
  cashPayOuts: ofCash('payOuts'),
  cashExpected: ofCash('expected'),
  cashCounted: ofCash('counted'),
  cashDifference: ofCash('difference'),
  cashWithdrawn: ofCash('withdrawn'),
  cashRemaining: ofCash('remaining'),
  categoryName: ofEach(
    'category',
    ['closing'],
    ({ name }, { context }) => name || printWords[context.language].noCategory,
  ),
  categoryQuantity: ofEach('category', ['closing'], ({ quantity }, { formats }) =>
    formats.quantity(quantity),
  ),
  categoryGross: ofEach('category', ['closing'], ({ gross }, { formats }) => formats.money(gross)),
  personName: ofEach(
    'person',
    ['closing'],
    ({ name }, { context }) => name || printWords[context.language].nobody,
  ),
  personTurnover: ofEach('person', ['closing'], ({ turnover }, { formats }) => formats.money(turnover)),
  personCash: ofEach('person', ['closing'], ({ cash }, { formats }) => formats.money(cash)),
} as const;

/** Nothing where nobody counted. */
function ofCash(name: keyof ClosingCash) {
  return ofClosing(({ cash }, { formats }) => {
    const cents = cash[name];
    return cents === null ? null : formats.money(cents);
  });
}
