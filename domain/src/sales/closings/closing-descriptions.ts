import {
  type Descriptions,
  personDescriptions,
  type SchemaHead,
  tseDescriptions,
} from '../receipts/index.ts';
import type { Closing, CountedAmount } from './closing.ts';

export const closingHead: SchemaHead = {
  title: 'Closing, version 1',
  description:
    'A daily, monthly or yearly closing as sent by a register. Amounts are in integer cents of the closing’s currency, quantities in thousandths, VAT rates in hundredths of a percent, times in UTC with milliseconds. Only receipts of the type Beleg count, except in `records`, `training` and `aborted`. Names in capitals refer to DSFinV-K. Optional fields may be omitted or null, which means the same. Lists the register does not keep may be empty.',
};

const vatKey = 'VAT key, as in receipts (UST_SCHLUESSEL)';
const rate = 'VAT rate in hundredths of a percent: 1900 is 19 % (UST_SATZ)';

const cash: Descriptions<Closing['cash']> = {
  openingFloat: 'Opening float, if recorded: positions of kind Anfangsbestand',
  takings: 'Cash payments for sales, refunds, deposits, vouchers and tips received',
  payIns: 'Other cash paid in: Einzahlung',
  payOuts: 'Other cash paid out, negative: Auszahlung',
  contributions: 'Cash put in by the owner: Privateinlage',
  privateWithdrawals: 'Cash taken out by the owner, negative: Privatentnahme',
  transfersIn: 'Cash from the bank, the safe or another register: Geldtransit',
  transfersOut:
    'Cash to the bank, the safe or another register, negative: Geldtransit. Excludes cash withdrawn after the count',
  wages: 'Wages paid from the drawer, negative: Lohnzahlung',
  tipsPaid: 'Tips paid out of the drawer, negative: TrinkgeldAN, TrinkgeldAG',
  expected: 'Expected cash in the drawer: the sum of the amounts above',
  counted: 'Counted cash; null if not counted. Equals the last count’s total in this currency',
  difference: 'Counted minus expected; negative if cash is missing, null if not counted (DifferenzSollIst)',
  withdrawn: 'Cash taken out after the count; positive, or 0 if none',
  remaining: 'Cash left in the drawer: counted (otherwise expected) minus withdrawn',
};

const drawer = {
  cash: ['The cash drawer in cents of the closing’s currency. Cash out is negative', cash],
  counts: [
    'Cash counts in chronological order; the last one is authoritative',
    {
      countedAt: 'Time of the count',
      countedBy: ['Who counted', personDescriptions],
      secondPerson: ['Second person counting', personDescriptions],
      currencies: [
        'Counted cash by currency',
        {
          currency: 'Currency, ISO 4217',
          denominations: [
            'Notes, coins and rolls, each value once',
            {
              value: 'Unit value in the currency’s cents: 5000 for a 50 note; for a roll, its total value',
              kind: 'note, coin or roll',
              count: 'Number of units',
              amount: 'Value × count, in the currency’s cents',
            },
          ],
          total: 'Sum of the amounts, in the currency’s cents',
        },
      ],
      comment: 'Explanation of a difference; unexplained differences are flagged on the closing',
    },
  ],
} as const satisfies Partial<Descriptions<Closing>>;

const splits = {
  categories: [
    'Turnover by category; adds up to `turnover.gross`, or is empty',
    {
      key: 'The register’s own key for the category; null for sales without one (WARENGR_ID)',
      name: 'Name of the category (WARENGR)',
      parentKey: 'Key of the parent category',
      quantity: 'Quantity sold, in thousandths',
      gross: 'Turnover in cents',
    },
  ],
  employees: [
    'Turnover by employee; adds up to `turnover.gross`, or is empty',
    {
      key: 'The register’s own key for the person; null for receipts without an employee (BEDIENER_ID)',
      name: 'Name (BEDIENER_NAME)',
      receipts: 'Number of receipts with turnover',
      turnover: 'Turnover in cents',
      cash: 'Cash takings in cents',
      tips: 'Tips for the employee, in cents',
      cancelled: 'Value of voided positions in cents, positive',
      discounts: 'Discounts given in cents, positive',
    },
  ],
  articles: [
    'Sales by article',
    {
      key: 'The register’s own key for the article (ART_NR)',
      name: 'Name of the article (ARTIKELTEXT)',
      quantity: 'Quantity sold, in thousandths',
      gross: 'Turnover in cents',
    },
  ],
  hours: [
    'Turnover by hour; adds up to `turnover.gross`, or is empty',
    {
      hour: 'Hour in the branch’s local time, 0 to 23',
      receipts: 'Number of receipts with turnover',
      turnover: 'Turnover in cents',
    },
  ],
} as const satisfies Partial<Descriptions<Closing>>;

