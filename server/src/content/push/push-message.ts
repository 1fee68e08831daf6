import { alertLink, alertMessage, readAlert } from '@tresen/domain/content/notifications';
import type { PushedAlert } from './pushed-alerts.store.ts';

/** What a device shows: a sentence, and the page that it leads to. */
export interface PushMessage {
  readonly title: string;
  readonly link: string;
}

const many = {
  de: (count: number) => `${count} Hinweise von Tresen`,
  en: (count: number) => `${count} alerts from Tresen`,
} as const;

/** Bytes of a link. Push services take 4,096 of a message, encrypted (RFC 8291): a sentence of long names has room beside it. */
const longestLink = 2_000;

/**
 * One alert in its own words, several as a number: whoever passes by reads no more than that. A list that is narrowed to
 * so many that its address does not fit is narrowed to the branch alone.
 */
export const pushMessage = (alerts: readonly PushedAlert[], language: 'de' | 'en'): PushMessage => {
  const [first, ...others] = alerts;
  const alert = first && others.length === 0 ? readAlert(first.kind, first.data) : undefined;
  if (!first || !alert) return { title: many[language](alerts.length), link: '/dashboards/home' };
  const link = alertLink(alert, first.subject);
  return {
    title: alertMessage(alert, language, first.isOver),
    link: link.length > longestLink ? link.slice(0, link.indexOf('&')) : link,
  };
};
