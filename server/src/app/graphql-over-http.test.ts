import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const signed = (url: string, init: RequestInit = {}): Promise<Response> => {
  const headers = new Headers(init.headers);
  headers.set('authorization', `Bearer ${owner}`);
  return fetch(url, { ...init, headers });
};

/** What a server may do, and ours does not: requests by GET. An address holds no documents of people. */
const byGet = new Set(['5A70', 'D6D5', '6A70']);

describe.each(['/graphql', '/graphql/pos'])('GraphQL over HTTP at %s', (path) => {
  const audits = serverAudits({ url: () => `${app.url}${path}`, fetchFn: signed });

  it.each(audits)('holds by the public audit $id: $name', async (audit) => {
    const result = await audit.fn();
    const told = result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`;
    if (byGet.has(audit.id)) expect(result.status).toBe('notice');
    else expect(told).toBe('ok');
  });

  it.each([
    ['who is not signed in', 401, false, 0],
    ['a body that is too long', 413, true, 9_000_000],
  ])('answers %s in the type that was asked for, too', async (_what, status, isSigned, length) => {
    const type = 'application/graphql-response+json';
    const response = await (isSigned ? signed : fetch)(`${app.url}${path}`, {
      method: 'POST',
      headers: { accept: type, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ __typename }', pad: ' '.repeat(length) }),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain(type);
    expect(await response.json()).toHaveProperty('errors.0.extensions.code');
  });
});
