import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './take-over.de.ts';

export const en: Translation<typeof de> = {
  title: 'Data of the register',
  uploading: (name) => `${name} has data of its own and is sending it. Then you decide what becomes of it.`,
  waiting: (name, unit) =>
    `${name} has data of its own. Shall it be taken over into ${unit}, or does the register get the cloud's data?`,
  running: 'The data is being taken over …',
  takenOver: (name) => `${name} took over the data of the register.`,
  kind: 'Kind',
  received: 'Total',
  fresh: 'New',
  matching: 'There already',
  faulty: 'Faults',
  figures: 'What is taken over',
  notEmpty: (unit) =>
    `Data can only be taken over into a branch without articles, categories and printers of its own; what belongs to all branches does not matter. ${unit} has some already. Please remove the branch from them, or delete them:`,
  faultyTitle: (count, isOne) =>
    isOne ? 'One record has faults and stays behind' : `${count} records have faults and stay behind`,
  leftBehind: 'was not created',
  more: (count) => `and ${count} more`,
  takeOver: "Take over the register's data",
  replace: "Use the cloud's data",
  takeOverTitle: "Take over the register's data?",
  takeOverText: (records, unit) =>
    `${records} records are created in ${unit}. From then on you keep them in Tresen; edits at the register come to you as proposals.`,
  replaceTitle: "Use the cloud's data?",
  replaceText: (records) =>
    `The register drops its ${records} records and gets the data of the branch. Receipts stay as they are.`,
};
