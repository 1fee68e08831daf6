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
    'What a register sends when it closes a day, a month or a year. Money is integer cents of the closing’s currency, quantities are thousandths, rates of VAT are hundredths of a percent, times are UTC with milliseconds. Only receipts of the type Beleg count, except in `records`, `training` and `aborted`. Names in capitals are those of DSFinV-K. A field that is not required may be left out or null, which means the same; lists that a register does not keep may be empty.',
};

const counted = (what: string, count: string, amount: string) =>
  [what, { count, amount }] as const satisfies readonly [string, Descriptions<CountedAmount>];

const vatKey = 'VAT key, as in receipts (UST_SCHLUESSEL)';
const rate = 'Rate of VAT in hundredths of a percent: 1900 is 19 % (UST_SATZ)';

const cash: Descriptions<Closing['cash']> = {
  openingFloat: 'Cash at the opening, where it was recorded: positions of the kind Anfangsbestand',
  takings: 'Cash payments for sales, refunds, deposits, vouchers and tips received',
  payIns: 'Other cash paid in: Einzahlung',
  payOuts: 'Other cash paid out, negative: Auszahlung',
  contributions: 'Cash that the owner put in: Privateinlage',
  privateWithdrawals: 'Cash that the owner took out, negative: Privatentnahme',
  transfersIn: 'Cash from the bank, the safe or another register: Geldtransit',
  transfersOut:
    'Cash to the bank, the safe or another register, negative: Geldtransit. Without what is withdrawn after the count',
  wages: 'Wages paid from the drawer, negative: Lohnzahlung',
  tipsPaid: 'Tips paid out of the drawer, negative: TrinkgeldAN, TrinkgeldAG',
  expected: 'What should be in the drawer: the sum of the lines before',
  counted: 'What was counted; null when nobody has counted. Equals the last count’s total in this currency',
  difference:
    'Counted less expected: negative when cash is missing; null when nobody has counted (DifferenzSollIst)',
  withdrawn: 'What was taken out after the count; positive, 0 for nothing',
  remaining: 'What stays in the drawer: counted (else expected) less withdrawn',
};

const drawer = {
  cash: ['The drawer in the closing’s currency, in cents. What goes out is negative', cash],
  counts: [
    'Counting protocols, in the order in which was counted; the last one holds',
    {
      countedAt: 'When it was counted',
      countedBy: ['Who counted', personDescriptions],
      secondPerson: ['Who counted with them', personDescriptions],
      currencies: [
        'What was counted, by currency',
        {
          currency: 'Currency, ISO 4217',
          denominations: [
            'Notes, coins and rolls, each value once',
            {
              value: 'Value of one in the currency’s cents: 5000 for a note of 50; of a roll its whole value',
              kind: 'note, coin or roll',
              count: 'How many there are',
              amount: 'Value × count, in the currency’s cents',
            },
          ],
          total: 'Sum of the amounts, in the currency’s cents',
        },
      ],
      comment: 'Why there is a difference; one that is not explained is shown as a note on the closing',
    },
  ],
} as const satisfies Partial<Descriptions<Closing>>;

const splits = {
  categories: [
    'Turnover by category; adds up to `turnover.gross`, or is empty',
    {
      key: 'The register’s own key of the category; null for what was sold without one (WARENGR_ID)',
      name: 'Name of the category (WARENGR)',
      parentKey: 'Key of the category above it',
      quantity: 'Quantity sold, in thousandths',
      gross: 'Turnover in cents',
    },
  ],
  employees: [
    'Turnover by employee; adds up to `turnover.gross`, or is empty',
    {
      key: 'The register’s own key of the person; null for receipts of nobody (BEDIENER_ID)',
      name: 'Name (BEDIENER_NAME)',
      receipts: 'How many receipts with turnover',
      turnover: 'Turnover in cents',
      cash: 'Takings in cash, in cents',
      tips: 'Tips for the employee, in cents',
      cancelled: 'Value of cancelled positions in cents, positive',
      discounts: 'Discounts given in cents, positive',
    },
  ],
  articles: [
    'What was sold, by article',
    {
      key: 'The register’s own key of the article (ART_NR)',
      name: 'Name of the article (ARTIKELTEXT)',
      quantity: 'Quantity sold, in thousandths',
      gross: 'Turnover in cents',
    },
  ],
  hours: [
    'Turnover by hour; adds up to `turnover.gross`, or is empty',
    {
      hour: 'Hour of the branch’s wall clock, 0 to 23',
      receipts: 'How many receipts with turnover',
      turnover: 'Turnover in cents',
    },
  ],
} as const satisfies Partial<Descriptions<Closing>>;

