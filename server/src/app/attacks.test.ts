import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deepSchemaDocument, holdUnsentBodies, manyLists } from './testing/attacks.ts';
import { articleSurroundings, manyArticles } from './testing/many-articles.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
let greedy: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  greedy = await app.signIn('owner@demo.example');
  other = await app.signIn('owner@retail.demo.example');
  await manyArticles(app, await articleSurroundings(app, greedy), 500);
  await list();
});
afterAll(() => app.stop());

/** What another tenant's person does meanwhile. */
const list = async (): Promise<number> =>
  (await app.call('/graphql/pos', other, '{ articles(first: 25) { nodes { id name } } }')).status;

it('one owner’s 12 parallel documents of 18 lists keep no other tenant behind them', inFull, async () => {
  let answered = 0;
  const documents = Array.from({ length: 12 }, async () => {
    const answer = await app.call('/graphql/pos', greedy, manyLists(18));
    answered += 1;
    return answer;
  });
  const statuses = [await list(), await list()];
  expect(answered).toBeLessThan(12);
  expect(statuses).toEqual([200, 200]);
  for (const { status, errors } of await Promise.all(documents)) expect([status, errors]).toEqual([200, []]);
});

it('one owner’s 70 parallel documents are refused beyond the 64th, another tenant’s are not', {
  ...inFull,
  timeout: 120_000,
}, async () => {
  const documents = Array.from({ length: 70 }, () => app.call('/graphql/pos', greedy, manyLists(18)));
  const others = await Promise.all([list(), list(), list()]);
  expect(others).toEqual([200, 200, 200]);
  const statuses = (await Promise.all(documents)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await list()).toBe(200);
});

it('a stranger’s questions for the schema are refused unread, however many', async () => {
  const questions = await Promise.all(
    Array.from({ length: 40 }, () => app.call('/graphql/pos', undefined, deepSchemaDocument)),
  );
  expect(new Set(questions.map(({ status }) => status))).toEqual(new Set([401]));
  const asked = await app.call('/graphql/pos', greedy, deepSchemaDocument);
  expect(asked.errors[0]?.extensions).toMatchObject({ code: 'QUERY_REFUSED' });
});

it('600 lines with unsent bodies, of strangers and of one owner, lock nobody out', inFull, async () => {
  const path = '/graphql/pos';
  const attacks = [
    await holdUnsentBodies(app.url, { count: 200, path }),
    await holdUnsentBodies(app.url, { count: 200, path, token: greedy }),
    await holdUnsentBodies(app.url, { count: 200, path: '/connect/token' }),
  ];
  await expect.poll(() => attacks[0]?.statuses).toEqual(Array(200).fill(401));
  await expect.poll(() => attacks[1]?.statuses).toEqual(Array(136).fill(429));
  expect(await list()).toBe(200);
  for (const { cut } of attacks) cut();
  await expect.poll(async () => (await app.call(path, greedy, '{ devices { id } }')).status).toBe(200);
});
