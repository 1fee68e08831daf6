import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { inFull } from '@tresen/domain/kit/testing';
import { buildClientSchema, buildSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import documents from '../kit/graphql/persisted-documents.json' with { type: 'json' };
import { describeSchemas } from './schemas.ts';
import { type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import { rootFields, variablesFor } from './testing/schema-walk.ts';
import { type Answer, errorOf, startTestApp, type TestServer } from './testing/test-app.ts';

const schemas = describeSchemas();

let app: TestServer;
let owner: string;
let superAdmin: string;
let register: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  superAdmin = await app.signIn('superadmin@demo.example');
  register = await linkRegister(app, owner);
});
afterAll(() => app.stop());

/** POSTs a body as it is. */
const post = async (body: string, path = '/graphql/pos', token = owner): Promise<Answer> => {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  const { data, errors = [] } = (await response.json()) as Partial<Answer>;
  return { status: response.status, data, errors };
};

/** A push of the register that says how long it will be and then sends nothing, or only its begin. */
const announce = (bytes: number, begin = '') => {
  const headers = {
    'content-type': 'application/json',
    'content-length': bytes,
    authorization: `Bearer ${register.accessToken}`,
    expect: '100-continue',
  };
  const asked = request(`${app.url}/graphql/pos`, { method: 'POST', headers });
  asked.on('error', () => undefined).flushHeaders();
  if (begin) asked.once('continue', () => asked.write(begin));
  const status = new Promise((resolve) => asked.on('response', ({ statusCode }) => resolve(statusCode)));
  return { isTaken: once(asked, 'continue'), status, cut: () => asked.destroy() };
};

const ask = (query: string, path: '/graphql' | '/graphql/pos' = '/graphql/pos') =>
  app.call(path, owner, query);

