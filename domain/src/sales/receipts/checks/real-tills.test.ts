import { describe, expect, test } from 'vitest';
import {
  type Receipt,
  type ReceiptPosition,
  type ReceiptRule,
  receiptFacts,
  receiptProblem,
  receiptSchema,
  splitGross,
} from '../index.ts';
import { position, sale } from '../testing/index.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const check = (receipt: Receipt) => receiptProblem(receipt, { nowMs, currency: receipt.currency });
const vat = (key: number, rate: number, net: number, tax: number) => ({
  key,
  rate,
  net,
  tax,
  gross: net + tax,
});

/** A position of net prices whose net is given: the till adds the tax to each line. */
const netLine = (
  given: Partial<ReceiptPosition>,
  net: number,
  rate = 1900,
  tax?: number,
): ReceiptPosition => {
  const entry = vat(rate === 700 ? 2 : 1, rate, net, tax ?? Math.round((net * rate) / 10_000));
  return position({ priceBasis: 'net', vat: [entry], amount: entry.gross, ...given });
};

const numbered = (positions: readonly ReceiptPosition[]): ReceiptPosition[] =>
  positions.map((entry, index) => ({ ...entry, line: String(index + 1) }));

const receipt = (...positions: ReceiptPosition[]): Receipt => sale({ positions: numbered(positions) });

const fuel = position({
  text: 'Super E10',
  quantity: 45_370,
  unit: 'l',
  unitPrice: 160,
  unitPriceExact: '1.599',
  amount: 7255,
});
const cable = position({
  text: 'NYM-J 3×1,5',
  quantity: 12_500,
  unit: 'm',
  unitPrice: 83,
  unitPriceExact: '0.8333',
  amount: 1042,
});
const wholesale = netLine(
  { text: 'Dübel 8 mm', quantity: 600_000, unitPrice: 4, unitPriceExact: '0.0412' },
  2472,
);

// Twenty lines of 0.99: each line’s tax rounded by itself is 16 cents, 3.20 in all; that of 19.80 is 3.16.
const lines = (count: number, gross: number) =>
  Array.from({ length: count }, () => position({ unitPrice: gross }));
const small = lines(20, 99);
const printed = { key: 1, rate: 1900, gross: 1980, ...splitGross(1980, 1900) };
/** The till rounds the tax of all lines once, and the last line takes what the others lack. */
const roundedOnce = small.map((line, index) =>
  index === 19 ? { ...line, vat: [vat(1, 1900, 87, 12)] } : line,
);

