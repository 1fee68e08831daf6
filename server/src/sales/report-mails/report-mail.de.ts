import type { Rhythm } from '@tresen/domain/sales/report-mails';

const often: Readonly<Record<Rhythm, string>> = {
  day: 'täglich',
  week: 'wöchentlich',
  month: 'monatlich',
};

export const de = {
  often,
  subject: (name: string, days: string) => `${name}: ${days}`,
  intro: (days: string, branches: string) => `${days}, ${branches}.`,
  asOf: (time: string) => `Stand ${time}. Was Kassen später nachreichen, steht in Tresen.`,
  attached: 'Der ganze Bericht hängt an.',
  more: (count: string) => `Und ${count} weitere Zeilen.`,
  nothing: 'In dieser Zeit wurde nichts verkauft.',
  button: 'In Tresen ansehen',
  reason: (author: string, company: string) =>
    `Sie erhalten diesen Bericht, weil ${author} ihn für Sie bei ${company} eingerichtet hat.`,
  unsubscribe: 'Diesen Bericht abbestellen',
  confirm: {
    subject: (company: string) => `Berichte von ${company} erhalten?`,
    preview: 'Bitte bestätigen Sie, dass Sie die Berichte erhalten möchten.',
    // Where a name looks like a link or an address.
    someCompany: 'einem Betrieb',
    somebody: 'Jemand',
    heading: 'Berichte per E-Mail',
    text: (company: string, author: string, how: string) =>
      `${author} von ${company} möchte Ihnen ${how} einen Umsatzbericht schicken. Damit niemand ungefragt Post erhält, bestätigen Sie das bitte.`,
    button: 'Berichte erhalten',
    note: (days: number) => `Der Link gilt ${days} Tage. Ohne Ihre Bestätigung schicken wir nichts.`,
    unasked: 'Sie kennen den Absender nicht, oder möchten keine Berichte?',
    unaskedLink: 'Nicht mehr fragen',
    reason: 'Sie erhalten diese Nachricht, weil Ihre Adresse für einen Bericht angegeben wurde.',
  },
  page: {
    confirmTitle: 'Berichte erhalten',
    confirmText: (company: string, name: string, email: string) =>
      `${company} möchte den Bericht „${name}“ an ${email} schicken.`,
    confirmButton: 'Ja, Berichte erhalten',
    confirmed: (email: string) =>
      `Danke. Der nächste Bericht geht an ${email}. Sie können ihn jederzeit abbestellen.`,
    unsubscribeTitle: 'Bericht abbestellen',
    unsubscribeText: (company: string, name: string, email: string) =>
      `Der Bericht „${name}“ von ${company} geht dann nicht mehr an ${email}.`,
    unsubscribeButton: 'Abbestellen',
    unsubscribed: (email: string) => `Abbestellt. An ${email} geht dieser Bericht nicht mehr.`,
    declineTitle: 'Nicht mehr fragen',
    declineText: (company: string, email: string) =>
      `${company} kann ${email} dann nicht noch einmal fragen.`,
    declineButton: 'Nicht mehr fragen',
    declined: (email: string) => `Gut. An ${email} geht nichts, und niemand von dort fragt noch einmal.`,
    goneTitle: 'Dieser Link gilt nicht mehr',
    goneText: 'Vielleicht ist er abgelaufen, oder der Bericht wurde abbestellt oder gelöscht.',
  },
};

/** What every language has to say. */
export type ReportMailTexts = typeof de;
