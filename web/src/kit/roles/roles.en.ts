import type { Translation } from '../i18n/index.ts';
import type { de } from './roles.de.ts';

export const en: Translation<typeof de> = {
  superAdmin: 'Super Admin',
  admin: 'Admin',
  reseller: 'Reseller',
  owner: 'Owner',
  manager: 'Manager',
  dealer: 'Dealer',
  user: 'User',
};
