import type { Mail } from '../../kit/mail/index.ts';
import type { MailContent, MailWords } from './mail-content.ts';
import { renderHtml } from './mail-html.ts';
import { de, type MailTexts } from './mails.de.ts';
import { en } from './mails.en.ts';

const texts: Readonly<Record<'de' | 'en', MailTexts>> = { de, en };
const locales = { de: 'de-DE', en: 'en-GB' } as const;
const longestName = 60;

// The recipient's own time zone is unknown; the zone is written beside the time.
const zoned = { timeZone: 'Europe/Berlin' } as const;

const partOf = (locale: string, at: Date, options: Intl.DateTimeFormatOptions, part: string): string =>
  new Intl.DateTimeFormat(locale, { ...zoned, ...options })
    .formatToParts(at)
    .find(({ type }) => type === part)?.value ?? '';

const instant = (language: 'de' | 'en', at: Date): string => {
  const locale = locales[language];
  const day = new Intl.DateTimeFormat(locale, { ...zoned, dateStyle: 'full' }).format(at);
  const time = new Intl.DateTimeFormat(locale, { ...zoned, timeStyle: 'short' }).format(at);
  const zone = partOf(locale, at, { timeZoneName: 'short' }, 'timeZoneName');
  return texts[language].instant(day, time, zone);
};

/** Names are typed by others: one line, not a page, and nothing that a mail program makes a link of. */
const name = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\.(?=[^\s.])|:\/\//g, (mark) => `${mark}\u200b`)
    .trim()
    .slice(0, longestName);

const wordsOf = (language: 'de' | 'en', content: MailContent): MailWords => {
  const words = texts[language];
  switch (content.kind) {
    case 'confirmEmail':
    case 'resetPassword':
      return words[content.kind](instant(language, content.validUntil));
    case 'invitation':
      return words.invitation(
        name(content.company),
        name(content.invitedBy),
        instant(language, content.validUntil),
      );
    case 'passwordChanged':
      return words.passwordChanged(instant(language, content.changedAt));
  }
};

const renderText = (words: MailWords, link: string, texts: MailTexts): string =>
  [
    texts.greeting,
    ...words.paragraphs,
    `${words.button}:\n${link}`,
    words.note,
    words.unasked,
    texts.farewell,
    `-- \n${words.reason} ${texts.automatic}`,
  ].join('\n\n');

/**
 * The words and looks of a mail: everything but whom it goes to. No mail to an address that nobody has confirmed
 * holds a text that a stranger typed, so that nobody can send their own messages through ours; an invitation names
 * company and person, shortened and without links.
 */
export const renderMail = (language: 'de' | 'en', content: MailContent): Omit<Mail, 'to'> => {
  const words = wordsOf(language, content);
  return {
    language,
    subject: words.subject,
    text: renderText(words, content.link, texts[language]),
    html: renderHtml(language, words, content.link, texts[language]),
  };
};
