import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { createFolderStore } from '../../kit/files/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { newPictureName } from '../../kit/pictures/index.ts';
import { cleanUpShopPictures, pictureFile } from './product-pictures.ts';

let database: TestDatabase;
const folder = mkdtempSync(join(tmpdir(), 'tresen-pictures-'));
const files = createFolderStore(folder);
const day = 86_400_000;
const start = Date.UTC(2026, 2, 10);

const tenantId = newId();
const [named, ofCategory, unused] = [newPictureName(), newPictureName(), newPictureName()];

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  const [categoryId, at] = [newId(), new Date(start)];
  await owner.query(`insert into tenants (id, name, kind) values ($1, 'Hersteller', 'vendor')`, [tenantId]);
  await owner.query(
    `insert into shop_categories (id, tenant_id, slug, name_de, name_en, image_path, created_at, last_modified_at)
      values ($1, $2, 'a', 'A', 'A', $3, $4, $4)`,
    [categoryId, tenantId, `/files/shopPictures/${ofCategory}`, at],
  );
  await owner.query(
    `insert into shop_products (tenant_id, category_id, active, view_type, contract_type, price, name_de, name_en,
      image_urls, created_at, last_modified_at)
      values ($1, $2, false, 'MainArticle', 'OneTime', 1, 'P', 'P', array[$3], $4, $4)`,
    [tenantId, categoryId, `/files/shopPictures/${named}`, at],
  );
  for (const name of [named, ofCategory, unused]) {
    await files.write(pictureFile(name), Buffer.from('x'));
    await owner.query('insert into shop_pictures values ($1, $2, $3, $3)', [name, tenantId, at]);
  }
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const left = async (days: number): Promise<string[]> => {
  await cleanUpShopPictures({ db: database.db, files, now: () => start + days * day });
  const { rows } = await database.owner.query('select name from shop_pictures');
  return rows.map(({ name }) => name).toSorted();
};
const isThere = async (name: string): Promise<boolean> => {
  const found = await files.read(pictureFile(name));
  found?.bytes.destroy();
  return found !== undefined;
};

it('SHP-10: a picture that nothing of the catalogue names goes after 90 days, its file with it', async () => {
  expect(await left(89)).toEqual([named, ofCategory, unused].toSorted());
  expect(await left(91)).toEqual([named, ofCategory].toSorted());
  expect(await Promise.all([named, ofCategory, unused].map(isThere))).toEqual([true, true, false]);
});

it('SHP-10: one that a product named until now has its 90 days from now on', async () => {
  await database.owner.query(`update shop_products set image_urls = '{}'`);
  expect(await left(200)).toEqual([named, ofCategory].toSorted());
  expect(await left(291)).toEqual([ofCategory]);
});
