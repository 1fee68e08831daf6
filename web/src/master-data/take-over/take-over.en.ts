import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './take-over.de.ts';

export const en: Translation<typeof de> = {
  title: 'Register data',
  uploading: (name) => `${name} has its own data and is sending it. You can then decide what to do with it.`,
  waiting: (name, unit) =>
    `${name} has its own data. Import it into ${unit}, or replace it with the cloud’s data?`,
  running: 'Importing data …',
  takenOver: (name) => `${name} imported the register’s data.`,
  kind: 'Type',
  received: 'Total',
  fresh: 'New',
  matching: 'Already there',
  faulty: 'Errors',
  figures: 'What will be imported',
  notEmpty: (unit) =>
    `You can only import data into a branch that has no articles, categories or printers of its own. Records shared by all branches don’t matter. ${unit} already has some. Remove the branch from them or delete them:`,
  faultyTitle: (count, isOne) =>
    isOne
      ? 'One record has errors and won’t be imported'
      : `${count} records have errors and won’t be imported`,
  leftBehind: 'not created',
  more: (count) => `and ${count} more`,
  takeOver: 'Import the register’s data',
  replace: 'Use the cloud’s data',
  takeOverTitle: 'Import the register’s data?',
  takeOverText: (records, unit) =>
    `This creates ${records} records in ${unit}. From then on you manage them in Tresen, and edits made at the register are sent to you for approval.`,
  replaceTitle: 'Use the cloud’s data?',
  replaceText: (records) =>
    `The register will discard its ${records} records and receive the branch’s data. Receipts are not affected.`,
};
