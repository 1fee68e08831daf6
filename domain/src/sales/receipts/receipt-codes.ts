/** Receipt types, BON_TYP of DSFinV-K annex I: a closed list. Only `Beleg` enters figures and closings. */
export const receiptTypes = [
  'Beleg',
  'AVRechnung',
  'AVTransfer',
  'AVBestellung',
  'AVTraining',
  'AVBelegstorno',
  'AVBelegabbruch',
  'AVSachbezug',
  'AVSonstige',
] as const;
export type ReceiptType = (typeof receiptTypes)[number];

/** Position kinds, GV_TYP of DSFinV-K: a closed list of business cases. */
export const positionKinds = [
  'Umsatz',
  'Pfand',
  'PfandRueckzahlung',
  'Rabatt',
  'Aufschlag',
  'ZuschussEcht',
  'ZuschussUnecht',
  'TrinkgeldAG',
  'TrinkgeldAN',
  'EinzweckgutscheinKauf',
  'EinzweckgutscheinEinloesung',
  'MehrzweckgutscheinKauf',
  'MehrzweckgutscheinEinloesung',
  'Forderungsentstehung',
  'Forderungsaufloesung',
  'Anzahlungseinstellung',
  'Anzahlungsaufloesung',
  'Anfangsbestand',
  'Privatentnahme',
  'Privateinlage',
  'Geldtransit',
  'Lohnzahlung',
  'Einzahlung',
  'Auszahlung',
  'DifferenzSollIst',
] as const;
export type PositionKind = (typeof positionKinds)[number];

/** Whether the prices of a position include VAT. */
export const priceBases = ['gross', 'net'] as const;

/** Payment kinds, ZAHLART_TYP of DSFinV-K: a closed list. */
export const paymentKinds = [
  'Bar',
  'Unbar',
  'ECKarte',
  'Kreditkarte',
  'ElZahlungsdienstleister',
  'Guthabenkarte',
  'Keine',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Kinds of reference to another receipt, REF_TYP of DSFinV-K. */
export const referenceKinds = [
  'Transaktion',
  'ExterneRechnung',
  'ExternerLieferschein',
  'ExterneSonstige',
] as const;

/** Where the guests sit or the goods go (decisions RCP-06). */
export const targetKinds = ['table', 'room', 'takeaway', 'delivery', 'bar'] as const;

/** Groups of payment kinds on dashboards: cash, card, digital, other (DSH-09; fiscal.md 1.6). */
export const paymentGroups = ['cash', 'card', 'digital', 'other'] as const;
export type PaymentGroup = (typeof paymentGroups)[number];
export const groupOfPayment: Readonly<Record<PaymentKind, PaymentGroup>> = {
  Bar: 'cash',
  ECKarte: 'card',
  Kreditkarte: 'card',
  ElZahlungsdienstleister: 'digital',
  Guthabenkarte: 'digital',
  Unbar: 'other',
  Keine: 'other',
};
