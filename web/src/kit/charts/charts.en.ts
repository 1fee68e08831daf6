import type { Translation } from '../i18n/index.ts';
import type { de } from './charts.de.ts';

export const en: Translation<typeof de> = {
  sample: 'Sample',
  showTable: (title) => `${title}: show as table`,
  showChart: (title) => `${title}: show as chart`,
  more: (title) => `${title}: more`,
  fullScreen: 'Show in full screen',
  about: 'What does this figure mean?',
  picture: 'Download as picture (PNG)',
  csv: 'Download as table (CSV)',
  xlsx: 'Download as table (Excel)',
  close: 'Close',
  inWords: 'In words',
  others: (count) => `Show ${count} more`,
  failed: 'The file could not be made. Please try again.',
  summaryTotal: (total) => `In total ${total}.`,
  summaryCompared: (name, total) => `${name}: ${total}.`,
  summaryMost: (name, value) => `Most: ${name} with ${value}.`,
  summaryLeast: (name, value) => `Least: ${name} with ${value}.`,
};
