import { receiptProblem, receiptSchema } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { buildReceipt } from '../receipts/index.ts';
import { coffeeShopBranches } from './coffee-shop.ts';

const row = {
  transaction_id: '1',
  transaction_date: '2023-01-01',
  transaction_time: '07:06:11',
  transaction_qty: '2',
  store_id: '5',
  store_location: 'Lower Manhattan',
  product_id: '32',
  unit_price: '3.1',
  product_category: 'Coffee',
  product_type: 'Gourmet brewed coffee',
  product_detail: 'Ethiopia Rg',
};
const till = { databaseId: '00000000-0000-4000-8000-000000000000', serial: 'VR-1', name: 'Kasse' };

describe('the map of the coffee shops', () => {
  it('makes one receipt of the lines of one store, date and second', () => {
    const scone = {
      ...row,
      product_id: '77',
      unit_price: '3',
      product_category: 'Bakery',
      transaction_qty: '1',
    };
    const branches = coffeeShopBranches([
      row,
      scone,
      { ...row, transaction_time: '07:06:12' },
      { ...row, store_id: '3' },
    ]);
    expect(branches.map(({ key, receipts, positions }) => [key, receipts, positions])).toEqual([
      ['3', 1, 1],
      ['5', 2, 3],
    ]);
    const receipt = buildReceipt({ ...branches[1]?.draft(0), till } as Parameters<typeof buildReceipt>[0]);
    expect(receiptSchema.parse(receipt)).toEqual(receipt);
    expect(receiptProblem(receipt, { nowMs: Date.now(), currency: 'EUR' })).toBeUndefined();
    expect(receipt.gross).toBe(920);
    expect(receipt.positions.map(({ vat }) => vat[0])).toEqual([
      { key: 1, rate: 1900, net: 521, tax: 99, gross: 620 },
      { key: 2, rate: 700, net: 280, tax: 20, gross: 300 },
    ]);
  });

  it('takes the times as those of Berlin, in winter and in summer', () => {
    const endOf = (date: string) => {
      const at = coffeeShopBranches([{ ...row, transaction_date: date }])[0]?.draft(0).at ?? 0;
      return new Date(at).toISOString();
    };
    expect(endOf('2023-01-01')).toBe('2023-01-01T06:06:11.000Z');
    expect(endOf('2023-06-30')).toBe('2023-06-30T05:06:11.000Z');
  });

  it.each([
    [{ unit_price: '3.105' }, 'line 2: unit_price is "3.105"'],
    [{ transaction_qty: '0' }, 'line 2: transaction_qty is "0"'],
    [{ transaction_date: '1/1/2023' }, 'line 2: transaction_date is "1/1/2023"'],
    [{ store_location: '' }, 'line 2: store_location is ""'],
  ])('refuses %j, naming line and column', (changes, message) => {
    expect(() => coffeeShopBranches([{ ...row, ...changes }])).toThrow(message);
  });

  it('refuses a file without its columns', () => {
    expect(() => coffeeShopBranches([{ name: 'x' }])).toThrow('line 2: store_id is missing');
  });
});
