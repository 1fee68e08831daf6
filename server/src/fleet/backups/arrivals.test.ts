import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inFull } from '@tresen/domain/kit/testing';
import { expect, it } from 'vitest';
import { createPassages } from '../../kit/passages/index.ts';
import { createArrivals } from './arrivals.ts';

const cipher = { key: randomBytes(32), iv: randomBytes(16) };
const beginPassage = createPassages(1);

/** Takes a text as an upload does. */
const take = async (arrival: ReturnType<ReturnType<typeof createArrivals>['goOn']>, text: string) => {
  const bytes = Buffer.from(text);
  arrival.note(bytes);
  await arrival.passage.seal(bytes, cipher);
};
const announced = (text: string) => ({
  sha256: createHash('sha256').update(text).digest('hex'),
  contentType: 'text/plain',
});

it('what this process has taken from its beginning to its end is judged without being read', async () => {
  const arrivals = createArrivals(beginPassage);
  await take(arrivals.goOn('one', 0), 'first ');
  await take(arrivals.goOn('one', 6), 'second');
  expect(await arrivals.goOn('one', 12).faultOf(announced('first second'))).toEqual({ fault: null });
  await take(arrivals.goOn('two', 0), 'other');
  expect(await arrivals.goOn('two', 5).faultOf(announced('first second'))).toEqual({ fault: 'damaged' });
});

it('where another process has taken a part, or a part was not kept, the whole has to be read', async () => {
  const arrivals = createArrivals(beginPassage);
  await take(arrivals.goOn('one', 0), 'first ');
  await take(arrivals.goOn('one', 20), 'third');
  expect(await arrivals.goOn('one', 25).faultOf(announced('third'))).toBeUndefined();
  await take(arrivals.goOn('two', 0), 'not kept');
  await take(arrivals.goOn('two', 4), 'again');
  expect(await arrivals.goOn('two', 9).faultOf(announced('not again'))).toBeUndefined();
  await take(arrivals.goOn('three', 0), 'lost answer');
  await take(arrivals.goOn('three', 0), 'whole');
  expect(await arrivals.goOn('three', 5).faultOf(announced('whole'))).toEqual({ fault: null });
});

it('of 10,000 open uploads it remembers the last few hundred', inFull, async () => {
  const arrivals = createArrivals(beginPassage);
  const ids = Array.from({ length: 10_000 }, () => randomUUID());
  for (const id of ids) await take(arrivals.goOn(id, 0), 'open');
  const judged = await Promise.all(
    ids.toReversed().map(async (id) => (await arrivals.goOn(id, 4).faultOf(announced('open'))) !== undefined),
  );
  expect(judged.filter(Boolean)).toHaveLength(500);
  expect(judged.slice(0, 500).every(Boolean)).toBe(true);
});
