import type { ProblemListWords } from './problem-list.ts';

const de: ProblemListWords = {
  one: 'Sync-Problem',
  many: 'Sync-Probleme',
  counted: (count, isOne) => `${count} ${isOne ? 'Sync-Problem' : 'Sync-Probleme'}`,
  fields: { reason: 'Was nicht stimmt', kind: 'Art', deviceId: 'Kasse', number: 'Nummer', gross: 'Betrag' },
  choices: {
    reason: {
      SUMS_DIFFER: 'Summen gehen nicht auf',
      CLOCK_AHEAD: 'Uhr geht falsch',
      CONTENT_DIFFERS: 'Anderer Inhalt',
      CURRENCY_DIFFERS: 'Andere Währung',
      UNSTORABLE: 'Nicht speicherbar',
      Z_NUMBER_TAKEN: 'Z-Nummer doppelt',
    },
    kind: { receipt: 'Beleg', closing: 'Abschluss' },
  },
  rows: {},
};

const en: ProblemListWords = {
  one: 'Sync problem',
  many: 'Sync problems',
  counted: (count, isOne) => `${count} ${isOne ? 'sync problem' : 'sync problems'}`,
  fields: { reason: 'Problem', kind: 'Type', deviceId: 'Register', number: 'Number', gross: 'Amount' },
  choices: {
    reason: {
      SUMS_DIFFER: 'Totals don’t add up',
      CLOCK_AHEAD: 'Wrong clock',
      CONTENT_DIFFERS: 'Different content',
      CURRENCY_DIFFERS: 'Different currency',
      UNSTORABLE: 'Can’t be saved',
      Z_NUMBER_TAKEN: 'Duplicate Z number',
    },
    kind: { receipt: 'Receipt', closing: 'Closing' },
  },
  rows: {},
};

/** What people call sync problems and the fields of their lists. */
export const problemListWords = { de, en };
