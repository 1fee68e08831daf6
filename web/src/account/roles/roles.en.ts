import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './roles.de.ts';

export const en: Translation<typeof de> = {
  role: 'Role',
  superAdminHint: 'Works for the vendor of Tresen and can act for every company.',
  adminHint: 'May do everything here and makes others administrators, too.',
  resellerHint: 'Looks after their own customers and manages devices and users.',
  ownerHint: 'Manages branches, registers and users, and sees all figures.',
  managerHint: 'Sees figures and receipts of all branches and runs the place.',
  dealerHint: 'Sees figures and receipts, to look after the company from outside.',
  userHint: 'Sees figures and receipts and changes no settings.',
};
