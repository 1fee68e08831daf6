import type { AlertVariant } from '@tresen/domain/content/notifications';
import type { Language } from '../../kit/i18n/index.ts';
import { notificationWords } from './notification-words.ts';
import type { Notification } from './notifications.queries.ts';
import { notificationTexts } from './notifications-texts.ts';

/** What a snackbar says of that which came up. */
interface ArrivalWords {
  readonly message: string;
  readonly variant: AlertVariant;
  /** On the button that opens the panel. */
  readonly show: string;
}

/** One is told in its own words, several as a number. */
export const arrivalWords = (
  first: Notification,
  others: readonly Notification[],
  language: Language,
): ArrivalWords => {
  const t = notificationTexts[language];
  const { message, variant } = notificationWords(first, language);
  const isOne = others.length === 0;
  return { message: isOne ? message : t.arrivals(others.length + 1), variant, show: t.show };
};
