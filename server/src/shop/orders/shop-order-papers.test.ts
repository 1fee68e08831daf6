import { anyOrderLine } from '@tresen/domain/shop/orders/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from '../../app/testing/import-files.ts';
import { placeTestOrder } from '../../app/testing/place-test-order.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { readPdf } from '../../kit/pdf/testing.ts';

let app: TestServer;
let db: ReturnType<typeof openDatabase>;
let [owner, user, reseller, stranger] = ['', '', '', ''];
let buyerId = '';
let order = { id: '', number: '' };

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
  [owner = '', user = '', reseller = '', stranger = ''] = await Promise.all(
    ['owner@demo.example', 'user@demo.example', 'reseller@demo.example', 'owner@retail.demo.example'].map(
      app.signIn,
    ),
  );
  const tenants = await app.owner.query(`select id from tenants where name = 'Gasthaus Lindenhof'`);
  buyerId = tenants.rows[0].id;
  const printer = await app.owner.query(
    `select shop_number n from shop_products where app_type is null and not license_required and functions = '' and active limit 1`,
  );
  const line = anyOrderLine({
    shopNumber: printer.rows[0].n,
    quantity: 2,
    price: 19_900,
    setupFee: 1_000,
    total: 42_000,
    addOns: [{ shopNumber: 1, articleNr: '', name: 'Zweitdisplay', price: 100, setupFee: 0 }],
  });
  order = await placeTestOrder(db, buyerId, {
    lines: [line],
    vatId: 'DE123456789',
    placedAt: new Date('2026-11-20T09:00:00Z'),
    note: 'Bitte klingeln',
    purchaseOrderNumber: 'EK-4711/26',
  });
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const get = (token: string | undefined, file: string) =>
  fetch(`${app.url}/api/shop-orders/${file}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const read = async (response: Response) => {
  const { title, language, pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  return { title, language, text: plain(pages.join('\n')) };
};

describe('an order on paper', () => {
  it('is its confirmation: seller, buyer, lines, net, VAT and total, and that it is no invoice', async () => {
    const response = await get(owner, `${order.id}.pdf`);
    expect(response.headers.get('content-disposition')).toContain(
      `auftragsbestaetigung-${order.number.toLowerCase()}.pdf`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { title, text } = await read(response);
    expect(title).toBe(`Auftragsbestätigung ${order.number}`);
    for (const part of [
      'Kassenhaus Nord',
      'Gasthaus Lindenhof, Lindenstraße 3, 24103 Kiel, Deutschland',
      'DE123456789',
      'Bitte klingeln',
      'EK-4711/26',
      'Bondrucker 80 mm',
      'Zweitdisplay',
      '420,00 €',
      'MwSt. 19 %\t79,80 €',
      'Gesamtbetrag\t499,80 €',
      'ist keine Rechnung',
    ])
      expect(text).toContain(part);
  });

  it('speaks English on demand, and is the same for the seller', async () => {
    const { title, language, text } = await read(await get(reseller, `${order.id}.pdf?language=en`));
    expect([title, language]).toEqual([`Order confirmation ${order.number}`, 'en-GB']);
    expect(text).toContain('VAT 19%\t€79.80');
  });

  it('is for its buyer and its seller alone', async () => {
    expect((await get(undefined, `${order.id}.pdf`)).status).toBe(401);
    for (const file of [`${order.id}.pdf`, `${order.id}.csv`, '../exports.pdf', 'x.pdf'])
      expect((await get(stranger, file)).status).toBe(404);
  });

  it('is an invoice once it is completed', async () => {
    dataOf(
      await app.call(
        '/graphql',
        reseller,
        `mutation { setShopOrderStatus(id: "${order.id}", version: 1, status: completed, reason: "") { isSuccess } }`,
      ),
    );
    const response = await get(user, `${order.id}.pdf`);
    expect(response.headers.get('content-disposition')).toMatch(/rechnung-r-\d{4}-00001\.pdf/);
    const { title, text } = await read(response);
    expect(title).toMatch(/^Rechnung R-\d{4}-00001$/);
    expect(text).toContain(order.number);
    expect(text).toContain('Das Leistungsdatum ist das Rechnungsdatum');
    expect(text).toMatch(/innerhalb von 14 Tagen mit der\s+Rechnungsnummer\s+R-/);
    expect(text).not.toContain('ist keine Rechnung');
  });
});

const startExport = (token: string, source: string, filter: object) =>
  app.call(
    '/graphql/pos',
    token,
    'mutation($input: ExportInput!) { startExport(input: $input) { id total } }',
    { input: { source, format: 'csv', filter: JSON.stringify(filter) } },
  );

describe('the lists as files', () => {
  it('have the rows of the list, in words and numbers', async () => {
    const answer = await startExport(reseller, 'soldShopOrders', { search: order.number });
    const { id, total } = dataOf<{ startExport: { id: string; total: number } }>(answer).startExport;
    expect(total).toBe(1);
    const file = await download(app, reseller, `/api/exports/files/${id}`);
    const [head, line] = (await file.text()).split('\r\n');
    expect(head).toContain(
      'Bestellung;Bestellt am;Nummer des Bestellers;Bestellt von;Besteller;Kunde;Verkäufer;Stand',
    );
    expect(line).toContain(`${order.number};2026-11-20 10:00:00;EK-4711/26;Olga Lindner;Gasthaus Lindenhof`);
    expect(line).toContain(';Abgeschlossen;Bondrucker 80 mm;1;');
  });

  it('are for who may look at them: what others ordered is the Owner group’s', async () => {
    expect(errorOf(await startExport(user, 'soldShopOrders', {}))).toMatchObject({ code: 'FORBIDDEN' });
    expect(errorOf(await startExport(owner, 'shopOrders', { view: 'SELLER' }))).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
