import { afterEach, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from './test-app.ts';

const running = new Set<TestServer>();
afterEach(async () => {
  for (const app of running) await stop(app);
});

const stop = async (app: TestServer): Promise<void> => {
  running.delete(app);
  await app.stop();
};

/** A server whose demo is filled so far: what it answers of that comes from what its fields need of it. */
const startFilled = async (share: number): Promise<TestServer> => {
  const app = await startTestApp();
  running.add(app);
  app.noteFilled(share);
  return app;
};

const filled = async (app: TestServer): Promise<unknown> => {
  const owner = await app.signIn('owner@demo.example');
  return dataOf<{ me: object }>(await app.call('/graphql', owner, '{ me { demoFilled } }')).me;
};

/** Saves the first records of a tenant, and says how many of them are categories. */
const categoriesAfter = async (
  app: TestServer,
  kinds: readonly ('Category' | 'Room')[],
): Promise<unknown> => {
  const owner = await app.signIn('owner@demo.example');
  for (const [index, kind] of kinds.entries()) {
    const save = `mutation { it: save${kind}(${kind.toLowerCase()}: { name: "${index}" }) { isSuccess } }`;
    expect(dataOf(await app.call('/graphql/pos', owner, save))).toEqual({ it: { isSuccess: true } });
  }
  // Counted, and remembered, where more follow.
  const { data } = await app.call('/graphql/pos', owner, '{ categories(first: 1) { totalCount } }');
  return data?.categories;
};

it('servers that run beside each other answer from what is their own', async () => {
  const [one, other] = [await startFilled(0.25), await startFilled(0.5)];
  expect(await filled(one)).toEqual({ demoFilled: 25 });
  expect(await filled(other)).toEqual({ demoFilled: 50 });
  expect(await filled(one)).toEqual({ demoFilled: 25 });
});

it('so does one that comes after another: it remembers nothing of that one', async () => {
  const before = await startFilled(0.25);
  expect(await categoriesAfter(before, ['Category', 'Category', 'Category'])).toEqual({ totalCount: 3 });
  await stop(before);
  const after = await startFilled(0.5);
  expect(await filled(after)).toEqual({ demoFilled: 50 });
  // As many changes as before, by whose number counts are remembered.
  expect(await categoriesAfter(after, ['Category', 'Category', 'Room'])).toEqual({ totalCount: 2 });
});
