import type { Translation } from '../../kit/i18n/index.ts';
import type { ExportCodes } from './export-codes.ts';
import type * as german from './exports-page.de.ts';

export const en: Translation<typeof german.de> = {
  title: 'Exports',
  intro: 'Files that were made of lists. Each is kept for seven days.',
  file: 'File',
  state: 'State',
  content: 'Content',
  by: 'Who and when',
  actions: 'Actions',
  all: 'without filters',
  progress: (title) => `Progress: ${title}`,
  progressOf: (done, total) => `${done} of ${total}`,
  until: (day) => `Download until ${day}`,
  rows: (rows) => `${rows} rows`,
  rowsAndSize: (rows, size) => `${rows}, ${size}`,
  oneRow: '1 row',
  shown: (count) => `The screen showed ${count}`,
  counted: (count) => `${count} counted`,
  download: 'Download',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Delete',
  labelled: (action, title) => `${action}: ${title}`,
  removeTitle: 'Delete export?',
  removeText: (title) => `“${title}” can no longer be downloaded then.`,
  removed: 'The export was deleted.',
  emptyTitle: 'No exports yet',
  emptyText: 'Every list has “Export”. What you export stays here for seven days.',
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
};

/** Words of what the API says in codes. */
export const codes: ExportCodes = {
  states: {
    queued: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
  failures: {
    noSpace: 'The server has no space left. Please try again later.',
    interrupted: 'The server was interrupted several times. Please try again.',
    internal: 'That was our fault, not your data’s. Please try again.',
  },
  formats: { csv: 'CSV', xlsx: 'Excel' },
};
