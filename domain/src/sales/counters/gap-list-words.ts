import type { GapListWords } from './gap-list.ts';

const de: GapListWords = {
  one: 'Lücke',
  many: 'Lücken in Zählern',
  counted: (count, isOne) => `${count} ${isOne ? 'Lücke' : 'Lücken'}`,
  fields: { state: 'Stand', kind: 'Zähler', deviceId: 'Kasse', isClosed: 'Geschlossen' },
  choices: {
    state: {
      open: 'Ungeklärt',
      waiting: 'Wartet in Sync-Problemen',
      noted: 'In Sync-Problemen vermerkt, nicht gespeichert',
      acknowledged: 'Begründet',
    },
    kind: { receipt: 'Belegnummer', transaction: 'TSE-Transaktion', z: 'Z-Nummer' },
  },
  rows: {},
};

const en: GapListWords = {
  one: 'Gap',
  many: 'Numbering gaps',
  counted: (count, isOne) => `${count} ${isOne ? 'gap' : 'gaps'}`,
  fields: { state: 'Status', kind: 'Counter', deviceId: 'Register', isClosed: 'Closed' },
  choices: {
    state: {
      open: 'Unexplained',
      waiting: 'Waiting in sync problems',
      noted: 'Dismissed in sync problems, not saved',
      acknowledged: 'Explained',
    },
    kind: { receipt: 'Receipt number', transaction: 'TSE transaction', z: 'Z number' },
  },
  rows: {},
};

/** What people call gaps in counters and the fields of their list. */
export const gapListWords = { de, en };
