import type { ExportFailure } from '@tresen/domain/kit/exports';
import type { Translation } from '../../kit/i18n/index.ts';
import type * as german from './exports-page.de.ts';

export const en: Translation<typeof german.de> = {
  intro: 'Files exported from lists. Each is kept for seven days.',
  search: 'List, filter or name',
  file: 'File',
  state: 'Status',
  content: 'Content',
  by: 'Created',
  actions: 'Actions',
  all: 'without filters',
  progress: (title) => `Progress: ${title}`,
  progressOf: (done, total) => `${done} of ${total}`,
  until: (day) => `Available until ${day}`,
  rows: (rows) => `${rows} rows`,
  rowsAndSize: (rows, size) => `${rows}, ${size}`,
  oneRow: '1 row',
  shown: (count) => `Shown on screen: ${count}`,
  counted: (count) => `Counted: ${count}`,
  download: 'Download',
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Delete',
  labelled: (action, title) => `${action}: ${title}`,
  removeTitle: 'Delete export?',
  removeText: (title) => `You will no longer be able to download “${title}”.`,
  removed: 'Export deleted.',
  emptyTitle: 'No exports yet',
  emptyText: 'Use “Export” in any list. Your files are kept here for seven days.',
  kilobytes: (size) => `${size} KB`,
  megabytes: (size) => `${size} MB`,
};

/** Why there is no file. */
export const failures: Readonly<Record<ExportFailure, string>> = {
  noSpace: 'The server is out of space. Please try again later.',
  interrupted: 'The server was interrupted several times. Please try again.',
  internal: 'Something went wrong on our side. Please try again.',
};
