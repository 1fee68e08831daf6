import { cancelledByBuyer } from '@tresen/domain/shop/orders';
import { anyOrderLine } from '@tresen/domain/shop/orders/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderedLine, orderOf, placedOf, sendOrder } from '../../app/testing/checkout.ts';
import { mailsTo, untilMails } from '../../app/testing/mailbox.ts';
import { placeTestOrder } from '../../app/testing/place-test-order.ts';
import { addProduct } from '../../app/testing/shop-products.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createJobs } from '../../kit/jobs/index.ts';
import type { NewOrder } from './index.ts';

let app: TestServer;
let db: ReturnType<typeof openDatabase>;
let [owner, manager, user, reseller, stranger] = ['', '', '', '', ''];
let [buyerId, ownerId, userId] = ['', '', ''];
let printer = 0;

const idOf = async (statement: string): Promise<string> => (await app.owner.query(statement)).rows[0].id;

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  [owner, manager, user, reseller, stranger] = (await Promise.all(
    ['owner@demo', 'manager@demo', 'user@demo', 'reseller@demo', 'owner@retail.demo'].map((name) =>
      app.signIn(`${name}.example`),
    ),
  )) as [string, string, string, string, string];
  buyerId = await idOf(`select id from tenants where name = 'Gasthaus Lindenhof'`);
  ownerId = await idOf(`select id from users where email = 'owner@demo.example'`);
  userId = await idOf(`select id from users where email = 'user@demo.example'`);
  printer = await addProduct(app, { name: 'Bondrucker 80 mm', price: 19_900 });
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const jobs = () => createJobs({ db, now: Date.now, log: { error: () => undefined, warn: () => undefined } });
const place = (order: Partial<NewOrder> = {}, told = false) =>
  placeTestOrder(
    db,
    buyerId,
    { lines: [anyOrderLine({ shopNumber: printer })], placedBy: ownerId, ...order },
    told ? jobs() : undefined,
  );

interface Shown {
  readonly version: number;
  readonly status: string;
  readonly statusReason: string | null;
  readonly isCancelled: boolean;
  readonly mayEdit: boolean;
  readonly mayAnswer: boolean;
  readonly hidesKeys: boolean;
  readonly purchaseOrderNumber: string;
  readonly buyerEmail: string | null;
  readonly buyerPhone: string | null;
  readonly lines: readonly { readonly licenseKey: string }[];
  readonly keys: readonly { readonly serial: string }[];
  readonly events: readonly { status: string; reason: string | null; bySeller: boolean }[];
}
const shown = async (token: string, id: string): Promise<Shown | null> =>
  dataOf<{ shopOrder: Shown | null }>(
    await app.call(
      '/graphql',
      token,
      `query($id: ID!) { shopOrder(id: $id) { version status statusReason isCancelled mayEdit mayAnswer hidesKeys
        purchaseOrderNumber buyerEmail buyerPhone lines { licenseKey } keys { serial }
        events { status reason bySeller } } }`,
      { id },
    ),
  ).shopOrder;

const setStatus = (id: string, version: number, status: string, reason = '') =>
  app.call(
    '/graphql',
    reseller,
    `mutation { setShopOrderStatus(id: "${id}", version: ${version}, status: ${status}, reason: "${reason}") { isSuccess } }`,
  );
const cancel = (token: string, id: string, version: number) =>
  app.call('/graphql', token, `mutation { cancelShopOrder(id: "${id}", version: ${version}) { isSuccess } }`);
const edit = (token: string, id: string, version: number) =>
  app.call(
    '/graphql',
    token,
    `mutation { editShopOrder(id: "${id}", version: ${version}, language: "de") { isSuccess } }`,
  );
const answer = (token: string, id: string, version: number, words: string) =>
  app.call(
    '/graphql',
    token,
    'mutation($id: ID!, $version: Int!, $words: String!) { answerShopOrder(id: $id, version: $version, answer: $words) { isSuccess } }',
    { id, version, words },
  );

const alertsOf = async (token: string, subject: string) =>
  dataOf<{ notifications: { nodes: { subject: string; kind: string; resolvedAt: string | null }[] } }>(
    await app.call('/graphql', token, '{ notifications { nodes { subject kind resolvedAt } } }'),
  )
    .notifications.nodes.filter((node) => node.subject === subject && node.resolvedAt === null)
    .map(({ kind }) => kind)
    .toSorted();

