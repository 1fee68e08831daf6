export const de = {
  cancelled: {
    subject: (name: string, day: string) => `Gekündigt: ${name} zum ${day}`,
    preview: (day: string) => `Bis zum ${day} läuft alles weiter wie bisher.`,
    heading: 'Ihre Kündigung',
    told: (name: string, day: string) =>
      `${name} ist zum ${day} gekündigt. Bis dahin läuft alles weiter wie bisher.`,
    billed: (price: string, day: string) =>
      `Bis dahin wird weiter abgerechnet: ${price} netto, das nächste Mal am ${day}.`,
    notBilled: 'Es wird nichts mehr abgerechnet.',
    next: 'Solange der Dienst läuft, können Sie die Kündigung zurücknehmen.',
    unasked:
      'Sie haben nicht gekündigt? Dann nehmen Sie die Kündigung dort zurück, und sagen Sie der Verwaltung Ihres Betriebs Bescheid.',
  },
  renewed: {
    subject: (name: string) => `Läuft weiter: ${name}`,
    preview: 'Die Kündigung ist zurückgenommen.',
    heading: 'Ihr Dienst läuft weiter',
    told: (name: string) =>
      `Die Kündigung von ${name} ist zurückgenommen. Der Dienst läuft weiter wie bisher.`,
    billed: (price: string, day: string) => `Zum nächsten Mal abgerechnet wird am ${day}: ${price} netto.`,
    next: 'Sie können ihn jederzeit neu kündigen.',
    unasked: 'Das waren nicht Sie? Dann sagen Sie bitte der Verwaltung Ihres Betriebs Bescheid.',
  },
  service: 'Dienst',
  customer: 'Kunde',
  order: 'Bestellung',
  licence: 'Lizenz',
  lastDay: 'Letzter Tag',
  button: 'Meine Dienste ansehen',
  reason:
    'Sie erhalten diese Nachricht, weil unter Ihrem Namen ein Dienst im Shop von Tresen geändert wurde.',
};

/** What every language has to say. */
export type EndingMailTexts = typeof de;
