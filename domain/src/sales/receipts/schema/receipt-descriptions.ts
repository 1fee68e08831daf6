import type { Receipt } from '../receipt.ts';
import type { Descriptions, SchemaHead } from './describe-schema.ts';
import { positionDescriptions } from './position-descriptions.ts';

export const receiptHead: SchemaHead = {
  title: 'Receipt, version 1',
  description:
    'What a register sends for one receipt. Money is integer cents of the receipt’s currency, quantities are thousandths, rates of VAT are hundredths of a percent, times are UTC with milliseconds. Names in capitals are those of DSFinV-K. A field that is not required may be left out or null, which means the same. Fields are never removed or given another meaning; later ones are optional.',
};

/** Somebody who works at the register. */
export const personDescriptions: Descriptions<NonNullable<Receipt['employee']>> = {
  key: 'The register’s own key of the person (BEDIENER_ID)',
  name: 'Name at that time; a name that only the company knows is enough (BEDIENER_NAME)',
  id: 'The cloud’s id of the employee, as `changes` gives it; left out while the register does not know it',
};

/** What the security device signed. */
export const tseDescriptions: Descriptions<NonNullable<Receipt['tse']>> = {
  serial: 'Serial number of the security device: 64 hexadecimal digits (TSE_SERIAL)',
  clientId: 'The register’s id at the security device, usually its serial number',
  transaction: 'Number of the transaction (TSE_TANR)',
  signatureCounter: 'Signature counter (TSE_TA_SIGZ)',
  start: 'When the transaction started, by the security device’s clock (TSE_TA_START)',
  end: 'When it was finished, by the same clock: the log time of the signature (TSE_TA_ENDE)',
  processType: 'Kassenbeleg-V1, Bestellung-V1 or SonstigerVorgang (TSE_TA_VORGANGSART)',
  processData:
    'What was signed, as in the QR code: Beleg^2.55_0.00_0.00_0.00_0.00^2.55:Bar (TSE_VORGANGSDATEN)',
  algorithm: 'Algorithm of the signature, such as ecdsa-plain-SHA256 (TSE_SIG_ALGO)',
  timeFormat:
    'Format of the times in the signed message: unixTime, utcTime or generalizedTime (TSE_ZEITFORMAT)',
  signature: 'The signature in Base64 (TSE_TA_SIG)',
  publicKey:
    'Public key of the security device in Base64, as it stands in the QR code. Without it the signature cannot be checked (TSE_PUBLIC_KEY)',
};

