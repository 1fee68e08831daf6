import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../../app/testing/link-register.ts';
import { saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createFolderStore } from '../../kit/files/index.ts';
import { cleanUpRecordPictures, pictureFile } from './pictures.service.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

const openShop = async () => {
  const tenantId = await addTenant(app);
  const token = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  await createUnit(app, token, { name: 'Mitte', country: 'DE' });
  const { rows } = await app.owner.query<{ id: string }>('select id from vats where tenant_id = $1 limit 1', [
    tenantId,
  ]);
  const vat = rows[0]?.id;
  const mainCategoryId = await saveRecord(app, token, 'category', { name: 'Kuchen', unitIds: null });
  const id = await saveRecord(app, token, 'article', {
    ...{ name: 'Apfelkuchen', price: 420, mainCategoryId, vatInHouseId: vat, vatOutOfHouseId: vat },
    unitIds: null,
  });
  const set = async (picture: string | null) => {
    const query = `mutation($it: ArticleInput!) {
      saveArticle(article: $it) { isSuccess faults { path code } record { picture } } }`;
    const answer = await app.call('/graphql/pos', token, query, { it: { id, picture } });
    return dataOf<{ saveArticle: object }>(answer).saveArticle;
  };
  return { tenantId, token, id, set };
};

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 20 } } })
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .jpeg()
    .toBuffer();

const send = (bytes: Uint8Array, token: string | null) =>
  fetch(`${app.url}/api/record-pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });
const sent = async (token: string): Promise<string> => {
  const { picture } = (await (await send(await photo(), token)).json()) as { picture: string };
  return picture;
};

describe('ART-03: a picture of an article', () => {
  it('is kept as a square WebP without what came with it, and stands at the article', async () => {
    const { token, set } = await openShop();
    const picture = await sent(token);
    expect(await set(picture)).toEqual({ isSuccess: true, faults: [], record: { picture } });
    const answer = await fetch(`${app.url}/files/recordPictures/${picture}`);
    const { format, width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height, exif }).toEqual({
      ...{ format: 'webp', width: 320, height: 320, exif: undefined },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await set(null)).toMatchObject({ isSuccess: true, record: { picture: null } });
  });

  it('is one that the company itself has sent', inFull, async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const foreign = await sent(other.token);
    for (const picture of [foreign, `${'0'.repeat(32)}.webp`, 'https://evil.example/x.webp'])
      expect(await shop.set(picture)).toMatchObject({
        isSuccess: false,
        faults: [{ path: 'picture', code: 'UNKNOWN_PICTURE' }],
      });
  });

  it('is sent by those who edit master data, and is a picture', async () => {
    const { token, tenantId } = await openShop();
    const waiter = await app.signIn((await addPerson(app, tenantId, 'user')).email);
    expect((await send(await photo(9, 9), null)).status).toBe(401);
    expect((await send(await photo(9, 9), waiter)).status).toBe(403);
    expect((await send(Buffer.from('<svg/>'), token)).status).toBe(422);
    expect((await send(Buffer.alloc(4 * 1_048_576 + 1), token)).status).toBe(413);
  });

  it('goes 90 days after no article named it, its file with it', inFull, async () => {
    const { token, tenantId, set } = await openShop();
    const [named, unused] = [await sent(token), await sent(token)];
    await set(named);
    const folder = mkdtempSync(join(tmpdir(), 'tresen-pictures-'));
    const files = createFolderStore(folder);
    for (const name of [named, unused]) await files.write(pictureFile(name), Buffer.from('x'));
    const db = openDatabase(app.ownerUrl, () => undefined);
    const left = async (days: number): Promise<string[]> => {
      await cleanUpRecordPictures({ db, files, now: () => Date.now() + days * 86_400_000 });
      const { rows } = await app.owner.query('select name from record_pictures where tenant_id = $1', [
        tenantId,
      ]);
      return rows.map(({ name }) => name);
    };
    expect((await left(89)).toSorted()).toEqual([named, unused].toSorted());
    expect(await left(91)).toEqual([named]);
    expect(await files.read(pictureFile(unused))).toBeUndefined();
    await set(null);
    expect(await left(100)).toEqual([named]);
    expect(await left(191)).toEqual([]);
    await db.close();
    rmSync(folder, { recursive: true });
  });
});