describe('receipts of real tills that are in order', () => {
  test.each<[string, Receipt]>([
    ['45.370 l of fuel × 1.599', receipt(fuel)],
    ['600 plugs at a net price of 0.0412', receipt(wholesale)],
    [
      '600 plugs, gross price cut at five places',
      receipt(position({ quantity: 600_000, unitPrice: 5, unitPriceExact: '0.04903', amount: 2942 })),
    ],
    [
      '10,000 screws whose price hides five cents in its last place',
      receipt(position({ quantity: 10_000_000, unitPrice: 1, unitPriceExact: '0.01468', amount: 14_685 })),
    ],
    ['12.5 m of cable × 0.8333', receipt(cable)],
    [
      '0.385 kg of cheese × 12.99',
      receipt(position({ quantity: 385, unit: 'kg', unitPrice: 1299, amount: 500 })),
    ],
    [
      '150 g of salami at 1.99 for 100 g',
      receipt(
        position({
          quantity: 150_000,
          unit: 'g',
          factor: 100_000,
          baseUnit: '100 g',
          unitPrice: 199,
          amount: 299,
        }),
      ),
    ],
    [
      '6 bottles of a crate of 20 at 17.99',
      receipt(
        position({
          quantity: 6000,
          unit: 'Flasche',
          factor: 20_000,
          baseUnit: 'Kiste',
          unitPrice: 1799,
          amount: 540,
        }),
      ),
    ],
    ['7.213 kWh × 0.59', receipt(position({ quantity: 7213, unit: 'kWh', unitPrice: 59, amount: 426 }))],
    [
      'three crates of water with their deposit, one crate returned',
      receipt(
        position({ text: 'Wasser 12 × 0,7 l', unitPrice: 599, quantity: 3000 }),
        position({ kind: 'Pfand', text: 'Pfand', unitPrice: 330, quantity: 3000 }),
        position({ kind: 'PfandRueckzahlung', text: 'Leergut', unitPrice: 330, quantity: -1000 }),
      ),
    ],
    [
      'ten percent off a meal and a beer, split by rate',
      receipt(
        position({ unitPrice: 1890, rate: 700 }),
        position({ unitPrice: 450 }),
        position({
          kind: 'Rabatt',
          text: '10 %',
          unitPrice: -234,
          vat: [vat(2, 700, -177, -12), vat(1, 1900, -38, -7)],
          amount: -234,
        }),
      ),
    ],
    [
      'Swiss francs, 12.37 rounded to 12.35 for cash by a position of its own',
      sale({
        currency: 'CHF',
        positions: numbered([
          position({ unitPrice: 1237, rate: 260 }),
          position({ kind: 'Rabatt', text: 'Rundung', unitPrice: -2, rate: 0 }),
        ]),
        payments: [{ kind: 'Bar', name: 'Bar', amount: 1235, currency: 'CHF' }],
      }),
    ],
    [
      'a beer paid with Swiss francs, change in euro',
      sale({
        positions: [position({ unitPrice: 480 })],
        payments: [
          { kind: 'Bar', name: 'CHF', amount: 1065, currency: 'CHF', foreignAmount: 1000 },
          { kind: 'Bar', name: 'Rückgeld', amount: -585, currency: 'EUR' },
        ],
      }),
    ],
    ['tax rounded line by line', receipt(...small)],
    ['tax rounded once, the last line takes the rest', receipt(...roundedOnce)],
    ['tax rounded once, sent beside lines rounded by themselves', { ...receipt(...small), vat: [printed] }],
    ['tax rounded line by line, and so printed', { ...receipt(...small), vat: [vat(1, 1900, 1660, 320)] }],
    [
      'net prices, tax rounded once: three times 0.83 net is 2.96, its lines make 2.94',
      sale({
        positions: numbered([0, 1, 2].map(() => netLine({ unitPrice: 83 }, 83, 1900, 15))),
        vat: [vat(1, 1900, 249, 47)],
        gross: 296,
      }),
    ],
    [
      'a sale and a return in one receipt',
      receipt(position({ unitPrice: 4999 }), position({ unitPrice: 5999, quantity: -1000 })),
    ],
    [
      'a returned half of the cable',
      receipt({ ...cable, quantity: -12_500, amount: -1042, vat: [vat(1, 1900, -876, -166)] }),
    ],
    ['a free article', receipt(position({ unitPrice: 0 }), position({ unitPrice: 350 }))],
    [
      'a free article by a discount of all',
      receipt(position({ unitPrice: 350, discounts: [{ text: 'Aktion', amount: -350 }], amount: 0 })),
    ],
    [
      'five percent off a net price',
      receipt(netLine({ unitPrice: 10_000, discounts: [{ text: '5 %', amount: -500 }] }, 9500)),
    ],
    [
      'a tip for the waiter by card',
      sale({
        positions: numbered([
          position({ unitPrice: 4680, rate: 700 }),
          position({ kind: 'TrinkgeldAN', text: 'Trinkgeld', unitPrice: 320, rate: 0 }),
        ]),
        payments: [{ kind: 'ECKarte', name: 'girocard', amount: 5000, currency: 'EUR' }],
      }),
    ],
    ['1,114 lines, tax rounded line by line', receipt(...lines(1114, 99))],
  ])('%s', (_name, given) => {
    expect(receiptSchema.safeParse(given).error).toBeUndefined();
    expect(check(given)).toBeUndefined();
  });
});

