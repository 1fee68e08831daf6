import { cancelledForEditing, type OrderLine } from '@tresen/domain/shop/orders';
import { anyOrderLine } from '@tresen/domain/shop/orders/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilMails } from '../../app/testing/mailbox.ts';
import { placeTestOrder } from '../../app/testing/place-test-order.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createJobs } from '../../kit/jobs/index.ts';

let app: TestServer;
let db: ReturnType<typeof openDatabase>;
let [owner, user, reseller, vendor, stranger] = ['', '', '', '', ''];
let [buyerId, ownerId] = ['', ''];
/** Shop numbers of the demo's catalogue. */
let [printer, edition] = [0, 0];

const first = async (statement: string, values: readonly unknown[] = []) =>
  (await app.owner.query(statement, [...values])).rows[0];

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  [owner, user, reseller, vendor, stranger] = await Promise.all(
    ['owner', 'user', 'reseller', 'admin', 'owner@retail.demo.example']
      .map((name) => (name.includes('@') ? name : `${name}@demo.example`))
      .map(app.signIn),
  ).then((tokens) => tokens as [string, string, string, string, string]);
  buyerId = (await first(`select id from tenants where name = 'Gasthaus Lindenhof'`)).id;
  ownerId = (await first(`select id from users where email = 'owner@demo.example'`)).id;
  printer = (
    await first(`select shop_number n from shop_products where app_type is null and not license_required and functions = ''
      and active order by 1 limit 1`)
  ).n;
  edition = (
    await first(`select shop_number n from shop_products where app_type is not null and licence_type is not null
      and main_version is not null and functions = '' and active order by 1 limit 1`)
  ).n;
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

interface Shown {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly statusReason: string | null;
  readonly sellerNote: string | null;
  readonly invoiceNumber: string | null;
  readonly mayEdit: boolean;
  readonly isSold: boolean;
  readonly nextStatuses: readonly string[];
  readonly events: readonly { status: string; reason: string | null; byName: string; bySeller: boolean }[];
  readonly keys: readonly { lineId: string; piece: number; serial: string; done: string }[];
}

const ask = (token: string, id: string) =>
  app.call(
    '/graphql',
    token,
    `query($id: ID!) { shopOrder(id: $id) { id version status statusReason sellerNote invoiceNumber mayEdit isSold
      nextStatuses events { status reason byName bySeller } keys { lineId piece serial done } } }`,
    { id },
  );
const orderOf = async (token: string, id: string): Promise<Shown | null> =>
  dataOf<{ shopOrder: Shown | null }>(await ask(token, id)).shopOrder;

const setStatus = (token: string, id: string, version: number, status: string, reason = '') =>
  app.call(
    '/graphql',
    token,
    `mutation($id: ID!, $version: Int!, $status: ShopOrderStatus!, $reason: String!) {
      setShopOrderStatus(id: $id, version: $version, status: $status, reason: $reason) { isSuccess modelId } }`,
    { id, version, status, reason },
  );

const edit = (token: string, id: string, version: number) =>
  app.call(
    '/graphql',
    token,
    `mutation($id: ID!, $version: Int!) {
      editShopOrder(id: $id, version: $version, language: "de") { isSuccess modelId leftOut } }`,
    { id, version },
  );

const saveNote = (token: string, id: string, version: number, note: string) =>
  app.call(
    '/graphql',
    token,
    `mutation($id: ID!, $version: Int!, $note: String!) {
      saveShopOrderNote(id: $id, version: $version, note: $note) { isSuccess } }`,
    { id, version, note },
  );

const place = (lines: readonly OrderLine[] = [anyOrderLine({ shopNumber: printer })]) =>
  placeTestOrder(db, buyerId, { lines, placedBy: ownerId });

const list = async (token: string, view: string, more = '') =>
  app.call(
    '/graphql',
    token,
    `{ shopOrders(view: ${view} ${more}) { totalCount nodes { id number status } } }`,
  );

