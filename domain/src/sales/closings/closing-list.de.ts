import type { ClosingListWords } from './closing-list.ts';

export const de: ClosingListWords = {
  one: 'Abschluss',
  many: 'Abschlüsse',
  counted: (count, isOne) => `${count} ${isOne ? 'Abschluss' : 'Abschlüsse'}`,
  fields: {
    zNumber: 'Z-Nummer',
    type: 'Art',
    state: 'Prüfung',
    businessDay: 'Geschäftstag',
    deviceId: 'Kasse',
    operatorName: 'Abgeschlossen von',
    turnover: 'Umsatz',
    cashDifference: 'Kassendifferenz',
    hasDifference: 'Mit Kassendifferenz',
  },
  choices: {
    type: { daily: 'Tagesabschluss', monthly: 'Monatsabschluss', yearly: 'Jahresabschluss' },
    state: {
      matches: 'Stimmt überein',
      differs: 'Weicht ab',
      incomplete: 'Unvollständig',
      unchecked: 'Wird geprüft',
    },
  },
  rows: {},
};