describe('real mistakes of tills', () => {
  const printedOf = (entry: ReturnType<typeof vat>): Receipt => ({ ...receipt(...small), vat: [entry] });
  test.each<[string, Receipt, ReceiptRule, string]>([
    [
      'a line of 10 euro declared as 1 euro',
      receipt(position({ unitPrice: 1000, amount: 100 })),
      'priceTimesQuantity',
      '/positions/0/amount',
    ],
    [
      'fuel whose exact price is left out',
      receipt({ ...fuel, unitPriceExact: null }),
      'priceTimesQuantity',
      '/positions/0/amount',
    ],
    [
      'fuel two cents off',
      receipt(position({ ...fuel, amount: 7257, vat: [vat(1, 1900, 6098, 1159)] })),
      'priceTimesQuantity',
      '/positions/0/amount',
    ],
    [
      'an exact price that is not the price',
      receipt({ ...fuel, unitPrice: 161 }),
      'unitPriceRoundsExact',
      '/positions/0/unitPrice',
    ],
    [
      'a price for 100 g taken for one gram',
      receipt(position({ quantity: 150_000, factor: 100_000, unitPrice: 199, amount: 29_850 })),
      'priceTimesQuantity',
      '/positions/0/amount',
    ],
    [
      'a net price taken for a gross one',
      receipt(position({ priceBasis: 'net', unitPrice: 1000, amount: 1000 })),
      'netPriceTimesQuantity',
      '/positions/0/vat/0/net',
    ],
    [
      'a gross price taken for a net one',
      receipt({ ...netLine({ unitPrice: 1000 }, 1000), priceBasis: null }),
      'priceTimesQuantity',
      '/positions/0/amount',
    ],
    [
      'a discount on a net price that was not taken off',
      receipt(netLine({ unitPrice: 10_000, discounts: [{ text: '5 %', amount: -500 }] }, 10_000)),
      'netPriceTimesQuantity',
      '/positions/0/vat/0/net',
    ],
    [
      'a rest of tax that no rounding leaves',
      receipt(...small.map((line, index) => (index === 19 ? { ...line, vat: [vat(1, 1900, 99, 0)] } : line))),
      'taxFollowsRate',
      '/positions/19/vat/0/tax',
    ],
    [
      'a line that takes a rest which the others do not lack',
      receipt(position({ unitPrice: 1000 }), position({ unitPrice: 1000, vat: [vat(1, 1900, 842, 158)] })),
      'taxFollowsRate',
      '/positions/1/vat/0/tax',
    ],
    [
      'printed tax of another rate',
      printedOf(vat(1, 1900, 1850, 130)),
      'receiptTaxFollowsRate',
      '/vat/0/tax',
    ],
    [
      'printed net and tax that miss the gross',
      printedOf({ ...vat(1, 1900, 1664, 316), gross: 1981 }),
      'receiptNetPlusTaxIsGross',
      '/vat/0/gross',
    ],
    [
      'printed gross that misses the lines by a cent',
      printedOf(vat(1, 1900, 1665, 316)),
      'positionsSumToReceiptVat',
      '/vat/0/gross',
    ],
    ['printed VAT of another key', printedOf(vat(11, 1900, 0, 0)), 'positionsSumToReceiptVat', '/vat'],
    [
      'printed VAT of a key twice',
      { ...receipt(...small), vat: [printed, { ...printed, net: 0, tax: 0, gross: 0 }] },
      'positionsSumToReceiptVat',
      '/vat/1/gross',
    ],
    [
      'printed VAT that misses the receipt',
      { ...receipt(...small), vat: [printed], gross: 1979 },
      'receiptVatSumsToReceipt',
      '/gross',
    ],
    [
      'cash rounded without a position',
      sale({
        currency: 'CHF',
        positions: [position({ unitPrice: 1237, rate: 260 })],
        payments: [{ kind: 'Bar', name: 'Bar', amount: 1235, currency: 'CHF' }],
      }),
      'paymentsSumToReceipt',
      '/payments',
    ],
  ])('%s', (_name, given, rule, path) => {
    expect(receiptSchema.safeParse(given).error).toBeUndefined();
    expect(check(given)).toMatchObject({ reason: 'SUMS_DIFFER', rule, path });
  });
});

describe('figures of such receipts', () => {
  test('count the VAT that was printed, and what was paid, where lines round otherwise', () => {
    const lined = receiptFacts(receipt(...small));
    expect(lined).toMatchObject({ turnover: 1980, net: 1660, tax: 320 });
    const once = receiptFacts({ ...receipt(...small), vat: [printed] });
    expect(once).toMatchObject({ turnover: 1980, net: 1664, tax: 316 });
  });

  test('are the gross of the receipt where net prices are rounded once', () => {
    const positions = numbered([0, 1, 2].map(() => netLine({ unitPrice: 83, article: { key: '7' } }, 83)));
    const given = sale({ positions, vat: [vat(1, 1900, 249, 47)], gross: 296 });
    expect(check(given)).toBeUndefined();
    const facts = receiptFacts(given);
    expect(facts).toMatchObject({ turnover: 296, net: 249, tax: 47, payments: [296, 0, 0, 0] });
    expect(facts.articles.reduce((sum, { amount }) => sum + amount, 0)).toBe(296);
  });

  test('count discounts on net prices with their VAT', () => {
    const line = netLine({ unitPrice: 10_000, discounts: [{ text: '5 %', amount: -500 }] }, 9500);
    expect(receiptFacts(receipt(line)).discounts).toBe(595);
  });
});
