import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  orderedLine,
  orderOf,
  placedOf,
  preview,
  sendOrder,
  testAddress,
} from '../../app/testing/checkout.ts';
import { mailsTo, untilMails } from '../../app/testing/mailbox.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { addProduct } from '../../app/testing/shop-products.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let reseller: string;
let printer: number;
const day = 86_400_000;

beforeAll(async () => {
  app = await startTestApp();
  [owner, reseller] = await Promise.all([
    app.signIn('owner@demo.example'),
    app.signIn('reseller@demo.example'),
  ]);
  printer = await addProduct(app, { name: 'Bondrucker 80 mm', price: 19_900 });
});
afterAll(() => app.stop());

const countOrders = async (): Promise<number> => {
  const { rows } = await app.owner.query<{ count: number }>('select count(*)::int count from shop_orders');
  return rows[0]?.count ?? 0;
};
const storedOrder = async (id: string) =>
  (await app.owner.query('select * from shop_orders where id = $1', [id])).rows[0];

describe('the price of an order', () => {
  test('SHP-72, SHP-73, SHP-75: is the catalogue’s, with add-ons, setup fees and sub-products', async () => {
    const addOn = await addProduct(app, {
      name: 'Lager',
      price: 1_000,
      setupFee: 500,
      viewType: 'SubArticle',
    });
    const course = await addProduct(app, { name: 'Schulung', price: 9_900, setupFee: 2_000 });
    const edition = await addProduct(app, {
      price: 4_990,
      setupFee: 100,
      addOns: [addOn],
      subProducts: [course],
    });
    const line = orderedLine(edition, { quantity: 3, addOns: [addOn], subProducts: [course] });
    const net = (4_990 + 100 + 1_000 + 500 + 2_000) * 3;
    expect(await preview(app, owner, [line])).toMatchObject({
      lines: [{ total: net, quantity: 3 }],
      net,
      vatRate: 1900,
      tax: Math.round(net * 0.19),
      faults: [],
      obstacles: [],
    });
  });

  test.each<[string, number, number, number]>([
    ['that runs', -day, day, 800],
    ['that has ended', -2 * day, -day, 1_000],
    ['that has not begun', day, 2 * day, 1_000],
  ])('SHP-44, SHP-75: a discount %s counts by the clock of the server', async (_title, from, until, net) => {
    const discount = {
      price: 800,
      from: new Date(Date.now() + from),
      until: new Date(Date.now() + until),
    };
    const shopNumber = await addProduct(app, { price: 1_000, discount });
    expect((await preview(app, owner, [orderedLine(shopNumber)])).net).toBe(net);
  });

  test.each<[string, string, string, number, string]>([
    ['at home', 'DE', '', 1900, 'domestic'],
    ['to a business within the union', 'AT', 'ATU13585627', 0, 'reverseCharge'],
    ['to anybody else within the union', 'AT', '', 2000, 'destination'],
    ['to somebody with another country’s number', 'AT', 'DE136695976', 2000, 'destination'],
    ['to somebody with a wrong number', 'AT', 'ATU13585628', 2000, 'destination'],
    ['to Switzerland', 'CH', '', 0, 'export'],
  ])('SHP-75: VAT %s', async (_title, country, vatId, rate, reason) => {
    const seen = await preview(app, owner, [orderedLine(printer)], { country, vatId });
    expect(seen).toMatchObject({ vatRate: rate, vatReason: reason, gross: seen.net + seen.tax });
  });

  test('SHP-75: what is not sold, or not along with it, is named and not priced', async () => {
    const gone = await addProduct(app, { name: 'Alter Drucker', active: false });
    const lines = [orderedLine(gone), orderedLine(printer, { addOns: [printer] }), orderedLine(2_000_000)];
    const { faults, net } = await preview(app, owner, lines);
    expect(faults).toEqual([
      { lineId: lines[0]?.lineId, code: 'PRODUCT_GONE', name: 'Alter Drucker' },
      { lineId: lines[1]?.lineId, code: 'PART_GONE', name: 'Bondrucker 80 mm' },
      { lineId: lines[2]?.lineId, code: 'PRODUCT_GONE', name: '' },
    ]);
    expect(net).toBe(0);
  });

  test.each([0, -3, 1_000, 2_000_000_000])('SHP-37: %i pieces are refused', async (quantity) => {
    const answer = await sendOrder(app, owner, orderOf([orderedLine(printer, { quantity })], 0));
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('an order', () => {
  const gross = 23_681;

  test('SHP-76, SHP-81: is kept as it was priced, told by mail, and seen in the orders', async () => {
    const sent = {
      ...orderOf([orderedLine(printer)], gross),
      vatId: 'de 136 695 976',
      note: 'Bitte vormittags',
    };
    const placed = placedOf(await sendOrder(app, owner, sent));
    expect(placed).toMatchObject({ gross, number: expect.stringMatching(/^B-\d{4}-\d+$/) });
    expect(await storedOrder(placed.id)).toMatchObject({
      status: 'ordered',
      net: 19_900,
      tax: 3_781,
      vat_id: 'DE136695976',
      note: 'Bitte vormittags',
      customer_name: 'Gasthaus Lindenhof',
      placed_by_name: 'Olga Lindner',
      terms_version: '2026-11',
      lines: [{ name: 'Bondrucker 80 mm', price: 19_900, total: 19_900 }],
    });
    const [mail] = await untilMails(app, 'owner@demo.example', 1);
    expect(mail?.subject).toBe(`Ihre Bestellung ${placed.number}`);
    expect(mail?.text).toMatch(/1 × Bondrucker 80 mm: 199,00\s€/);
    expect(mail?.text).toMatch(/MwSt\. 19\s%: 37,81\s€/);
    expect(mail?.text).toMatch(/Gesamtbetrag: 236,81\s€/);
    expect(mail?.text).toContain(`/apps/shop-orders/${placed.id}`);
  });

  test('SHP-81: is confirmed in English to who reads English', async () => {
    const tenant = await addTenant(app);
    const { email } = await addPerson(app, tenant, 'owner');
    const token = await app.signIn(email);
    const placed = placedOf(
      await sendOrder(app, token, { ...orderOf([orderedLine(printer)], gross), language: 'en' }),
    );
    const [mail] = await untilMails(app, email, 1);
    expect(mail?.subject).toBe(`Your order ${placed.number}`);
    expect(mail?.text).toContain('Total: €236.81');
  });

  test('SHP-81: stands in the buyer’s log once, with what was ordered and without how it is paid', async () => {
    const sent = orderOf([orderedLine(printer, { quantity: 2 })], 47_362);
    const { id, number } = placedOf(await sendOrder(app, owner, sent));
    expect(placedOf(await sendOrder(app, owner, sent)).id).toBe(id);
    const { rows } = await app.owner.query(
      `select action, actor_name, new_values from audit_log where entity = 'shopOrder' and entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        ...{ action: 'place', actor_name: 'Olga Lindner' },
        new_values: {
          ...{ name: number, customer: 'Gasthaus Lindenhof', gross: '473.62 €' },
          ordered: ['2 × Bondrucker 80 mm'],
        },
      },
    ]);
  });

  test('SHP-81: by debit keeps the IBAN sealed, and shows its end alone', async () => {
    const iban = 'DE89 3704 0044 0532 0130 00';
    const sent = {
      ...orderOf([orderedLine(printer)], gross),
      payment: { kind: 'sepaDebit', holder: 'Olga Lindner', iban },
    };
    const { id } = placedOf(await sendOrder(app, owner, sent));
    const stored = await storedOrder(id);
    expect(stored.payment).toMatchObject({ kind: 'sepaDebit', holder: 'Olga Lindner', ibanEnd: '3000' });
    expect(stored.payment.mandate).toMatch(/^[A-Z0-9-]{10,35}$/);
    expect(JSON.stringify(stored)).not.toContain('37040044');
    expect(stored.sealed_iban).toMatch(/^[\w+/]+=*$/);
  });

  test.each<[string, Record<string, unknown>, string]>([
    [
      'a wrong IBAN',
      { payment: { kind: 'sepaDebit', holder: 'Olga', iban: 'DE89370400440532013001' } },
      'payment.iban',
    ],
    ['a wrong VAT id', { vatId: 'DE136695977' }, 'vatId'],
    [
      'a postcode of nowhere',
      { deliveryAddress: { ...testAddress, zipCode: '1' } },
      'deliveryAddress.zipCode',
    ],
    [
      'a country that is not served',
      { billingAddress: { ...testAddress, country: 'US' } },
      'billingAddress.country',
    ],
    ['another way to pay', { payment: { kind: 'cash' } }, 'payment.kind'],
    ['somebody else’s customer', { customerId: newId() }, 'customerId'],
  ])('SHP-81: with %s is refused', async (_title, given, field) => {
    const before = await countOrders();
    const answer = await sendOrder(app, owner, { ...orderOf([orderedLine(printer)], gross), ...given });
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field } });
    expect(await countOrders()).toBe(before);
  });

  test('SHP-75: of another total than the person saw is refused with the new figures', async () => {
    const before = await countOrders();
    const answer = await sendOrder(app, owner, orderOf([orderedLine(printer)], 1));
    expect(errorOf(answer)).toMatchObject({
      code: 'ORDER_TOTAL_CHANGED',
      parameters: { net: 19_900, tax: 3_781, gross },
    });
    expect(await countOrders()).toBe(before);
  });

  test('SHP-67: to other terms than those that apply is refused', async () => {
    const sent = { ...orderOf([orderedLine(printer)], gross), termsVersion: '1999' };
    expect(errorOf(await sendOrder(app, owner, sent))).toMatchObject({ code: 'TERMS_CHANGED' });
  });

  test('SHP-62: with a line that cannot be sold is refused', async () => {
    const sent = orderOf([orderedLine(printer, { addOns: [printer] })], 0);
    expect(errorOf(await sendOrder(app, owner, sent))).toMatchObject({
      code: 'ORDER_NOT_READY',
      parameters: { reason: 'PART_GONE', name: 'Bondrucker 80 mm' },
    });
  });
});

describe('the same order sent again', () => {
  const gross = 23_681;

  test('SHP-81: is the order that stands', async () => {
    const sent = orderOf([orderedLine(printer)], gross);
    const first = placedOf(await sendOrder(app, owner, sent));
    const before = await countOrders();
    expect(placedOf(await sendOrder(app, owner, sent))).toEqual(first);
    expect(await countOrders()).toBe(before);
  });

  test('SHP-81: stands although prices have changed meanwhile', async () => {
    const shopNumber = await addProduct(app, { price: 1_000 });
    const sent = orderOf([orderedLine(shopNumber)], 1_190);
    const first = placedOf(await sendOrder(app, owner, sent));
    await app.owner.query('update shop_products set price = 5000 where shop_number = $1', [shopNumber]);
    expect(placedOf(await sendOrder(app, owner, sent))).toEqual(first);
  });

  test('SHP-81: with something else under its key is refused by its number', async () => {
    const sent = orderOf([orderedLine(printer)], gross);
    const { number } = placedOf(await sendOrder(app, owner, sent));
    const other = await sendOrder(app, owner, { ...sent, note: 'anders' });
    expect(errorOf(other)).toMatchObject({ code: 'ORDER_KEY_USED', parameters: { number } });
  });

  test('SHP-81: ten times at once is one order and one mail', async () => {
    const tenant = await addTenant(app);
    const { email } = await addPerson(app, tenant, 'owner');
    const token = await app.signIn(email);
    const before = await countOrders();
    const sent = orderOf([orderedLine(printer)], gross);
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendOrder(app, token, sent)));
    expect(new Set(answers.map((answer) => placedOf(answer).id)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    // Another order's mail comes behind those of this one.
    await sendOrder(app, token, orderOf([orderedLine(printer)], gross));
    await untilMails(app, email, 2);
    expect(await mailsTo(app, email)).toHaveLength(2);
  });

  test('SHP-81: a key of one tenant says nothing to another', async () => {
    const sent = orderOf([orderedLine(printer)], gross);
    const first = placedOf(await sendOrder(app, owner, sent));
    expect(placedOf(await sendOrder(app, reseller, sent)).id).not.toBe(first.id);
  });
});
