import { positionKinds, receiptProblem, receiptSchema } from '@tresen/domain/sales/receipts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildReceipt, type PositionDraft } from './build-receipt.ts';
import { receiptIdAt } from './receipt-id.ts';

const till = { databaseId: '00000000-0000-4000-8000-000000000000', serial: 'VR-1', name: 'Kasse' };
const nowMs = Date.parse('2026-11-21T10:00:00.000Z');
const instant = fc.integer({ min: Date.parse('2000-01-02T00:00:00Z'), max: nowMs });

const draft: fc.Arbitrary<PositionDraft> = fc.record({
  text: fc.string({ maxLength: 40 }),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: -99_999, max: 99_999 }),
  kind: fc.constantFrom(...positionKinds),
  vatKey: fc.constantFrom(1, 2, 5, 6),
  discounts: fc.array(
    fc.record({ text: fc.string({ maxLength: 20 }), amount: fc.integer({ min: -5_000, max: 0 }) }),
    {
      maxLength: 3,
    },
  ),
});

describe('a built receipt', () => {
  it('follows the contract and adds up, whatever is sold', () => {
    fc.assert(
      fc.property(fc.array(draft, { maxLength: 8 }), instant, (positions, at) => {
        const receipt = buildReceipt({ till, positions, at });
        expect(receiptSchema.parse(receipt)).toEqual(receipt);
        expect(receiptProblem(receipt, { nowMs, currency: 'EUR' })).toBeUndefined();
      }),
    );
  });
});

describe('CFG-02: a receipt of a branch abroad', () => {
  it.each([
    ['DE', '2026-11-21', 1900, 700, 'Bar'],
    ['DE', '2020-09-01', 1600, 500, 'Bar'],
    ['AT', '2026-11-21', 2000, 1000, 'Bar'],
    ['CH', '2026-11-21', 810, 260, 'Bar'],
    ['CH', '2023-12-31', 770, 250, 'Bar'],
    ['ES', '2026-11-21', 2100, 1000, 'Efectivo'],
  ] as const)('has the rates of %s on %s, and its word for cash', (country, day, general, reduced, cash) => {
    const positions = [1, 2].map((vatKey) => ({ text: 'Café', unitPrice: 250, vatKey }));
    const receipt = buildReceipt({
      till: { ...till, country },
      positions,
      at: Date.parse(`${day}T22:30:00Z`),
    });
    expect(receipt.positions.map(({ vat }) => vat[0]?.rate)).toEqual([general, reduced]);
    expect(receipt.payments[0]?.name).toBe(cash);
  });

  it('changes its rates at midnight of its own clock', () => {
    const at = Date.parse('2023-12-31T23:30:00Z');
    const { positions } = buildReceipt({
      ...{ till: { ...till, country: 'CH' }, at },
      positions: [{ text: 'Café', unitPrice: 250 }],
    });
    expect(positions[0]?.vat[0]?.rate).toBe(810);
  });
});

describe('a position that whole cents do not hold', () => {
  it.each<[string, PositionDraft, number, number]>([
    [
      'fuel',
      { text: 'Super E10', quantity: 45_370, unit: 'l', unitPrice: 160, unitPriceExact: '1.599' },
      7255,
      6097,
    ],
    [
      'cable',
      { text: 'NYM-J', quantity: 12_500, unit: 'm', unitPrice: 83, unitPriceExact: '0.8333' },
      1042,
      876,
    ],
    [
      '100 g',
      { text: 'Salami', quantity: 150_000, unit: 'g', factor: 100_000, unitPrice: 199, vatKey: 2 },
      299,
      279,
    ],
    [
      'net',
      {
        text: 'Dübel',
        quantity: 600_000,
        unitPrice: 4,
        unitPriceExact: '0.0412',
        priceBasis: 'net',
        discounts: [{ text: '10 %', amount: -247 }],
      },
      2648,
      2225,
    ],
  ])('is priced by it: %s', (_name, given, amount, net) => {
    const receipt = buildReceipt({ till, positions: [given], at: nowMs });
    expect(receipt.positions[0]).toMatchObject({ amount, vat: [{ net, gross: amount }] });
    expect(receipt.gross).toBe(amount);
    expect(receiptSchema.parse(receipt)).toEqual(receipt);
    expect(receiptProblem(receipt, { nowMs, currency: 'EUR' })).toBeUndefined();
  });
});

describe('the id of a receipt', () => {
  it('is a UUIDv7 that carries its time', () => {
    fc.assert(
      fc.property(instant, fc.option(fc.string(), { nil: undefined }), (at, source) => {
        const id = receiptIdAt(at, source);
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toBe(at);
      }),
    );
  });

  it('is the same for the same source, and another for another', () => {
    expect(receiptIdAt(nowMs, 'a')).toBe(receiptIdAt(nowMs, 'a'));
    expect(receiptIdAt(nowMs, 'a')).not.toBe(receiptIdAt(nowMs, 'b'));
    expect(receiptIdAt(nowMs)).not.toBe(receiptIdAt(nowMs));
  });
});
