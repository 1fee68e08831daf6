import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { closingFor, closingOutcomes, pushClosingBatch } from '../../../app/testing/push-closings.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../../app/testing/test-app.ts';
import { newId } from '../../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner);
});
afterAll(() => app.stop());

/** A delivery of wholesale: a line for each article, net prices, VAT once for the receipt. */
const delivery = (number: number, lines: number): Receipt => {
  const end = new Date(Date.parse('2026-11-20T08:00:00.000Z') + number * 60_000).toISOString();
  const entry = { key: 1, rate: 1900, net: 83, tax: 16, gross: 99 };
  const positions = Array.from({ length: lines }, (_, index) =>
    position({
      line: String(index + 1),
      text: `Dübel ${index} mit Kragen, verzinkt, 100 Stück`,
      unit: 'Paket',
      unitPrice: 83,
      unitPriceExact: '0.8333',
      priceBasis: 'net',
      amount: 99,
      vat: [entry],
      article: { key: `10${index}`, categoryKey: '7', category: 'Befestigung' },
    }),
  );
  const net = lines * 83;
  const tax = Math.round(net * 0.19);
  const vat = [{ key: 1, rate: 1900, net, tax, gross: net + tax }];
  return receiptOf(register, { id: newId(), number, start: end, end, positions, vat, gross: net + tax });
};

let large: readonly Receipt[];
beforeAll(() => {
  large = Array.from({ length: 6 }, (_, index) => delivery(index + 1, 5000));
});

describe('receipts of 5,000 positions', () => {
  it('are stored to the byte, one by one as a register sends them', async () => {
    expect(JSON.stringify(large).length).toBeGreaterThan(8 * 1_048_576);
    for (const receipt of large)
      expect(outcomesOf(await pushBatch(app, register, [receipt]))).toEqual(['stored']);
    const { rows } = await app.owner.query<{ content: string; turnover: number }>(
      'select content, turnover::int from receipts where device_id = $1 order by number',
      [register.deviceId],
    );
    expect(rows.map(({ content }) => content)).toEqual(large.map((receipt) => JSON.stringify(receipt)));
    expect(rows.map(({ turnover }) => turnover)).toEqual(large.map(({ gross }) => gross));
  });

  it('are refused with one position more', async () => {
    const answer = await pushBatch(app, register, [delivery(99, 5001)]);
    expect(outcomesOf(answer)).toEqual(['MALFORMED']);
  });

  it('have figures that add up, also where a page of texts holds few of them', async () => {
    const check = 'rollUpDifferences(from: "2026-11-01", to: "2026-11-30") { column stored computed }';
    const { data } = await app.call('/graphql/pos', owner, `{ ${check} }`);
    expect(data).toEqual({ rollUpDifferences: [] });
  });

  it('are all found by the check of their closing', async () => {
    const closing = closingFor(register, large);
    expect(closingOutcomes(await pushClosingBatch(app, register, [closing]))).toEqual(['stored']);
    const checked = dataOf<{ checkClosing: { row: { state: string } } }>(
      await app.call(
        '/graphql/pos',
        owner,
        'mutation($id: ID!) { checkClosing(id: $id) { row { state } } }',
        { id: closing.id },
      ),
    );
    expect(checked.checkClosing.row.state).toBe('matches');
  });

  it('are shown whole', async () => {
    const { receipt } = dataOf<{ receipt: { content: string } }>(
      await app.call('/graphql/pos', owner, 'query($id: ID!) { receipt(id: $id) { content } }', {
        id: large[0]?.id,
      }),
    );
    expect((JSON.parse(receipt.content) as Receipt).positions).toHaveLength(5000);
  });
});
