import type { ExportFailure } from '@tresen/domain/kit/exports';
export const de = {
  intro: 'Dateien, die aus Listen erstellt wurden. Jede bleibt sieben Tage.',
  search: 'Liste, Filter oder Name',
  file: 'Datei',
  state: 'Zustand',
  content: 'Inhalt',
  by: 'Wer und wann',
  actions: 'Aktionen',
  all: 'ohne Filter',
  progress: (title: string) => `Fortschritt: ${title}`,
  progressOf: (done: string, total: string) => `${done} von ${total}`,
  until: (day: string) => `Herunterladen bis ${day}`,
  rows: (rows: string) => `${rows} Zeilen`,
  rowsAndSize: (rows: string, size: string) => `${rows}, ${size}`,
  oneRow: '1 Zeile',
  shown: (count: string) => `Auf dem Bildschirm standen ${count}`,
  counted: (count: string) => `${count} gezählt`,
  download: 'Herunterladen',
  cancel: 'Abbrechen',
  retry: 'Noch einmal',
  remove: 'Löschen',
  labelled: (action: string, title: string) => `${action}: ${title}`,
  removeTitle: 'Export löschen?',
  removeText: (title: string) => `„${title}“ kann danach nicht mehr heruntergeladen werden.`,
  removed: 'Der Export wurde gelöscht.',
  emptyTitle: 'Noch keine Exporte',
  emptyText:
    'In jeder Liste finden Sie „Exportieren“. Was Sie exportieren, liegt danach sieben Tage lang hier.',
  kilobytes: (size: string) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
};

/** Why there is no file. */
export const failures: Readonly<Record<ExportFailure, string>> = {
  noSpace: 'Auf dem Server ist kein Platz mehr frei. Bitte versuchen Sie es später noch einmal.',
  interrupted: 'Der Server wurde mehrmals unterbrochen. Bitte versuchen Sie es noch einmal.',
  internal: 'Das lag an uns, nicht an Ihren Daten. Bitte versuchen Sie es noch einmal.',
};
