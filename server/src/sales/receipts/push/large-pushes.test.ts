import { request } from 'node:http';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { errorOf, startTestApp, type TestServer } from '../../../app/testing/test-app.ts';

let app: TestServer;
let register: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  register = await linkRegister(app, await app.signIn('owner@demo.example'));
});
afterAll(() => app.stop());

const batchOf = (count: number, note: string) =>
  Array.from({ length: count }, (_, index) =>
    receiptOf(register, { note: `${note} ${index} ${'x'.repeat(200)}` }),
  );

const storedTexts = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await app.owner.query<{ id: string; content: string }>(
    'select id, content from receipts where id = any ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, content }) => [id, content]));
};

const countOf = async (): Promise<number> => {
  const { rows } = await app.owner.query('select count(*)::int n from receipts');
  return rows[0].n;
};

const all = (count: number, outcome: string) => Array.from({ length: count }, () => outcome);

describe('a push of many receipts', () => {
  it('is stored to the byte, also when many arrive at once and in turns', inFull, async () => {
    for (let round = 0; round < 3; round += 1) {
      const batches = Array.from({ length: 8 }, (_, index) => batchOf(120, `Käse 🧀 "${round}" \\ ${index}`));
      const answers = await Promise.all(batches.map((batch) => pushBatch(app, register, batch)));
      for (const answer of answers) expect(outcomesOf(answer)).toEqual(all(120, 'stored'));
      const receipts = batches.flat();
      const stored = await storedTexts(receipts.map(({ id }) => id));
      for (const receipt of receipts) expect(stored.get(receipt.id)).toBe(JSON.stringify(receipt));
    }
  });

  it('is duplicate as a whole when it comes again, and one new receipt among them is stored', async () => {
    const batch = batchOf(150, 'again');
    await pushBatch(app, register, batch);
    expect(outcomesOf(await pushBatch(app, register, batch))).toEqual(all(150, 'duplicate'));
    const mixed = [...batch.slice(0, 70), receiptOf(register), ...batch.slice(70)];
    const outcomes = outcomesOf(await pushBatch(app, register, mixed));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes[70]).toBe('stored');
  });

  it('blocks nothing by one broken record among them', async () => {
    const texts = batchOf(150, 'broken').map((receipt) => JSON.stringify(receipt));
    const batch = `[${[...texts.slice(0, 100), '{"version":2}', ...texts.slice(100)].join(' , ')}]`;
    const outcomes = outcomesOf(await pushBatch(app, register, batch));
    expect(outcomes).toEqual([...all(100, 'stored'), 'MALFORMED', ...all(50, 'stored')]);
  });

  it('is MALFORMED_JSON as a whole when a bracket is missing: then it is no array', async () => {
    const texts = batchOf(150, 'open').map((receipt) => JSON.stringify(receipt));
    const batch = `[${[...texts, '{"version":1,'].join(',')}]`;
    expect(errorOf(await pushBatch(app, register, batch))).toMatchObject({ code: 'MALFORMED_JSON' });
    expect(outcomesOf(await pushBatch(app, register, `[${texts.join(',')}]`))).toEqual(all(150, 'stored'));
  });

  it('keeps what needs a person with its own text, beside hundreds that are stored', async () => {
    const batch = batchOf(150, 'Größe');
    const odd = { ...receiptOf(register, { note: 'schräg' }), gross: 1 };
    const outcomes = outcomesOf(
      await pushBatch(app, register, [...batch.slice(0, 60), odd, ...batch.slice(60)]),
    );
    expect(outcomes[60]).toBe('SUMS_DIFFER');
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(150);
    const { rows } = await app.owner.query('select raw from sync_problems where record_id = $1', [odd.id]);
    expect(rows).toEqual([{ raw: JSON.stringify(odd) }]);
  });

  it('can be named by one field of a document, not by two', async () => {
    const before = await countOf();
    const answer = await app.call(
      '/graphql/pos',
      register.accessToken,
      `mutation($batch: String!) {
        a: pushReceipts(batch: $batch) { results { outcome } }
        b: pushReceipts(batch: $batch) { results { outcome } }
      }`,
      { batch: JSON.stringify(batchOf(150, 'twice')) },
    );
    expect(errorOf(answer)).toMatchObject({ code: 'QUERY_REFUSED' });
    expect(await countOf()).toBeLessThanOrEqual(before + 150);
    expect(outcomesOf(await pushBatch(app, register, batchOf(150, 'after')))).toEqual(all(150, 'stored'));
  });

  it('stores nothing when its line is cut, and the server goes on', async () => {
    const before = await countOf();
    const batch = JSON.stringify(batchOf(200, 'cut'));
    const body = JSON.stringify({
      query: 'mutation($batch: String!) { pushReceipts(batch: $batch) { results { index } } }',
      variables: { batch },
    });
    await new Promise<void>((resolve) => {
      const cut = request(`${app.url}/graphql/pos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${register.accessToken}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      });
      cut.on('error', () => resolve());
      cut.write(body.slice(0, 90_000), () => cut.destroy(new Error('cut')));
    });
    expect(outcomesOf(await pushBatch(app, register, batchOf(150, 'next')))).toEqual(all(150, 'stored'));
    expect(await countOf()).toBe(before + 150);
  });
});
