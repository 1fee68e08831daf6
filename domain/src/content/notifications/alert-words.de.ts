import type { AlertWords } from './alert-words.ts';

const waiting = (count: number): string =>
  count === 1 ? 'Ein Beleg wartet' : `${count.toLocaleString('de-DE')} Belege warten`;

export const de: AlertWords = {
  registerOffline: {
    open: ({ registerName, unitName }) => `Die Kasse „${registerName}“ (${unitName}) ist nicht verbunden.`,
    over: ({ registerName, unitName }) => `Die Kasse „${registerName}“ (${unitName}) war nicht verbunden.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} auf eine Prüfung: ${unitName}.`,
    over: ({ unitName }) => `Die Sync-Probleme sind erledigt: ${unitName}.`,
  },
};
