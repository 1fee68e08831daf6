import type { Receipt } from '../receipt.ts';
import type { Descriptions, SchemaHead } from './describe-schema.ts';
import { positionDescriptions } from './position-descriptions.ts';

export const receiptHead: SchemaHead = {
  title: 'Receipt, version 1',
  description:
    'A receipt as sent by a register. Amounts are in integer cents of the receipt’s currency, quantities in thousandths, VAT rates in hundredths of a percent, times in UTC with milliseconds. Names in capitals refer to DSFinV-K. Optional fields may be omitted or null, which means the same. Fields are never removed or redefined; new ones are always optional.',
};

/** Somebody who works at the register. */
export const personDescriptions: Descriptions<NonNullable<Receipt['employee']>> = {
  key: 'The register’s own key for the person (BEDIENER_ID)',
  name: 'Name at the time; an alias known within the company is enough (BEDIENER_NAME)',
  id: 'The cloud’s ID of the employee as returned by `changes`; omitted if the register does not know it',
};

/** What the security device signed. */
export const tseDescriptions: Descriptions<NonNullable<Receipt['tse']>> = {
  serial: 'Serial number of the security device: 64 hexadecimal digits (TSE_SERIAL)',
  clientId: 'The register’s ID on the security device, usually its serial number',
  transaction: 'Transaction number (TSE_TANR)',
  signatureCounter: 'Signature counter (TSE_TA_SIGZ)',
  start: 'Start of the transaction by the security device’s clock (TSE_TA_START)',
  end: 'End of the transaction by the same clock: the log time of the signature (TSE_TA_ENDE)',
  processType: 'Kassenbeleg-V1, Bestellung-V1 or SonstigerVorgang (TSE_TA_VORGANGSART)',
  processData: 'Signed data as in the QR code: Beleg^2.55_0.00_0.00_0.00_0.00^2.55:Bar (TSE_VORGANGSDATEN)',
  algorithm: 'Signature algorithm, such as ecdsa-plain-SHA256 (TSE_SIG_ALGO)',
  timeFormat: 'Time format in the signed message: unixTime, utcTime or generalizedTime (TSE_ZEITFORMAT)',
  signature: 'The signature in Base64 (TSE_TA_SIG)',
  publicKey:
    'Public key of the security device in Base64, as in the QR code. Required to verify the signature (TSE_PUBLIC_KEY)',
};

