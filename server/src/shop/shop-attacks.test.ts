import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { orderedLine, orderOf, placedOf, preview, sendOrder, testAddress } from '../app/testing/checkout.ts';
import { addLicence, tenantNamed } from '../app/testing/licences.ts';
import { untilMails } from '../app/testing/mailbox.ts';
import { addPerson, addTenant } from '../app/testing/people.ts';
import { addProduct } from '../app/testing/shop-products.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../app/testing/test-app.ts';
import { newId } from '../kit/ids/index.ts';

let app: TestServer;
let [owner, reseller, stranger] = ['', '', ''];
let tenantId = '';
/** A printer of 199.00 € and an update that the licence service prices. */
let [printer, update] = [0, 0];
const gross = 23_681;

beforeAll(async () => {
  app = await startTestApp();
  [owner, reseller, stranger] = (await Promise.all(
    ['owner@demo.example', 'reseller@demo.example', 'owner@retail.demo.example'].map(app.signIn),
  )) as [string, string, string];
  tenantId = await tenantNamed(app, 'Gasthaus Lindenhof');
  printer = await addProduct(app, { name: 'Bondrucker 80 mm', price: 19_900 });
  update = await addProduct(app, {
    ...{ name: 'Update', price: 0, functions: 'UPDATE', viewType: 'SubArticle' },
    ...{ licenseRequired: true, upgradeValue: 6 },
  });
  await app.owner.query(
    `insert into licence_update_prices (app_type, licence_type, upgrade_value, from_version, price)
     values ('gastro', 'basic', 6, 5, 14900), ('gastro', 'basic', 6, 1, 59900)
     on conflict (app_type, licence_type, upgrade_value, from_version) do update set price = excluded.price`,
  );
});
afterAll(() => app.stop());

const countOrders = async (): Promise<number> =>
  (await app.owner.query<{ count: number }>('select count(*)::int count from shop_orders')).rows[0]?.count ??
  0;

/** Somebody of a new tenant, so that one test's guesses and orders are not another's. */
const newBuyer = async () => {
  const id = await addTenant(app);
  const { id: userId, email } = await addPerson(app, id, 'owner');
  return { id, userId, email, token: await app.signIn(email) };
};

