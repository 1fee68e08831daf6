import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './addresses-of.de.ts';

export const en: Translation<typeof de> = {
  billing: 'Billing addresses',
  delivery: 'Delivery addresses',
  addBilling: 'Add billing address',
  addDelivery: 'Add delivery address',
  newBilling: 'New billing address',
  newDelivery: 'New delivery address',
  standard: 'Default',
  inactive: 'inactive',
  none: 'None yet.',
  more: 'Show all addresses',
};
