import type { MailWords } from '../../kit/mail/index.ts';

/** Who it was, as far as something of it may be told. */
export const registered = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part)
    .map((part) => ` ${part}`)
    .join('');

export const de = {
  instant: (day: string, time: string, zone: string) => `${day} um ${time} Uhr (${zone})`,
  confirmEmail: (validUntil: string, name?: string, company?: string): MailWords => ({
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Ein Klick, dann können Sie sich bei Tresen anmelden.',
    heading: 'E-Mail-Adresse bestätigen',
    paragraphs: [
      `mit dieser E-Mail-Adresse wurde ein Zugang zu Tresen angelegt${registered(name && `von „${name}“`, company && `für den Betrieb „${company}“`)}. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach können Sie sich anmelden.`,
    ],
    button: 'E-Mail-Adresse bestätigen',
    note: `Der Link gilt einmal und bis ${validUntil}.`,
    unasked:
      'Sie haben keinen Zugang angelegt? Dann bestätigen Sie bitte nicht: Ohne Bestätigung kann sich niemand damit anmelden. Hier können Sie die Registrierung entfernen:',
    unaskedLink: 'Das war ich nicht: Registrierung entfernen',
    reason: 'Sie erhalten diese Nachricht, weil bei Tresen ein Zugang mit Ihrer Adresse angelegt wurde.',
  }),
  resetPassword: (validUntil: string): MailWords => ({
    subject: 'Neues Passwort festlegen',
    preview: 'Mit diesem Link legen Sie ein neues Passwort für Tresen fest.',
    heading: 'Neues Passwort festlegen',
    paragraphs: [
      'für Ihren Zugang zu Tresen wurde ein neues Passwort angefordert. Mit dem folgenden Link legen Sie es fest.',
    ],
    button: 'Neues Passwort festlegen',
    note: `Der Link gilt einmal und bis ${validUntil}.`,
    unasked:
      'Sie haben kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun: Ihr bisheriges Passwort gilt weiter. Geben Sie den Link an niemanden weiter.',
    reason:
      'Sie erhalten diese Nachricht, weil für den Zugang mit Ihrer Adresse ein neues Passwort angefordert wurde.',
  }),
  invitation: (company: string, invitedBy: string, validUntil: string): MailWords => ({
    subject: `Einladung zu ${company} bei Tresen`,
    preview: `${invitedBy} lädt Sie ein, mit ${company} zu arbeiten.`,
    heading: `Einladung zu ${company}`,
    paragraphs: [
      `${invitedBy} lädt Sie ein, in Tresen mit ${company} zu arbeiten. Legen Sie dafür Ihren Zugang an. Das dauert eine Minute.`,
    ],
    button: 'Einladung annehmen',
    note: `Die Einladung gilt bis ${validUntil} und nur für diese E-Mail-Adresse.`,
    unasked:
      'Sie kennen den Absender nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Anmeldung entsteht kein Zugang.',
    reason: `Sie erhalten diese Nachricht, weil ${invitedBy} Ihre Adresse bei Tresen eingetragen hat.`,
  }),
  passwordChanged: (changedAt: string): MailWords => ({
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Waren Sie das nicht? Dann handeln Sie jetzt.',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      `das Passwort Ihres Zugangs zu Tresen wurde am ${changedAt} geändert. Wenn Sie es selbst waren, ist alles in Ordnung.`,
    ],
    button: 'Passwort neu festlegen',
    note: 'Nur nötig, wenn Sie es nicht selbst waren.',
    unasked:
      'Sie haben Ihr Passwort nicht geändert? Dann legen Sie sofort ein neues fest, melden Sie in Ihrem Profil unbekannte Geräte ab und sagen Sie der Verwaltung Ihres Betriebs Bescheid.',
    reason:
      'Sie erhalten diese Nachricht bei jeder Änderung Ihres Passworts, damit sie nie unbemerkt bleibt.',
  }),
};

/** What every language has to say. */
export type MailTexts = typeof de;
