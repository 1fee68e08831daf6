import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isFull } from '@tresen/domain/kit/testing';
import { articleNamesOf, basketOf, createBaskets, withNames } from '@tresen/domain/sales/pairs';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position, sale } from '@tresen/domain/sales/receipts/testing';
import { expect, it, onTestFinished } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

const folder = process.env.TRESEN_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const file = join(folder, 'coffee-shop-sales.csv.gz');
/** As many as are read at all, or enough for pairs. */
const count = isFull ? 10_000 : 2_000;
const atOnce = 500;
const day = '2026-11-03';

const document = `query($filter: SalesFilter) { soldTogether(filter: $filter, first: 1000) { receipts totalCount
  pairs { key name otherKey otherName together receipts otherReceipts support confidence otherConfidence lift } } }`;

it.skipIf(!existsSync(file))(
  'what coffee shops sell together is told as counting their receipts one by one tells it',
  { timeout: 600_000 },
  async () => {
    const app = await startTestApp({ NOW: '2026-11-28T20:00:00Z' });
    onTestFinished(() => app.stop());
    const owner = await app.signIn('owner@demo.example');
    const databaseId = randomUUID();
    const unitId = await createUnit(app, owner, { name: 'Lower Manhattan', country: 'DE' });
    const till = { ...(await linkRegister(app, owner, { unitId, databaseId })), databaseId };
    const receipts = coffeeReceipts(databaseId);
    for (let from = 0; from < receipts.length; from += atOnce)
      expect(new Set(outcomesOf(await pushBatch(app, till, receipts.slice(from, from + atOnce))))).toEqual(
        new Set(['stored']),
      );
    const expected = pairsOf(receipts);
    expect(expected.pairs.length).toBeGreaterThan(5);
    const filter = { from: day, to: day, unitIds: [unitId] };
    const { soldTogether } = dataOf<{ soldTogether: object }>(
      await app.call('/graphql/pos', owner, document, { filter }),
    );
    expect(soldTogether).toEqual(expected);
  },
);

function pairsOf(receipts: readonly Receipt[]) {
  const baskets = createBaskets();
  const names = new Map<string, string>();
  for (const receipt of receipts) {
    baskets.add(basketOf(receipt));
    for (const [key, name] of articleNamesOf(receipt)) names.set(key, name);
  }
  const pairs = baskets.pairs({ article: null, order: 'together' });
  return {
    receipts: baskets.count(),
    totalCount: pairs.length,
    pairs: withNames(pairs, names).slice(0, 1000),
  };
}

/** What one shop sold in the same second is one receipt; those with several lines, one second behind each other. */
function coffeeReceipts(databaseId: string): readonly Receipt[] {
  const [, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split('\n');
  const rows = lines.map((line) => line.split(','));
  const groups = Map.groupBy(rows, ([, date, time, , store]) => `${store} ${date} ${time}`);
  const receipts = [...groups.values()].filter((sold) => sold.length > 1).slice(0, count);
  return receipts.map((sold, index) => {
    const end = new Date(Date.parse(`${day}T08:00:00.000Z`) + index * 1_000).toISOString();
    return sale({
      id: newId(),
      databaseId,
      start: end,
      end,
      number: index + 1,
      positions: sold.map(([, , , quantity, , , key, , category, , name = ''], place) =>
        position({
          line: String(place + 1),
          text: name,
          quantity: Number(quantity) * 1_000,
          article: { key: key ?? '', id: null, category: category ?? null },
        }),
      ),
    });
  });
}
