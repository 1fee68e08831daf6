import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './notifications-tool.de.ts';

export const en: Translation<typeof de> = {
  tool: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} open`),
};
