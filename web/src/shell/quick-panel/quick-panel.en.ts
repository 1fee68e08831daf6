import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './quick-panel.de.ts';

export const en: Translation<typeof de> = {
  title: 'Quick panel',
  news: 'News',
  seeAll: 'See all',
  noNews: 'No news yet.',
  newsFailed: 'The news cannot be reached at the moment.',
  loading: 'News are loading',
  settings: 'Quick settings',
  cloud: 'Cloud',
  notifications: 'Notifications',
  cloudSync: 'Cloud sync',
  push: 'Push',
  notificationsFixed: 'Alerts of your registers should reach you. Your installation allows no change here.',
  cloudSyncFixed: 'Runs as long as a register is linked. It cannot be changed here.',
  pushFixed:
    'Linked registers send their receipts by themselves, so that none is missing. It cannot be changed here.',
  warning: 'Warning',
  turnOff:
    'Alerts such as “Register offline” will no longer show over the page. They still stand in the notification panel.',
  turnOn: 'Alerts such as “Register offline” will show again over the page that you are working on.',
  discard: 'Discard',
  agree: 'Agree',
};
