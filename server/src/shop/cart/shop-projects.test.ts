import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let olga: string;
let marek: string;
let olgaId: string;

const idOf = async (email: string): Promise<string> =>
  (await app.owner.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]?.id ?? '';

beforeAll(async () => {
  app = await startTestApp();
  olga = await app.signIn('owner@demo.example');
  marek = await app.signIn('manager@demo.example');
  olgaId = await idOf('owner@demo.example');
});
afterAll(() => app.stop());
beforeEach(() => app.owner.query('delete from shop_projects'));

const product = {
  ...{ id: 7, articleName: 'Bondrucker', active: true, type: 'printer', viewType: 'MainArticle' },
  ...{ contractType: 'OneTime', contractDurationMonths: 0, billingIntervalMonths: 0, articleNr: 'P-7' },
  ...{ articlePrice: 199.5, setupFee: 0, articleEan: '', appRegLevel: 0, shortDescription: '' },
  ...{ longDescription: '', importantNotice: '', imageUrls: [], discountedPrice: null, functions: '' },
  shopDiscount: null,
};
const line = (lineId: string, quantity = 1) => ({
  ...product,
  ...{ lineId, quantity, licenseRequired: false, licenseKey: '', licenceFixed: false, licenceMessage: '' },
  ...{ customerLicences: [], customerId: null, comment: '', upgradeValue: null },
  ...{ selectedAddOns: [], selectedSubProducts: [], selectedCrossSellingProducts: [] },
});
const cartOf = (...products: object[]) =>
  JSON.stringify({ products, resellerDiscount: 0, totalPrice: 0, resellerDiscPrice: 0 });

const written = { name: 'DEFAULT', cart: cartOf(line('a', 2)), status: 0, frontEndTypeId: 2 };

const saveAs = (token: string, changes: object = {}, userId = olgaId) =>
  app.call(
    '/graphql',
    token,
    `mutation S($shopProject: ShopProjectInput!, $userId: ID!) {
      updateShopProject(shopProject: $shopProject, userId: $userId) { isSuccess message modelId } }`,
    { shopProject: { ...written, ...changes }, userId },
  );
interface Saved {
  readonly updateShopProject: { readonly isSuccess: boolean; message: string | null; modelId: string };
}
const saved = async (changes: object = {}) => dataOf<Saved>(await saveAs(olga, changes)).updateShopProject;

const fields = 'id name customerId cart status frontEndTypeId pieces totalPrice version';
interface Project {
  readonly id: string;
  readonly name: string;
  readonly cart: string;
  readonly version: number;
}
const defaultOf = (token: string, userId = olgaId) =>
  app.call(
    '/graphql',
    token,
    `query D($userId: ID!) { getDefaultShopProject(userId: $userId) { ${fields} } }`,
    { userId },
  );
const defaultProject = async () =>
  dataOf<{ getDefaultShopProject: Project | null }>(await defaultOf(olga)).getDefaultShopProject;
const projectOf = async (token: string, id: string) =>
  dataOf<{ shopProject: Project | null }>(
    await app.call('/graphql', token, 'query P($id: ID!) { shopProject(id: $id) { id name cart version } }', {
      id,
    }),
  ).shopProject;
const draftsOf = async (token: string) =>
  dataOf<{ getShopProjects: Project[] }>(
    await app.call('/graphql', token, '{ getShopProjects { id name cart version } }'),
  ).getShopProjects.map(({ name }) => name);
const removeDefault = (token: string, version?: number, userId = olgaId) =>
  app.call(
    '/graphql',
    token,
    `mutation R($userId: ID!, $version: Int) {
      deleteDefaultProject(userId: $userId, version: $version) { isSuccess message } }`,
    { userId, version },
  );
const removeDraft = (token: string, id: string) =>
  app.call('/graphql', token, 'mutation R($id: ID!) { deleteShopProject(id: $id) { isSuccess message } }', {
    id,
  });

