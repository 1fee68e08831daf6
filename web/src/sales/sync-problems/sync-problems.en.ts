import type { Translation } from '../../kit/i18n/index.ts';
import type * as german from './sync-problems.de.ts';

export const en: Translation<typeof german.de> = {
  check: 'Sync problem',
  intro: 'Data from registers that needs checking. It is not included in any figures yet.',
  search: 'Number, ID or register',
  views: 'View',
  open: 'Open',
  done: 'Resolved',
  gaps: 'Numbering gaps',
  received: 'Received',
  branch: 'Branch',
  register: 'Register',
  amount: 'Amount',
  soldAt: 'Time at the register',
  allKinds: 'All types',
  allReasons: 'All problems',
  allRegisters: 'All registers',
  receipt: (number) => (number === '' ? 'Receipt' : `Receipt ${number}`),
  closing: (number) => (number === '' ? 'Closing' : `Closing Z ${number}`),
  byRegister: 'By register',
  settled: 'Resolved',
  settledBy: (name, time) => `${name}, ${time}`,
  nobody: 'Someone',
  outcomeStored: 'Saved and counted',
  outcomeAccepted: 'Dismissed, not counted',
  emptyTitle: 'All in order',
  emptyText: 'All register data has arrived and adds up. There is nothing to do.',
  emptyDoneTitle: 'Nothing resolved yet',
  emptyDoneText: 'Your decisions are kept here with name and time.',
  retry: 'Check again',
  accept: 'Accept as is',
  cancel: 'Cancel',
  close: 'Close',
  whatToDo: 'What to do',
  retryStores: 'The data is now correct. It will be saved and counted.',
  retryLeaves: 'The data is still incorrect. Nothing will change.',
  acceptStores: 'The data will be saved and counted as the register sent it.',
  acceptNotes: 'Nothing will be saved and no figures will change. The problem is marked as resolved.',
  manyRetryTitle: (count) => (count === '1' ? 'Recheck one problem?' : `Recheck ${count} problems?`),
  manyAcceptTitle: (count) => (count === '1' ? 'Accept one as is?' : `Accept ${count} as they are?`),
  manyRight: (count) => `${count} are now correct and will be saved and counted.`,
  manyWrong: (count) => `${count} are still incorrect and will stay open.`,
  manyStorable: (count) => `${count} will be saved and counted as the register sent them.`,
  manyNoted: (count) => `${count} won’t change any figures and will be marked as resolved.`,
  manyLooked: (count) => `Based on the first ${count}. The rest will be handled the same way.`,
  progress: (done, total) => `${done} of ${total}`,
  manyStored: (count) => `${count} saved.`,
  manyNotedDone: (count) => `${count} dismissed.`,
  manyStillWrong: (count) => `${count} still incorrect.`,
  manyGone: (count) => `${count} already resolved by someone else.`,
  raw: 'Data as sent',
  stored: 'Saved first',
  sentLater: 'Sent later',
  differences: 'Differences',
  field: 'Field',
  missing: 'missing',
  sameContent: 'Only the formatting differs. All values are the same.',
  moreDifferences: (count) => `and ${count} more`,
  copy: 'Copy',
  copied: 'Copied.',
  download: 'Download',
  recordId: 'ID',
  place: 'Location in the data',
  closingDiffers: (part, expected, actual) => `${part}: expected ${expected}, received ${actual}.`,
  retried: 'The data is now correct and has been saved.',
  stillWrong: 'The data is still incorrect.',
  accepted: 'Resolved.',
  goneMeanwhile: 'Someone else has already resolved this.',
  clockAhead: (hours) => `The register’s clock is ${hours} hours ahead.`,
  inLine: (line) => `Line ${line}`,
  unknownReason: (code) => `The data could not be saved (${code}).`,
  otherAdvice: 'Send the data to your dealer.',
};

export const reasons: Translation<typeof german.reasons> = {
  SUMS_DIFFER: 'The receipt totals don’t add up.',
  CLOCK_AHEAD: 'The register’s clock is wrong: the receipt is dated in the future or ends before it starts.',
  CONTENT_DIFFERS: 'Another receipt has the same ID but different content.',
  CURRENCY_DIFFERS: 'The receipt’s currency differs from the branch’s.',
  UNSTORABLE: 'The receipt could not be saved.',
  Z_NUMBER_TAKEN: 'Another closing already has this Z number.',
};

