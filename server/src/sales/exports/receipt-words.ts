import type { ExportLanguage } from '@tresen/domain/exports';
import type { PaymentGroup, PositionKind, ReceiptMark, ReceiptType } from '@tresen/domain/sales/receipts';

/** What codes of receipts are called in files. */
interface ReceiptWords {
  readonly types: Readonly<Record<ReceiptType, string>>;
  readonly kinds: Readonly<Record<PositionKind, string>>;
  readonly payments: Readonly<Record<PaymentGroup, string>>;
  readonly marks: Readonly<Record<ReceiptMark, string>>;
  readonly prices: Readonly<Record<'gross' | 'net', string>>;
  readonly yes: string;
  readonly no: string;
}

const de: ReceiptWords = {
  types: {
    Beleg: 'Beleg',
    AVRechnung: 'Rechnung',
    AVTransfer: 'Umbuchung',
    AVBestellung: 'Bestellung',
    AVTraining: 'Training',
    AVBelegstorno: 'Belegstorno',
    AVBelegabbruch: 'Abbruch',
    AVSachbezug: 'Sachbezug',
    AVSonstige: 'Sonstiger Vorgang',
  },
  kinds: {
    Umsatz: 'Umsatz',
    Pfand: 'Pfand',
    PfandRueckzahlung: 'Pfandrückzahlung',
    Rabatt: 'Rabatt',
    Aufschlag: 'Aufschlag',
    ZuschussEcht: 'Echter Zuschuss',
    ZuschussUnecht: 'Unechter Zuschuss',
    TrinkgeldAG: 'Trinkgeld an den Betrieb',
    TrinkgeldAN: 'Trinkgeld an Mitarbeiter',
    EinzweckgutscheinKauf: 'Einzweckgutschein verkauft',
    EinzweckgutscheinEinloesung: 'Einzweckgutschein eingelöst',
    MehrzweckgutscheinKauf: 'Mehrzweckgutschein verkauft',
    MehrzweckgutscheinEinloesung: 'Mehrzweckgutschein eingelöst',
    Forderungsentstehung: 'Forderung entstanden',
    Forderungsaufloesung: 'Forderung ausgeglichen',
    Anzahlungseinstellung: 'Anzahlung angenommen',
    Anzahlungsaufloesung: 'Anzahlung verrechnet',
    Anfangsbestand: 'Anfangsbestand',
    Privatentnahme: 'Privatentnahme',
    Privateinlage: 'Privateinlage',
    Geldtransit: 'Geldtransit',
    Lohnzahlung: 'Lohnzahlung',
    Einzahlung: 'Einzahlung',
    Auszahlung: 'Auszahlung',
    DifferenzSollIst: 'Kassendifferenz',
  },
  prices: { gross: 'brutto', net: 'netto' },
  payments: { cash: 'Bar', card: 'Karte', digital: 'Digital', other: 'Andere' },
  marks: {
    unsigned: 'Ohne TSE-Signatur',
    cancelled: 'Storno',
    discounted: 'Rabatt',
    tipped: 'Trinkgeld',
    voucher: 'Gutschein',
    refund: 'Rückgabe',
  },
  yes: 'ja',
  no: 'nein',
};

const en: ReceiptWords = {
  types: {
    Beleg: 'Receipt',
    AVRechnung: 'Invoice',
    AVTransfer: 'Transfer',
    AVBestellung: 'Order',
    AVTraining: 'Training',
    AVBelegstorno: 'Receipt cancellation',
    AVBelegabbruch: 'Abort',
    AVSachbezug: 'Benefit in kind',
    AVSonstige: 'Other',
  },
  kinds: {
    Umsatz: 'Turnover',
    Pfand: 'Deposit',
    PfandRueckzahlung: 'Deposit returned',
    Rabatt: 'Discount',
    Aufschlag: 'Surcharge',
    ZuschussEcht: 'Genuine subsidy',
    ZuschussUnecht: 'Subsidy by a third party',
    TrinkgeldAG: 'Tip to the business',
    TrinkgeldAN: 'Tip to staff',
    EinzweckgutscheinKauf: 'Single-purpose voucher sold',
    EinzweckgutscheinEinloesung: 'Single-purpose voucher redeemed',
    MehrzweckgutscheinKauf: 'Multi-purpose voucher sold',
    MehrzweckgutscheinEinloesung: 'Multi-purpose voucher redeemed',
    Forderungsentstehung: 'Claim arisen',
    Forderungsaufloesung: 'Claim settled',
    Anzahlungseinstellung: 'Prepayment taken',
    Anzahlungsaufloesung: 'Prepayment used',
    Anfangsbestand: 'Opening float',
    Privatentnahme: 'Private withdrawal',
    Privateinlage: 'Private deposit',
    Geldtransit: 'Cash transit',
    Lohnzahlung: 'Wages paid',
    Einzahlung: 'Paid in',
    Auszahlung: 'Paid out',
    DifferenzSollIst: 'Cash difference',
  },
  prices: { gross: 'gross', net: 'net' },
  payments: { cash: 'Cash', card: 'Card', digital: 'Digital', other: 'Other' },
  marks: {
    unsigned: 'Without TSE signature',
    cancelled: 'Cancellation',
    discounted: 'Discount',
    tipped: 'Tip',
    voucher: 'Voucher',
    refund: 'Refund',
  },
  yes: 'yes',
  no: 'no',
};

/** What codes of receipts are called in files, by the language of the file. */
export const receiptWords: Readonly<Record<ExportLanguage, ReceiptWords>> = { de, en };
