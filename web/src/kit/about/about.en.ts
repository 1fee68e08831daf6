import type { de } from './about.de.ts';

export const en: typeof de = {
  source: 'Source code',
  notices: 'Open-source notices',
};
