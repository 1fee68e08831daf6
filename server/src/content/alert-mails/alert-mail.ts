import { type AlertKind, alertLink, alertMessage, readAlert } from '@tresen/domain/content/notifications';
import { layOutMail, type Mail, type MailRow, mailName } from '../../kit/mail/index.ts';
import { type AlertMailTexts, de } from './alert-mail.de.ts';
import { en } from './alert-mail.en.ts';
import type { AlertReader, MailedAlert } from './alert-mails.store.ts';

const texts: Readonly<Record<'de' | 'en', AlertMailTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** They happened at a moment and do not last. */
const happened: readonly AlertKind[] = ['cashDifference', 'cancellationMade', 'cancellationsMade'];

/** What a mail lists; the app has the rest. */
const maxListed = 20;

/** Alerts of one tenant to one person, those that last first. */
export const alertMail = (
  { language, company, zone }: Pick<AlertReader, 'language' | 'company' | 'zone'>,
  alerts: readonly MailedAlert[],
  publicUrl: string,
): Omit<Mail, 'to'> => {
  const t = texts[language];
  const name = mailName(company);
  const listed = alerts.slice(0, maxListed);
  const told = (isOver: boolean) =>
    listed.filter((alert) => alert.isOver === isOver).map((alert) => rowOf(alert, language, zone, publicUrl));
  const groups = [
    { heading: t.open, rows: told(false) },
    { heading: t.over, rows: told(true) },
  ];
  const [first] = listed;
  const left = alerts.length - listed.length;
  return layOutMail(
    language,
    {
      subject: t.subject(alerts.length, oneLine(company)),
      preview: first ? rowOf(first, language, zone, publicUrl).name : t.heading,
      heading: t.heading,
      paragraphs: [t.text(name)],
      sections: groups.filter(({ rows }) => rows.length > 0),
      button: t.button,
      note: [...(left > 0 ? [t.more(left)] : []), t.note].join(' '),
      reason: t.reason(name),
    },
    linkOf(alerts, publicUrl),
  );
};

/**
 * The alert as the app says it, which leads to its page, with the time since when it lasts, or at which it happened: by the
 * clock of its branch, named where it is not the reader's.
 */
function rowOf(
  { kind, data, subject, since, isOver }: MailedAlert,
  language: 'de' | 'en',
  zone: string,
  publicUrl: string,
): MailRow {
  const alert = readAlert(kind, data);
  const timeZone = alert && 'zone' in alert.data ? alert.data.zone : zone;
  const time = new Intl.DateTimeFormat(locales[language], {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...(timeZone !== zone && { timeZoneName: 'short' }),
    timeZone,
  }).format(since);
  return {
    name: alert ? alertMessage(alert, language, isOver) : kind,
    value: '',
    ...(alert && { link: `${publicUrl}${alertLink(alert, subject)}` }),
    note: alert && happened.includes(alert.kind) ? time : texts[language].since(time),
  };
}

/** One alert leads to its page, several to all of them. */
function linkOf([first, ...others]: readonly MailedAlert[], publicUrl: string): string {
  const alert = first && others.length === 0 ? readAlert(first.kind, first.data) : undefined;
  return first && alert ? `${publicUrl}${alertLink(alert, first.subject)}` : `${publicUrl}/dashboards/home`;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