const countedBlocks = {
  corrections: [
    'Voids and refunds',
    {
      lines: counted('Voided positions', 'Number of positions', 'Total value in cents, positive'),
      receipts: counted(
        'Receipts that void another one completely',
        'Number of receipts',
        'Total value in cents, positive',
      ),
      refunds: counted(
        'Goods returned, excluding voids',
        'Number of positions',
        'Total value in cents, positive',
      ),
    },
  ],
  reductions: [
    'Discounts and surcharges, on positions and as separate positions',
    {
      discounts: counted('Discounts', 'Number', 'Total in cents, positive'),
      surcharges: counted('Surcharges', 'Number', 'Total in cents, positive'),
    },
  ],
  tips: [
    'Tips received, by recipient and payment type',
    {
      recipient: 'employee (TrinkgeldAN) or owner (TrinkgeldAG)',
      payment: 'Payment type (ZAHLART_TYP); for split payments, that of the largest',
      count: 'Number',
      amount: 'Total in cents',
    },
  ],
  vouchers: [
    'Vouchers sold and redeemed',
    {
      soldSinglePurpose: counted('EinzweckgutscheinKauf', 'Number', 'Total value in cents'),
      redeemedSinglePurpose: counted(
        'EinzweckgutscheinEinloesung',
        'Number',
        'Total value in cents, positive',
      ),
      soldMultiPurpose: counted('MehrzweckgutscheinKauf', 'Number', 'Total value in cents'),
      redeemedMultiPurpose: counted(
        'MehrzweckgutscheinEinloesung',
        'Number',
        'Total value in cents, positive',
      ),
    },
  ],
  deposits: [
    'Container deposits',
    {
      charged: counted('Pfand', 'Number of positions', 'Total in cents'),
      returned: counted('PfandRueckzahlung', 'Number of positions', 'Total in cents, positive'),
    },
  ],
  training: counted(
    'Receipts of type AVTraining, not included in any other total',
    'Number of receipts',
    'Gross total in cents',
  ),
  aborted: 'Number of receipts of type AVBelegabbruch',
} as const satisfies Partial<Descriptions<Closing>>;

const sums = {
  records: 'Number of receipts of any type in the period',
  receipts: 'Number of receipts with turnover',
  customers: 'Number of guests if receipts include it, otherwise one per receipt with turnover',
  turnover: [
    'Turnover: Umsatz, Rabatt, Aufschlag and ZuschussUnecht, after discounts and voids',
    { gross: 'Gross in cents', net: 'Net in cents', tax: 'VAT in cents: exactly gross minus net' },
  ],
  vat: [
    'Transactions by VAT key, excluding pure cash movements',
    {
      key: vatKey,
      rate,
      net: 'Net in cents',
      tax: 'VAT in cents',
      gross: 'Gross in cents: exactly net plus VAT',
    },
  ],
  payments: [
    'All payments, including cash movements; adds up to the transaction types (payment.csv)',
    {
      kind: 'Payment type (ZAHLART_TYP)',
      name: 'Name of the payment method (ZAHLART_NAME)',
      currency: 'Currency of the payment, ISO 4217',
      count: 'Number of payments',
      amount: 'Total in cents of the closing’s currency (Z_ZAHLART_BETRAG)',
      foreignAmount: 'Total in cents of `currency`, if different',
    },
  ],
  cashByCurrency: [
    'Cash payments by currency (cash_per_currency.csv)',
    {
      currency: 'Currency, ISO 4217 (ZAHLART_WAEH)',
      amount:
        'Amount in cents of that currency (ZAHLART_BETRAG_WAEH); for the closing’s own currency, the total of Bar payments',
    },
  ],
  businessCases: [
    'All positions by business transaction type and VAT key (businesscases.csv)',
    {
      kind: 'Business transaction type (GV_TYP), as in receipts',
      name: 'Its name if the register distinguishes several of the same kind (GV_NAME)',
      agency:
        'Number of the business the sale was made for; 0 or omitted for the company itself (AGENTUR_ID)',
      vatKey,
      rate,
      gross: 'Gross in cents (Z_UMS_BRUTTO)',
      net: 'Net in cents (Z_UMS_NETTO)',
      tax: 'VAT in cents: exactly gross minus net (Z_UST)',
    },
  ],
} as const satisfies Partial<Descriptions<Closing>>;

