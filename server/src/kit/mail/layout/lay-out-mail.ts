import type { Mail } from '../mail.ts';
import { layoutTexts } from './layout-texts.ts';
import { notes, renderHtml } from './mail-html.ts';
import type { MailRow, MailSection, MailWords } from './mail-words.ts';

/**
 * A mail as all of ours look, as text and as HTML: everything but whom it goes to.
 * @param link a whole address, which the button leads to; undefined for a mail without
 * @param unaskedLink the same for who did not ask for the mail
 */
export const layOutMail = (
  language: 'de' | 'en',
  words: MailWords,
  link: string | undefined,
  unaskedLink?: string,
): Omit<Mail, 'to'> => {
  const texts = layoutTexts[language];
  const parts = [
    texts.greeting,
    ...words.paragraphs,
    ...(words.rows ? [listed(words.rows)] : []),
    ...(words.sections ?? []).map(sectionText),
    ...(words.button !== undefined && link !== undefined ? [`${words.button}:\n${link}`] : []),
    ...notes(words),
    ...(unaskedLink ? [`${words.unaskedLink}:\n${unaskedLink}`] : []),
    texts.farewell,
    `-- \n${words.reason} ${texts.automatic}`,
  ];
  return {
    language,
    subject: words.subject,
    text: parts.join('\n\n'),
    html: renderHtml(language, words, { link, unaskedLink }, texts),
  };
};

function listed(rows: readonly MailRow[]): string {
  return rows
    .map(
      ({ name, value, note }) =>
        `${[name, value].filter(Boolean).join(': ')}${note === undefined ? '' : ` (${note})`}`,
    )
    .join('\n');
}

function sectionText({ heading, rows, note }: MailSection): string {
  return [heading.toUpperCase(), listed(rows), ...(note === undefined ? [] : [note])].join('\n');
}
