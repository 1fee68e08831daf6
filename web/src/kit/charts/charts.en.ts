import type { Translation } from '../i18n/index.ts';
import type { de } from './charts.de.ts';

export const en: Translation<typeof de> = {
  sample: 'Sample',
  showTable: (title) => `${title}: show table`,
  showChart: (title) => `${title}: show chart`,
  more: (title) => `${title}: more options`,
  fullScreen: 'View full screen',
  about: 'About this figure',
  picture: 'Download as image (PNG)',
  csv: 'Download as table (CSV)',
  xlsx: 'Download as table (Excel)',
  close: 'Close',
  inWords: 'Summary',
  others: (count) => `Show ${count} more`,
  failed: 'We couldn’t create the file. Please try again.',
  summaryTotal: (total) => `Total: ${total}.`,
  summaryCompared: (name, total) => `${name}: ${total}.`,
  summaryMost: (name, value) => `Highest: ${name} with ${value}.`,
  summaryLeast: (name, value) => `Lowest: ${name} with ${value}.`,
};
