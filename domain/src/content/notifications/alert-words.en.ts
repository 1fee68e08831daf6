import { orderStatusWords } from '../../shop/orders/index.ts';
import type { AlertWords } from './alert-words.ts';

const waiting = (count: number): string =>
  count === 1 ? 'One receipt or closing has' : `${count.toLocaleString('en-GB')} receipts or closings have`;

const proposed = (count: number): string =>
  count === 1 ? 'One change waits' : `${count.toLocaleString('en-GB')} changes wait`;

const date = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const registers = (count: number): string => `${count.toLocaleString('en-GB')} registers`;

const counters = {
  receipt: 'receipt numbers',
  transaction: 'TSE transactions',
  z: 'Z numbers',
} as const;

const missing = (kinds: readonly (keyof typeof counters)[], count: number): string => {
  const names = kinds.map((kind) => counters[kind]).join(' and ');
  if (count === 0) return `Counters went backwards (${names})`;
  return count === 1
    ? `One number is missing (${names})`
    : `${count.toLocaleString('en-GB')} numbers are missing (${names})`;
};

export const en: AlertWords = {
  counterGap: {
    open: ({ registerName, unitName, kinds, count }) =>
      `${missing(kinds, count)}: register “${registerName}” (${unitName}).`,
    over: ({ registerName, unitName }) =>
      `The gaps in the counters are explained: register “${registerName}” (${unitName}).`,
  },
  branchOffline: {
    open: ({ unitName, count }) => `${registers(count)} are not connected: ${unitName}.`,
    over: ({ unitName }) => `Most registers are connected again: ${unitName}.`,
  },
  versionTooOld: {
    open: ({ unitName, count, registerName }) =>
      count === 1
        ? `The software of the register “${registerName}” (${unitName}) is too old. At least V5.9.3 is needed.`
        : `The software of ${registers(count)} is too old: ${unitName}. At least V5.9.3 is needed.`,
    over: ({ unitName }) => `The software of the registers is up to date again: ${unitName}.`,
  },
  recordsRefused: {
    open: ({ unitName, count, registerName }) =>
      count === 1
        ? `The register “${registerName}” (${unitName}) could not take some master data.`
        : `${registers(count)} could not take some master data: ${unitName}.`,
    over: ({ unitName }) => `The registers have taken all master data: ${unitName}.`,
  },
  registerOffline: {
    open: ({ registerName, unitName }) => `The register “${registerName}” (${unitName}) is not connected.`,
    over: ({ registerName, unitName }) => `The register “${registerName}” (${unitName}) was not connected.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} to be checked: ${unitName}.`,
    over: ({ unitName }) => `The sync problems are settled: ${unitName}.`,
  },
  closingMissing: {
    open: ({ registerName, unitName, count, day }) =>
      count === 1
        ? `The daily closing of the register “${registerName}” (${unitName}) of ${date(day)} is missing.`
        : `${count.toLocaleString('en-GB')} daily closings of the register “${registerName}” (${unitName}) are missing, the first of ${date(day)}.`,
    over: ({ registerName, unitName }) =>
      `The daily closings of the register “${registerName}” (${unitName}) are complete.`,
  },
  changesProposed: {
    open: ({ unitName, count }) => `${proposed(count)} for your decision: made at a register of ${unitName}.`,
    over: ({ unitName }) => `The changes made at registers are decided: ${unitName}.`,
  },
  orderPlaced: {
    open: ({ number, buyerName }) => `New order ${number} from ${buyerName}.`,
    over: ({ number, buyerName }) => `The order ${number} from ${buyerName} is not new any more.`,
  },
  orderAnswered: {
    open: ({ number, buyerName }) => `${buyerName} answered your question about the order ${number}.`,
    over: ({ number, buyerName }) => `${buyerName} had answered your question about the order ${number}.`,
  },
  orderStatusChanged: {
    open: ({ number, status }) => `Your order ${number}: ${orderStatusWords.en[status]}.`,
    over: ({ number, status }) => `Your order ${number} was last: ${orderStatusWords.en[status]}.`,
  },
  licenceEnding: {
    open: ({ count, name, serial, day, isEnded }) =>
      count === 1
        ? `The licence ${name} (${serial}) ${isEnded ? 'ended' : 'ends'} on ${date(day)}.`
        : `${count.toLocaleString('en-GB')} licences end, the first (${name}, ${serial}) on ${date(day)}.`,
    over: () => 'No licence ends in the coming weeks.',
  },
  ownDataWaits: {
    open: ({ registerName, unitName }) =>
      `The register “${registerName}” (${unitName}) has data of its own. Decide what becomes of it.`,
    over: ({ registerName, unitName }) =>
      `The data of the register “${registerName}” (${unitName}) is decided upon.`,
  },
};