describe('SHP-78: a question of the seller', () => {
  it('is answered in the order, which goes on where it stood; the seller is told', async () => {
    const { id } = await place({}, true);
    dataOf(await setStatus(id, 1, 'inProgress'));
    dataOf(await setStatus(id, 2, 'waitingForResponse', 'Welche Farbe?'));
    expect(await shown(owner, id)).toMatchObject({ mayAnswer: true });
    expect(await shown(reseller, id)).toMatchObject({ mayAnswer: false });
    await expect.poll(() => alertsOf(owner, id)).toEqual(['orderStatusChanged']);
    for (const sent of await Promise.all([answer(owner, id, 3, 'Rot'), answer(owner, id, 3, ' Rot ')]))
      dataOf(sent);
    const order = await shown(reseller, id);
    expect(order).toMatchObject({ status: 'inProgress', statusReason: null, version: 4 });
    expect(order?.events.slice(-2)).toEqual([
      { status: 'waitingForResponse', reason: 'Welche Farbe?', bySeller: true },
      { status: 'inProgress', reason: 'Rot', bySeller: false },
    ]);
    await expect.poll(() => alertsOf(reseller, id)).toEqual(['orderAnswered']);
    await expect.poll(() => alertsOf(owner, id)).toEqual([]);
    dataOf(await setStatus(id, 4, 'completed'));
    await expect.poll(() => alertsOf(reseller, id)).toEqual([]);
  });

  it('is not answered by others, without words, or where none was asked', async () => {
    const { id } = await place();
    expect(errorOf(await answer(owner, id, 1, 'Rot'))).toMatchObject({ code: 'CONFLICT' });
    dataOf(await setStatus(id, 1, 'waitingForResponse', 'Welche Farbe?'));
    for (const token of [reseller, stranger])
      expect(errorOf(await answer(token, id, 2, 'Rot'))).toMatchObject({ code: 'NOT_FOUND' });
    for (const token of [user, manager])
      expect(errorOf(await answer(token, id, 2, 'Rot'))).toMatchObject({ code: 'FORBIDDEN' });
    for (const words of [' ', cancelledByBuyer])
      expect(errorOf(await answer(owner, id, 2, words))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await shown(owner, id)).toMatchObject({ version: 2, status: 'waitingForResponse' });
  });
});

