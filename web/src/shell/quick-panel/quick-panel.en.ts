import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './quick-panel.de.ts';

export const en: Translation<typeof de> = {
  title: 'Quick panel',
  events: 'Events',
  noEvents: 'Nothing planned for the next year.',
  licenceEnds: (name) => `Licence ${name} ends`,
  openCalendar: 'Open calendar',
  news: 'News',
  seeAll: 'See all',
  noNews: 'No news yet.',
  newsFailed: 'We can’t load the news right now.',
  loading: 'Loading news',
  settings: 'Quick settings',
  cloud: 'Cloud',
  notifications: 'Notifications',
  cloudSync: 'Cloud sync',
  push: 'Push',
  notificationsFixed: 'Your installation always shows register alerts, so you can’t change this.',
  cloudSyncFixed: 'Always on while a register is linked. It can’t be changed here.',
  pushFixed:
    'Linked registers send their receipts automatically, so none go missing. It can’t be changed here.',
  warning: 'Warning',
  turnOff:
    'Alerts such as “Register offline” will no longer pop up. You can still find them under Notifications.',
  turnOn: 'Alerts such as “Register offline” will pop up again while you work.',
  discard: 'Discard',
  agree: 'Agree',
};
