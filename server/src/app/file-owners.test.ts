import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../kit/db/testing.ts';
import { newId } from '../kit/ids/index.ts';
import { newPictureName } from '../kit/pictures/index.ts';
import { ownerOfFile } from './file-owners.ts';

let database: TestDatabase;
const [vendor, bakery] = [newId(), newId()];
const [ofRecord, ofShop] = [newPictureName(), newPictureName()];

beforeAll(async () => {
  database = await createTestDatabase();
  const { owner } = database;
  await owner.query(
    `insert into tenants (id, name, kind) values ($1, 'Hersteller', 'vendor'), ($2, 'Bäckerei', 'customer')`,
    [vendor, bakery],
  );
  await owner.query('insert into record_pictures (tenant_id, name, uploaded_at) values ($1, $2, now())', [
    ...[bakery, ofRecord],
  ]);
  await owner.query('insert into shop_pictures values ($1, $2, now(), now())', [ofShop, vendor]);
});
afterAll(() => database.drop());

it.each([
  ['an import, by its path', () => `imports/${bakery}/${newId()}`, bakery],
  ['an archive of a security device, by its path', () => `tse-archives/${bakery}/${newId()}/0.part`, bakery],
  ['a picture of a record', () => `records/${ofRecord}`, bakery],
  ['a picture of the shop', () => `shop/${ofShop}`, vendor],
  ['a picture of a text', () => `content/${newPictureName()}`, vendor],
  ['a download', () => `downloads/${'a'.repeat(32)}`, vendor],
  ['a picture that nobody has any more', () => `photos/${newPictureName()}`, undefined],
  [
    'a part of a backup, which is encrypted by itself',
    () => `backups/${bakery}/${newId()}/x.part`,
    undefined,
  ],
  ['a file that is none of ours', () => 'all-sealed', undefined],
])('whose file it is: %s', async (_what, path, tenantId) => {
  expect(await ownerOfFile(database.db)(path())).toBe(tenantId);
});
