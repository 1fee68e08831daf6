import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addLicence, type TestLicence, tenantNamed } from '../../app/testing/licences.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { addProduct, type TestProduct } from '../../app/testing/shop-products.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let token: string;
let tenantId: string;

const fields = '{ isSuccess message resultValue count modelId cloudId }';
interface Result {
  readonly isSuccess: boolean;
  readonly message: string;
  readonly resultValue: string | null;
  readonly count: number | null;
  readonly modelId: string | null;
  readonly cloudId: string | null;
}

const calls = {
  getSoftwareUpdatePrice: '($licenseKey: String!, $upgradeValue: Int!, $productId: Int, $language: String)',
  checkLicenceReactivate: '($licenseKey: String!)',
  checkAddOn: '($licenseKey: String!, $productId: Int!)',
  checkProLicence: '($licenseKey: String!, $productId: Int)',
} as const;
type Call = keyof typeof calls;

const check = async (
  name: Call,
  variables: { readonly licenseKey: string; readonly [more: string]: unknown },
  by = token,
): Promise<Result> => {
  const passed = [...calls[name].matchAll(/\$(\w+)/g)].map(([, arg]) => `${arg}: $${arg}`).join(', ');
  const document = `mutation${calls[name]} { ${name}(${passed}) ${fields} }`;
  return dataOf<Record<Call, Result>>(await app.call('/graphql', by, document, variables))[name];
};

const own = (given: Partial<TestLicence> = {}) => addLicence(app, { tenantId, ...given });

/** A person of a new tenant, so that guesses of one test do not slow another. */
const stranger = async () => {
  const id = await addTenant(app);
  const { email } = await addPerson(app, id, 'owner');
  return { tenantId: id, token: await app.signIn(email) };
};

const addPrice = (upgradeValue: number, fromVersion: number, price: number, licenceType = 'basic') =>
  app.owner.query(
    `insert into licence_update_prices (app_type, licence_type, upgrade_value, from_version, price)
     values ('gastro', $4, $1, $2, $3)
     on conflict (app_type, licence_type, upgrade_value, from_version) do update set price = excluded.price`,
    [upgradeValue, fromVersion, price, licenceType],
  );

beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn('owner@demo.example');
  tenantId = await tenantNamed(app, 'Gasthaus Lindenhof');
  await addPrice(6, 5, 14_900);
  await addPrice(1006, 5, 29_900);
});
afterAll(() => app.stop());

describe('API-25: getSoftwareUpdatePrice', () => {
  it('API-30: tells the price in euro, the levels afterwards, and which licence it is', async () => {
    const { serial, uid } = await own();
    expect(await check('getSoftwareUpdatePrice', { licenseKey: serial, upgradeValue: 6 })).toEqual({
      isSuccess: true,
      message: expect.stringContaining('<strong>Gastro Basic 6</strong>'),
      resultValue: '149.00',
      count: 0b0011,
      modelId: uid,
      cloudId: null,
    });
  });

  it('takes the key as people type it, and speaks their language', async () => {
    const { serial } = await own();
    const licenseKey = `  ${serial.toLowerCase().replace('-', '- ')} `;
    const found = await check('getSoftwareUpdatePrice', { licenseKey, upgradeValue: 1006, language: 'en' });
    expect(found).toMatchObject({ isSuccess: true, resultValue: '299.00' });
    expect(found.message).toBe(
      'The licence <strong>Gastro Basic 5</strong> becomes <strong>Gastro Professional 6</strong>: €299.00 plus VAT.',
    );
  });

  it('has the price and the levels of the catalogue where the price list says nothing', async () => {
    await addProduct(app, {
      functions: 'UPDATE',
      upgradeValue: 7,
      appType: 'gastro',
      price: 9_900,
      appRegLevel: 8,
    });
    const { serial } = await own();
    expect(await check('getSoftwareUpdatePrice', { licenseKey: serial, upgradeValue: 7 })).toMatchObject({
      isSuccess: true,
      resultValue: '99.00',
      count: 0b1011,
    });
  });

  it('ERR-44: fails for a product of another register, of another update, or that is no longer sold', async () => {
    const update = { functions: 'UPDATE', upgradeValue: 6, price: 0 } as const;
    const { serial } = await own();
    const messageOf = async (product: TestProduct) => {
      const productId = await addProduct(app, product);
      const asked = { licenseKey: serial, upgradeValue: 6, productId };
      return (await check('getSoftwareUpdatePrice', asked)).message;
    };
    expect(await messageOf({ ...update, appType: 'gastro' })).toContain('149,00');
    expect(await messageOf({ ...update, appType: 'retail' })).toBe('LICENCE_SERVICE_FAILED');
    expect(await messageOf({ ...update, appType: 'gastro', upgradeValue: 1006 })).toBe(
      'LICENCE_SERVICE_FAILED',
    );
    expect(await messageOf({ ...update, appType: 'gastro', active: false })).toBe('LICENCE_SERVICE_FAILED');
  });

  test.each<[string, Partial<TestLicence>, number, string]>([
    ['LICENCE_UP_TO_DATE for its own version', { mainVersion: 6 }, 6, 'LICENCE_UP_TO_DATE'],
    ['LICENCE_BLOCKED', { state: 'blocked' }, 6, 'LICENCE_BLOCKED'],
    ['ERR-44: for a version that nobody sells', {}, 99, 'LICENCE_SERVICE_FAILED'],
    ['ERR-44: from a version that is too old', { mainVersion: 2 }, 6, 'LICENCE_SERVICE_FAILED'],
    ['ERR-44: for no version at all', {}, -1, 'LICENCE_SERVICE_FAILED'],
    ['ERR-44: for another register', { appType: 'event' }, 7, 'LICENCE_SERVICE_FAILED'],
  ])('fails with %s', async (_name, given, upgradeValue, message) => {
    const { serial } = await own(given);
    expect(await check('getSoftwareUpdatePrice', { licenseKey: serial, upgradeValue })).toMatchObject({
      isSuccess: false,
      message,
      resultValue: null,
    });
  });
});

