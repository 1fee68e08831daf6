import { cancelledForEditing } from '@tresen/domain/shop/orders';
import { anyOrder, anyOrderLine } from '@tresen/domain/shop/orders/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSystem, inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { findOrder, listEvents } from './order.store.ts';
import { countOrders, cursorOf, orderPage } from './order-list.store.ts';
import { countSoldOrders, findSoldOrders } from './order-search.store.ts';
import { findOrderByKey, findSeller, insertOrder, type NewOrder } from './place-order.store.ts';

let database: TestDatabase;

const createTenant = async (name: string, kind: string, resellerId: string | null = null) => {
  const id = newId();
  await database.owner.query('insert into tenants (id, name, kind, reseller_id) values ($1, $2, $3, $4)', [
    id,
    name,
    kind,
    resellerId,
  ]);
  await database.owner.query(
    `insert into organizations (tenant_id, id, name, country, change_seq, created_seq, created_at, last_modified_at,
      last_modified_by_name) values ($1, $2, $3, 'DE', 0, 0, now(), now(), 'test')`,
    [id, newId(), name],
  );
  return id;
};

let [vendor, reseller, buyer, other, stranger] = ['', '', '', '', ''];

beforeAll(async () => {
  database = await createTestDatabase();
  vendor = await createTenant('Hersteller', 'vendor');
  reseller = await createTenant('Kassenhaus', 'reseller');
  buyer = await createTenant('Lindenhof', 'customer', reseller);
  other = await createTenant('Sommer', 'customer', reseller);
  stranger = await createTenant('Allein', 'customer');
});
afterAll(() => database.drop());

const place = (tenantId: string, order: Partial<NewOrder> = {}) =>
  inTenant(database.db, tenantId, async (tx) => {
    const seller = await findSeller(tx);
    if (!seller) throw new Error('nobody sells');
    const content = anyOrder(order.lines ?? [anyOrderLine()]);
    const jobs = { add: async () => undefined };
    const placed = await insertOrder(tx, { ...content, tenantId, seller, ...order }, jobs);
    if (!placed) throw new Error('no order was placed');
    return placed;
  });

const inBuyer = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(database.db, buyer, work);
const listOf = (tenantId: string, view: 'BUYER' | 'SELLER', search?: string) =>
  inTenant(database.db, tenantId, (tx) => orderPage(tx, { view, search, keysOf: 'all' }, 50, undefined));

describe('who sells to a tenant', () => {
  it('is the reseller that it names, else the vendor', async () => {
    const sellerOf = async (tenantId: string) =>
      (await inTenant(database.db, tenantId, findSeller))?.seller.name;
    expect(await Promise.all([buyer, stranger, reseller, vendor].map(sellerOf))).toEqual([
      'Kassenhaus',
      'Hersteller',
      'Hersteller',
      'Hersteller',
    ]);
  });
});

describe('an order that is placed', () => {
  it('SHP-77: has a number of its year, and a first event', async () => {
    // Already the next year in Berlin.
    const placedAt = new Date('2026-12-31T23:30:00Z');
    const { id, number } = await place(buyer, { placedAt });
    expect(number).toMatch(/^B-2027-\d{5,}$/);
    const events = await inBuyer(async (tx) => {
      const order = await findOrder(tx, id);
      return order && listEvents(tx, order);
    });
    expect(events).toMatchObject([{ status: 'ordered', byName: 'Olga Lindner', bySeller: false }]);
  });

  it('is one for its key, however often and however close together it arrives', async () => {
    const idempotencyKey = newId();
    const attempts = Array.from({ length: 5 }, () => place(buyer, { idempotencyKey }).catch(() => undefined));
    const placed = (await Promise.all(attempts)).filter((order) => order !== undefined);
    expect(placed).toHaveLength(1);
    expect(await inBuyer((tx) => findOrderByKey(tx, idempotencyKey))).toEqual(placed[0]);
  });

  it('SHP-80: is the successor of the edited order whose lines it carries on, and of no other', async () => {
    const [line, gone] = [anyOrderLine(), anyOrderLine()];
    const first = await place(buyer, { lines: [line, gone] });
    const rejected = await place(buyer, { lines: [line] });
    const edited = 'update shop_orders set status = $2, status_reason = $3 where id = $1';
    await database.owner.query(edited, [first.id, 'rejected', cancelledForEditing]);
    await database.owner.query(edited, [rejected.id, 'rejected', 'Nicht lieferbar']);
    const next = await place(buyer, { lines: [line, anyOrderLine()] });
    const found = (id: string) => inBuyer((tx) => findOrder(tx, id));
    expect(await found(first.id)).toMatchObject({ successorId: next.id, successorNumber: next.number });
    expect(await found(next.id)).toMatchObject({
      predecessorId: first.id,
      predecessorNumber: first.number,
    });
    expect(await found(rejected.id)).toMatchObject({ successorId: null });
  });
});

