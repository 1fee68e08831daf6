import type { AlertWords } from './alert-words.ts';

const waiting = (count: number): string =>
  count === 1 ? 'One receipt has' : `${count.toLocaleString('en-GB')} receipts have`;

const proposed = (count: number): string =>
  count === 1 ? 'One change waits' : `${count.toLocaleString('en-GB')} changes wait`;

export const en: AlertWords = {
  registerOffline: {
    open: ({ registerName, unitName }) => `The register “${registerName}” (${unitName}) is not connected.`,
    over: ({ registerName, unitName }) => `The register “${registerName}” (${unitName}) was not connected.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} to be checked: ${unitName}.`,
    over: ({ unitName }) => `The sync problems are settled: ${unitName}.`,
  },
  changesProposed: {
    open: ({ unitName, count }) => `${proposed(count)} for your decision: made at a register of ${unitName}.`,
    over: ({ unitName }) => `The changes made at registers are decided: ${unitName}.`,
  },
  ownDataWaits: {
    open: ({ registerName, unitName }) =>
      `The register “${registerName}” (${unitName}) has data of its own. Decide what becomes of it.`,
    over: ({ registerName, unitName }) =>
      `The data of the register “${registerName}” (${unitName}) is decided upon.`,
  },
};