describe('API-26: checkLicenceReactivate', () => {
  test.each<[TestLicence['state'], boolean, string]>([
    ['needsReactivation', true, 'canBeReactivated'],
    ['inactive', false, 'LICENCE_NEVER_ACTIVATED'],
    ['active', false, 'LICENCE_IN_USE'],
    ['expired', false, 'LICENCE_CANNOT_BE_ACTIVATED'],
    ['blocked', false, 'LICENCE_BLOCKED'],
  ])('LIC-10: one that is %s', async (state, isSuccess, message) => {
    const { serial, uid } = await own({ state });
    expect(await check('checkLicenceReactivate', { licenseKey: serial })).toMatchObject({
      isSuccess,
      message,
      modelId: uid,
    });
  });
});

describe('API-27: checkAddOn', () => {
  const addOn = { functions: 'CHECK_ADD_ON', appType: 'gastro', mainVersion: 5, appRegLevel: 4 };

  it('API-29: says which licence it was found for', async () => {
    const { serial } = await own();
    const productId = await addProduct(app, addOn);
    expect(await check('checkAddOn', { licenseKey: serial, productId })).toMatchObject({
      isSuccess: true,
      message: 'valid',
      resultValue: 'Gastro Basic',
    });
  });

  test.each<[string, Partial<TestLicence>, string]>([
    ['ERR-43: it is included already', { regLevels: 4 }, 'ADD_ON_INCLUDED'],
    ['ERR-43: it is for another register', { appType: 'retail' }, 'ADD_ON_NOT_ADDABLE'],
    ['ERR-42: the licence needs updating first', { mainVersion: 4 }, 'LICENCE_NEEDS_UPDATE'],
  ])('%s', async (_name, given, message) => {
    const { serial } = await own(given);
    const productId = await addProduct(app, addOn);
    expect(await check('checkAddOn', { licenseKey: serial, productId })).toMatchObject({
      isSuccess: false,
      message,
      resultValue: expect.stringMatching(/^(Gastro|Retail) Basic$/),
    });
  });

  it('ERR-43: one without registration levels is included where the licence has it, until it is an old one', async () => {
    const { serial } = await own();
    const productId = await addProduct(app, { ...addOn, appRegLevel: 0 });
    const checked = () => check('checkAddOn', { licenseKey: serial, productId });
    expect(await checked()).toMatchObject({ isSuccess: true });
    await app.owner.query(
      `insert into licence_add_ons (serial, id, shop_number, name, app_reg_level, added_at)
       values ($1, gen_random_uuid(), $2, 'Ohne Stufen', 0, now())`,
      [serial, productId],
    );
    expect(await checked()).toMatchObject({ isSuccess: false, message: 'ADD_ON_INCLUDED' });
    await app.owner.query(`update licence_add_ons set is_old = true where serial = $1`, [serial]);
    expect(await checked()).toMatchObject({ isSuccess: true });
  });

  it('ERR-44: fails for a product that is unknown or no longer sold', async () => {
    const { serial } = await own();
    const gone = await addProduct(app, { ...addOn, active: false });
    for (const productId of [gone, 999_999, -1])
      expect(await check('checkAddOn', { licenseKey: serial, productId })).toMatchObject({
        isSuccess: false,
        message: 'LICENCE_SERVICE_FAILED',
      });
  });
});

