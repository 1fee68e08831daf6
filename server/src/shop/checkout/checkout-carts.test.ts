import { storedTextOf } from '@tresen/domain/shop/cart';
import { line } from '@tresen/domain/shop/cart/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  orderedLine,
  orderOf,
  placedOf,
  preview,
  sendOrder,
  testAddress,
} from '../../app/testing/checkout.ts';
import { addLicence, tenantNamed } from '../../app/testing/licences.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { addProduct } from '../../app/testing/shop-products.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let printer: number;
const gross = 23_681;

beforeAll(async () => {
  app = await startTestApp();
  printer = await addProduct(app, { name: 'Bondrucker 80 mm', price: 19_900 });
});
afterAll(() => app.stop());

/** A buyer of a tenant of their own, so that nobody meets another test's cart. */
const buyer = async () => {
  const tenantId = await addTenant(app);
  const { id, email } = await addPerson(app, tenantId, 'owner');
  return { tenantId, userId: id, token: await app.signIn(email) };
};
type Buyer = Awaited<ReturnType<typeof buyer>>;

/** Saves a cart with these lines as the browser does. Returns its id. */
const saveCart = async ({ userId, token }: Buyer, lineIds: readonly string[]): Promise<string> => {
  const cart = storedTextOf(lineIds.map((lineId) => line({ lineId, id: printer })));
  const answer = await app.call(
    '/graphql',
    token,
    `mutation ($shopProject: ShopProjectInput!, $userId: ID!) {
      updateShopProject(shopProject: $shopProject, userId: $userId) { modelId } }`,
    { shopProject: { name: 'DEFAULT', cart }, userId },
  );
  return dataOf<{ updateShopProject: { modelId: string } }>(answer).updateShopProject.modelId;
};

const linesOf = async ({ userId, token }: Buyer): Promise<readonly string[] | null> => {
  const query = 'query ($userId: ID!) { getDefaultShopProject(userId: $userId) { cart } }';
  const { getDefaultShopProject: found } = dataOf<{ getDefaultShopProject: { cart: string } | null }>(
    await app.call('/graphql', token, query, { userId }),
  );
  return found && JSON.parse(found.cart).products.map(({ lineId }: { lineId: string }) => lineId);
};

const sent = (projectId: string, ...lineIds: string[]) => ({
  ...orderOf(
    lineIds.map((lineId) => orderedLine(printer, { lineId })),
    19_900 * lineIds.length + Math.round(19_900 * lineIds.length * 0.19),
  ),
  projectId,
});

