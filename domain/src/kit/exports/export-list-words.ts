import type { ExportListWords } from './export-list.ts';

const de: ExportListWords = {
  one: 'Export',
  many: 'Exporte',
  counted: (count, isOne) => `${count} ${isOne ? 'Export' : 'Exporte'}`,
  fields: { state: 'Zustand', format: 'Format' },
  choices: {
    state: {
      queued: 'Wartet',
      running: 'Läuft',
      done: 'Fertig',
      failed: 'Fehlgeschlagen',
      cancelled: 'Abgebrochen',
    },
    format: { csv: 'CSV', xlsx: 'Excel' },
  },
  rows: {},
};

const en: ExportListWords = {
  one: 'Export',
  many: 'Exports',
  counted: (count, isOne) => `${count} ${isOne ? 'export' : 'exports'}`,
  fields: { state: 'Status', format: 'Format' },
  choices: {
    state: {
      queued: 'Waiting',
      running: 'Running',
      done: 'Done',
      failed: 'Failed',
      cancelled: 'Cancelled',
    },
    format: { csv: 'CSV', xlsx: 'Excel' },
  },
  rows: {},
};

/** What people call exports and the fields of their list. */
export const exportListWords = { de, en };
