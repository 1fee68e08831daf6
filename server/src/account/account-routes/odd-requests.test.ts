import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestAccount, type TestAccount } from '../testing.ts';
import { fresh, postAccount, registration } from '../testing-links.ts';

let host: TestAccount;
beforeAll(async () => {
  host = await createTestAccount();
});
afterAll(() => host.stop());

const frontend = 'https://tresen.test';
const token = 'A'.repeat(43);
const email = 'odd@new.example';

/** A request of each endpoint that is well formed. */
const requests: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Register: { ...registration({ email }), InvitationCode: token },
  Forget: { email, FrontendUrl: frontend },
  Reset: { email, password: 'New!1234', ConfirmPassword: 'New!1234', token },
  resendConfirm: { Email: email, FrontendUrl: frontend },
  Confirm: { email, token },
  Invitation: { code: token },
};

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202e\u200b',
  'é'.normalize('NFD'),
  '👩‍👩‍👧‍👦'.repeat(100),
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a@b.c\r\nBcc: d@e.f',
  'x'.repeat(10_000),
  [],
  [email],
  {},
  { toString: 'x' },
  { $gt: '' },
];

const bodies = (request: Readonly<Record<string, unknown>>): Record<string, unknown>[] => [
  ...Object.keys(request).flatMap((field) => oddValues.map((value) => ({ ...request, [field]: value }))),
  ...Object.keys(request).map((field) => ({ ...request, [field]: undefined })),
  { ...request, constructor: 'x', toString: 'y', hasOwnProperty: 1 },
  { ...request, ...Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, index])) },
];

describe.each(Object.entries(requests))('/Account/%s', (path, request) => {
  test('ERR-10: no odd value in any field is a bug, and a refusal always has its form', inFull, async () => {
    for (const body of bodies(request)) {
      const { status, body: answer } = await postAccount(host, path, body, fresh());
      expect([200, 400, 422]).toContain(status);
      if (status === 200) continue;
      expect(answer).toMatchObject({ error: expect.any(String), error_description: expect.any(String) });
      expect('field' in answer).toBe(status === 422);
    }
    expect(host.logged).toEqual([]);
  });

  test.each([
    ['text', 'text/plain', 400],
    ['a form', 'application/x-www-form-urlencoded', 400],
    ['XML', 'application/xml', 400],
    ['a type that is none', 'json', 400],
  ])('a body of %s is wrong data, so no form of another site can send one', async (_what, type, status) => {
    const answer = await host.app.inject({
      method: 'POST',
      url: `/Account/${path}`,
      payload: JSON.stringify(request),
      headers: { 'content-type': type },
      remoteAddress: fresh().address ?? '',
    });
    expect([answer.statusCode, answer.json().error]).toEqual([status, 'WRONG_DATA']);
  });

  test('API-05 to API-08: takes nothing but POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await host.app.inject({ method, url: `/Account/${path}` })).statusCode).toBe(404);
    }
  });

  test('one network asks only so often, and is told for how long to wait', async () => {
    const from = fresh();
    for (let call = 0; call < 130; call += 1) await postAccount(host, path, '[]', from);
    const { status, body, headers } = await postAccount(host, path, request, from);
    expect([status, body.error]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(body.seconds).toBe(Number(headers['retry-after']));
    expect((await postAccount(host, path, '[]', fresh())).status).toBe(400);
  });
});
