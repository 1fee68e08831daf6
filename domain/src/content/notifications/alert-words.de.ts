import type { AlertWords } from './alert-words.ts';

const waiting = (count: number): string =>
  count === 1 ? 'Ein Beleg wartet' : `${count.toLocaleString('de-DE')} Belege warten`;

const proposed = (count: number): string =>
  count === 1 ? 'Eine Änderung wartet' : `${count.toLocaleString('de-DE')} Änderungen warten`;

export const de: AlertWords = {
  registerOffline: {
    open: ({ registerName, unitName }) => `Die Kasse „${registerName}“ (${unitName}) ist nicht verbunden.`,
    over: ({ registerName, unitName }) => `Die Kasse „${registerName}“ (${unitName}) war nicht verbunden.`,
  },
  syncFailed: {
    open: ({ unitName, count }) => `${waiting(count)} auf eine Prüfung: ${unitName}.`,
    over: ({ unitName }) => `Die Sync-Probleme sind erledigt: ${unitName}.`,
  },
  changesProposed: {
    open: ({ unitName, count }) =>
      `${proposed(count)} auf Ihre Entscheidung: an einer Kasse von ${unitName}.`,
    over: ({ unitName }) => `Über die Änderungen an den Kassen ist entschieden: ${unitName}.`,
  },
  ownDataWaits: {
    open: ({ registerName, unitName }) =>
      `Die Kasse „${registerName}“ (${unitName}) hat eigene Daten. Entscheiden Sie, was damit geschieht.`,
    over: ({ registerName, unitName }) =>
      `Über die Daten der Kasse „${registerName}“ (${unitName}) ist entschieden.`,
  },
};
