const de = {
  language: 'de',
  title: 'Postfach der Entwicklung',
  explanation:
    'Hier landen alle Mails, solange kein Mailserver eingerichtet ist (SMTP_URL). Die neuesten 200 bleiben.',
  empty: 'Noch keine Mail. Registrieren Sie jemanden, oder setzen Sie ein Passwort zurück.',
  refresh: 'Aktualisieren',
  back: 'Alle Mails',
  to: 'An',
  subject: 'Betreff',
  at: 'Zeit',
  missing: 'Diese Mail gibt es nicht mehr.',
  asText: 'Als Text',
  content: 'Inhalt der Mail',
};

export type MailboxTexts = typeof de;

const en: MailboxTexts = {
  language: 'en',
  title: 'Development mailbox',
  explanation: 'All mails come here while no mail server is set (SMTP_URL). The newest 200 are kept.',
  empty: 'No mail yet. Register somebody, or reset a password.',
  refresh: 'Refresh',
  back: 'All mails',
  to: 'To',
  subject: 'Subject',
  at: 'Time',
  missing: 'This mail is no longer there.',
  asText: 'As text',
  content: 'Content of the mail',
};

/** German, unless the browser names English before it. */
export const mailboxTexts = (acceptLanguage: string | undefined): MailboxTexts => {
  const first = /\b(?:de|en)\b/i.exec(acceptLanguage ?? '');
  return first?.[0].toLowerCase() === 'en' ? en : de;
};
