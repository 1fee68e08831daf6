export const de = {
  announced: {
    subject: (number: string, day: string) => `Lastschrift am ${day} für Bestellung ${number}`,
    heading: 'Ankündigung einer Lastschrift',
    text: (seller: string, amount: string, day: string) =>
      `${seller} zieht ${amount} am ${day} von Ihrem Konto ein. Bitte sorgen Sie für ausreichende Deckung.`,
  },
  withdrawn: {
    subject: (number: string) => `Keine Lastschrift für Bestellung ${number}`,
    heading: 'Die Lastschrift entfällt',
    text: (seller: string, amount: string, day: string) =>
      `${seller} hat die Lastschrift über ${amount} am ${day} zurückgezogen. Wird der Betrag später eingezogen, kündigen wir es Ihnen neu an.`,
  },
  order: 'Bestellung',
  amount: 'Betrag',
  day: 'Fällig am',
  account: 'Konto',
  accountEnd: (end: string) => `IBAN … ${end}`,
  creditorId: 'Gläubiger-ID',
  mandate: 'Mandatsreferenz',
  button: 'Bestellung ansehen',
  reason: 'Sie erhalten diese Nachricht, weil Sie im Shop von Tresen per SEPA-Lastschrift bestellt haben.',
};

/** What every language has to say. */
export type DebitMailTexts = typeof de;