describe('orders', () => {
  it('are seen by their buyer, their seller and the vendor, and by nobody else', async () => {
    const { id } = await place(buyer);
    const sees = async (tenantId: string) =>
      (await inTenant(database.db, tenantId, (tx) => findOrder(tx, id))) !== undefined;
    expect(await Promise.all([buyer, reseller, vendor, other, stranger].map(sees))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it('are listed for who ordered and for who sells', async () => {
    const { number } = await place(other);
    const has = async (tenantId: string, view: 'BUYER' | 'SELLER') =>
      (await listOf(tenantId, view)).some((row) => row.number === number);
    expect(await has(other, 'BUYER')).toBe(true);
    expect(await has(other, 'SELLER')).toBe(false);
    expect(await has(reseller, 'SELLER')).toBe(true);
    expect(await has(reseller, 'BUYER')).toBe(false);
    expect(await has(vendor, 'SELLER')).toBe(true);
    expect(await has(buyer, 'BUYER')).toBe(false);
  });

  it('SHP-19: are found by number, customer, article, add-on and licence key', async () => {
    const addOn = { shopNumber: 1, articleNr: 'A-1', name: 'Küchenmonitor', price: 500, setupFee: 100 };
    const lines = [anyOrderLine({ name: 'Gastro Profi', licenseKey: 'K7QF-2M9X', addOns: [addOn] })];
    const { number } = await place(stranger, { lines, customerName: 'Café Müller' });
    for (const words of [
      number,
      'cafe mueller',
      'gastro profi',
      'kuchenmonitor',
      'k7qf-2m9x',
      'müller gastro',
    ])
      expect((await listOf(stranger, 'BUYER', words)).map((row) => row.number)).toEqual([number]);
    expect(await listOf(stranger, 'BUYER', 'lindenhof xyz')).toEqual([]);
  });

  it('SHP-76: tell the setup of lines and parts, contract duration and licence keys', async () => {
    const part = { shopNumber: 1, articleNr: 'S-1', name: 'Einrichtung vor Ort', price: 500 };
    const lines = [
      anyOrderLine({ setupFee: 1_000, quantity: 2, licenseKey: 'AAAA-1111' }),
      anyOrderLine({ setupFee: 500, contractDurationMonths: 24 }),
      anyOrderLine({
        addOns: [{ ...part, setupFee: 20 }],
        subProducts: [{ ...part, setupFee: 14_900 }],
        quantity: 2,
      }),
    ];
    const { id } = await place(stranger, { lines });
    const row = (await listOf(stranger, 'BUYER')).find((each) => each.id === id);
    expect(row).toMatchObject({ setupFee: 32_340, contractDurationMonths: 24, licenceKeys: ['AAAA-1111'] });
  });

  it('come in pages without gaps and repeats, also when several were placed at once', async () => {
    const placedAt = new Date('2026-05-05T12:00:00Z');
    const filter = {
      view: 'BUYER',
      from: '2026-05-05T00:00:00Z',
      to: '2026-05-06T00:00:00Z',
      keysOf: 'all',
    } as const;
    for (let count = 0; count < 5; count++) await place(other, { placedAt });
    const inOther = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(database.db, other, work);
    const ids: string[] = [];
    for (let after: string | undefined; ; ) {
      const rows = await inOther((tx) => orderPage(tx, filter, 2, after));
      ids.push(...rows.slice(0, 2).map(({ id }) => id));
      const last = rows[1];
      if (rows.length <= 2 || !last) break;
      after = cursorOf(last);
    }
    expect(new Set(ids).size).toBe(5);
    expect(ids).toHaveLength(await inOther((tx) => countOrders(tx, filter)));
  });
});

describe('what a seller finds under the system role', () => {
  const views = () => [vendor, reseller, stranger] as const;
  const found = (by: string, search: string) =>
    inSystem(database.db, (tx) => findSoldOrders(tx, by, { view: 'SELLER', search, keysOf: 'all' }));
  const counted = (by: string, search?: string) =>
    inSystem(database.db, (tx) => countSoldOrders(tx, by, { view: 'SELLER', search, keysOf: 'all' }));

  it.each(['kuchenmonitor', 'Sandbar 7', 'b-20', 'nirgendwo', '100%_'])(
    'by "%s" is what it sees under the policies',
    async (search) => {
      await place(buyer, { customerName: 'Sandbar 7', lines: [anyOrderLine({ name: 'Küchenmonitor' })] });
      await place(stranger, { customerName: 'Sandbar 71' });
      for (const by of views()) {
        const seen = (await listOf(by, 'SELLER', search)).map(({ id }) => id);
        expect(new Set(await found(by, search))).toEqual(new Set(seen));
        expect(await counted(by, search)).toBe(seen.length);
      }
    },
  );

  it('is left to looking at one after the other where the words are short, and counted the same', async () => {
    for (const by of views()) {
      expect(await found(by, '7 x')).toBeUndefined();
      for (const search of ['7', undefined])
        expect(await counted(by, search)).toBe((await listOf(by, 'SELLER', search)).length);
    }
  });

  it('is left so, too, where very many orders have the words', async () => {
    const { id } = await place(buyer, { customerName: 'Massenhaft' });
    const same = `seller_id, seller, content_hash, status, customer_name, buyer_name, lines, billing_address,
      delivery_address, payment, terms_version, language, net, vat_rate, vat_reason, tax, gross, placed_by,
      placed_by_name, placed_at, last_modified_at`;
    await database.owner.query(
      `insert into shop_orders (tenant_id, id, number, idempotency_key, ${same})
       select tenant_id, gen_random_uuid(), 'M-' || i, gen_random_uuid(), ${same}
       from shop_orders, generate_series(1, 1100) i where id = $1`,
      [id],
    );
    expect(await found(reseller, 'massenhaft')).toBeUndefined();
    expect(await counted(reseller, 'massenhaft')).toBe(1_101);
    expect(await found(reseller, 'M-777 massenhaft')).toHaveLength(1);
  });
});
