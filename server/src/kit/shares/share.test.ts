import { expect, it } from 'vitest';
import { createShares } from './index.ts';

const rita = { group: 'café', caller: 'rita' };
const otto = { group: 'café', caller: 'otto' };

it('who has four hundred fields waiting is told to come again, and nobody else is', async () => {
  const shareOf = createShares();
  const share = shareOf(rita);
  const { promise, resolve } = Promise.withResolvers<void>();
  const turns = Array.from({ length: 404 }, () => share.turn(() => promise));
  expect(() => share.expectTurns(1)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', parameters: { seconds: 2 } }),
  );
  shareOf(otto).expectTurns(20);
  resolve();
  await Promise.all(turns);
  share.expectTurns(20);
});

it('others are heard between two thoughts of one caller', async () => {
  const share = createShares()(rita);
  const heard: string[] = [];
  const thoughts = ['one', 'two', 'three'].map((thought) => share.think(() => void heard.push(thought)));
  const other = (async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      heard.push('other');
    }
  })();
  await Promise.all([...thoughts, other]);
  expect(heard.filter((said) => said !== 'other')).toEqual(['one', 'two', 'three']);
  expect(heard.indexOf('other')).toBeLessThan(heard.indexOf('two'));
});
