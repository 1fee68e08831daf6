import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './tenant-customers.de.ts';

export const en: Translation<typeof de> = {
  title: 'Your companies’ customers',
  intro: 'These customers are managed by the companies that chose you as their reseller.',
  of: (tenant) => `Customer of ${tenant}`,
  more: 'Show more',
};