describe('the cart without a name', () => {
  it('SHP-23, API-21: is none before it was saved', async () => {
    expect(await defaultProject()).toBeNull();
  });

  it('API-21, API-22, SHP-14, SHP-27: is saved, gets its id, and comes back as it was', async () => {
    const { isSuccess, message, modelId } = await saved();
    expect([isSuccess, message]).toEqual([true, null]);
    expect(await defaultProject()).toEqual({
      id: modelId,
      ...{ name: 'DEFAULT', customerId: null, cart: written.cart, status: 0, frontEndTypeId: 2 },
      ...{ pieces: 2, totalPrice: 399, version: 1 },
    });
  });

  it('API-23, SHP-29: is deleted, once or again', async () => {
    await saved();
    for (const _time of [1, 2])
      expect(dataOf(await removeDefault(olga))).toMatchObject({ deleteDefaultProject: { isSuccess: true } });
    expect(await defaultProject()).toBeNull();
  });

  it('is one for each person, however many tabs save the first one at once', async () => {
    const results = await Promise.all(Array.from({ length: 6 }, () => saved()));
    expect(results.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    expect(results.filter(({ message }) => message === 'PROJECT_CHANGED')).toHaveLength(5);
  });

  it('of another version is neither overwritten nor deleted', async () => {
    const { modelId: id } = await saved();
    expect(await saved({ id, version: 1, cart: cartOf(line('a'), line('b')) })).toMatchObject({
      isSuccess: true,
      modelId: id,
    });
    const late = { isSuccess: false, message: 'PROJECT_CHANGED' };
    expect(await saved({ id, version: 1, cart: cartOf() })).toMatchObject(late);
    expect(dataOf(await removeDefault(olga, 1))).toEqual({ deleteDefaultProject: late });
    expect(await defaultProject()).toMatchObject({ version: 2, cart: cartOf(line('a'), line('b')) });
  });

  it('that was saved by five at once has the cart of one of them, and four have to look again', async () => {
    const { modelId: id } = await saved();
    const tries = [1, 2, 3, 4, 5].map((quantity) =>
      saved({ id, version: 1, cart: cartOf(line('a', quantity)) }),
    );
    const won = (await Promise.all(tries)).findIndex(({ isSuccess }) => isSuccess);
    expect(await defaultProject()).toMatchObject({ version: 2, cart: cartOf(line('a', won + 1)) });
  });

  it('API-22: is saved over any version by whoever names none', async () => {
    const { modelId: id } = await saved();
    for (const quantity of [3, 4])
      expect(await saved({ id, cart: cartOf(line('a', quantity)) })).toMatchObject({ isSuccess: true });
    expect(await defaultProject()).toMatchObject({ version: 3, cart: cartOf(line('a', 4)) });
  });
});

describe('what is stored', () => {
  it.each([
    ['an array, as older versions wrote it', '[]'],
    ['no JSON', '{'],
    ['an object without products', '{}'],
    ['a negative quantity', cartOf(line('a', -1))],
    ['half a piece', cartOf({ ...line('a'), quantity: 0.5 })],
    ['more pieces than a line holds', cartOf(line('a', 1_000))],
    ['a price below nothing', cartOf({ ...line('a'), articlePrice: -1 })],
    ['more lines than a cart holds', cartOf(...Array.from({ length: 501 }, (_, index) => line(`${index}`)))],
  ])('SHP-25: is a cart by the rules, not %s', async (_what, cart) => {
    expect(errorOf(await saveAs(olga, { cart }))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await defaultProject()).toBeNull();
  });

  it.each([
    ['a status that only an order gives', { status: 1 }],
    ['no name', { name: ' ' }],
    ['a name beyond measure', { name: 'x'.repeat(61) }],
    ['a customer that is no id', { customerId: 'me' }],
  ])('is not saved with %s', async (_what, changes) => {
    expect(errorOf(await saveAs(olga, changes))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('drafts', () => {
  it('SHP-31, SHP-32: are saved under a name, listed, overwritten, renamed and deleted', async () => {
    await saved();
    const { modelId: monday } = await saved({ name: 'Montag' });
    const { modelId: tuesday } = await saved({ name: 'Dienstag' });
    expect(await draftsOf(olga)).toEqual(expect.arrayContaining(['Montag', 'Dienstag']));
    await saved({ id: monday, name: 'Mittwoch', cart: cartOf() });
    expect(await projectOf(olga, monday)).toMatchObject({ name: 'Mittwoch', cart: cartOf(), version: 2 });
    await removeDraft(olga, tuesday);
    expect(await draftsOf(olga)).toEqual(['Mittwoch']);
  });

  it('SHP-32: a name is there once, however it is written', async () => {
    await saved({ name: 'Café am Markt' });
    expect(errorOf(await saveAs(olga, { name: 'CAFE AM MARKT' }))).toMatchObject({ code: 'NAME_TAKEN' });
    const { modelId: id } = await saved({ name: 'Bar' });
    expect(errorOf(await saveAs(olga, { id, name: 'café am markt' }))).toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('are no more than a person can ever need', async () => {
    await app.owner.query(
      `insert into shop_projects (tenant_id, id, user_id, name, cart, created_at, last_modified_at)
       select tenant_id, gen_random_uuid(), id, 'D' || n, '{}', now(), now()
       from users, generate_series(1, 200) n where id = $1`,
      [olgaId],
    );
    expect(errorOf(await saveAs(olga, { name: 'One more' }))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('somebody else’s cart', () => {
  it('ACC-51: is neither read, saved nor deleted by its user’s id', async () => {
    await saved();
    const answers = [await defaultOf(marek), await saveAs(marek), await removeDefault(marek)];
    for (const answer of answers) expect(errorOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not found by its own id, and not changed', async () => {
    const { modelId: id } = await saved({ name: 'Montag' });
    const marekId = await idOf('manager@demo.example');
    expect(await projectOf(marek, id)).toBeNull();
    expect(await draftsOf(marek)).toEqual([]);
    expect(dataOf<Saved>(await saveAs(marek, { id, cart: cartOf() }, marekId)).updateShopProject).toEqual({
      ...{ isSuccess: false, message: 'PROJECT_CHANGED', modelId: null },
    });
    expect(errorOf(await removeDraft(marek, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await projectOf(olga, id)).toMatchObject({ cart: written.cart, version: 1 });
  });

  it('USR-17: is that of the person in whose place somebody acts, and the own one is none there', async () => {
    await saved();
    const support = await app.signIn('superadmin@demo.example');
    const { rows } = await app.owner.query('select tenant_id from users where id = $1', [olgaId]);
    const headers = { 'X-Override-Tenant': rows[0].tenant_id };
    await app.call('/graphql', support, 'mutation S($id: ID!) { switchUser(userId: $id) { sub } }', {
      id: olgaId,
    });
    const ask = (userId: string) =>
      app.call(
        '/graphql',
        support,
        'query D($userId: ID!) { getDefaultShopProject(userId: $userId) { cart } }',
        { userId },
        headers,
      );
    expect(dataOf(await ask(olgaId))).toEqual({ getDefaultShopProject: { cart: written.cart } });
    const supportId = await idOf('superadmin@demo.example');
    expect(errorOf(await ask(supportId))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
