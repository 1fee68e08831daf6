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

/** One alert in its own words, several as a number: whoever passes by reads no more than that. */
export const pushMessage = (alerts: readonly PushedAlert[], language: 'de' | 'en'): PushMessage => {
  const [first, ...others] = alerts;
  const alert = first && others.length === 0 ? readAlert(first.kind, first.data) : undefined;
  return first && alert
    ? { title: alertMessage(alert, language, first.isOver), link: alertLink(alert, first.subject) }
    : { title: many[language](alerts.length), link: '/dashboards/home' };
};