describe('an order that its buyer takes back', () => {
  it('SHP-80: is cancelled once, and nobody is told that it was rejected', async () => {
    const { id, number } = await place({}, true);
    await expect.poll(() => alertsOf(reseller, id)).toEqual(['orderPlaced']);
    for (const sent of await Promise.all([cancel(owner, id, 1), cancel(owner, id, 1)])) dataOf(sent);
    expect(await shown(owner, id)).toMatchObject({
      ...{
        status: 'rejected',
        isCancelled: true,
        statusReason: cancelledByBuyer,
        version: 2,
        mayEdit: false,
      },
    });
    await expect.poll(() => alertsOf(reseller, id)).toEqual([]);
    // The same way a step of the seller is told, so that what is not told would be there by now.
    const other = await place({}, true);
    dataOf(await setStatus(other.id, 1, 'onHold'));
    await expect.poll(() => alertsOf(owner, other.id)).toEqual(['orderStatusChanged']);
    expect(await alertsOf(owner, id)).toEqual([]);
    await untilMails(app, 'owner@demo.example', 1);
    const mails = await mailsTo(app, 'owner@demo.example');
    expect(mails.filter(({ subject }) => subject.includes(number))).toEqual([]);
  });

  it('is not cancelled once its seller works on it', async () => {
    const { id } = await place();
    dataOf(await setStatus(id, 1, 'inProgress'));
    for (const version of [1, 2])
      expect(errorOf(await cancel(owner, id, version))).toMatchObject({ code: 'CONFLICT' });
    for (const token of [reseller, stranger])
      expect(errorOf(await cancel(token, id, 2))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is theirs who placed it, and the owners’: nobody below cancels or edits another person’s', async () => {
    const owners = await place();
    for (const token of [user, manager]) {
      expect(await shown(token, owners.id)).toMatchObject({ mayEdit: false, hidesKeys: true });
      expect(errorOf(await cancel(token, owners.id, 1))).toMatchObject({ code: 'FORBIDDEN' });
      expect(errorOf(await edit(token, owners.id, 1))).toMatchObject({ code: 'FORBIDDEN' });
    }
    const users = await place({ placedBy: userId });
    expect(await shown(user, users.id)).toMatchObject({ mayEdit: true, hidesKeys: false });
    dataOf(await edit(user, users.id, 1));
    dataOf(await cancel(owner, (await place({ placedBy: userId })).id, 1));
  });
});

describe('the licence keys of an order', () => {
  const key = 'TOP5-ECRET-0001';
  const lines = [anyOrderLine({ licenseKey: key, name: 'Filialverbund' })];
  const found = async (token: string, search: string) =>
    dataOf<{ shopOrders: { nodes: { id: string; licenceKeys: string[] }[] } }>(
      await app.call(
        '/graphql',
        token,
        `{ shopOrders(view: BUYER, search: "${search}") { nodes { id licenceKeys } } }`,
      ),
    ).shopOrders.nodes;

  it('are read and found by who placed it and by owners, by nobody else in the company', async () => {
    const { id, number } = await place({ lines });
    for (const token of [user, manager]) {
      expect(await shown(token, id)).toMatchObject({ lines: [{ licenseKey: '' }], hidesKeys: true });
      expect(await found(token, number)).toEqual([{ id, licenceKeys: [] }]);
      expect(await found(token, `${number} Filialverbund`)).toHaveLength(1);
      expect(await found(token, 'TOP5-ECRET')).toEqual([]);
    }
    expect(await shown(owner, id)).toMatchObject({ lines: [{ licenseKey: key }], hidesKeys: false });
    expect(await found(owner, `${number} top5`)).toEqual([{ id, licenceKeys: [key] }]);
    const own = await place({ lines, placedBy: userId });
    expect((await found(user, 'TOP5-ECRET')).map((node) => node.id)).toEqual([own.id]);
  });

  it('are not on the paper of somebody who may not read them', async () => {
    const { id } = await place({ lines });
    const answered = await app.call(
      '/graphql',
      user,
      `{ shopOrderAsCart(id: "${id}", language: "de") { cart leftOut } }`,
    );
    expect(JSON.stringify(dataOf(answered))).not.toContain('TOP5');
  });
});

describe('a purchase-order number', () => {
  it('stands in the order, and finds it; how to reach who placed it only its seller reads', async () => {
    await app.owner.query(`update users set phone = '+49 431 5550147' where id = $1`, [ownerId]);
    const order = { ...orderOf([orderedLine(printer)], 23_681), purchaseOrderNumber: ' EK-4711/26 ' };
    const { id } = placedOf(await sendOrder(app, owner, order));
    expect(await shown(owner, id)).toMatchObject({
      ...{ purchaseOrderNumber: 'EK-4711/26', buyerEmail: null, buyerPhone: null },
    });
    expect(await shown(reseller, id)).toMatchObject({
      ...{
        purchaseOrderNumber: 'EK-4711/26',
        buyerEmail: 'owner@demo.example',
        buyerPhone: '+49 431 5550147',
      },
    });
    for (const [token, view] of [
      [owner, 'BUYER'],
      [user, 'BUYER'],
      [reseller, 'SELLER'],
    ] as const) {
      const list = `{ shopOrders(view: ${view}, search: "ek-4711") { nodes { id purchaseOrderNumber } } }`;
      expect((await app.call('/graphql', token, list)).data).toEqual({
        shopOrders: { nodes: [{ id, purchaseOrderNumber: 'EK-4711/26' }] },
      });
    }
    await expect
      .poll(async () => (await mailsTo(app, 'owner@demo.example')).map(({ text }) => text).join())
      .toContain('Ihre Bestellnummer: EK-4711/26');
  });

  it('may be missing, and is not longer than people write', async () => {
    const order = orderOf([orderedLine(printer)], 23_681);
    const { id } = placedOf(await sendOrder(app, owner, order));
    expect(await shown(owner, id)).toMatchObject({ purchaseOrderNumber: '' });
    const long = { ...orderOf([orderedLine(printer)], 23_681), purchaseOrderNumber: 'x'.repeat(51) };
    expect(errorOf(await sendOrder(app, owner, long))).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('an order that is placed once more', () => {
  const again = (token: string, id: string) =>
    app.call('/graphql', token, `{ shopOrderAsCart(id: "${id}", language: "de") { cart leftOut } }`);

  it('comes at the prices of today, without what is not sold any more, which is named', async () => {
    const gone = anyOrderLine({ shopNumber: 999_999_999, name: 'Längst ausverkauft' });
    const kept = anyOrderLine({ shopNumber: printer, quantity: 3, price: 1, comment: 'damals' });
    const { id } = await place({ lines: [kept, gone] });
    const { shopOrderAsCart } = dataOf<{ shopOrderAsCart: { cart: string; leftOut: string[] } }>(
      await again(user, id),
    );
    expect(shopOrderAsCart.leftOut).toEqual(['Längst ausverkauft']);
    expect(JSON.parse(shopOrderAsCart.cart).products).toMatchObject([
      { id: printer, quantity: 3, articlePrice: 199, comment: '' },
    ]);
    for (const token of [reseller, stranger])
      expect(errorOf(await again(token, id))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('ERR-49: an id that is none is an order that is not there', async () => {
  expect(await shown(owner, 'nope')).toBeNull();
  expect(errorOf(await cancel(owner, 'nope', 1))).toMatchObject({ code: 'INVALID_INPUT' });
});