describe('the cart of an order', () => {
  test('SHP-16: is none any more once it was ordered', async () => {
    const who = await buyer();
    const projectId = await saveCart(who, ['a', 'b']);
    placedOf(await sendOrder(app, who.token, sent(projectId, 'a', 'b')));
    expect(await linesOf(who)).toBeNull();
    const { rows } = await app.owner.query('select status from shop_projects where id = $1', [projectId]);
    expect(rows).toEqual([{ status: 1 }]);
  });

  test('SHP-81: keeps what another device put in meanwhile', async () => {
    const who = await buyer();
    const projectId = await saveCart(who, ['a', 'b']);
    placedOf(await sendOrder(app, who.token, sent(projectId, 'a')));
    expect(await linesOf(who)).toEqual(['b']);
  });

  test('SHP-81: is ordered once, however many tabs order it, each with a key of its own', async () => {
    const who = await buyer();
    const projectId = await saveCart(who, ['a']);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => sendOrder(app, who.token, sent(projectId, 'a'))),
    );
    const refused = answers.map(errorOf).filter((error) => error !== undefined);
    expect(refused).toHaveLength(4);
    for (const error of refused) expect(error).toMatchObject({ code: 'CART_ALREADY_ORDERED' });
    const { rows } = await app.owner.query(
      'select count(*)::int count from shop_orders where tenant_id = $1',
      [who.tenantId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('SHP-81: of somebody else is not ordered', async () => {
    const [who, other] = await Promise.all([buyer(), buyer()]);
    const projectId = await saveCart(other, ['a']);
    expect(errorOf(await sendOrder(app, who.token, sent(projectId, 'a')))).toMatchObject({
      code: 'CART_ALREADY_ORDERED',
    });
    expect(await linesOf(other)).toEqual(['a']);
  });
});

describe('an order whose answer is lost', () => {
  test('SHP-81: is found by its key, and sent again stays one', async () => {
    const who = await buyer();
    const order = sent(await saveCart(who, ['a']), 'a');
    const first = placedOf(await sendOrder(app, who.token, order));
    const query = 'query ($key: ID!) { shopOrderOfKey(idempotencyKey: $key) { id } }';
    const found = await app.call('/graphql', who.token, query, { key: order.idempotencyKey });
    expect(dataOf(found)).toEqual({ shopOrderOfKey: { id: first.id } });
    expect(placedOf(await sendOrder(app, who.token, order)).id).toBe(first.id);
  });

  test('SHP-81: nobody else finds it', async () => {
    const [who, other] = await Promise.all([buyer(), buyer()]);
    const order = orderOf([orderedLine(printer)], gross);
    placedOf(await sendOrder(app, who.token, order));
    const query = 'query ($key: ID!) { shopOrderOfKey(idempotencyKey: $key) { id } }';
    expect(dataOf(await app.call('/graphql', other.token, query, { key: order.idempotencyKey }))).toEqual({
      shopOrderOfKey: null,
    });
  });
});

describe('what the checkout begins with', () => {
  const start = async (token: string) =>
    dataOf<{ checkoutStart: Record<string, unknown> }>(
      await app.call(
        '/graphql',
        token,
        '{ checkoutStart { billing { name city } delivery { name } vatId sellerName } }',
      ),
    ).checkoutStart;

  test('SHP-81: the address of the last order, so that nobody types it twice', async () => {
    const who = await buyer();
    expect(await start(who.token)).toMatchObject({ delivery: null, vatId: '', sellerName: 'Tresen' });
    const order = { ...orderOf([orderedLine(printer)], gross), vatId: 'DE136695976' };
    placedOf(await sendOrder(app, who.token, order));
    expect(await start(who.token)).toMatchObject({
      billing: { name: 'Gasthaus Lindenhof', city: 'Hamburg' },
      delivery: null,
      vatId: 'DE136695976',
    });
    const elsewhere = { ...testAddress, name: 'Lager' };
    placedOf(
      await sendOrder(app, who.token, {
        ...orderOf([orderedLine(printer)], gross),
        deliveryAddress: elsewhere,
      }),
    );
    expect(await start(who.token)).toMatchObject({ delivery: { name: 'Lager' }, vatId: '' });
  });

  test('SHP-06: a tenant that names a reseller buys from it', async () => {
    const token = await app.signIn('owner@demo.example');
    expect(await start(token)).toMatchObject({ sellerName: 'Kassenhaus Nord' });
  });
});

describe('licences in an order', () => {
  test('SHP-56, API-25: an update is priced by its check, whatever the browser sent', async () => {
    const who = await buyer();
    const { serial } = await addLicence(app, { tenantId: who.tenantId, mainVersion: 5 });
    await app.owner.query(
      `insert into licence_update_prices (app_type, licence_type, upgrade_value, from_version, price)
       values ('gastro', 'basic', 77, 5, 14900) on conflict do nothing`,
    );
    const update = await addProduct(app, {
      name: 'Update auf 77',
      price: 0,
      functions: 'UPDATE',
      licenseRequired: true,
      viewType: 'SubArticle',
      upgradeValue: 77,
      appType: 'gastro',
      mainVersion: 77,
    });
    const ordered = orderedLine(update, { licenseKey: serial.toLowerCase(), quantity: 3, upgradeValue: 6 });
    expect(await preview(app, who.token, [ordered])).toMatchObject({
      lines: [{ quantity: 1, total: 14_900 }],
      faults: [],
      obstacles: [],
    });
  });

  test('SHP-60, SHP-62, ERR-39: an unknown key names its line, and nothing is ordered', async () => {
    const who = await buyer();
    const reactivation = await addProduct(app, {
      name: 'Reaktivierung',
      functions: 'REACTIVATE',
      licenseRequired: true,
    });
    const ordered = orderedLine(reactivation, { licenseKey: 'T-NOBODY', comment: 'neues Mainboard' });
    expect(await preview(app, who.token, [ordered])).toMatchObject({
      faults: [{ lineId: ordered.lineId, code: 'LICENCE_NOT_FOUND', name: 'Reaktivierung' }],
      obstacles: ['VerifyLicenceRequired'],
    });
    expect(errorOf(await sendOrder(app, who.token, orderOf([ordered], 1_190)))).toMatchObject({
      code: 'ORDER_NOT_READY',
      parameters: { reason: 'LICENCE_NOT_FOUND' },
    });
  });

  test('ERR-43: what one licence cannot have together is said before it is ordered', async () => {
    const who = await buyer();
    const { serial } = await addLicence(app, { tenantId: who.tenantId, mainVersion: 5, regLevels: 1 });
    const gastro = { appType: 'gastro', licenseRequired: true, viewType: 'SubArticle' } as const;
    const leadsTo = { ...gastro, price: 10_000, mainVersion: 78 } as const;
    const mobile = await addProduct(app, {
      ...gastro,
      name: 'Mobil',
      functions: 'CHECK_ADD_ON',
      appRegLevel: 8,
    });
    const update = await addProduct(app, {
      ...{ ...leadsTo, name: 'Update 78', functions: 'UPDATE', upgradeValue: 78, addOns: [mobile] },
    });
    const upgrade = await addProduct(app, {
      ...{ ...leadsTo, name: 'Upgrade 78', functions: 'UPGRADE', upgradeValue: 1078 },
    });
    const of = (shopNumber: number, given = {}) => orderedLine(shopNumber, { licenseKey: serial, ...given });
    const faultsOf = async (...lines: ReturnType<typeof of>[]) => {
      const { faults, obstacles } = await preview(app, who.token, lines);
      return [...faults.map(({ name, code }) => `${name} ${code}`), ...obstacles];
    };
    const twice = [of(update, { addOns: [mobile] }), of(mobile)] as const;
    expect(await faultsOf(...twice)).toEqual(['Mobil IN_OTHER_LINE', 'LinesExcludeEachOther']);
    expect(await faultsOf(of(upgrade), of(update))).toEqual([
      'Update 78 ONE_OF_TWO',
      'LinesExcludeEachOther',
    ]);
    expect(await faultsOf(of(update), of(mobile))).toEqual([]);
    expect(errorOf(await sendOrder(app, who.token, orderOf(twice, 1)))).toMatchObject({
      code: 'ORDER_NOT_READY',
      parameters: { reason: 'IN_OTHER_LINE', name: 'Mobil' },
    });
  });

  test.each([
    ['of nobody', {}, 'T-NOBODY', 'LICENCE_NOT_FOUND'],
    ['of a licence that never ends', { endsAt: null }, undefined, 'LICENCE_NEVER_ENDS'],
    ['of one that ends', { endsAt: new Date('2027-01-01') }, undefined, undefined],
    [
      'of one that has ended',
      { endsAt: new Date('2025-01-01'), state: 'expired' as const },
      undefined,
      undefined,
    ],
  ])('ERR-39: a longer term for a key %s', async (_name, licence, key, code) => {
    const who = await buyer();
    const { serial } = await addLicence(app, { tenantId: who.tenantId, ...licence });
    const term = await addProduct(app, { licenseRequired: true, contractDurationMonths: 12, price: 5_000 });
    const ordered = orderedLine(term, { licenseKey: key ?? serial, quantity: 3 });
    const { faults, net } = await preview(app, who.token, [ordered]);
    expect([faults.map((fault) => fault.code), net]).toEqual([code ? [code] : [], 15_000]);
  });

  test('SHP-63: a reactivation without its comment is not ordered', async () => {
    const tenantId = await tenantNamed(app, 'Feinkost Sommer');
    const token = await app.signIn('owner@retail.demo.example');
    const { serial } = await addLicence(app, { tenantId, state: 'needsReactivation' });
    const reactivation = await addProduct(app, { functions: 'REACTIVATE', licenseRequired: true });
    const ordered = (comment: string) => orderedLine(reactivation, { licenseKey: serial, comment });
    const [without, withOne] = [
      await preview(app, token, [ordered(' ')]),
      await preview(app, token, [ordered('neu')]),
    ];
    expect([without.obstacles, withOne.obstacles]).toEqual([['CommentRequired'], []]);
  });
});
