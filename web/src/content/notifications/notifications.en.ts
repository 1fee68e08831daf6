import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './notifications.de.ts';

export const en: Translation<typeof de> = {
  title: 'Notifications',
  open: (unread) => `${unread} open`,
  nothingOpen: 'Nothing open',
  isOpen: 'Open',
  over: 'Resolved',
  dismiss: (message) => `Dismiss: ${message}`,
  dismissHint: 'Dismiss (Delete)',
  dismissAll: 'Dismiss all',
  dismissed: (count) => (count === 1 ? 'Dismissed' : `${count} dismissed`),
  undo: 'Undo',
  older: 'Show older notifications',
  emptyTitle: 'You’re all caught up',
  emptyText:
    'You’ll be notified here of anything that needs your attention, such as an offline register or receipts waiting to be checked.',
  arrivals: (count) => `${count} new notifications`,
  show: 'Show',
  unknown: 'Reload the page to see this notification.',
  openTitle: 'Open alerts',
  allAlerts: 'All alerts',
  noneOpen: 'All good: no open alerts.',
};