const countedBlocks = {
  corrections: [
    'What was taken back',
    {
      lines: counted('Cancelled positions', 'How many positions', 'Their value in cents, positive'),
      receipts: counted(
        'Receipts that cancel a whole other one',
        'How many receipts',
        'Their value in cents, positive',
      ),
      refunds: counted(
        'Goods taken back without being a cancellation',
        'How many positions',
        'Their value in cents, positive',
      ),
    },
  ],
  reductions: [
    'Discounts and surcharges, on positions and as positions',
    {
      discounts: counted('Discounts', 'How many', 'Their sum in cents, positive'),
      surcharges: counted('Surcharges', 'How many', 'Their sum in cents, positive'),
    },
  ],
  tips: [
    'Tips received, by recipient and payment',
    {
      recipient: 'employee (TrinkgeldAN) or owner (TrinkgeldAG)',
      payment: 'Kind of payment (ZAHLART_TYP); of a receipt paid in several ways that of the greatest',
      count: 'How many',
      amount: 'Their sum in cents',
    },
  ],
  vouchers: [
    'Vouchers sold and redeemed',
    {
      soldSinglePurpose: counted('EinzweckgutscheinKauf', 'How many', 'Their value in cents'),
      redeemedSinglePurpose: counted(
        'EinzweckgutscheinEinloesung',
        'How many',
        'Their value in cents, positive',
      ),
      soldMultiPurpose: counted('MehrzweckgutscheinKauf', 'How many', 'Their value in cents'),
      redeemedMultiPurpose: counted(
        'MehrzweckgutscheinEinloesung',
        'How many',
        'Their value in cents, positive',
      ),
    },
  ],
  deposits: [
    'Deposits on containers',
    {
      charged: counted('Pfand', 'How many positions', 'Their sum in cents'),
      returned: counted('PfandRueckzahlung', 'How many positions', 'Their sum in cents, positive'),
    },
  ],
  training: counted(
    'Receipts of the type AVTraining; they enter no other sum',
    'How many receipts',
    'Their gross in cents',
  ),
  aborted: 'How many receipts of the type AVBelegabbruch',
} as const satisfies Partial<Descriptions<Closing>>;

const sums = {
  records: 'How many receipts of any type lie in the period',
  receipts: 'How many receipts with turnover',
  customers: 'How many guests, where receipts name them, else one for each receipt with turnover',
  turnover: [
    'Turnover: Umsatz, Rabatt, Aufschlag and ZuschussUnecht, after discounts and cancellations',
    { gross: 'Gross in cents', net: 'Net in cents', tax: 'VAT in cents; gross less net exactly' },
  ],
  vat: [
    'The business cases by VAT key, without those that only move cash',
    {
      key: vatKey,
      rate,
      net: 'Net in cents',
      tax: 'VAT in cents',
      gross: 'Gross in cents: net plus VAT exactly',
    },
  ],
  payments: [
    'All payments, those of cash movements too; adds up to the business cases (payment.csv)',
    {
      kind: 'Kind of payment (ZAHLART_TYP)',
      name: 'Name of the means of payment (ZAHLART_NAME)',
      currency: 'Currency in which was paid, ISO 4217',
      count: 'How many payments',
      amount: 'Their sum in cents of the closing’s currency (Z_ZAHLART_BETRAG)',
      foreignAmount: 'Their sum in cents of `currency`, where that is another one',
    },
  ],
  cashByCurrency: [
    'Cash payments by currency (cash_per_currency.csv)',
    {
      currency: 'Currency, ISO 4217 (ZAHLART_WAEH)',
      amount:
        'Cents of that currency (ZAHLART_BETRAG_WAEH); in the closing’s own the sum of the payments Bar',
    },
  ],
  businessCases: [
    'All positions by business case and VAT key (businesscases.csv)',
    {
      kind: 'Business case (GV_TYP), as in receipts',
      name: 'Its name, where the register tells several of one kind apart (GV_NAME)',
      agency: 'Number of the business on whose behalf was sold; 0 or left out for the own one (AGENTUR_ID)',
      vatKey,
      rate,
      gross: 'Gross in cents (Z_UMS_BRUTTO)',
      net: 'Net in cents (Z_UMS_NETTO)',
      tax: 'VAT in cents; gross less net exactly (Z_UST)',
    },
  ],
} as const satisfies Partial<Descriptions<Closing>>;

