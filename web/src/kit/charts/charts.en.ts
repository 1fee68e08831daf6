import type { Translation } from '../i18n/index.ts';
import type { de } from './charts.de.ts';

export const en: Translation<typeof de> = {
  sample: 'Sample',
  showTable: (title) => `${title}: show as table`,
  showChart: (title) => `${title}: show as chart`,
};
