import { expect, it } from 'vitest';
import { createShares } from './index.ts';

const rita = { tenant: 'café', group: 'café/user', caller: 'rita' };
const otto = { tenant: 'café', group: 'café/user', caller: 'otto' };

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

/** Keeps the thread busy, as a long list does. */
const burn = (): void => {
  const end = performance.now() + 10;
  while (performance.now() < end);
};

it.each([
  ['that is alone goes on at once', false],
  ['that has company lets it go first', true],
])('a caller %s', async (_what, hasCompany) => {
  const shareOf = createShares();
  const bakery = shareOf({ tenant: 'bäckerei', group: 'bäckerei/user', caller: 'müller' });
  const share = shareOf(rita);
  if (hasCompany) await bakery.turn(() => undefined);
  const begun: string[] = [];
  const turns = ['a', 'b', 'c', 'd', 'e'].map((name) =>
    share.turn(async () => {
      begun.push(name);
      burn();
    }),
  );
  await Promise.all(turns.slice(0, 4));
  await bakery.turn(() => void begun.push('bakery'));
  await Promise.all(turns);
  expect(begun.slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
  expect(begun.slice(4)).toEqual(hasCompany ? ['bakery', 'e'] : ['e', 'bakery']);
});