const frame = {
  version: 'Version of this contract: 1',
  id: 'Lowercase version 7 UUID, created by the register on closing. Pushing it again with the same bytes is a duplicate, with different bytes it is quarantined',
  databaseId: 'The `database_id` the register sent when it was linked',
  type: 'daily, monthly or yearly. Each type has its own Z numbers',
  register: [
    'The register at the time of closing (cashregister.csv)',
    {
      serial: 'Serial number as sent when linking (KASSE_SERIENNR)',
      name: 'Name of the register',
      brand: 'Manufacturer of the register (KASSE_BRAND)',
      model: 'Model (KASSE_MODELL)',
      softwareBrand: 'Manufacturer of its software (KASSE_SW_BRAND)',
      softwareVersion: 'Version of its software (KASSE_SW_VERSION)',
    },
  ],
  company: [
    'Company named on the closing (cashpointclosing.csv)',
    {
      name: 'Name of the company (NAME)',
      street: 'Street and house number (STRASSE)',
      zipCode: 'Postcode (PLZ)',
      city: 'City (ORT)',
      country: 'Three-letter ISO 3166 country code: DEU (LAND)',
      taxNumber: 'Tax number (STNR)',
      vatId: 'VAT identification number (USTID)',
    },
  ],
  zNumber:
    'Number of the closing: one higher than the register’s last closing of this type, never reused (Z_NR)',
  resetCounter: 'How often the register’s memory was reset',
  previousClosingId: 'The `id` of the register’s previous closing of this type',
  dailyZNumbers:
    'Z numbers of the daily closings included in a month or year, each once; omitted or empty for a day',
  createdAt: 'Time of creation; at most 24 hours ahead of the cloud’s clock (Z_ERSTELLUNG)',
  businessDay: 'Business day it closes, YYYY-MM-DD; for a month or year, the last one (Z_BUCHUNGSTAG)',
  period: [
    'The Z period, from the first to the last receipt of any type. Without receipts, both times equal the closing time',
    {
      from: 'End time of the first receipt',
      to: 'End time of the last receipt; at most 24 hours after `createdAt`',
      first: ['The first receipt (Z_START_ID)', { id: 'Its `id`', number: 'Its number' }],
      last: ['The last receipt (Z_ENDE_ID)', { id: 'Its `id`', number: 'Its number' }],
    },
  ],
  operator: ['Person who closed', personDescriptions],
  currency: 'Currency of all amounts (ISO 4217), which must be the branch’s currency (KASSE_BASISWAEH_CODE)',
} as const satisfies Partial<Descriptions<Closing>>;

const device = {
  drawerOpenings: 'How often the drawer was opened without a sale',
  tseUse: [
    'Use of each security device in the period',
    {
      serial: 'Serial number of the security device (TSE_SERIAL)',
      firstTransaction: 'First transaction number (TSE_TANR)',
      lastTransaction: 'Last transaction number',
      firstSignatureCounter: 'First signature counter (TSE_TA_SIGZ)',
      lastSignatureCounter: 'Last signature counter',
    },
  ],
  tseOutages: [
    'Periods during which receipts could not be signed',
    {
      from: 'Start time',
      to: 'End time; omitted while ongoing',
      reason: 'Why',
    },
  ],
  tse: [
    'Data of this closing signed by the security device. Omitted if there is none or it failed',
    tseDescriptions,
  ],
  tseFailure: 'Reason for a missing signature if the security device failed',
  note: 'A note on the closing',
} as const satisfies Partial<Descriptions<Closing>>;

/** What the fields of a closing mean. */
export const closingDescriptions: Descriptions<Closing> = {
  ...frame,
  ...sums,
  ...splits,
  ...countedBlocks,
  ...drawer,
  ...device,
};

function counted(what: string, count: string, amount: string) {
  return [what, { count, amount }] as const satisfies readonly [string, Descriptions<CountedAmount>];
}