describe('a request (API-11, API-12)', () => {
  it('goes to the endpoint that it chooses: each has its own schema', async () => {
    expect((await ask('{ me { email } }', '/graphql')).data).toEqual({ me: { email: 'owner@demo.example' } });
    expect(errorOf(await ask('{ me { email } }', '/graphql/pos'))).toMatchObject({ code: 'QUERY_REFUSED' });
    expect(errorOf(await ask('{ devices { id } }', '/graphql'))).toMatchObject({ code: 'QUERY_REFUSED' });
  });

  it.each([
    ['a long answer', 'gzip, br', 20, 'gzip'],
    ['a long answer', 'identity', 20, null],
    ['a short answer', 'gzip, br', 1, null],
  ])('has %s to %s in the right form', async (_what, accepted, fields, encoding) => {
    const names = Array.from({ length: fields }, (_, index) => `${'long'.repeat(30)}${index}`);
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${owner}`,
        'accept-encoding': accepted,
      },
      body: JSON.stringify({ query: `{ ${names.map((name) => `${name}: me { email }`).join(' ')} }` }),
    });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const { data } = (await response.json()) as Answer;
    expect(data).toEqual(Object.fromEntries(names.map((name) => [name, { email: 'owner@demo.example' }])));
  });

  it('without a bearer token is refused as a whole', async () => {
    const answer = await app.call('/graphql', undefined, '{ me { email } }');
    expect(errorOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED', kind: 'unauthenticated' });
  });

  it.each(['{"query":', '', 'x', "{'query': 1}"])(
    'whose body is no JSON (%s) is MALFORMED_JSON',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toMatchObject({ code: 'MALFORMED_JSON', kind: 'badRequest' });
      expect(errorOf(answer)?.requestId).toEqual(expect.any(String));
    },
  );

  it.each(['[]', '7', 'null', '{"query":7}', '{"documentId":{}}', '{}'])(
    'whose body is %s is QUERY_REFUSED',
    async (body) => {
      const answer = await post(body);
      expect(answer.status).toBe(400);
      expect(errorOf(answer)).toMatchObject({ code: 'QUERY_REFUSED' });
    },
  );

  it('of 20 MB is TOO_LARGE, and the register can go on (contract 20)', async () => {
    const batch = JSON.stringify([receiptOf(register, { note: 'x'.repeat(20_971_520) })]);
    const answer = await pushBatch(app, register, batch);
    expect(answer.status).toBe(413);
    expect(errorOf(answer)).toMatchObject({ code: 'TOO_LARGE', kind: 'tooLarge' });
    expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
  });

  it(
    'that is too large is always answered, so that the register knows to send less at once',
    inFull,
    async () => {
      const batch = `[${' '.repeat(9_437_184)}]`;
      for (let time = 0; time < 12; time += 1) {
        expect((await pushBatch(app, register, batch)).status).toBe(413);
      }
    },
  );

  it('that announces much and sends nothing keeps nobody out, not even its own caller', async () => {
    const announced = Array.from({ length: 63 }, () => announce(8_388_608));
    await Promise.all(announced.map(({ isTaken }) => isTaken));
    expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
    expect((await post('{"query":"{ devices { id } }"}')).status).toBe(200);
    for (const { cut } of announced) cut();
  });

  it('beside 64 of its caller is told to come again, and nobody else is', async () => {
    const announced = Array.from({ length: 64 }, () => announce(1_000));
    await Promise.all(announced.map(({ isTaken }) => isTaken));
    const refused = await pushBatch(app, register, [receiptOf(register)]);
    expect(refused.status).toBe(429);
    expect(errorOf(refused)).toMatchObject({ code: 'TOO_MANY_REQUESTS', parameters: { seconds: 1 } });
    const { status, headers } = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${register.accessToken}` },
      body: '{}',
    });
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
    expect((await post('{"query":"{ devices { id } }"}')).status).toBe(200);
    for (const { cut } of announced) cut();
    await expect.poll(async () => (await pushBatch(app, register, [receiptOf(register)])).status).toBe(200);
  });

  it('beside 32 MiB of its caller that have arrived is told to come again, and nobody else is', async () => {
    const begin = ' '.repeat(6_000_000);
    const sent = Array.from({ length: 6 }, () => announce(8_388_608, begin));
    expect(await Promise.race(sent.map(({ status }) => status))).toBe(429);
    const other = await post(JSON.stringify({ query: '{ devices { id } }', pad: ' '.repeat(1_000_000) }));
    expect(other.status).toBe(200);
    for (const { cut } of sent) cut();
    const batch = `[${begin}]`;
    await expect.poll(async () => (await pushBatch(app, register, batch)).status).toBe(200);
  });

  it('of 2 MB is taken from a register, not from a person’s endpoint', async () => {
    const receipts = Array.from({ length: 500 }, () => receiptOf(register, { note: 'x'.repeat(250) }));
    const batch = `${JSON.stringify(receipts)}${' '.repeat(1_500_000)}`;
    const stored = outcomesOf(await pushBatch(app, register, batch));
    expect(stored).toEqual(Array.from({ length: 500 }, () => 'stored'));
    const answer = await post(JSON.stringify({ query: '{ me { id } }', pad: batch }), '/graphql');
    expect(errorOf(answer)).toMatchObject({ code: 'TOO_LARGE' });
  });

  it('whose batch is no JSON array stores nothing', async () => {
    for (const batch of ['{', '{}', '']) {
      expect(errorOf(await pushBatch(app, register, batch))).toMatchObject({ code: 'MALFORMED_JSON' });
    }
  });

  it.each([
    ['a number where text is due', { id: 5.5 }],
    ['an object', { id: {} }],
    ['nothing', {}],
    ['null', { id: null }],
  ])('with %s as its variable is QUERY_REFUSED', async (_what, variables) => {
    const answer = await app.call(
      '/graphql/pos',
      owner,
      'query($id: ID!) { device(id: $id) { id } }',
      variables,
    );
    expect(errorOf(answer)).toMatchObject({ code: 'QUERY_REFUSED', kind: 'badRequest' });
  });

  it('to change something by an id that is none is INVALID_INPUT', async () => {
    const answer = await app.call(
      '/graphql/pos',
      owner,
      'mutation($id: ID!) { cancelExport(id: $id) { id } }',
      { id: "x' or true" },
    );
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  /** Every query about one record, so that a new one is met without anybody remembering it. */
  const aboutOne = [
    ...rootFields(schemas.general).map((field) => ({ ...field, path: '/graphql' as const })),
    ...rootFields(schemas.pos).map((field) => ({ ...field, path: '/graphql/pos' as const })),
  ].filter(({ key, args }) => key.startsWith('Query.') && args.some(({ type }) => String(type) === 'ID!'));

  it.each(aboutOne)('ERR-49: $key by half an id is about a record that is not there', async (field) => {
    const answer = await app.call(field.path, superAdmin, field.query, variablesFor(field, '0b5c0f5e-6a'));
    const told = errorOf(answer)?.code ?? Object.values(answer.data ?? {})[0];
    expect([null, 'NOT_FOUND']).toContain(told);
  });

  it('to an address that does not exist is NOT_FOUND', async () => {
    expect(errorOf(await post('{}', '/nothing/here'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a document of an integrator', () => {
  const nested = (depth: number): string => (depth === 0 ? 'id' : `id ... on Query { ${nested(depth - 1)} }`);

  it.each([
    ['is no GraphQL', '{ devices { id '],
    ['asks for a field that does not exist', '{ devices { secret } }'],
    ['is empty', ''],
    [
      'asks for a root field 21 times by aliases',
      `{ ${Array.from({ length: 21 }, (_, i) => `a${i}: devices { id }`).join(' ')} }`,
    ],
    [
      'asks for 501 fields',
      `{ devices { ${Array.from({ length: 501 }, (_, i) => `a${i}: id`).join(' ')} } }`,
    ],
    ['is 13 levels deep', `{ ${nested(13).replaceAll('id', '__typename')} }`],
    ['has 20,001 characters', `{ devices { id } } #${'x'.repeat(20_000)}`],
    [
      'has fragments that name each other',
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
    ],
    [
      'multiplies fields by fragments',
      `{ devices { ...a ...a ...a ...a ...a ...a ...a ...a ...a ...a ...a ...a } }
       fragment a on Device { ${Array.from({ length: 50 }, (_, i) => `a${i}: id`).join(' ')} }`,
    ],
    ['needs a name to be chosen', 'query A { devices { id } } query B { devices { name } }'],
  ])('that %s is refused before it runs', async (_what, query) => {
    const answer = await ask(query);
    expect(errorOf(answer)).toMatchObject({ code: 'QUERY_REFUSED', kind: 'badRequest' });
    expect(answer.data ?? undefined).toBeUndefined();
  });

  it('of 20 root fields is answered', async () => {
    const fields = Array.from({ length: 20 }, (_, index) => `a${index}: devices { id }`);
    expect(Object.keys((await ask(`{ ${fields.join(' ')} }`)).data ?? {})).toHaveLength(20);
  });

  it('chooses among its operations by name', async () => {
    const query = 'query A { devices { id } } query B { devices { name } }';
    const answer = await post(JSON.stringify({ query, operationName: 'B' }));
    expect(answer.data).toEqual({ devices: expect.arrayContaining([{ name: 'Counter' }]) });
  });
});

describe.each(['/graphql', '/graphql/pos'] as const)('the schema at %s', (path) => {
  it.each(['a person', 'a register'])('can be asked for by %s, as tools ask for it', async (who) => {
    const token = who === 'a person' ? owner : register.accessToken;
    const answer = await app.call(path, token, getIntrospectionQuery());
    expect(answer.errors).toEqual([]);
    const printed = readFileSync(`api/${path === '/graphql' ? 'general' : 'pos'}.graphql`, 'utf8');
    const told = buildClientSchema(answer.data as unknown as IntrospectionQuery);
    expect(Object.keys(told.getTypeMap())).toEqual(
      expect.arrayContaining(Object.keys(buildSchema(printed).getTypeMap())),
    );
  });
});

describe('a document of the web app', () => {
  const idOf = (name: string) =>
    Object.entries(documents.pos).find(([, text]) => text.includes(`query ${name} {`))?.[0];

  it('is sent as its hash alone', async () => {
    const answer = await post(JSON.stringify({ documentId: idOf('OpenChangeCount') }));
    expect(answer.data).toMatchObject({ openChangeCount: expect.anything() });
  });

  it('that is not registered is refused, not fetched from the request', async () => {
    const documentId = `sha256:${'0'.repeat(64)}`;
    expect(errorOf(await post(JSON.stringify({ documentId })))).toMatchObject({ code: 'QUERY_REFUSED' });
  });

  it.each(['__proto__', 'constructor', 'toString'])('is not found under %s', async (documentId) => {
    expect(errorOf(await post(JSON.stringify({ documentId })))).toMatchObject({ code: 'QUERY_REFUSED' });
  });
});
