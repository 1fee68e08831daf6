import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRefusals } from './refusals.ts';
import { createUnit } from './testing/link-register.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const counted = async (kind: string): Promise<number> => {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(new RegExp(`refused_rights_total\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
};
/** By how much a kind grew while something was done. */
const grown = async (kind: string, work: () => Promise<unknown>): Promise<number> => {
  const before = await counted(kind);
  await work();
  return (await counted(kind)) - before;
};
const headers = (token: string) => ({ authorization: `Bearer ${token}` });

it('a field and a route that a role may not use are counted as refused rights', async () => {
  const person = await app.signIn('user@demo.example');
  const field = 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }';
  const refused = () => app.call('/graphql', person, field, { unit: { name: 'Kiosk am Ufer' } });
  expect(await grown('right', refused)).toBe(1);
  const route = () => fetch(`${app.url}/api/audit-log.csv`, { headers: headers(person) });
  expect(await grown('right', route)).toBe(1);
});

it('another tenant’s record, which is not there for who names it, is counted, whatever the field answers', async () => {
  const own = await app.signIn('owner@demo.example');
  const id = await createUnit(app, own);
  const other = await app.signIn('owner@retail.demo.example');
  const ask = (token: string) =>
    app.call('/graphql', token, 'query($id: ID!) { organizationUnit(id: $id) { id } }', { id });
  expect(await grown('unknownRecord', () => ask(other))).toBe(1);
  const device = () => app.call('/graphql/pos', other, 'query($id: ID!) { device(id: $id) { id } }', { id });
  expect(await grown('unknownRecord', device)).toBe(1);
  expect(await grown('unknownRecord', () => ask(own))).toBe(0);
});

it('an override that is not allowed is counted, at the API and at plain routes', async () => {
  const person = await app.signIn('owner@demo.example');
  const override = { 'x-override-tenant': crypto.randomUUID() };
  const ask = () => app.call('/graphql', person, '{ me { id } }', {}, override);
  expect(await grown('override', ask)).toBe(1);
  const route = () => fetch(`${app.url}/api/audit-log.csv`, { headers: { ...headers(person), ...override } });
  expect(await grown('override', route)).toBe(1);
});

it('strangers and what works are not counted', async () => {
  const person = await app.signIn('owner@demo.example');
  const works = async () => {
    await app.call('/graphql', undefined, '{ me { id } }');
    await app.call('/graphql', person, '{ me { id } }');
  };
  for (const kind of ['right', 'override', 'unknownRecord']) expect(await grown(kind, works)).toBe(0);
});

it('the log says who and what, without values, and no script fills it', () => {
  const lines: object[] = [];
  let time = 0;
  const { note, counts } = createRefusals({ warn: (fields: object) => void lines.push(fields) }, () => time);
  const caller = {
    kind: 'user',
    tenantId: 't-1',
    userId: 'u-1',
    sessionId: 's-1',
    name: 'Rita Öz',
  } as const;
  for (let tries = 0; tries < 1_000; tries += 1)
    note({ kind: 'unknownRecord', what: 'Query.device', caller });
  expect(lines).toHaveLength(5);
  expect(JSON.stringify(lines)).not.toContain('Rita');
  expect(lines[0]).toEqual({
    kind: 'unknownRecord',
    what: 'Query.device',
    userId: 'u-1',
    deviceId: undefined,
    tenantId: 't-1',
    sessionId: 's-1',
    unsaid: 0,
  });
  time = 180_000;
  note({ kind: 'right', what: 'Query.device', caller });
  expect(lines[5]).toMatchObject({ unsaid: 995 });
  expect([...counts()]).toEqual([
    ['unknownRecord', 1_000],
    ['right', 1],
  ]);
});
