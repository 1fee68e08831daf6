import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './roles.de.ts';

export const en: Translation<typeof de> = {
  role: 'Role',
  superAdminHint: 'Works for Tresen and can act on behalf of any company.',
  adminHint: 'Can do everything here, including making other people admins.',
  resellerHint: 'Manages their own customers, devices and users.',
  ownerHint: 'Manages branches, registers and users, and sees all figures.',
  managerHint: 'Runs the business day to day and sees figures and receipts for all branches.',
  dealerHint: 'Supports the company from outside and sees its figures and receipts.',
  userHint: 'Sees figures and receipts but can’t change settings.',
};