describe('prices, pieces and upgrades are not the browser’s business', () => {
  test.each(['price', 'total', 'discountedPrice', 'setupFee', 'name'])(
    'SHP-75: a line with a "%s" of its own is no line',
    async (field) => {
      const before = await countOrders();
      const line = orderedLine(printer, { [field]: 1 });
      const { data, errors } = await sendOrder(app, owner, orderOf([line], 1));
      expect(data?.placeShopOrder ?? null).toBeNull();
      expect(errors).not.toEqual([]);
      expect(await countOrders()).toBe(before);
    },
  );

  test.each([0, 1, gross - 1, gross + 1])(
    'SHP-75: for %i cents instead of its price nothing is sold',
    async (cents) => {
      const answer = await sendOrder(app, owner, orderOf([orderedLine(printer)], cents));
      expect(errorOf(answer)).toMatchObject({ code: 'ORDER_TOTAL_CHANGED' });
    },
  );

  it('SHP-37: the most that can be sent is priced without an overflow, more is refused', async () => {
    const dear = await addProduct(app, { price: 99_999_999 });
    const lines = Array.from({ length: 500 }, () => orderedLine(dear, { quantity: 999 }));
    expect((await preview(app, owner, lines)).net).toBe(99_999_999 * 999 * 500);
    const answer = await sendOrder(app, owner, orderOf([...lines, orderedLine(dear)], 0));
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('API-25: an update to another version than the product’s costs what the product’s does', async () => {
    const { serial } = await addLicence(app, { tenantId });
    const line = orderedLine(update, { licenseKey: serial, upgradeValue: 1 });
    expect(await preview(app, owner, [line])).toMatchObject({ net: 14_900, faults: [], obstacles: [] });
  });
});

describe('somebody else’s licence key', () => {
  it('LIC-04: is not updated by whoever orders, and its price is not told', async () => {
    const buyer = await newBuyer();
    const { serial } = await addLicence(app, { tenantId });
    const seen = await preview(app, buyer.token, [orderedLine(update, { licenseKey: serial })]);
    expect(seen).toMatchObject({ net: 0, faults: [{ code: 'LICENCE_NO_ACCESS', name: 'Update' }] });
  });

  it('is not smuggled in under the line of an own one', async () => {
    const buyer = await newBuyer();
    const foreign = await addLicence(app, { tenantId });
    const own = await addLicence(app, { tenantId: buyer.id });
    const lineId = newId();
    const lines = [foreign, own].map(({ serial }) => orderedLine(update, { lineId, licenseKey: serial }));
    for (const sent of [lines, lines.toReversed()]) {
      const answer = await sendOrder(app, buyer.token, orderOf(sent, 35_462));
      expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it('does not get the lower price of another licence', async () => {
    const buyer = await newBuyer();
    const [old, recent] = await Promise.all(
      [1, 5].map((mainVersion) => addLicence(app, { tenantId: buyer.id, mainVersion })),
    );
    const lines = [old, recent].map((licence) => orderedLine(update, { licenseKey: licence?.serial }));
    expect((await preview(app, buyer.token, lines)).net).toBe(59_900 + 14_900);
  });

  it('is not guessed through the preview either: wrong keys count, and then the right one is of no use', async () => {
    const buyer = await newBuyer();
    const { serial } = await addLicence(app, { tenantId: buyer.id });
    const guesses = Array.from({ length: 200 }, (_, index) =>
      orderedLine(update, { licenseKey: `GUESS-${index}` }),
    );
    const { faults } = await preview(app, buyer.token, guesses);
    expect(faults.filter(({ code }) => code === 'LICENCE_NOT_FOUND').length).toBeLessThanOrEqual(20);
    const after = await preview(app, buyer.token, [orderedLine(update, { licenseKey: serial })]);
    expect(after.faults).toMatchObject([{ code: 'LICENCE_TOO_MANY_TRIES' }]);
  });
});

describe('a thousand guesses in one request', () => {
  /** The same question under that many names. */
  const many = (count: number, kind: string, question: (index: number) => string) =>
    `${kind} { ${Array.from({ length: count }, (_, index) => `q${index}: ${question(index)}`).join(' ')} }`;
  const guess = (index: number) =>
    `checkLicenceReactivate(licenseKey: "GUESS-${index}") { isSuccess message }`;

  it('are not read at all', async () => {
    const buyer = await newBuyer();
    const answer = await app.call('/graphql', buyer.token, many(1_000, 'mutation', guess));
    expect(errorOf(answer)).toMatchObject({ code: 'QUERY_REFUSED' });
  });

  it('as many as are read count one by one', async () => {
    const buyer = await newBuyer();
    const messages: string[] = [];
    for (let request = 0; request < 10; request += 1) {
      const answer = await app.call('/graphql', buyer.token, many(5, 'mutation', guess));
      const results = dataOf<Record<string, { message: string }>>(answer);
      messages.push(...Object.values(results).map(({ message }) => message));
    }
    expect(messages.filter((message) => message === 'LICENCE_NOT_FOUND')).toHaveLength(20);
    expect(messages.filter((message) => message === 'LICENCE_TOO_MANY_TRIES')).toHaveLength(30);
  });
});

describe('somebody else’s customer', () => {
  const addCustomer = async (seller: string): Promise<string> => {
    const id = newId();
    await app.owner.query(
      `insert into customers (id, tenant_id, name, country, change_seq, created_seq, created_at, last_modified_at,
         last_modified_by_name)
       values ($1, $2, 'Café Fremd', 'DE', 1, 1, now(), now(), '')`,
      [id, seller],
    );
    return id;
  };

  it.each([
    ['of another reseller', () => addTenant(app, undefined, 'reseller')],
    ['of a tenant that is no reseller', () => addTenant(app)],
  ])('%s gets no order', async (_whose, makeSeller) => {
    const customerId = await addCustomer(await makeSeller());
    const before = await countOrders();
    for (const token of [reseller, owner]) {
      const answer = await sendOrder(app, token, { ...orderOf([orderedLine(printer)], gross), customerId });
      expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect(await countOrders()).toBe(before);
  });
});

describe('one cart, sent many times', () => {
  const lineOfCart = (lineId: string) => ({
    ...{ id: printer, articleName: 'Bondrucker', active: true, type: 'printer', viewType: 'MainArticle' },
    ...{ contractType: 'OneTime', contractDurationMonths: 0, billingIntervalMonths: 0, articleNr: '' },
    ...{ articlePrice: 199, setupFee: 0, articleEan: '', appRegLevel: 0, shortDescription: '' },
    ...{ longDescription: '', importantNotice: '', imageUrls: [], discountedPrice: null, functions: '' },
    ...{
      shopDiscount: null,
      lineId,
      quantity: 1,
      licenseRequired: false,
      licenseKey: '',
      licenceFixed: false,
    },
    ...{ licenceMessage: '', customerLicences: [], customerId: null, comment: '', upgradeValue: null },
    ...{ selectedAddOns: [], selectedSubProducts: [], selectedCrossSellingProducts: [] },
  });
  const saveCart = async ({ token, userId }: { token: string; userId: string }, lineId: string) => {
    const products = [lineOfCart(lineId)];
    const cart = JSON.stringify({ products, resellerDiscount: 0, totalPrice: 0, resellerDiscPrice: 0 });
    const answer = await app.call(
      '/graphql',
      token,
      `mutation S($shopProject: ShopProjectInput!, $userId: ID!) {
        updateShopProject(shopProject: $shopProject, userId: $userId) { modelId } }`,
      { shopProject: { name: 'DEFAULT', cart, status: 0, frontEndTypeId: 2 }, userId },
    );
    return dataOf<{ updateShopProject: { modelId: string } }>(answer).updateShopProject.modelId;
  };

  it('SHP-81: ten times at once, with a key of its own each, is one order', async () => {
    const buyer = await newBuyer();
    const line = orderedLine(printer);
    const projectId = await saveCart(buyer, line.lineId);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendOrder(app, buyer.token, { ...orderOf([line], gross), projectId })),
    );
    const codes = answers.map((answer) => errorOf(answer)?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CART_ALREADY_ORDERED')).toHaveLength(9);
    const { rows } = await app.owner.query('select 1 from shop_orders where tenant_id = $1', [buyer.id]);
    expect(rows).toHaveLength(1);
  });

  it('ACC-51: of a colleague is neither ordered nor emptied', async () => {
    const buyer = await newBuyer();
    const line = orderedLine(printer);
    const projectId = await saveCart(buyer, line.lineId);
    const colleague = await addPerson(app, buyer.id, 'owner');
    for (const token of [await app.signIn(colleague.email), stranger]) {
      const answer = await sendOrder(app, token, { ...orderOf([line], gross), projectId });
      expect(errorOf(answer)).toMatchObject({ code: 'CART_ALREADY_ORDERED' });
    }
    const { rows } = await app.owner.query('select status from shop_projects where id = $1', [projectId]);
    expect(rows).toEqual([{ status: 0 }]);
  });
});

describe('an order of another tenant', () => {
  const place = async (note = '') =>
    placedOf(await sendOrder(app, owner, { ...orderOf([orderedLine(printer)], gross), note })).id;
  const ask = (token: string, document: string, id: string) => app.call('/graphql', token, document, { id });

  const deeds = {
    completed:
      'mutation($id: ID!) { setShopOrderStatus(id: $id, version: 1, status: completed, reason: "") { isSuccess } }',
    edited: 'mutation($id: ID!) { editShopOrder(id: $id, version: 1, language: "de") { isSuccess } }',
    annotated: 'mutation($id: ID!) { saveShopOrderNote(id: $id, version: 1, note: "x") { isSuccess } }',
  };

  it('API-30: is not read, found, printed or changed', async () => {
    const id = await place();
    const buyer = await newBuyer();
    const seller = await addTenant(app, undefined, 'reseller');
    const otherSeller = await app.signIn((await addPerson(app, seller, 'reseller')).email);
    for (const token of [stranger, buyer.token, otherSeller]) {
      expect(dataOf(await ask(token, 'query($id: ID!) { shopOrder(id: $id) { id } }', id))).toEqual({
        shopOrder: null,
      });
      for (const [deed, document] of Object.entries(deeds))
        expect(errorOf(await ask(token, document, id))?.code, deed).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
      const paper = await fetch(`${app.url}/api/shop-orders/${id}.pdf`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(paper.status).toBe(404);
    }
    const { rows } = await app.owner.query('select status, version from shop_orders where id = $1', [id]);
    expect(rows).toEqual([{ status: 'ordered', version: 1 }]);
  });

  it('SHP-79: is not completed by its buyer, who would get keys for nothing', async () => {
    const id = await place();
    const answer = await ask(owner, deeds.completed, id);
    expect(errorOf(answer)?.code).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
    const { rows } = await app.owner.query('select 1 from licence_fulfilments where order_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('script in what is typed', () => {
  it('SHP-81: stands in the mail as text', async () => {
    const buyer = await newBuyer();
    const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';
    const product = await addProduct(app, { name: `Drucker ${script}`, price: 19_900 });
    const billingAddress = { ...testAddress, name: script };
    const order = { ...orderOf([orderedLine(product)], gross), billingAddress, note: script };
    placedOf(await sendOrder(app, buyer.token, order));
    const [mail] = await untilMails(app, buyer.email, 1);
    expect(mail?.html).not.toMatch(/<script|<img/i);
  });
});

describe('the catalogue', () => {
  it('is edited by the vendor alone', async () => {
    const tenant = await addTenant(app, undefined, 'reseller');
    const admin = await app.signIn((await addPerson(app, tenant, 'admin')).email);
    for (const token of [admin, owner, reseller]) {
      const answers = await Promise.all([
        app.call(
          '/graphql',
          token,
          'mutation($id: Int!) { removeShopProduct(id: $id, version: 1) { isSuccess } }',
          {
            id: printer,
          },
        ),
        app.call('/graphql', token, '{ editedShopProducts { totalCount } }'),
      ]);
      for (const answer of answers) expect(errorOf(answer)?.code).toBe('FORBIDDEN');
    }
    const { rows } = await app.owner.query('select active from shop_products where shop_number = $1', [
      printer,
    ]);
    expect(rows).toEqual([{ active: true }]);
  });
});
