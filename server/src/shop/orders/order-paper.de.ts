export const de = {
  invoice: (number: string) => `Rechnung ${number}`,
  confirmation: (number: string) => `Auftragsbestätigung ${number}`,
  billTo: 'Rechnung an',
  deliverTo: 'Lieferung an',
  customer: 'Kunde',
  buyerVatId: 'USt-IdNr. des Kunden',
  orderNumber: 'Bestellnummer',
  placedAt: 'Bestellt am',
  placedBy: 'Bestellt von',
  invoicedAt: 'Rechnungsdatum',
  vatId: 'USt-IdNr.',
  taxNumber: 'Steuernummer',
  phone: 'Telefon',
  lines: 'Artikel',
  article: 'Artikel',
  quantity: 'Menge',
  price: 'Einzelpreis netto',
  total: 'Gesamt netto',
  articleNr: (number: string) => `Art.-Nr. ${number}`,
  setup: 'Einrichtung, einmalig',
  key: (serial: string) => `Lizenzschlüssel ${serial}`,
  forKey: (serial: string) => `für Lizenz ${serial}`,
  net: 'Summe netto',
  gross: 'Gesamtbetrag',
  payment: 'Zahlung',
  transfer: (number: string, account: string) =>
    `Bitte überweisen Sie den Gesamtbetrag innerhalb von 14 Tagen mit der Rechnungsnummer ${number}${account === '' ? '' : ` auf das Konto ${account}`}.`,
  debit: (ibanEnd: string, mandate: string, creditorId: string | undefined) =>
    `Der Gesamtbetrag wird per SEPA-Lastschrift eingezogen: IBAN endet auf ${ibanEnd}, Mandat ${mandate}${creditorId ? `, Gläubiger-ID ${creditorId}` : ''}.`,
  byInvoice: 'Auf Rechnung',
  byDebit: (ibanEnd: string) => `SEPA-Lastschrift, IBAN endet auf ${ibanEnd}`,
  delivered: 'Das Leistungsdatum ist das Rechnungsdatum. Alle Preise in Euro.',
  noInvoice: 'Diese Auftragsbestätigung ist keine Rechnung. Alle Preise in Euro.',
  note: 'Bemerkung',
};

/** What every language has to say. */
export type PaperTexts = typeof de;