describe('the way of an order', () => {
  let id = '';
  beforeEach(async () => {
    ({ id } = await place());
  });

  it('SHP-78: goes from state to state, with its history for both sides', async () => {
    dataOf(await setStatus(reseller, id, 1, 'inProgress'));
    dataOf(await setStatus(reseller, id, 2, 'waitingForResponse', 'Welche Farbe?'));
    dataOf(await setStatus(reseller, id, 3, 'onHold'));
    dataOf(await setStatus(reseller, id, 4, 'rejected', 'Nicht lieferbar'));
    const order = await orderOf(owner, id);
    expect(order).toMatchObject({ status: 'rejected', statusReason: 'Nicht lieferbar', version: 5 });
    expect(order?.events).toEqual([
      { status: 'ordered', reason: null, byName: 'Olga Lindner', bySeller: false },
      { status: 'inProgress', reason: null, byName: 'Rita Clausen', bySeller: true },
      { status: 'waitingForResponse', reason: 'Welche Farbe?', byName: 'Rita Clausen', bySeller: true },
      { status: 'onHold', reason: null, byName: 'Rita Clausen', bySeller: true },
      { status: 'rejected', reason: 'Nicht lieferbar', byName: 'Rita Clausen', bySeller: true },
    ]);
    expect(order?.nextStatuses).toEqual([]);
    expect((await orderOf(reseller, id))?.nextStatuses).toEqual([]);
  });

  it('is told to who ordered, by mail and by notification, once for each step', async () => {
    const { number } = await first('select number from shop_orders where id = $1', [id]);
    dataOf(await setStatus(reseller, id, 1, 'waitingForResponse', 'Bitte http://boese.example ansehen'));
    const mails = async () =>
      (await untilMails(app, 'owner@demo.example', 1)).filter(({ subject }) => subject.includes(number));
    await expect.poll(mails, { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.subject).toBe(`Bestellung ${number}: Wartet auf Antwort`);
    expect(mail?.text).toContain(`/apps/shop-orders/${id}`);
    expect(mail?.text).not.toContain('http://boese.example');
    const { notifications } = dataOf<{
      notifications: { nodes: { kind: string; message: string; subject: string }[] };
    }>(await app.call('/graphql', user, '{ notifications { nodes { kind message subject } } }'));
    expect(notifications.nodes).toContainEqual({
      kind: 'orderStatusChanged',
      message: `Ihre Bestellung ${number}: Wartet auf Antwort.`,
      subject: id,
    });
  });

  it('a second click, and one whose answer was lost, changes nothing more', async () => {
    const clicks = [setStatus(reseller, id, 1, 'inProgress'), setStatus(reseller, id, 1, 'inProgress')];
    for (const answer of await Promise.all(clicks)) dataOf(answer);
    dataOf(await setStatus(reseller, id, 1, 'inProgress'));
    expect(await orderOf(owner, id)).toMatchObject({ version: 2, events: { length: 2 } });
  });

  it('refuses a step over a version that is not the newest', async () => {
    dataOf(await setStatus(reseller, id, 1, 'inProgress'));
    expect(errorOf(await setStatus(vendor, id, 1, 'rejected', 'Nein'))).toMatchObject({ code: 'CONFLICT' });
    expect(await orderOf(owner, id)).toMatchObject({ status: 'inProgress' });
  });

  it('refuses a way back, a rejection without a reason, and the reason that belongs to the buyer', async () => {
    dataOf(await setStatus(reseller, id, 1, 'inProgress'));
    for (const [status, reason] of [
      ['ordered', ''],
      ['rejected', ' '],
      ['waitingForResponse', ''],
      ['rejected', cancelledForEditing],
      ['rejected', 'x'.repeat(2_001)],
    ] as const)
      expect(errorOf(await setStatus(reseller, id, 2, status, reason))).toMatchObject({
        code: 'INVALID_INPUT',
      });
    expect(await orderOf(owner, id)).toMatchObject({ version: 2 });
  });

  it('is taken by its seller and the vendor alone', async () => {
    for (const token of [owner, stranger])
      expect(errorOf(await setStatus(token, id, 1, 'completed'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await setStatus(user, id, 1, 'completed'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await orderOf(stranger, id)).toBeNull();
    dataOf(await setStatus(vendor, id, 1, 'inProgress'));
    expect((await orderOf(reseller, id))?.status).toBe('inProgress');
  });

  it("keeps the seller's note from the buyer", async () => {
    dataOf(await saveNote(reseller, id, 1, 'Zahlt immer spät'));
    expect(await orderOf(reseller, id)).toMatchObject({ sellerNote: 'Zahlt immer spät', version: 2 });
    expect(await orderOf(owner, id)).toMatchObject({ sellerNote: null });
    expect(errorOf(await saveNote(reseller, id, 1, 'Anders'))).toMatchObject({ code: 'CONFLICT' });
    expect(errorOf(await saveNote(owner, id, 2, 'Anders'))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('an order that is completed', () => {
  it('hands out a key for each licence, books what goes on and gets an invoice number, once', async () => {
    const line = anyOrderLine({
      shopNumber: edition,
      quantity: 2,
      name: 'Gastro',
      contractType: 'Recurring',
      billingIntervalMonths: 1,
      contractDurationMonths: 12,
    });
    const { id } = await place([line, anyOrderLine({ shopNumber: printer })]);
    const clicks = Array.from({ length: 3 }, () => setStatus(reseller, id, 1, 'completed'));
    for (const answer of await Promise.all(clicks)) dataOf(answer);
    const order = await orderOf(owner, id);
    expect(order?.keys.map(({ lineId, piece, done }) => [lineId, piece, done])).toEqual([
      [line.lineId, 1, 'created'],
      [line.lineId, 2, 'created'],
    ]);
    expect(order?.invoiceNumber).toMatch(/^R-\d{4}-\d{5}$/);
    const serials = order?.keys.map(({ serial }) => serial) ?? [];
    const made = await app.owner.query(
      'select serial from licences where tenant_id = $1 and serial = any ($2)',
      [buyerId, serials],
    );
    expect(made.rowCount).toBe(2);
    expect((await first('select count(*)::int n from shop_services where order_id = $1', [id])).n).toBe(1);
    const found = dataOf<{ shopOrders: { nodes: { id: string }[] } }>(
      await list(owner, 'BUYER', `search: "${serials[0]}"`),
    );
    expect(found.shopOrders.nodes.map((node) => node.id)).toEqual([id]);
  });

  it('has numbers without a gap, also when several are completed at once and one fails', async () => {
    const orders = await Promise.all([1, 2, 3, 4].map(() => place()));
    const broken = await place([anyOrderLine({ shopNumber: edition, licenseKey: 'NOT-A-KEY' })]);
    const answers = await Promise.all(
      [...orders, broken].map(({ id }) => setStatus(reseller, id, 1, 'completed')),
    );
    expect(answers.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
    expect(await orderOf(owner, broken.id)).toMatchObject({ status: 'ordered', version: 1, keys: [] });
    const { rows } = await app.owner.query(
      `select invoice_number from shop_orders where invoice_number is not null order by 1`,
    );
    const numbers = rows.map(({ invoice_number }) => Number(invoice_number.split('-')[2]));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
  });
});

describe('an order that is edited (SHP-79, SHP-80)', () => {
  const cartOf = async () =>
    (
      await first(`select cart from shop_projects where user_id = $1 and status = 0 and name = 'DEFAULT'`, [
        ownerId,
      ])
    )?.cart;

  it('is rejected as cancelled for editing, and its lines lie in the emptied cart', async () => {
    const gone = anyOrderLine({ shopNumber: 999_999_999, name: 'Längst ausverkauft' });
    const line = anyOrderLine({ shopNumber: printer, quantity: 3 });
    const { id } = await place([line, gone]);
    const answer = dataOf<{ editShopOrder: object }>(await edit(owner, id, 1)).editShopOrder;
    expect(answer).toEqual({ isSuccess: true, modelId: id, leftOut: ['Längst ausverkauft'] });
    expect(await orderOf(owner, id)).toMatchObject({
      status: 'rejected',
      statusReason: cancelledForEditing,
      mayEdit: false,
    });
    expect(JSON.parse(await cartOf()).products).toMatchObject([
      { id: printer, lineId: line.lineId, quantity: 3 },
    ]);
  });

  it('fills the cart once, whatever somebody clicks', async () => {
    const { id } = await place();
    for (const answer of await Promise.all([edit(owner, id, 1), edit(owner, id, 1)])) dataOf(answer);
    expect(await orderOf(owner, id)).toMatchObject({ version: 2, events: { length: 2 } });
  });

  it('stays as it is when its seller was quicker, and when somebody else asks', async () => {
    const { id } = await place();
    dataOf(await setStatus(reseller, id, 1, 'inProgress'));
    const before = await cartOf();
    for (const version of [1, 2])
      expect(errorOf(await edit(owner, id, version))).toMatchObject({ code: 'CONFLICT' });
    for (const token of [reseller, vendor, stranger])
      expect(errorOf(await edit(token, id, 2))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await cartOf()).toBe(before);
    expect(await orderOf(owner, id)).toMatchObject({ status: 'inProgress' });
  });
});

it('a new order is told to its seller, until somebody takes it up', async () => {
  const jobs = createJobs({ db, now: Date.now, log: { error: () => undefined, warn: () => undefined } });
  const { id, number } = await placeTestOrder(db, buyerId, { placedBy: ownerId }, jobs);
  const alerts = async () =>
    dataOf<{ notifications: { nodes: { subject: string; message: string }[] } }>(
      await app.call('/graphql', reseller, '{ notifications { nodes { subject message } } }'),
    ).notifications.nodes.find(({ subject }) => subject === id)?.message;
  await expect.poll(alerts, { timeout: 20_000 }).toBe(`Neue Bestellung ${number} von Gasthaus Lindenhof.`);
  dataOf(await setStatus(reseller, id, 1, 'inProgress'));
  await expect.poll(alerts, { timeout: 20_000 }).toMatch(/ist nicht mehr neu/);
});

describe('the lists', () => {
  it('SHP-05, SHP-06: show a seller what others ordered, and everybody what their own company ordered', async () => {
    const { number } = await place();
    const has = async (token: string, view: string) =>
      dataOf<{ shopOrders: { nodes: { number: string }[] } }>(await list(token, view, `search: "${number}"`))
        .shopOrders.nodes.length;
    expect(await has(user, 'BUYER')).toBe(1);
    expect(await has(reseller, 'SELLER')).toBe(1);
    expect(await has(vendor, 'SELLER')).toBe(1);
    expect(await has(reseller, 'BUYER')).toBe(0);
    expect(await has(owner, 'SELLER')).toBe(0);
    expect(await has(stranger, 'BUYER')).toBe(0);
    expect(errorOf(await list(user, 'SELLER'))).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('SHP-19: narrow by state and by words, and count what they show', async () => {
    const { id, number } = await place();
    dataOf(await setStatus(reseller, id, 1, 'onHold'));
    const found = async (more: string) =>
      dataOf<{ shopOrders: { totalCount: number; nodes: { number: string }[] } }>(
        await list(owner, 'BUYER', more),
      ).shopOrders;
    expect((await found('status: [onHold]')).nodes).toContainEqual(expect.objectContaining({ number }));
    expect((await found(`status: [rejected] search: "${number}"`)).totalCount).toBe(0);
    expect((await found(`status: [onHold, rejected] search: "${number}"`)).totalCount).toBe(1);
  });
});