const frame = {
  version: 'Version of this contract: 1',
  id: 'UUID of version 7 in small letters, made by the register when it closes. Pushed again with the same bytes it is a duplicate, with others it is quarantined',
  databaseId: 'The `database_id` that the register named when it was linked',
  type: 'daily, monthly or yearly. Each type counts its own Z numbers',
  register: [
    'The register as it was when it closed (cashregister.csv)',
    {
      serial: 'Serial number, as named when linking (KASSE_SERIENNR)',
      name: 'Name of the register',
      brand: 'Maker of the register (KASSE_BRAND)',
      model: 'Model (KASSE_MODELL)',
      softwareBrand: 'Maker of its software (KASSE_SW_BRAND)',
      softwareVersion: 'Version of its software (KASSE_SW_VERSION)',
    },
  ],
  company: [
    'Who stands on the closing (cashpointclosing.csv)',
    {
      name: 'Name of the company (NAME)',
      street: 'Street and house number (STRASSE)',
      zipCode: 'Postcode (PLZ)',
      city: 'City (ORT)',
      country: 'Country, ISO 3166 with three letters: DEU (LAND)',
      taxNumber: 'Tax number (STNR)',
      vatId: 'VAT identification number (USTID)',
    },
  ],
  zNumber:
    'Number of the closing: one more than that of the register’s last closing of this type, and never again (Z_NR)',
  resetCounter: 'How often the register’s memory was reset',
  previousClosingId: 'The `id` of the register’s closing of this type before this one',
  dailyZNumbers:
    'Z numbers of the daily closings that a month or a year sums, each once; left out or empty for a day',
  createdAt: 'When it was made; at most 24 hours ahead of the cloud’s clock (Z_ERSTELLUNG)',
  businessDay: 'Business day that it ends, YYYY-MM-DD; of a month or a year the last one (Z_BUCHUNGSTAG)',
  period: [
    'The Z period: from its first to its last receipt of any type. Without receipts both times are that of the closing',
    {
      from: 'When the first receipt ended',
      to: 'When the last receipt ended; at most 24 hours after `createdAt`',
      first: ['The first receipt (Z_START_ID)', { id: 'Its `id`', number: 'Its number' }],
      last: ['The last receipt (Z_ENDE_ID)', { id: 'Its `id`', number: 'Its number' }],
    },
  ],
  operator: ['Who closed', personDescriptions],
  currency: 'Currency of all amounts, ISO 4217; that of the branch (KASSE_BASISWAEH_CODE)',
} as const satisfies Partial<Descriptions<Closing>>;

const device = {
  drawerOpenings: 'How often the drawer was opened without a sale',
  tseUse: [
    'What each security device signed in the period',
    {
      serial: 'Serial number of the security device (TSE_SERIAL)',
      firstTransaction: 'Number of the first transaction (TSE_TANR)',
      lastTransaction: 'Number of the last transaction',
      firstSignatureCounter: 'Signature counter of the first signature (TSE_TA_SIGZ)',
      lastSignatureCounter: 'Signature counter of the last signature',
    },
  ],
  tseOutages: [
    'Times in which receipts could not be signed',
    {
      from: 'When it began',
      to: 'When it ended; left out while it lasts',
      reason: 'Why',
    },
  ],
  tse: [
    'What the security device signed of this closing. Left out where there is none, or where it failed',
    tseDescriptions,
  ],
  tseFailure: 'Why the closing is not signed, where it should be: the security device failed',
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