describe('API-28: checkProLicence', () => {
  it('ERR-42, ERR-44: asks for the version and the register of the product, where one is named', async () => {
    const { serial } = await own({ licenceType: 'professional' });
    const pro = { functions: 'CHECK_PRO', appType: 'gastro', licenceType: 'professional' } as const;
    const messageOf = async (product: TestProduct) =>
      (await check('checkProLicence', { licenseKey: serial, productId: await addProduct(app, product) }))
        .message;
    expect(await messageOf({ ...pro, mainVersion: 5 })).toBe('valid');
    expect(await messageOf({ ...pro, mainVersion: 6 })).toBe('LICENCE_NEEDS_UPDATE');
    expect(await messageOf({ ...pro, appType: 'event' })).toBe('LICENCE_SERVICE_FAILED');
  });

  it('SHP-53, ERR-43: fails for what the licence has already', async () => {
    const { serial } = await own({ licenceType: 'professional', regLevels: 0b0111 });
    const productId = await addProduct(app, { functions: 'CHECK_PRO', appRegLevel: 4 });
    expect(await check('checkProLicence', { licenseKey: serial, productId })).toMatchObject({
      isSuccess: false,
      message: 'ADD_ON_INCLUDED',
    });
  });

  test.each([
    ['professional', true, 'valid'],
    ['basic', false, 'LICENCE_NEEDS_PROFESSIONAL'],
  ] as const)('ERR-41: one that is %s', async (licenceType, isSuccess, message) => {
    const { serial } = await own({ licenceType });
    expect(await check('checkProLicence', { licenseKey: serial })).toMatchObject({
      isSuccess,
      message,
      resultValue: licenceType === 'basic' ? 'Gastro Basic' : 'Gastro Professional',
    });
  });
});

const keyOf = (licenseKey: string) => ({ licenseKey, upgradeValue: 6, productId: 1 });

describe('a key that is not one’s own', () => {
  test.each(Object.keys(calls) as Call[])('%s tells nothing of it but that there is one', async (name) => {
    const who = await stranger();
    const { serial } = await own();
    const nothing = { isSuccess: false, resultValue: null, count: null, modelId: null, cloudId: null };
    expect(await check(name, keyOf('NOBODY'), who.token)).toEqual({
      ...nothing,
      message: 'LICENCE_NOT_FOUND',
    });
    expect(await check(name, keyOf(serial), who.token)).toEqual({
      ...nothing,
      message: 'LICENCE_NO_ACCESS',
    });
  });

  test.each([
    ['ERR-40: of a tenant', 'reseller@demo.example', 'Gasthaus Lindenhof', true],
    ['of a tenant', 'admin@demo.example', 'Feinkost Sommer', true],
    ['of its reseller', 'owner@demo.example', 'Kassenhaus Nord', false],
    ['of another tenant', 'owner@demo.example', 'Feinkost Sommer', false],
  ])('one %s: %s asks about %s’s', async (_name, email, owner, isSeen) => {
    const { serial } = await addLicence(app, {
      tenantId: await tenantNamed(app, owner),
      state: 'needsReactivation',
    });
    const found = await check('checkLicenceReactivate', { licenseKey: serial }, await app.signIn(email));
    expect(found.message).toBe(isSeen ? 'canBeReactivated' : 'LICENCE_NO_ACCESS');
  });

  it('of nobody, and goes with its tenant to another reseller', async () => {
    const who = await stranger();
    const nobodys = await addLicence(app);
    expect(await check('checkProLicence', { licenseKey: nobodys.serial }, who.token)).toMatchObject({
      message: 'LICENCE_NO_ACCESS',
    });
    const moving = await addTenant(app);
    const { serial } = await addLicence(app, { tenantId: moving, licenceType: 'professional' });
    const reseller = await app.signIn('reseller@demo.example');
    const before = await check('checkProLicence', { licenseKey: serial }, reseller);
    await app.owner.query(
      `update tenants set reseller_id = (select id from tenants where name = 'Kassenhaus Nord') where id = $1`,
      [moving],
    );
    const after = await check('checkProLicence', { licenseKey: serial }, reseller);
    expect([before.message, after.message]).toEqual(['LICENCE_NO_ACCESS', 'valid']);
  });
});

describe('many guesses', () => {
  it('at once are counted one by one, and the right key is of no use then', inFull, async () => {
    const who = await stranger();
    const { serial } = await addLicence(app, { tenantId: who.tenantId, state: 'inactive' });
    // As many as one caller may have under way (decision 39).
    const guesses = Array.from({ length: 60 }, (_, index) =>
      check('checkLicenceReactivate', { licenseKey: `GUESS-${index}` }, who.token),
    );
    const messages = (await Promise.all(guesses)).map(({ message }) => message);
    expect(messages.filter((message) => message === 'LICENCE_NOT_FOUND')).toHaveLength(20);
    expect(messages.filter((message) => message === 'LICENCE_TOO_MANY_TRIES')).toHaveLength(40);
    expect(await check('checkLicenceReactivate', { licenseKey: serial }, who.token)).toMatchObject({
      message: 'LICENCE_TOO_MANY_TRIES',
      modelId: null,
    });
  });

  it('of one person do not stop a colleague, those of many do', async () => {
    const id = await addTenant(app);
    const people = await Promise.all(Array.from({ length: 6 }, () => addPerson(app, id, 'user')));
    const messages: string[] = [];
    for (const { email } of people) {
      const by = await app.signIn(email);
      const first = await check('checkProLicence', { licenseKey: 'A GUESS' }, by);
      messages.push(first.message);
      for (let guess = 0; guess < 19; guess += 1)
        await check('checkProLicence', { licenseKey: 'A GUESS' }, by);
    }
    expect(messages).toEqual([...Array(5).fill('LICENCE_NOT_FOUND'), 'LICENCE_TOO_MANY_TRIES']);
  });
});