/** What the fields of a receipt mean. */
export const receiptDescriptions: Descriptions<Receipt> = {
  version: 'Version of this contract: 1',
  id: 'Lowercase version 7 UUID, created by the register together with the receipt. Identifies the receipt permanently: once stored, pushing it again with the same bytes is a duplicate, with different bytes it is quarantined (BON_ID)',
  databaseId: 'The `database_id` the register sent when it was linked',
  type: 'Type of the transaction (BON_TYP). Beleg: everything that changes assets (sales, refunds and cash movements). Only this type counts in figures and closings, and its payments add up to its gross amount. AVRechnung: invoiced elsewhere; AVTransfer: delivery note; AVBestellung: order; AVTraining: training; AVBelegstorno: whole receipt void (not with a security device: send a Beleg with opposite signs and a reference); AVBelegabbruch: aborted; AVSachbezug: benefit in kind; AVSonstige: other, see `typeName`',
  typeName: 'Name of the transaction for type AVSonstige (BON_NAME)',
  number:
    'Number printed on the receipt. A register may reuse numbers; receipts are identified by `id` (BON_NR)',
  register: [
    'The register that created the receipt (cashregister.csv)',
    {
      serial:
        'Serial number as signed by the security device and sent when linking; not compared with either (KASSE_SERIENNR)',
      name: 'Name of the register at the time',
    },
  ],
  terminal: [
    'The terminal that created the receipt, if the register has several (slaves.csv)',
    {
      key: 'The register’s own key for the terminal (TERMINAL_ID)',
      name: 'Name of the terminal at the time',
    },
  ],
  zNumber: 'Number of the closing that includes the receipt; omitted if not known yet (Z_NR)',
  start: 'Start of the transaction, no later than `end` (BON_START)',
  end: 'End of the transaction, which determines the business day. At most 24 hours ahead of the cloud’s clock; no limit in the past (BON_ENDE)',
  employee: ['Employee who created the receipt (BEDIENER_ID, BEDIENER_NAME)', personDescriptions],
  target: [
    'Where the guests sat or the goods were sent (ABRECHNUNGSKREIS)',
    { kind: 'table, room, takeaway, delivery or bar', label: 'Its name or number, as printed' },
  ],
  customer: [
    'The customer, if known (KUNDE_…). Some invoices legally require the name; omit what is not needed',
    {
      key: 'The register’s own key for the customer (KUNDE_ID)',
      name: 'Name (KUNDE_NAME)',
      kind: 'Kunde or Mitarbeiter (KUNDE_TYP)',
      street: 'Street and house number (KUNDE_STRASSE)',
      zipCode: 'Postcode (KUNDE_PLZ)',
      city: 'City (KUNDE_ORT)',
      country: 'Three-letter ISO 3166 country code: DEU (KUNDE_LAND)',
      vatId: 'VAT identification number (KUNDE_USTID)',
    },
  ],
  guests: 'Number of guests. If omitted, a receipt with turnover counts as one customer in the figures',
  currency: 'Currency of all amounts (ISO 4217), which must be the branch’s currency (KASSE_BASISWAEH_CODE)',
  gross:
    'Gross total in cents: exactly the sum of the positions or, if sent, of `vat`. Cash rounding is a position as well. Negative for a refund (UMS_BRUTTO)',
  note: 'A note on the receipt (BON_NOTIZ)',
  positions: [
    'What was sold, discounted, voided or moved, in receipt order; at most 5,000. Positions voided before the end stay, followed by their reversal (lines.csv)',
    positionDescriptions,
  ],
  vat: [
    'VAT of the whole receipt by key and rate, as printed, for registers that round once per receipt. Defaults to the sum of the positions. Each gross amount is the sum of its positions (within one cent per VAT entry if prices are net), the tax within one cent per entry; together they add up to `gross`. Figures use these amounts (transactions_vat.csv)',
    {
      key: 'VAT key, as in positions (UST_SCHLUESSEL); every key and rate in the positions appears exactly once',
      rate: 'VAT rate in hundredths of a percent, as in positions (UST_SATZ)',
      net: 'Net amount in cents (BON_NETTO)',
      tax: 'VAT in cents: gross × rate ÷ (1 + rate) within one cent, or the sum of the positions (BON_UST)',
      gross: 'Gross amount in cents: exactly net plus tax (BON_BRUTTO)',
    },
  ],
  payments: [
    'Payments. For a Beleg the amounts add up to exactly `gross`; cash movements include the payment they move. Training, orders and aborted receipts have none (datapayment.csv)',
    {
      kind: 'Payment type (ZAHLART_TYP): Bar cash; ECKarte debit card; Kreditkarte credit card; ElZahlungsdienstleister services such as PayPal; Guthabenkarte stored-value card; Unbar other without cash; Keine none',
      name: 'Name of the payment method, as printed (ZAHLART_NAME)',
      amount:
        'Amount in cents of the receipt’s currency, less change. Negative for payments out (BASISWAEH_BETRAG)',
      currency: 'Currency of the payment, ISO 4217 (ZAHLWAEH_CODE)',
      foreignAmount:
        'Amount in cents of `currency`, if it is not the receipt’s currency; for information only, not checked (ZAHLWAEH_BETRAG)',
    },
  ],
  cards: [
    'Card transactions as reported by the payment terminal. For information only; `payments` is authoritative',
    {
      kind: 'Card type, such as girocard',
      brand: 'Card brand, such as Visa',
      lastDigits: 'Up to four last digits of the card number; the others never leave the register',
      terminalId: 'ID of the payment terminal',
      traceNumber: 'Trace number of the transaction',
      authorizationCode: 'Authorization code',
      amount: 'Amount in cents, including the tip',
      tip: 'Tip included, in cents; 0 if there is none',
      time: 'Time of the payment terminal’s response',
      result: 'Its response, as printed',
    },
  ],
  tse: [
    'Data signed by the security device (transactions_tse.csv). Omitted if there is none or it failed',
    tseDescriptions,
  ],
  tseFailure: 'Reason for a missing signature if the security device failed (TSE_TA_FEHLER)',
  rksvCode:
    'Austria: the machine-readable code exactly as printed, 13 fields that each follow an underscore: _R1-AT1_… (RKSV). With it the cloud prints the receipt as the register did',
  references: [
    'Other receipts and documents this one refers to. A void or refund refers to what it reverses; the settlement of a receivable or down payment refers to where it was created (references.csv)',
    {
      kind: 'Transaktion: a receipt of a register; ExterneRechnung, ExternerLieferschein, ExterneSonstige: an external invoice, delivery note or other document (REF_TYP)',
      name: 'Name of the document, for ExterneSonstige (REF_NAME)',
      date: 'Date of the document or of the closing that includes the receipt (REF_DATUM)',
      register: 'Serial number of the register that created the receipt (REF_Z_KASSE_ID)',
      zNumber: 'Number of the closing that includes the receipt (REF_Z_NR)',
      receiptId: 'The `id` of the receipt, or the number of the document (REF_BON_ID)',
      line: 'The `line` of the position on this receipt that refers to it; omitted for the whole receipt (POS_ZEILE)',
    },
  ],
};
