import {
  type AlertVariant,
  alertKinds,
  alertLink,
  alertMessage,
  readAlert,
} from '@tresen/domain/content/notifications';
import type { Language } from '../../kit/i18n/index.ts';
import type { Notification } from './notifications.queries.ts';
import { notificationTexts } from './notifications-texts.ts';

/** A notification as its reader sees it. */
export interface NotificationWords {
  readonly message: string;
  readonly variant: AlertVariant;
  readonly isOver: boolean;
  /** The record or the list that it is about; undefined when this version does not know the kind. */
  readonly link: string | undefined;
  /** IANA zone of the branch; undefined for what is of none. */
  readonly zone: string | undefined;
}

/** Says in the reader's language what a notification is about. */
export const notificationWords = (notification: Notification, language: Language): NotificationWords => {
  const isOver = notification.resolvedAt !== null;
  const alert = readAlert(notification.kind, JSON.parse(notification.data));
  if (!alert)
    return {
      message: notificationTexts[language].unknown,
      variant: 'info',
      isOver,
      link: undefined,
      zone: undefined,
    };
  return {
    message: alertMessage(alert, language, isOver),
    variant: isOver ? 'success' : alertKinds[alert.kind].variant,
    isOver,
    link: alertLink(alert, notification.subject),
    zone: 'zone' in alert.data ? alert.data.zone : undefined,
  };
};