export const closingReasons: Translation<typeof german.reasons> = {
  SUMS_DIFFER: 'The closing totals don’t add up.',
  CLOCK_AHEAD: 'The register’s clock is wrong: the closing is dated in the future.',
  CONTENT_DIFFERS: 'Another closing has the same ID but different content.',
  CURRENCY_DIFFERS: 'The closing’s currency differs from the branch’s.',
  UNSTORABLE: 'The closing could not be saved.',
  Z_NUMBER_TAKEN: 'This register has already used this Z number. Z numbers never restart.',
};

export const rules: Translation<typeof german.rules> = {
  branchCurrency: (expected, actual) => `The branch uses ${expected}, the receipt ${actual}.`,
  endNotInFuture: (expected, actual) => `Should be no later than ${expected}; the register sent ${actual}.`,
  startBeforeEnd: (expected, actual) => `The receipt starts at ${actual} but ends at ${expected}.`,
  netPlusTaxIsGross: (expected, actual) => `Net plus tax is ${actual}; the gross amount is ${expected}.`,
  taxFollowsRate: (expected, actual) =>
    `At this rate the tax should be ${expected}; the register sent ${actual}.`,
  vatSumsToPosition: (expected, actual) => `The tax amounts add up to ${actual}; the line says ${expected}.`,
  priceTimesQuantity: (expected, actual) => `Price times quantity is ${expected}; the line says ${actual}.`,
  unitPriceRoundsExact: (expected, actual) =>
    `The exact price is ${expected}; the rounded price is ${actual}.`,
  netPriceTimesQuantity: (expected, actual) =>
    `Net price times quantity is ${expected} net; the line says ${actual}.`,
  receiptNetPlusTaxIsGross: (expected, actual) =>
    `In the receipt’s VAT table, net plus tax is ${actual}; the gross amount is ${expected}.`,
  receiptTaxFollowsRate: (expected, actual) =>
    `In the receipt’s VAT table, the tax should be ${expected} at this rate; the register sent ${actual}.`,
  positionsSumToReceiptVat: (expected, actual) =>
    `The lines at one rate add up to ${expected}; the receipt’s VAT table says ${actual}.`,
  receiptVatSumsToReceipt: (expected, actual) =>
    `The VAT table adds up to ${expected}; the receipt says ${actual}.`,
  positionsSumToReceipt: (expected, actual) => `The lines add up to ${expected}; the receipt says ${actual}.`,
  paymentsSumToReceipt: (expected, actual) =>
    `The payments add up to ${actual}; the receipt says ${expected}.`,
};

export const closingParts: Translation<typeof german.closingParts> = {
  currency: 'Currency',
  createdAt: 'Closing time',
  period: 'Period',
  businessDay: 'Business day',
  dailyZNumbers: 'Daily closings',
  turnover: 'Turnover',
  vat: 'VAT',
  businessCases: 'Transaction types',
  payments: 'Payments',
  cashByCurrency: 'Cash by currency',
  categories: 'Categories',
  employees: 'Employees',
  hours: 'Hours',
  cash: 'Drawer',
  counts: 'Cash count',
};

export const advice: Translation<typeof german.advice> = {
  SUMS_DIFFER:
    'Compare it with the paper receipt. If they match, accept it as is. If this happens often, the register software needs an update.',
  CLOCK_AHEAD:
    'Correct the register’s clock, ideally by setting it automatically. Once the time has passed, “Check again” will work. Otherwise accept the receipt with this time.',
  CONTENT_DIFFERS:
    'Compare both versions. The one saved first always stays. Ask your dealer why the register used the same ID twice.',
  CURRENCY_DIFFERS:
    'If the branch has the wrong currency, change it there and check again. Otherwise you can only dismiss the receipt, as currencies are never mixed.',
  UNSTORABLE: 'Send the data to your dealer. The register is sending values that can’t be saved.',
  Z_NUMBER_TAKEN:
    'Compare both closings. The one saved first stays, and this one can only be dismissed. Usually the register has been set up again and restarted at 1, which makes it a different register for the tax office. Ask your dealer to give it a new serial number, link it again and unlink the old one. Its next closings will then arrive.',
};
