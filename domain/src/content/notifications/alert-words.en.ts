import type { AlertWords } from './alert-words.ts';

const waiting = (count: number): string =>
  count === 1 ? 'One receipt has' : `${count.toLocaleString('en-GB')} receipts have`;

export const en: AlertWords = {
  registerOffline: {
    open: ({ registerName, unitName }) => `The register “${registerName}” (${unitName}) is not connected.`,
    over: ({ registerName, unitName }) => `The register “${registerName}” (${unitName}) was not connected.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} to be checked: ${unitName}.`,
    over: ({ unitName }) => `The sync problems are settled: ${unitName}.`,
  },
};
