export const de = {
  subject: (number: string) => `Ihre Bestellung ${number}`,
  preview: (gross: string) => `Danke für Ihre Bestellung über ${gross}.`,
  heading: 'Danke für Ihre Bestellung',
  received: (number: string, seller: string) =>
    `Ihre Bestellung ${number} ist eingegangen. ${seller} bearbeitet sie und meldet sich, sobald sich etwas tut. Lizenzschlüssel finden Sie in der Bestellung, sobald sie erledigt ist.`,
  forCustomer: (name: string) => `Sie haben für ${name} bestellt.`,
  purchaseOrder: 'Ihre Bestellnummer',
  net: 'Summe netto',
  gross: 'Gesamtbetrag',
  payment: 'Zahlung',
  invoice: 'auf Rechnung',
  sepaDebit: (ibanEnd: string) => `SEPA-Lastschrift, IBAN … ${ibanEnd}`,
  creditorId: 'Gläubiger-ID',
  mandate: 'Mandatsreferenz',
  debitAhead: (seller: string, days: number) =>
    `${seller} zieht den Gesamtbetrag von Ihrem Konto ein und kündigt Ihnen den Tag mindestens ${days === 1 ? 'einen Tag' : `${days} Tage`} vorher in einer E-Mail an.`,
  mandateText: 'Ihr SEPA-Lastschriftmandat:',
  button: 'Bestellung ansehen',
  note: 'Dort finden Sie auch die Auftragsbestätigung als PDF, und Sie können die Bestellung bearbeiten, solange sie nicht in Arbeit ist.',
  unasked:
    'Sie haben nicht bestellt? Dann sagen Sie bitte der Verwaltung Ihres Betriebs Bescheid, bevor die Bestellung erledigt ist.',
  reason: 'Sie erhalten diese Nachricht, weil Sie im Shop von Tresen bestellt haben.',
};

export type ConfirmationTexts = typeof de;
