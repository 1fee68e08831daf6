import type { Translation } from '../../kit/i18n/index.ts';
import type * as german from './sync-problems.de.ts';

export const en: Translation<typeof german.de> = {
  title: 'Sync problems',
  check: 'Check a sync problem',
  intro: 'Data that a register sent and that somebody has to check first. It is in no figure.',
  views: 'View',
  open: 'Open',
  done: 'Settled',
  gaps: 'Gaps in counters',
  filter: 'Filter',
  received: 'Received',
  reason: 'What is wrong',
  branch: 'Branch',
  register: 'Register',
  amount: 'Amount',
  soldAt: 'Time by the register',
  kind: 'Kind',
  allKinds: 'All kinds',
  allReasons: 'All reasons',
  allRegisters: 'All registers',
  receipts: 'Receipts',
  closings: 'Closings',
  receipt: (number) => (number === '' ? 'Receipt' : `Receipt ${number}`),
  closing: (number) => (number === '' ? 'Closing' : `Closing Z ${number}`),
  byRegister: 'By register',
  settled: 'Settled',
  settledBy: (name, time) => `${name}, ${time}`,
  nobody: 'Somebody',
  outcomeStored: 'Stored, it counts',
  outcomeAccepted: 'Noted, it does not count',
  emptyTitle: 'All in order',
  emptyText: 'All data of the registers has arrived and adds up. There is nothing to do here.',
  emptyDoneTitle: 'Nothing settled yet',
  emptyDoneText: 'What you decide stays here, with name and time.',
  noMatchTitle: 'Nothing matches the filter',
  noMatchText: 'With other filters you may find what you are looking for.',
  resetFilter: 'Remove all filters',
  pick: 'Select',
  retry: 'Check again',
  accept: 'Take as it is',
  cancel: 'Cancel',
  close: 'Close',
  whatToDo: 'What to do',
  retryStores: 'The data is right by now. It will be stored and will count.',
  retryLeaves: 'The data is still not right. Nothing will change.',
  acceptStores: 'The data will be stored as the register sent it, and will count.',
  acceptNotes: 'Nothing will be stored and no figure changes. The problem is noted as settled.',
  manyRetryTitle: (count) => (count === '1' ? 'Check one problem again?' : `Check ${count} problems again?`),
  manyAcceptTitle: (count) => (count === '1' ? 'Take one as it is?' : `Take ${count} as they are?`),
  manyRight: (count) => `${count} of them are right by now, will be stored and will count.`,
  manyWrong: (count) => `${count} are still not right and go on waiting.`,
  manyStorable: (count) => `${count} of them will be stored as the register sent them, and will count.`,
  manyNoted: (count) => `${count} change no figure and are only noted as settled.`,
  manyLooked: (count) => `The first ${count} were looked at; the others are treated alike.`,
  progress: (done, total) => `${done} of ${total}`,
  manyStored: (count) => `${count} stored.`,
  manyNotedDone: (count) => `${count} noted.`,
  manyStillWrong: (count) => `${count} are still not right.`,
  manyGone: (count) => `${count} were settled by somebody else meanwhile.`,
  raw: 'Data as sent',
  stored: 'Stored first',
  sentLater: 'Sent later',
  differences: 'Differences',
  field: 'Field',
  missing: 'missing',
  sameContent: 'Only the way of writing differs, no value does.',
  moreDifferences: (count) => `and ${count} more`,
  copy: 'Copy',
  copied: 'Copied.',
  download: 'Download',
  recordId: 'Id',
  place: 'Place in the data',
  closingDiffers: (part, expected, actual) => `${part}: ${expected} expected, ${actual} sent.`,
  retried: 'The data is right now and has been taken over.',
  stillWrong: 'The data is still not right.',
  accepted: 'Settled.',
  goneMeanwhile: 'Somebody else has settled it meanwhile.',
  clockAhead: (hours) => `The register's clock is ${hours} hours ahead.`,
  inLine: (line) => `Position ${line}`,
  unknownReason: (code) => `The data could not be taken over (${code}).`,
  otherAdvice: 'Give the data as sent to your dealer.',
};

export const reasons: Translation<typeof german.reasons> = {
  SUMS_DIFFER: 'The sums of the receipt do not add up.',
  CLOCK_AHEAD: "The register's clock is wrong: the receipt lies in the future or ends before it starts.",
  CONTENT_DIFFERS: 'A receipt with the same id but other content.',
  CURRENCY_DIFFERS: 'The receipt has another currency than the branch.',
  UNSTORABLE: 'The receipt could not be stored.',
  Z_NUMBER_TAKEN: 'Another closing has this Z number already.',
};

