import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './tenant-customers.de.ts';

export const en: Translation<typeof de> = {
  title: 'Customers of your companies',
  intro: 'Companies that name you as their reseller keep these customers themselves.',
  of: (tenant) => `Customer of ${tenant}`,
  more: 'Show more',
};
