import type { Translation } from '../../kit/i18n/index.ts';
import type * as german from './sync-problems.de.ts';

export const en: Translation<typeof german.de> = {
  title: 'Sync problems',
  check: 'Check a sync problem',
  intro: 'Data that a register sent and that somebody has to check first. It is in no figure.',
  received: 'Received',
  reason: 'What is wrong',
  branch: 'Branch',
  register: 'Register',
  emptyTitle: 'All in order',
  emptyText: 'All data of the registers has arrived and adds up. There is nothing to do here.',
  retry: 'Check again',
  retryHint: 'Checks the data anew, for example once a clock that ran ahead has been caught up with.',
  accept: 'Take as it is',
  acceptHint: 'Takes the data into receipts and figures as the register sent it.',
  acceptDiffersHint: 'The receipt that was stored first stays; the differing version is noted as settled.',
  acceptCurrencyHint:
    'The receipt enters no figure, since currencies are never mixed; it is noted as settled.',
  raw: 'Data as sent',
  recordId: 'Receipt id',
  close: 'Close',
  retried: 'The data is right now and has been taken over.',
  stillWrong: 'The data is still not right.',
  accepted: 'Settled.',
  expectedActual: (expected, actual) => `Expected: ${expected}, sent: ${actual}`,
  inLine: (line) => `Position ${line}`,
};

export const reasons: Translation<typeof german.reasons> = {
  SUMS_DIFFER: 'The sums of the receipt do not add up.',
  CLOCK_AHEAD: "The register's clock is wrong: the receipt lies in the future or ends before it starts.",
  CONTENT_DIFFERS: 'The same receipt was sent before with other content.',
  CURRENCY_DIFFERS: 'The receipt has another currency than the branch.',
  UNSTORABLE: 'The receipt could not be stored.',
};

export const rules: Translation<typeof german.rules> = {
  branchCurrency: 'Currency of the branch',
  endNotInFuture: 'Latest end',
  startBeforeEnd: 'Start before the end',
  netPlusTaxIsGross: 'Net and tax make gross',
  taxFollowsRate: 'Tax follows the rate',
  vatSumsToPosition: 'Tax amounts make the position',
  priceTimesQuantity: 'Price times quantity',
  positionsSumToReceipt: 'Positions make the receipt',
  paymentsSumToReceipt: 'Payments make the receipt',
};
