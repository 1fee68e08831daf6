import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let stranger: string;
let bar: LinkedRegister;

const devicesQuery =
  'query($text: String!, $first: Int) { searchDevices(text: $text, first: $first) { id name } }';
const receiptsQuery =
  'query($text: String!, $first: Int) { searchReceipts(text: $text, first: $first) { number unitName } }';

interface Found {
  readonly searchDevices: readonly { readonly id: string; readonly name: string }[];
  readonly searchReceipts: readonly { readonly number: number; readonly unitName: string }[];
}

const ask = async (query: string, text: string, person = owner, first?: number) =>
  dataOf<Found>(await app.call('/graphql/pos', person, query, { text, first }));
const devices = async (text: string, person = owner, first?: number) =>
  (await ask(devicesQuery, text, person, first)).searchDevices.map(({ name }) => name);
const numbers = async (text: string, person = owner, first?: number) =>
  (await ask(receiptsQuery, text, person, first)).searchReceipts.map(({ number }) => number);

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  const tenantId = await addTenant(app);
  stranger = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  bar = await linkRegister(app, owner, { name: 'Café Müller', hardwareSerial: 'SN-100%_A' });
  await linkRegister(app, owner, { name: 'Theke', hardwareSerial: 'SN-200' });
  const foreign = await linkRegister(app, stranger, { name: 'Theke Müller' });
  await pushBatch(
    app,
    bar,
    [7, 70, 71, 700].map((number) => receiptOf(bar, { number })),
  );
  await pushBatch(app, foreign, [receiptOf(foreign, { number: 77 })]);
});
afterAll(() => app.stop());

describe('the search for registers', () => {
  it.each([
    ['by name', 'theke', ['Theke']],
    ['without case and accents', 'CAFE', ['Café Müller']],
    ['with umlauts spelled out', 'mueller', ['Café Müller']],
    ['by a part of the serial', 'sn-', ['Café Müller', 'Theke']],
    ['by every word, in any order', 'müller café', ['Café Müller']],
    ['not where one word is missing', 'müller theke', []],
    ['not by wildcards, which mean themselves', '%', ['Café Müller']],
    ['not by single wildcards either', 'T_eke', []],
    ['not by nothing', '  ', []],
  ])('finds %s', async (_name, text, names) => expect(await devices(text)).toEqual(names));

  it('finds by the name of the branch', async () => {
    const unit = await app.owner.query('select name from organization_units where id = $1', [bar.unitId]);
    expect(await devices(unit.rows[0].name)).toEqual(['Café Müller']);
  });

  it('answers as many as asked, and never more than a few', async () => {
    expect(await devices('sn-', owner, 1)).toEqual(['Café Müller']);
    expect(await devices('sn-', owner, -5)).toEqual(['Café Müller']);
  });

  it('finds nothing of another tenant', async () => {
    expect(await devices('Müller', stranger)).toEqual(['Theke Müller']);
    expect(await devices('SN-200', stranger)).toEqual([]);
  });

  it('is not for roles that may not see registers', async () => {
    const manager = await app.signIn('manager@demo.example');
    const answer = await app.call('/graphql/pos', manager, devicesQuery, { text: 'Theke' });
    expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('forgets a register that is unlinked', async () => {
    const old = await linkRegister(app, owner, { name: 'Ausgemustert' });
    expect(await devices('Ausgemustert')).toEqual(['Ausgemustert']);
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: old.deviceId,
    });
    expect(await devices('Ausgemustert')).toEqual([]);
  });
});

describe('the search for receipts', () => {
  it.each([
    ['that number first, then those that begin with it', '7', [7, 71, 70, 700]],
    ['longer beginnings', '70', [70, 700]],
    ['nothing for words', 'Beleg', []],
    ['nothing for a fraction', '7.0', []],
  ])('finds %s', async (_name, text, found) => expect(await numbers(text)).toEqual(found));

  it('finds nothing of another tenant', async () => {
    expect(await numbers('7', stranger)).toEqual([77]);
    expect(await numbers('77')).toEqual([]);
  });

  it('answers as many as asked', async () => expect(await numbers('7', owner, 2)).toEqual([7, 71]));

  it('is not for registers', async () => {
    const answer = await app.call('/graphql/pos', bar.accessToken, receiptsQuery, { text: '7' });
    expect(errorOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('any search', () => {
  const texts = [
    '\0',
    '\ud800',
    '\\',
    '_',
    '%%%',
    "' or 1=1 --",
    '🧾🍺',
    'ä'.repeat(9_000),
    'a '.repeat(4_000),
  ];
  it.each(texts)('takes any text: %.12j', async (text) => {
    for (const query of [devicesQuery, receiptsQuery]) {
      const answer = await app.call('/graphql/pos', owner, query, { text });
      expect([undefined, 'QUERY_REFUSED', 'INVALID_INPUT']).toContain(errorOf(answer)?.code);
    }
  });
});
