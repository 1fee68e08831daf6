import { mandateReference } from '@tresen/domain/shop/debits';
import { debitFileFaults, elementsNamed, readXml } from '@tresen/domain/shop/debits/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { orderedLine, orderOf, placedOf, sendOrder } from '../../app/testing/checkout.ts';
import { mailsTo, untilMails } from '../../app/testing/mailbox.ts';
import { meetAtLock } from '../../app/testing/meet-at-lock.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { placeTestOrder } from '../../app/testing/place-test-order.ts';
import { addProduct } from '../../app/testing/shop-products.ts';
import { dataOf, errorOf, startTestApp, type TestServer, testPassword } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { NewOrder } from '../orders/index.ts';

const password = testPassword;
const iban = 'DE89370400440532013000';
const gross = 23_681;

let app: TestServer;
let db: ReturnType<typeof openDatabase>;
let [owner, reseller, vendor, manager, stranger] = ['', '', '', '', ''];
let [resellerTenant, buyerTenant] = ['', ''];
let [printer, rental] = [0, 0];

const first = async (statement: string, values: readonly unknown[] = []) =>
  (await app.owner.query(statement, [...values])).rows[0];

beforeAll(async () => {
  // A Monday: the fifth day after it is a Saturday.
  app = await startTestApp({ NOW: '2026-11-23T09:00:00Z' });
  db = openDatabase(app.ownerUrl, () => undefined);
  const emails = ['owner', 'reseller', 'admin', 'manager'].map((name) => `${name}@demo.example`);
  [owner, reseller, vendor, manager, stranger] = (await Promise.all(
    [...emails, 'owner@retail.demo.example'].map(app.signIn),
  )) as [string, string, string, string, string];
  buyerTenant = (await first(`select id from tenants where name = 'Gasthaus Lindenhof'`)).id;
  resellerTenant = (await first(`select id from tenants where name = 'Kassenhaus Nord'`)).id;
  printer = await addProduct(app, { name: 'Bondrucker 80 mm', price: 19_900 });
  rental = await addProduct(app, { name: 'Kasse zur Miete', price: 19_900, contractType: 'Recurring' });
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const run = (token: string, text: string, variables: Record<string, unknown> = {}) =>
  app.call('/graphql', token, text, variables);

const setStatus = async (id: string, status: string) => {
  const { version } = await first('select version from shop_orders where id = $1', [id]);
  return run(
    reseller,
    `mutation ($id: ID!, $version: Int!, $status: ShopOrderStatus!) {
      setShopOrderStatus(id: $id, version: $version, status: $status, reason: "Ausverkauft") { isSuccess } }`,
    { id, version, status },
  );
};

/** An order that its buyer pays by debit, as the checkout makes it, in the hands of its seller. */
const orderByDebit = async (given: Record<string, unknown> = {}, shopNumber = printer): Promise<string> => {
  const sent = orderOf([orderedLine(shopNumber)], gross);
  const payment = { kind: 'sepaDebit', holder: 'Jörg Müßigbrodt', iban, ...given };
  const { id } = placedOf(await sendOrder(app, owner, { ...sent, payment }));
  dataOf(await setStatus(id, 'inProgress'));
  return id;
};

const collect = (orderIds: readonly string[], given: Record<string, unknown> = {}, token = reseller) =>
  run(
    token,
    `mutation ($key: ID!, $orderIds: [ID!]!, $collectOn: Day, $password: String!) {
      collectDebits(key: $key, orderIds: $orderIds, collectOn: $collectOn, password: $password) { modelId } }`,
    { key: newId(), orderIds, collectOn: null, password, ...given },
  );
const fileOf = async (answer: Awaited<ReturnType<typeof collect>>): Promise<string> =>
  dataOf<{ collectDebits: { modelId: string } }>(answer).collectDebits.modelId;

const download = (id: string, given: Record<string, unknown> = { password }, token = reseller) =>
  fetch(`${app.url}/api/debit-files/${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
const documentOf = async (id: string): Promise<string> => (await download(id)).text();

interface Shown {
  readonly mayCollect: boolean;
  readonly mayEdit: boolean;
  readonly debitObstacle: string | null;
  readonly debits: readonly {
    readonly id: string;
    readonly state: string;
    readonly attempt: number;
    readonly collectOn: string;
    readonly fileNumber: string | null;
    readonly returnReason: string | null;
  }[];
}
const show = async (id: string, token = reseller): Promise<Shown> =>
  dataOf<{ shopOrder: Shown }>(
    await run(
      token,
      `query ($id: ID!) { shopOrder(id: $id) { mayCollect mayEdit debitObstacle
        debits { id state attempt collectOn fileNumber returnReason } } }`,
      { id },
    ),
  ).shopOrder;

const withdraw = (id: string, token = reseller) =>
  run(token, 'mutation ($id: ID!) { withdrawDebitFile(id: $id) { isSuccess } }', { id });
const giveBack = (id: string, reason = 'AM04', token = reseller) =>
  run(
    token,
    'mutation ($id: ID!, $reason: String!) { returnDebit(id: $id, reason: $reason, note: "Rückruf") { isSuccess } }',
    { id, reason },
  );
const restore = (id: string, token = reseller) =>
  run(token, 'mutation ($id: ID!) { restoreDebit(id: $id) { isSuccess } }', { id });
const account = (orderId: string, typed = password, token = reseller) =>
  run(
    token,
    `mutation ($orderId: ID!, $typed: String!) { showDebitAccount(orderId: $orderId, password: $typed) {
      holder iban mandate signedOn creditorId } }`,
    { orderId, typed },
  );

describe('a debit file', () => {
  it('holds the chosen orders as the schema wants them, with the accounts that were sealed', async () => {
    const ids = [await orderByDebit(), await orderByDebit({}, rental)];
    const id = await fileOf(await collect(ids));
    const answer = await download(id);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/lastschriften-l-2026-\d{5}\.xml/);
    const document = await answer.text();
    expect(debitFileFaults(document)).toEqual([]);
    const texts = (name: string) => elementsNamed(readXml(document), name).map(({ text }) => text);
    expect(texts('IBAN')).toEqual(['DE02500105170137075030', iban, 'DE02500105170137075030', iban]);
    expect(texts('InstdAmt')).toEqual(['236.81', '236.81']);
    expect(texts('CtrlSum')).toEqual(['473.62', '236.81', '236.81']);
    // What is rented goes under a mandate for more than one payment.
    expect(texts('SeqTp')).toEqual(['OOFF', 'RCUR']);
    expect(texts('ReqdColltnDt')).toEqual(['2026-11-30', '2026-11-30']);
    expect(texts('DtOfSgntr')).toEqual(['2026-11-23', '2026-11-23']);
    expect(texts('Nm')).toContain('Joerg Muessigbrodt');
    const orders = await app.owner.query(
      'select idempotency_key key, number from shop_orders where id = any ($1)',
      [ids],
    );
    expect(texts('MndtId').toSorted()).toEqual(
      orders.rows.map(({ key }) => mandateReference(key)).toSorted(),
    );
    expect(texts('EndToEndId').toSorted()).toEqual(orders.rows.map(({ number }) => `${number}-1`).toSorted());
  });

  it('has the same bytes whenever it is fetched, and nothing of it lies open in the database', async () => {
    const id = await fileOf(await collect([await orderByDebit()]));
    expect(await documentOf(id)).toBe(await documentOf(id));
    const { sealed_content: sealed } = await first(
      'select sealed_content from shop_debit_files where id = $1',
      [id],
    );
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('37040044');
  });

  it('takes an order once: it is named, and no other order of the choice is collected', async () => {
    const [one, other] = [await orderByDebit(), await orderByDebit()];
    await fileOf(await collect([one]));
    const { number } = await first('select number from shop_orders where id = $1', [one]);
    expect(errorOf(await collect([other, one]))).toMatchObject({
      code: 'DEBIT_NOT_POSSIBLE',
      parameters: { reason: 'underWay', number },
    });
    expect(await show(other)).toMatchObject({ mayCollect: true, debits: [] });
  });

  /** Files get their numbers one after the other: there they meet, unless they have met before. */
  const atOnce = async (work: readonly (() => ReturnType<typeof collect>)[]) => {
    await fileOf(await collect([await orderByDebit()]));
    const text = 'select from shop_debit_counters where tenant_id = $1 for update';
    return meetAtLock(app, { text, values: [resellerTenant] }, work);
  };

  it('is one for two clicks, and another one for no other orders', async () => {
    const [order, key] = [await orderByDebit(), newId()];
    const click = () => collect([order], { key });
    const files = await Promise.all((await atOnce([click, click])).map(fileOf));
    expect(new Set(files).size).toBe(1);
    const other = await collect([await orderByDebit()], { key });
    expect(errorOf(other)).toMatchObject({ parameters: { field: 'key' } });
  });

  it('is one for people who collect the same at once; the others read why', async () => {
    const [one, other] = [await orderByDebit(), await orderByDebit()];
    const answers = await atOnce([
      () => collect([one, other]),
      () => collect([other, one]),
      () => collect([one, other]),
    ]);
    expect(answers.map((answer) => errorOf(answer)?.code ?? 'made').toSorted()).toEqual([
      ...['DEBIT_NOT_POSSIBLE', 'DEBIT_NOT_POSSIBLE', 'made'],
    ]);
    expect((await show(one)).debits).toHaveLength(1);
  });

  it('and a rejection of an order at once: one of them is done', async () => {
    const order = await orderByDebit();
    const text = 'select from shop_orders where id = $1 for update';
    const answers = await meetAtLock(app, { text, values: [order] }, [
      () => collect([order]),
      () => setStatus(order, 'rejected'),
    ]);
    const codes = answers.map((answer) => errorOf(answer)?.code ?? 'done');
    expect([
      ['done', 'DEBIT_UNDER_WAY'],
      ['DEBIT_NOT_POSSIBLE', 'done'],
    ]).toContainEqual(codes);
  });

  test.each<[string, Partial<NewOrder>, string, string]>([
    ['by invoice', { payment: { kind: 'invoice' }, sealedIban: null }, 'inProgress', 'notByDebit'],
    ['of nothing to pay', { totals: { net: 0, tax: 0, gross: 0 } }, 'completed', 'nothingDue'],
    ['that nobody works on yet', {}, 'ordered', 'notInWork'],
    ['that was rejected', {}, 'rejected', 'notInWork'],
    ['sealed under another secret', { sealedIban: 'AAAA' }, 'inProgress', 'unreadable'],
  ])('takes no order %s', async (_title, given, status, reason) => {
    const payment = { kind: 'sepaDebit' as const, holder: 'Olga', ibanEnd: '3000', mandate: 'M-1' };
    const { id } = await placeTestOrder(db, buyerTenant, { payment, sealedIban: 'AAAA', ...given });
    await app.owner.query('update shop_orders set status = $2 where id = $1', [id, status]);
    expect(errorOf(await collect([id]))).toMatchObject({
      code: 'DEBIT_NOT_POSSIBLE',
      parameters: { reason },
    });
  });

  test.each([
    ['before it can be announced', '2026-11-27'],
    ['on a day without banks', '2026-12-05'],
    ['in the far future', '2027-03-01'],
  ])('is not collected %s', async (_title, collectOn) => {
    const answer = await collect([await orderByDebit()], { collectOn });
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'collectOn' } });
  });

  it('is collected on the day that its seller chose', async () => {
    const order = await orderByDebit();
    await fileOf(await collect([order], { collectOn: '2026-12-07' }));
    expect((await show(order)).debits).toMatchObject([{ collectOn: '2026-12-07', state: 'collected' }]);
  });

  it('says under whose number a mandate was given that is another one by now', async () => {
    const order = await orderByDebit();
    await app.owner.query(
      `update shop_orders set payment = jsonb_set(payment, '{agreed,creditorId}', '"DE98OLD09999999999"') where id = $1`,
      [order],
    );
    const document = await documentOf(await fileOf(await collect([order])));
    expect(debitFileFaults(document)).toEqual([]);
    const [former] = elementsNamed(readXml(document), 'OrgnlCdtrSchmeId');
    expect(former && elementsNamed(former, 'Id').at(-1)?.text).toBe('DE98OLD09999999999');
  });

  it('needs to know who collects', async () => {
    const seller = await addTenant(app, 'Neues Kassenhaus', 'reseller');
    const { email } = await addPerson(app, seller, 'owner');
    const answer = await collect([newId()], {}, await app.signIn(email));
    expect(errorOf(answer)).toMatchObject({ code: 'CREDITOR_MISSING' });
  });
});

describe('what becomes of a debit', () => {
  it('its buyer is told the day before it comes, and reads it at the order', async () => {
    const before = (await mailsTo(app, 'owner@demo.example')).length;
    const order = await orderByDebit();
    await fileOf(await collect([order]));
    // Order, step of the seller, announcement.
    const mails = await untilMails(app, 'owner@demo.example', before + 3);
    const mail = mails.find(({ subject }) => subject.startsWith('Lastschrift am 30. November 2026'));
    expect(mail?.text).toMatch(/Kassenhaus Nord zieht 236,81\s€ am 30\. November 2026/);
    expect(mail?.text).toContain('Gläubiger-ID: DE98NRD09999999999');
    expect(mail?.text).toContain('IBAN … 3000');
    expect(mail?.text).not.toContain('37040044');
    expect((await show(order, owner)).debits).toMatchObject([{ state: 'collected', fileNumber: null }]);
  });

  it('a file that was made by mistake is taken back: orders are free, buyers told, the file fetched no more', async () => {
    const order = await orderByDebit();
    const file = await fileOf(await collect([order]));
    const before = (await mailsTo(app, 'owner@demo.example')).length;
    dataOf(await withdraw(file));
    dataOf(await withdraw(file));
    expect(await show(order)).toMatchObject({ mayCollect: true, debits: [{ state: 'withdrawn' }] });
    const refusal = await download(file);
    expect([refusal.status, await refusal.text()]).toMatchObject([409, expect.stringContaining('WITHDRAWN')]);
    const mails = await untilMails(app, 'owner@demo.example', before + 1);
    expect(mails.some(({ subject }) => subject.startsWith('Keine Lastschrift'))).toBe(true);
    const anew = await fileOf(await collect([order]));
    expect(elementsNamed(readXml(await documentOf(anew)), 'EndToEndId')[0]?.text).toMatch(/-2$/);
  });

  it('from the day of the collection on a file is not taken back', async () => {
    const order = await orderByDebit();
    const file = await fileOf(await collect([order]));
    await app.owner.query(`update shop_debit_files set collect_on = '2026-11-23' where id = $1`, [file]);
    expect(errorOf(await withdraw(file))).toMatchObject({ code: 'DEBIT_FILE_DUE' });
  });

  it('one that came back is noted with its reason, can be undone, and is collected anew', async () => {
    const order = await orderByDebit();
    await fileOf(await collect([order]));
    const [debit] = (await show(order)).debits;
    dataOf(await giveBack(debit?.id ?? ''));
    expect(await show(order)).toMatchObject({ mayCollect: true, debits: [{ returnReason: 'AM04' }] });
    expect((await show(order, owner)).debits).toMatchObject([{ state: 'returned', returnReason: null }]);
    dataOf(await restore(debit?.id ?? ''));
    expect(await show(order)).toMatchObject({ mayCollect: false, debitObstacle: 'underWay' });
    dataOf(await giveBack(debit?.id ?? ''));
    await fileOf(await collect([order]));
    expect((await show(order)).debits).toMatchObject([
      { attempt: 2, state: 'collected' },
      { attempt: 1, state: 'returned' },
    ]);
    // The first is history: neither came it back again, nor did it come after all.
    expect(errorOf(await restore(debit?.id ?? ''))).toMatchObject({ code: 'CONFLICT' });
    expect(errorOf(await giveBack(debit?.id ?? ''))).toMatchObject({ code: 'CONFLICT' });
  });

  it('while one is under way, neither seller nor buyer cancels the order', async () => {
    const order = await orderByDebit();
    await fileOf(await collect([order]));
    expect(errorOf(await setStatus(order, 'rejected'))).toMatchObject({ code: 'DEBIT_UNDER_WAY' });
    dataOf(await setStatus(order, 'onHold'));
    const { version } = await first('select version from shop_orders where id = $1', [order]);
    expect((await show(order, owner)).mayEdit).toBe(false);
    const edit = await run(
      owner,
      'mutation ($id: ID!, $version: Int!) { editShopOrder(id: $id, version: $version, language: "de") { modelId } }',
      { id: order, version },
    );
    expect(errorOf(edit)).toMatchObject({ code: 'DEBIT_UNDER_WAY' });
  });

  it('orders to collect and files are listed page by page, without whole accounts', async () => {
    const ids = [await orderByDebit(), await orderByDebit(), await orderByDebit()];
    interface Listed {
      readonly nodes: readonly { readonly id: string; readonly ibanEnd: string }[];
      readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
      readonly totalCount: number;
    }
    const found: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const { openDebits }: { openDebits: Listed } = dataOf(
        await run(
          reseller,
          `query ($after: String) { openDebits(first: 2, after: $after) {
            nodes { id number buyerName holder ibanEnd gross } pageInfo { endCursor hasNextPage } totalCount } }`,
          { after },
        ),
      );
      expect(JSON.stringify(openDebits)).not.toContain('37040044');
      found.push(...openDebits.nodes.map(({ id }) => id));
      [after, more] = [openDebits.pageInfo.endCursor, openDebits.pageInfo.hasNextPage];
      if (!more) expect(openDebits.totalCount).toBe(found.length);
    }
    expect(new Set(found).size).toBe(found.length);
    for (const id of ids) expect(found).toContain(id);
  });
});

describe('an account', () => {
  it('is shown to its seller after the password, and the log names order and viewer without it', async () => {
    const order = await orderByDebit();
    const { number } = await first('select number from shop_orders where id = $1', [order]);
    expect(dataOf(await account(order))).toMatchObject({
      showDebitAccount: {
        ...{ holder: 'Jörg Müßigbrodt', iban, signedOn: '2026-11-23', creditorId: 'DE98NRD09999999999' },
        mandate: expect.stringMatching(/^M-[0-9A-F]{32}$/),
      },
    });
    const { rows } = await app.owner.query(
      `select actor_name, new_values from audit_log where tenant_id = $1 and entity_id = $2 and action = 'showAccount'`,
      [resellerTenant, order],
    );
    expect(rows).toEqual([{ actor_name: 'Rita Clausen', new_values: { name: number } }]);
    const { rows: all } = await app.owner.query('select old_values, new_values from audit_log');
    expect(JSON.stringify(all)).not.toContain('37040044');
  });

  it('contract 25: is not shown for a wrong password, and guessing is slowed down', async () => {
    const order = await orderByDebit();
    const { email } = await addPerson(app, resellerTenant, 'owner');
    const token = await app.signIn(email);
    const codes: unknown[] = [];
    for (let guess = 0; guess < 9; guess += 1)
      codes.push(errorOf(await account(order, `Falsch-${guess}`, token))?.code);
    expect(codes).toEqual([...Array(8).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    // The right one does not help either, nor at the other doors.
    expect(errorOf(await account(order, password, token))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(errorOf(await collect([order], {}, token))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(dataOf(await account(order))).toBeDefined();
  });

  it('and a file take the password, and an answer that refuses tells nothing of them', async () => {
    const order = await orderByDebit();
    const wrong = await collect([order], { password: 'Falsch-1' });
    expect(errorOf(wrong)).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect((await show(order)).debits).toEqual([]);
    const file = await fileOf(await collect([order]));
    for (const given of [{}, { password: '' }, { password: 'Falsch-2' }]) {
      const refusal = await download(file, given);
      expect(refusal.status).toBe(422);
      expect(await refusal.text()).not.toContain('IBAN');
    }
  });

  it('is for the seller alone: not for buyer, manager, another tenant, nor the vendor who looks after all orders', async () => {
    const order = await orderByDebit();
    const file = await fileOf(await collect([order]));
    const [debit] = (await show(order)).debits;
    for (const token of [owner, vendor, stranger, manager]) {
      const code = token === manager ? 'FORBIDDEN' : 'NOT_FOUND';
      expect(errorOf(await account(order, password, token))).toMatchObject({ code });
      expect(errorOf(await withdraw(file, token))).toMatchObject({ code });
      expect(errorOf(await giveBack(debit?.id ?? '', 'AM04', token))).toMatchObject({ code });
      expect(errorOf(await restore(debit?.id ?? '', token))).toMatchObject({ code });
      expect((await download(file, { password }, token)).status).toBe(token === manager ? 403 : 404);
      const missing = token === vendor ? 'NOT_FOUND' : token === manager ? 'FORBIDDEN' : 'CREDITOR_MISSING';
      expect(errorOf(await collect([order], {}, token))).toMatchObject({ code: missing });
    }
    expect(await show(order, vendor)).toMatchObject({ mayCollect: false, debitObstacle: null });
  });
});

describe('who collects', () => {
  const creditor = {
    ...{
      name: 'Kassenhaus Süd GmbH',
      creditorId: 'de98 zzz0 9999 9999 99',
      iban: 'DE02 1203 0000 0000 2020 51',
    },
    ...{ bic: '', address: 'Marienplatz 1', zipCode: '80331', city: 'München', country: 'DE' },
    ...{ noticeDays: 3, noteDe: '', noteEn: '' },
  };
  const save = (
    token: string,
    given: Record<string, unknown> = {},
    typed = password,
    version: number | null = null,
  ) =>
    run(
      token,
      `mutation ($creditor: DebitCreditorInput!, $version: Int, $typed: String!) {
        saveDebitCreditor(creditor: $creditor, version: $version, password: $typed) { isSuccess } }`,
      { creditor: { ...creditor, ...given }, version, typed },
    );
  const newSeller = async () => {
    const tenant = await addTenant(app, undefined, 'reseller');
    const { email } = await addPerson(app, tenant, 'owner');
    return { tenant, token: await app.signIn(email) };
  };

  it('is entered once, changed over the version that was seen, and logged without the account', async () => {
    const { tenant, token } = await newSeller();
    const read = () => run(token, '{ debitCreditor { name creditorId iban version } }');
    expect(dataOf(await read())).toEqual({ debitCreditor: null });
    dataOf(await save(token));
    expect(dataOf(await read())).toMatchObject({
      debitCreditor: { creditorId: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051', version: 1 },
    });
    expect(errorOf(await save(token))).toMatchObject({ code: 'CONFLICT' });
    dataOf(await save(token, { iban: 'DE02500105170137075030' }, password, 1));
    expect(errorOf(await save(token, {}, password, 1))).toMatchObject({ code: 'CONFLICT' });
    const { rows } = await app.owner.query(
      `select action, old_values, new_values from audit_log where tenant_id = $1 and entity = 'debitCreditor'
       order by id`,
      [tenant],
    );
    expect(rows).toMatchObject([
      { action: 'create', new_values: { account: '… 2051' } },
      { action: 'update', old_values: { account: '… 2051' }, new_values: { account: '… 5030' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('DE02');
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ creditorId: 'DE99ZZZ09999999999' }, 'creditorId', 'CREDITOR_ID'],
    [{ iban: 'DE02120300000000202052' }, 'iban', 'IBAN'],
    [{ bic: 'BNPAFRPP' }, 'bic', 'BIC'],
    [{ name: '' }, 'name', 'REQUIRED'],
    [{ noticeDays: 20 }, 'noticeDays', 'NOTICE_DAYS'],
  ])('is refused with %o', async (given, field, message) => {
    expect(errorOf(await save(reseller, given))).toMatchObject({
      code: 'INVALID_INPUT',
      parameters: { field, message },
    });
  });

  it('takes the password: whoever changes the account has the money', async () => {
    const { token } = await newSeller();
    expect(errorOf(await save(token, {}, 'Falsch-1'))).toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(errorOf(await save(manager))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('SHP-81: the checkout', () => {
  it('keeps the mandate that was agreed to, and confirms it by mail', async () => {
    const tenant = await addTenant(app, 'Bäckerei Müller');
    await app.owner.query('update tenants set reseller_id = $2 where id = $1', [tenant, resellerTenant]);
    const { email } = await addPerson(app, tenant, 'owner', { email: 'müller+kasse@bäckerei-müller.de' });
    const token = await app.signIn(email);
    const payment = { kind: 'sepaDebit', holder: 'Änne Müller', iban, creditorId: 'DE98NRD09999999999' };
    const sent = { ...orderOf([orderedLine(printer)], gross), payment };
    const { id } = placedOf(await sendOrder(app, token, sent));
    const { payment: kept } = await first('select payment from shop_orders where id = $1', [id]);
    expect(kept).toMatchObject({
      mandate: mandateReference(sent.idempotencyKey),
      agreed: { creditorId: 'DE98NRD09999999999', noticeDays: 5 },
    });
    expect(kept.agreed.text.join(' ')).toContain('Ich ermächtige Kassenhaus Nord, einmalig eine Zahlung');
    const [mail] = await untilMails(app, email, 1);
    expect(mail?.text).toContain(`Mandatsreferenz: ${mandateReference(sent.idempotencyKey)}`);
    expect(mail?.text).toContain('mindestens 5 Tage vorher');
    expect(mail?.text).toContain('innerhalb von acht Wochen');
    expect(mail?.text).not.toContain('37040044');
  });

  it('takes no mandate for somebody else than was read, and none without who collects', async () => {
    const payment = { kind: 'sepaDebit', holder: 'Olga', iban, creditorId: 'DE98ZZZ09999999999' };
    const other = await sendOrder(app, owner, { ...orderOf([orderedLine(printer)], gross), payment });
    expect(errorOf(other)).toMatchObject({ code: 'MANDATE_CHANGED' });
    const tenant = await addTenant(app);
    const without = await addTenant(app, undefined, 'reseller');
    await app.owner.query('update tenants set reseller_id = $2 where id = $1', [tenant, without]);
    await app.owner.query(
      `insert into organizations (tenant_id, id, name, country, change_seq, created_seq, created_at, last_modified_at,
        last_modified_by_name) values ($1, $2, 'Ohne Einzug', 'DE', 0, 0, now(), now(), 'Test')`,
      [without, newId()],
    );
    const { email } = await addPerson(app, tenant, 'owner');
    const token = await app.signIn(email);
    const answer = await sendOrder(app, token, { ...orderOf([orderedLine(printer)], gross), payment });
    expect(errorOf(answer)).toMatchObject({ code: 'DEBIT_NOT_OFFERED' });
  });

  it('asks for the bank of an account outside the European Economic Area, and writes it into the file', async () => {
    const swiss = { kind: 'sepaDebit', holder: 'Urs Zürcher', iban: 'CH93 0076 2011 6238 5295 7' };
    const refused = await sendOrder(app, owner, {
      ...orderOf([orderedLine(printer)], gross),
      payment: swiss,
    });
    expect(errorOf(refused)).toMatchObject({ parameters: { field: 'payment.bic', message: 'BIC' } });
    const order = await orderByDebit({ ...swiss, bic: 'POFICHBEXXX' });
    const document = await documentOf(await fileOf(await collect([order])));
    expect(debitFileFaults(document)).toEqual([]);
    expect(document).toContain('<BICFI>POFICHBEXXX</BICFI>');
    expect(document).toContain('<TwnNm>Hamburg</TwnNm>');
  });
});
