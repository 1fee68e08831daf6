import { readdirSync, readFileSync } from 'node:fs';
import {
  type Receipt,
  receiptFacts,
  receiptProblem,
  receiptSchema,
  tseProcess,
} from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../examples/receipts/', import.meta.url);
const page = readFileSync(new URL('../../../docs/register-integration.md', import.meta.url), 'utf8');
const names = readdirSync(folder).map((file) => file.replace('.json', ''));
const surroundings = { nowMs: Date.parse('2026-11-23T10:00:00.000Z'), currency: 'EUR' };

const batchOf = (name: string): readonly Receipt[] =>
  (JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as unknown[]).map((one) =>
    receiptSchema.parse(one),
  );

describe('the examples of the page for integrators', () => {
  // What each example is about, in cents: gross and turnover of each of its receipts.
  it.each([
    ['01-sale', [[760, 760]]],
    ['02-two-rates', [[2190, 2190]]],
    ['03-discounts', [[1668, 1668]]],
    ['04-line-cancelled', [[380, 380]]],
    [
      '05-receipt-cancelled',
      [
        [2980, 2980],
        [-2980, -2980],
      ],
    ],
    ['06-refund', [[-1490, -1490]]],
    [
      '07-voucher',
      [
        [1000, 0],
        [910, 1910],
      ],
    ],
    ['08-tip', [[1300, 1180]]],
    ['09-deposit', [[909, 699]]],
    ['10-split-payment', [[3360, 3360]]],
    ['11-foreign-currency', [[1490, 1490]]],
    ['12-training', [[380, 0]]],
  ])('%s adds up, is signed, and counts as it says', (name, expected) => {
    const batch = batchOf(name);
    expect(batch.map((receipt) => receiptProblem(receipt, surroundings))).toEqual(batch.map(() => undefined));
    expect(batch.map((receipt) => [receipt.gross, receiptFacts(receipt).turnover])).toEqual(expected);
    for (const receipt of batch) expect(receipt.tse).toMatchObject(tseProcess(receipt));
  });

  it('are all in the page, and the page names no other', () => {
    const shown = [...page.matchAll(/<!-- example: ([\w-]+) -->/g)].map(([, name]) => name);
    expect(shown).toEqual(names);
  });

  it('count their numbers up by one, as a register does', () => {
    const receipts = names.flatMap(batchOf);
    const upByOne = receipts.map((_receipt, index) => index + 1);
    expect(receipts.map(({ number }) => number)).toEqual(upByOne);
    expect(receipts.map(({ tse }) => tse?.transaction)).toEqual(upByOne);
  });
});