export const closingReasons: Translation<typeof german.reasons> = {
  SUMS_DIFFER: 'The sums of the closing do not add up.',
  CLOCK_AHEAD: "The register's clock is wrong: the closing lies in the future.",
  CONTENT_DIFFERS: 'A closing with the same id but other content.',
  CURRENCY_DIFFERS: 'The closing has another currency than the branch.',
  UNSTORABLE: 'The closing could not be stored.',
  Z_NUMBER_TAKEN: 'This register has used the Z number before. Z numbers never start again.',
};

export const reasonNames: Translation<typeof german.reasons> = {
  SUMS_DIFFER: 'Sums do not add up',
  CLOCK_AHEAD: 'Clock is wrong',
  CONTENT_DIFFERS: 'Other content',
  CURRENCY_DIFFERS: 'Other currency',
  UNSTORABLE: 'Cannot be stored',
  Z_NUMBER_TAKEN: 'Z number twice',
};

export const rules: Translation<typeof german.rules> = {
  branchCurrency: (expected, actual) => `The branch is in ${expected}, the receipt in ${actual}.`,
  endNotInFuture: (expected, actual) => `${expected} at the latest, sent was ${actual}.`,
  startBeforeEnd: (expected, actual) => `The receipt starts at ${actual}, but ends at ${expected} already.`,
  netPlusTaxIsGross: (expected, actual) => `Net and tax make ${actual}, gross says ${expected}.`,
  taxFollowsRate: (expected, actual) => `By its rate the tax is ${expected}, sent was ${actual}.`,
  vatSumsToPosition: (expected, actual) => `The tax amounts make ${actual}, the position says ${expected}.`,
  priceTimesQuantity: (expected, actual) =>
    `Price times quantity is ${expected}, the position says ${actual}.`,
  unitPriceRoundsExact: (expected, actual) => `The exact price is ${expected}, rounded it says ${actual}.`,
  netPriceTimesQuantity: (expected, actual) =>
    `Net price times quantity is ${expected} net, the position says ${actual}.`,
  receiptNetPlusTaxIsGross: (expected, actual) =>
    `In the VAT table of the receipt net and tax make ${actual}, gross says ${expected}.`,
  receiptTaxFollowsRate: (expected, actual) =>
    `In the VAT table of the receipt the tax is ${expected} by its rate, sent was ${actual}.`,
  positionsSumToReceiptVat: (expected, actual) =>
    `The positions of a rate make ${expected}, the VAT table of the receipt says ${actual}.`,
  receiptVatSumsToReceipt: (expected, actual) =>
    `The VAT table makes ${expected}, the receipt says ${actual}.`,
  positionsSumToReceipt: (expected, actual) => `The positions make ${expected}, the receipt says ${actual}.`,
  paymentsSumToReceipt: (expected, actual) => `The payments make ${actual}, the receipt says ${expected}.`,
};

export const closingParts: Translation<typeof german.closingParts> = {
  currency: 'Currency',
  createdAt: 'Time of the closing',
  period: 'Period',
  businessDay: 'Business day',
  dailyZNumbers: 'Daily closings',
  turnover: 'Turnover',
  vat: 'VAT',
  businessCases: 'Business cases',
  payments: 'Payments',
  cashByCurrency: 'Cash by currency',
  categories: 'Categories',
  employees: 'Employees',
  hours: 'Hours',
  cash: 'Drawer',
  counts: 'Counting protocol',
};

export const advice: Translation<typeof german.advice> = {
  SUMS_DIFFER:
    'Compare with the paper receipt. If it was booked like this, take it as it is. If it happens more often, the software of the register needs an update.',
  CLOCK_AHEAD:
    'Set the clock of the register, best automatically. Once real time has caught up, “Check again” helps; otherwise take the receipt with this time.',
  CONTENT_DIFFERS:
    'Compare both versions. The one stored first stays in any case. Ask your dealer why the register used one id twice.',
  CURRENCY_DIFFERS:
    'If the currency of the branch is wrong, change it there and check again. Currencies are never mixed: otherwise the receipt is only noted.',
  UNSTORABLE: 'Give the data as sent to your dealer: the register writes values that fit no field.',
  Z_NUMBER_TAKEN:
    'Compare both closings: the one stored first stays, this one is only noted. Mostly the register was set up anew and counts from 1 again; for the tax office it is another register then. Have your dealer give it a new serial number, link it once more and unlink the former one. Its next closings will arrive.',
};
