import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './notifications.de.ts';

export const en: Translation<typeof de> = {
  title: 'Notifications',
  open: (unread) => `${unread} open`,
  nothingOpen: 'Nothing open',
  isOpen: 'Open',
  over: 'Settled',
  dismiss: (message) => `Dismiss: ${message}`,
  dismissHint: 'Dismiss (Delete)',
  dismissAll: 'Dismiss all',
  dismissed: (count) => (count === 1 ? 'Dismissed' : `${count} dismissed`),
  undo: 'Undo',
  older: 'Show older ones',
  emptyTitle: 'All in order',
  emptyText:
    'What you should know shows here: a register that is not connected, or receipts that wait to be checked.',
  arrivals: (count) => `${count} new notifications`,
  show: 'Show',
  unknown: 'A notification that this page does not know yet. Please load it again.',
  openTitle: 'Open alerts',
  allAlerts: 'All alerts',
  noneOpen: 'All is well: no alert is open.',
};
