import { layOutMail, type Mail, type MailWords, mailName, strangerName } from '../../kit/mail/index.ts';
import type { MailContent } from './mail-content.ts';
import { de, type MailTexts } from './mails.de.ts';
import { en } from './mails.en.ts';

const texts: Readonly<Record<'de' | 'en', MailTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;

// The recipient's own time zone is unknown; the zone is written beside the time.
const zoned = { timeZone: 'Europe/Berlin' } as const;

/**
 * The words and looks of a mail: everything but whom it goes to. A mail to an address that nobody has confirmed holds of
 * what a stranger typed no more than two names, cut by `strangerName`, so that nobody can send their own messages
 * through ours: whoever gets it has to see whose registration it is before confirming it. An invitation names company
 * and person, shortened and without links.
 */
export const renderMail = (language: 'de' | 'en', content: MailContent): Omit<Mail, 'to'> =>
  layOutMail(
    language,
    wordsOf(language, content),
    content.link,
    content.kind === 'confirmEmail' ? content.disownLink : undefined,
  );

function wordsOf(language: 'de' | 'en', content: MailContent): MailWords {
  const words = texts[language];
  switch (content.kind) {
    case 'confirmEmail':
      return words.confirmEmail(
        instant(language, content.validUntil),
        strangerName(content.name),
        strangerName(content.company),
      );
    case 'resetPassword':
      return words.resetPassword(instant(language, content.validUntil));
    case 'invitation':
      return words.invitation(
        mailName(content.company),
        mailName(content.invitedBy),
        instant(language, content.validUntil),
      );
    case 'passwordChanged':
      return words.passwordChanged(instant(language, content.changedAt));
  }
}

function instant(language: 'de' | 'en', at: Date): string {
  const locale = locales[language];
  const day = new Intl.DateTimeFormat(locale, { ...zoned, dateStyle: 'full' }).format(at);
  const time = new Intl.DateTimeFormat(locale, { ...zoned, timeStyle: 'short' }).format(at);
  const zone = partOf(locale, at, { timeZoneName: 'short' }, 'timeZoneName');
  return texts[language].instant(day, time, zone);
}

function partOf(locale: string, at: Date, options: Intl.DateTimeFormatOptions, part: string): string {
  return (
    new Intl.DateTimeFormat(locale, { ...zoned, ...options })
      .formatToParts(at)
      .find(({ type }) => type === part)?.value ?? ''
  );
}
