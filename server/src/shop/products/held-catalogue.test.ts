import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, inSystem, openDatabase } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { shopCatalogue, shopCategories } from './catalogue.service.ts';
import { readState } from './catalogue-index.store.ts';
import { deleteProduct, replaceLinks, updateProduct } from './editing.store.ts';
import { currentCatalogue } from './held-catalogue.ts';
import { addCategory, addProducts, contextOf, createVendor } from './testing.ts';

let database: TestDatabase;
/** Of another process. */
let other: Database;
let tenantId: string;
let categoryId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  other = openDatabase(database.ownerUrl, () => undefined);
  tenantId = await createVendor(database);
  categoryId = await addCategory(database, tenantId, { slug: 'printers' });
});
afterAll(async () => {
  await other.close();
  await database.drop();
});
beforeEach(() => database.owner.query('delete from shop_products'));

const add = async (product: object = {}): Promise<number> => {
  const [number] = await addProducts(database, tenantId, [{ category_id: categoryId, ...product }]);
  return number ?? 0;
};
const seenBy = async (db: Database, now?: number): Promise<number[]> =>
  (await shopCatalogue(contextOf(db, tenantId, now), {})).nodes.map(({ id }) => id);
const versionOf = async (): Promise<number> =>
  (await currentCatalogue(contextOf(database.db, tenantId))).index.version;

describe('SHP-07: what is saved', () => {
  it('is seen by the next request in every process, whoever wrote it', async () => {
    const first = await add();
    expect([await seenBy(database.db), await seenBy(other)]).toEqual([[first], [first]]);
    const second = await add({ position: 1 });
    expect([await seenBy(database.db), await seenBy(other)]).toEqual([
      [first, second],
      [first, second],
    ]);
    await database.owner.query('update shop_products set active = false where shop_number = $1', [first]);
    expect([await seenBy(database.db), await seenBy(other)]).toEqual([[second], [second]]);
    await database.owner.query('delete from shop_products where shop_number = $1', [second]);
    expect([await seenBy(database.db), await seenBy(other)]).toEqual([[], []]);
  });

  it('is seen of categories, too', async () => {
    const named = async (db: Database) => (await shopCategories(contextOf(db, tenantId), 'de'))[0]?.name;
    expect([await named(database.db), await named(other)]).toEqual(['printers', 'printers']);
    await database.owner.query(`update shop_categories set name_de = 'Drucker'`);
    expect([await named(database.db), await named(other)]).toEqual(['Drucker', 'Drucker']);
  });

  it('is seen once it is committed, and not before', async () => {
    const number = await add();
    await inSystem(database.db, async (tx) => {
      await tx.updateTable('shop_products').set({ active: false }).execute();
      expect(await seenBy(database.db)).toEqual([number]);
    });
    expect(await seenBy(database.db)).toEqual([]);
  });

  it('counts once, however many rows a transaction changes, and not at all when it fails', async () => {
    await addProducts(
      database,
      tenantId,
      Array.from({ length: 50 }, () => ({ category_id: categoryId })),
    );
    const before = await versionOf();
    await database.owner.query('update shop_products set position = position + 1');
    expect(await versionOf()).toBe(before + 1);
    const failing = inSystem(database.db, async (tx) => {
      await tx.deleteFrom('shop_products').execute();
      throw new Error('never mind');
    });
    await expect(failing).rejects.toThrow('never mind');
    expect(await versionOf()).toBe(before + 1);
  });

  it('is seen whole by whoever asks while the catalogue before it still loads', async () => {
    await add();
    const standsFor = async (db: Database) => {
      const { index } = await currentCatalogue(contextOf(db, tenantId));
      return [index.products[0]?.position, index.trees.en[0]?.name];
    };
    const blocker = await database.owner.connect();
    await blocker.query('begin');
    await blocker.query('lock table shop_categories in access exclusive mode');
    const early = standsFor(other);
    await vi.waitFor(async () => {
      const { rows } = await blocker.query(
        `select from pg_locks where not granted and relation = 'shop_categories'::regclass`,
      );
      expect(rows).toHaveLength(1);
    });
    await database.owner.query('update shop_products set position = 7');
    const late = standsFor(other);
    await readState(other, []);
    await blocker.query(`update shop_categories set name_en = 'Printers'`);
    await blocker.query('commit');
    blocker.release();
    expect([await early, await late]).toEqual([
      [0, 'printers'],
      [7, 'Printers'],
    ]);
  });

  it('is never half of one save and half of another, while many read', async () => {
    const number = await add({ position: 0 });
    const reads = Array.from({ length: 40 }, async (_, turn) => {
      if (turn % 4 === 0)
        await database.owner.query('update shop_products set position = position + 1, price = price + 1');
      const { index } = await currentCatalogue(contextOf(turn % 2 ? other : database.db, tenantId));
      const [product] = index.products;
      expect(product).toMatchObject({ number, price: 1_000 + (product?.position ?? -1) });
    });
    await Promise.all(reads);
    expect((await currentCatalogue(contextOf(other, tenantId))).index.products[0]?.position).toBe(10);
  });

  it('does not make two writers wait for each other', async () => {
    const [draft, sold] = [await add({ active: false, offered_at: null }), await add()];
    const link = { kind: 'addOn', linkedNumber: draft, quantity: 1 } as const;
    const removing = Promise.withResolvers<void>();
    const linking = Promise.withResolvers<void>();
    const remove = inSystem(database.db, async (tx) => {
      await tx
        .selectFrom('shop_products')
        .select('version')
        .where('shop_number', '=', draft)
        .forUpdate()
        .execute();
      removing.resolve();
      await linking.promise;
      await deleteProduct(tx, draft);
    });
    const save = inSystem(other, async (tx) => {
      await removing.promise;
      await updateProduct(tx, sold, { position: 5, active: true } as never, new Date());
      linking.resolve();
      await replaceLinks(tx, sold, [link]);
    });
    await remove;
    await expect(save).rejects.toThrow(/foreign key/);
  });
});

describe('SHP-12: a discount', () => {
  it('begins and ends by the clock, with nobody saving anything', async () => {
    const from = Date.parse('2026-03-10T09:00:00.000Z');
    await add({
      discounted_price: 100,
      discount_from: new Date(from),
      discount_until: new Date(from + 1_000),
    });
    const found = async (now: number) => {
      const page = await shopCatalogue(contextOf(database.db, tenantId, now), {
        filter: { isDiscounted: true },
      });
      return page.nodes.map(({ discountedPrice }) => discountedPrice);
    };
    expect(await found(from - 1)).toEqual([]);
    expect(await found(from)).toEqual([1]);
    expect(await found(from + 1_000)).toEqual([1]);
    expect(await found(from + 1_001)).toEqual([]);
  });
});
