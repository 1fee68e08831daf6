import type { Closing } from '../../closings/index.ts';

const none = { count: 0, amount: 0 };

/** fiscal.md 7.2: the test vector of a counted drawer, 970.83 EUR. */
const counted: readonly (readonly [value: number, count: number])[] = [
  [10_000, 2],
  [5_000, 8],
  [2_000, 7],
  [1_000, 15],
  [500, 9],
  [200, 8],
  [100, 5],
  [50, 18],
  [20, 15],
  [10, 22],
  [5, 10],
  [2, 5],
  [1, 3],
];

const drawer = {
  countedAt: '2026-11-20T21:40:00.000Z',
  countedBy: person('7', 'Anna Größe'),
  secondPerson: person('8', 'José Muñoz'),
  currencies: [
    {
      currency: 'EUR',
      denominations: counted.map(([value, count]) => ({
        value,
        kind: value >= 500 ? ('note' as const) : ('coin' as const),
        count,
        amount: value * count,
      })),
      total: 97_083,
    },
  ],
  comment: 'Wechselgeld falsch herausgegeben',
};

/** A day of a café with something in every block: 3.20 EUR are missing in its drawer. */
export const fullClosing = (changed: Partial<Closing> = {}): Closing => ({
  version: 1,
  id: '01930000-0000-7000-8000-0000000000c1',
  databaseId: '00000000-0000-4000-8000-0000000000d1',
  type: 'daily',
  register: { serial: 'TR-4711', name: 'Kasse 1', softwareBrand: 'Tresen', softwareVersion: '3.2.0' },
  company: {
    name: 'Café Sonne GmbH',
    street: 'Marktplatz 1',
    zipCode: '10115',
    city: 'Berlin',
    country: 'DEU',
    taxNumber: '21/815/08150',
    vatId: 'DE136695976',
  },
  zNumber: 17,
  createdAt: '2026-11-20T21:45:00.000Z',
  businessDay: '2026-11-20',
  period: {
    from: '2026-11-20T07:01:12.000Z',
    to: '2026-11-20T21:31:40.000Z',
    first: { id: '01930000-0000-7000-8000-000000000001', number: 1201 },
    last: { id: '01930000-0000-7000-8000-000000000002', number: 1289 },
  },
  operator: person('7', 'Anna Größe'),
  currency: 'EUR',
  records: 89,
  receipts: 84,
  customers: 121,
  turnover: { gross: 123_456, net: 109_050, tax: 14_406 },
  vat: [
    { key: 1, rate: 1900, net: 63_000, tax: 11_970, gross: 74_970 },
    { key: 2, rate: 700, net: 46_050, tax: 2_436, gross: 48_486 },
  ],
  payments: [
    { kind: 'Bar', name: 'Bar', currency: 'EUR', count: 52, amount: 82_403 },
    { kind: 'ECKarte', name: 'girocard', currency: 'EUR', count: 32, amount: 41_053 },
  ],
  cashByCurrency: [{ currency: 'EUR', amount: 82_403 }],
  businessCases: [
    { kind: 'Umsatz', vatKey: 1, rate: 1900, net: 63_000, tax: 11_970, gross: 74_970 },
    { kind: 'Umsatz', vatKey: 2, rate: 700, net: 46_050, tax: 2_436, gross: 48_486 },
  ],
  categories: [
    { key: 'k', name: 'Kaffee', quantity: 201_000, gross: 74_970 },
    { key: 'e', name: 'Eis & Süßes', quantity: 96_500, gross: 48_486 },
  ],
  employees: [
    {
      key: '7',
      name: 'Anna Größe',
      receipts: 84,
      turnover: 123_456,
      cash: 82_403,
      tips: 1_250,
      cancelled: 990,
      discounts: 450,
    },
  ],
  corrections: { lines: { count: 3, amount: 990 }, receipts: none, refunds: { count: 1, amount: 350 } },
  reductions: { discounts: { count: 4, amount: 450 }, surcharges: none },
  tips: [{ recipient: 'employee', payment: 'ECKarte', count: 6, amount: 1_250 }],
  vouchers: {
    soldSinglePurpose: none,
    redeemedSinglePurpose: none,
    soldMultiPurpose: { count: 1, amount: 5_000 },
    redeemedMultiPurpose: none,
  },
  deposits: { charged: { count: 12, amount: 300 }, returned: { count: 9, amount: 225 } },
  training: { count: 2, amount: 1_180 },
  aborted: 3,
  drawerOpenings: 2,
  cash: {
    openingFloat: 15_000,
    takings: 82_403,
    payIns: 0,
    payOuts: 0,
    contributions: 0,
    privateWithdrawals: 0,
    transfersIn: 0,
    transfersOut: 0,
    wages: 0,
    tipsPaid: 0,
    expected: 97_403,
    counted: 97_083,
    difference: -320,
    withdrawn: 82_083,
    remaining: 15_000,
  },
  counts: [drawer],
  tseUse: [
    {
      serial: 'ab'.repeat(32),
      firstTransaction: 5_001,
      lastTransaction: 5_089,
      firstSignatureCounter: 10_003,
      lastSignatureCounter: 10_181,
    },
  ],
  tseOutages: [
    {
      from: '2026-11-20T12:00:00.000Z',
      to: '2026-11-20T12:07:00.000Z',
      reason: 'Zeitüberschreitung der TSE',
    },
  ],
  ...changed,
});

function person(key: string, name: string) {
  return { key, name };
}