/** What the fields of a receipt mean. */
export const receiptDescriptions: Descriptions<Receipt> = {
  version: 'Version of this contract: 1',
  id: 'UUID of version 7 in small letters, made by the register when the receipt is. It identifies the receipt for good: pushed again with the same bytes it is a duplicate, with others it is quarantined, once it is stored (BON_ID)',
  databaseId: 'The `database_id` that the register named when it was linked',
  type: 'Type of the transaction (BON_TYP). Beleg: everything that changes assets, so sales, refunds and cash movements; only it enters figures and closings, and its payments add up to its gross. AVRechnung: invoiced elsewhere; AVTransfer: delivery note; AVBestellung: order; AVTraining: training; AVBelegstorno: whole receipt void (not with a security device: send a Beleg with opposite signs and a reference); AVBelegabbruch: aborted; AVSachbezug: benefit in kind; AVSonstige: other, named by `typeName`',
  typeName: 'Name of the transaction where the type is AVSonstige (BON_NAME)',
  number:
    'Number printed on the receipt. It may come again in the life of a register; receipts are identified by `id` (BON_NR)',
  register: [
    'The register that made the receipt (cashregister.csv)',
    {
      serial:
        'Serial number, as signed by the security device and named when linking; not compared with either (KASSE_SERIENNR)',
      name: 'Name of the register at that time',
    },
  ],
  terminal: [
    'The terminal at which the receipt was made, where a register has several (slaves.csv)',
    {
      key: 'The register’s own key of the terminal (TERMINAL_ID)',
      name: 'Name of the terminal at that time',
    },
  ],
  zNumber: 'Number of the closing that contains the receipt; left out when it is not known yet (Z_NR)',
  start: 'When the transaction began, not later than `end` (BON_START)',
  end: 'When the transaction ended. It fixes the business day. At most 24 hours ahead of the cloud’s clock; the past has no limit (BON_ENDE)',
  employee: ['Who made the receipt (BEDIENER_ID, BEDIENER_NAME)', personDescriptions],
  target: [
    'Where the guests sat or the goods went (ABRECHNUNGSKREIS)',
    { kind: 'table, room, takeaway, delivery or bar', label: 'Name or number of it, as printed' },
  ],
  customer: [
    'The customer, where known (KUNDE_…). The law asks for the name in some invoices; leave out what is not needed',
    {
      key: 'The register’s own key of the customer (KUNDE_ID)',
      name: 'Name (KUNDE_NAME)',
      kind: 'Kunde or Mitarbeiter (KUNDE_TYP)',
      street: 'Street and house number (KUNDE_STRASSE)',
      zipCode: 'Postcode (KUNDE_PLZ)',
      city: 'City (KUNDE_ORT)',
      country: 'Country, ISO 3166 with three letters: DEU (KUNDE_LAND)',
      vatId: 'VAT identification number (KUNDE_USTID)',
    },
  ],
  guests:
    'How many guests the receipt is for; left out, a receipt with turnover counts as one customer in the figures',
  currency: 'Currency of all amounts, ISO 4217; that of the branch (KASSE_BASISWAEH_CODE)',
  gross:
    'Gross total in cents: the sum of the positions exactly, or of `vat` where that is sent. What was rounded for cash is a position, too. Negative for a refund (UMS_BRUTTO)',
  note: 'A note on the receipt (BON_NOTIZ)',
  positions: [
    'What was sold, discounted, cancelled or moved, in the order of the receipt; at most 5,000. A position that was cancelled before the end stays, followed by its reversal (lines.csv)',
    positionDescriptions,
  ],
  vat: [
    'VAT of the whole receipt by key and rate, as printed, of registers that round it once for the receipt; left out it is the sum of the positions. Each gross is the sum of its positions (within one cent per VAT entry where prices are net), the tax within one cent per entry; together they are `gross`. Figures count these amounts (transactions_vat.csv)',
    {
      key: 'VAT key, as in positions (UST_SCHLUESSEL); every key and rate of the positions is there once',
      rate: 'Rate of VAT in hundredths of a percent, as in positions (UST_SATZ)',
      net: 'Net amount in cents (BON_NETTO)',
      tax: 'VAT in cents: gross × rate ÷ (1 + rate) within one cent, or the sum of the positions (BON_UST)',
      gross: 'Gross amount in cents: net plus tax exactly (BON_BRUTTO)',
    },
  ],
  payments: [
    'How it was paid. In a Beleg the amounts add up to `gross` exactly; cash movements carry the payment that they move. Training, orders and aborted receipts have none (datapayment.csv)',
    {
      kind: 'Kind of payment (ZAHLART_TYP): Bar cash; ECKarte debit card; Kreditkarte credit card; ElZahlungsdienstleister services such as PayPal; Guthabenkarte stored-value card; Unbar other without cash; Keine none',
      name: 'Name of the means of payment, as printed (ZAHLART_NAME)',
      amount:
        'Cents of the receipt’s currency; change is deducted. Negative for what is paid out (BASISWAEH_BETRAG)',
      currency: 'Currency in which was paid, ISO 4217 (ZAHLWAEH_CODE)',
      foreignAmount:
        'Amount in cents of `currency`, where it is not the receipt’s currency; for information, not checked (ZAHLWAEH_BETRAG)',
    },
  ],
  cards: [
    'Card transactions, as the payment terminal answered. For information: `payments` says what was paid',
    {
      kind: 'Kind of the card, such as girocard',
      brand: 'Brand of the card, such as Visa',
      lastDigits: 'The last up to four digits of the card number; the others never leave the register',
      terminalId: 'Id of the payment terminal',
      traceNumber: 'Trace number of the transaction',
      authorizationCode: 'Authorization code',
      amount: 'Amount in cents, including the tip',
      tip: 'Tip contained in it, in cents; 0 when there is none',
      time: 'When the payment terminal answered',
      result: 'What it answered, as printed',
    },
  ],
  tse: [
    'What the security device signed (transactions_tse.csv). Left out where there is none, or where it failed',
    tseDescriptions,
  ],
  tseFailure:
    'Why there is no signature, where there should be one: the security device failed (TSE_TA_FEHLER)',
  references: [
    'Other receipts and documents that this one refers to. One that cancels or refunds names what it reverses; one that settles a receivable or a down payment names where it arose (references.csv)',
    {
      kind: 'Transaktion: a receipt of a register; ExterneRechnung, ExternerLieferschein, ExterneSonstige: an invoice, a delivery note, another document from elsewhere (REF_TYP)',
      name: 'What the document is, for ExterneSonstige (REF_NAME)',
      date: 'Date of the document, or of the closing that contains the receipt (REF_DATUM)',
      register: 'Serial number of the register that made the receipt (REF_Z_KASSE_ID)',
      zNumber: 'Number of the closing that contains the receipt (REF_Z_NR)',
      receiptId: 'The `id` of the receipt, or the number of the document (REF_BON_ID)',
      line: 'The `line` of this receipt’s position that refers to it; left out for the whole receipt (POS_ZEILE)',
    },
  ],
};
