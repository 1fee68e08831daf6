import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createFolderStore } from '../../kit/files/index.ts';
import { newPictureName } from '../../kit/pictures/index.ts';
import { contentCalls, entryOf, textOf } from '../testing.ts';
import { cleanUpTextPictures, pictureFile } from './pictures.service.ts';

let app: TestServer;
let author: string;
beforeAll(async () => {
  app = await startTestApp();
  author = await app.signIn('admin@demo.example');
}, 60_000);
afterAll(() => app.stop());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 20 } } })
    .withExif({ IFD0: { Copyright: 'Geheim' } })
    .jpeg()
    .toBuffer();
const send = (bytes: Uint8Array, token: string | null, type = 'image/jpeg') =>
  fetch(`${app.url}/api/content-pictures`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });

describe('CNT-10: a picture of a text', () => {
  it('is kept as a WebP without what came with it, and loaded by everybody', async () => {
    const { path } = (await (await send(await photo(2_000, 1_000), author)).json()) as { path: string };
    expect(path).toMatch(/^\/files\/contentPictures\/[0-9a-f]{32}\.webp$/);
    const answer = await fetch(`${app.url}${path}`);
    const { format, width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ format, width, height, exif }).toEqual({
      ...{ format: 'webp', width: 1440, height: 720, exif: undefined },
    });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('is sent by the vendor’s authors alone', async () => {
    const admin = await app.signIn((await addPerson(app, await addTenant(app), 'admin')).email);
    const owner = await app.signIn('owner@demo.example');
    const bytes = await photo(9, 9);
    expect((await send(bytes, null)).status).toBe(401);
    for (const token of [admin, owner]) expect((await send(bytes, token)).status).toBe(403);
  });

  it.each([
    ['a drawing that may hold script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', '<!doctype html><script>1</script>'],
  ])('is never %s', async (_what, text) => {
    for (const type of ['image/svg+xml', 'image/png']) {
      const answer = await send(Buffer.from(text), author, type);
      expect(await answer.text()).toContain('PICTURE_UNREADABLE');
    }
  });
});

describe('CNT-10: a picture that no text names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-content-'));
  const files = createFolderStore(folder);
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => app.owner.query('truncate content_entries, content_pictures cascade'));

  const day = 86_400_000;
  const start = Date.UTC(2026, 2, 10);
  const put = async () => {
    const name = newPictureName();
    await files.write(pictureFile(name), Buffer.from('x'));
    await app.owner.query('insert into content_pictures values ($1, $2, $2)', [name, new Date(start)]);
    return name;
  };
  const left = async (days: number): Promise<string[]> => {
    const db = openDatabase(app.ownerUrl, () => undefined);
    try {
      await cleanUpTextPictures({ db, files, now: () => start + days * day });
    } finally {
      await db.close();
    }
    const { rows } = await app.owner.query<{ name: string }>('select name from content_pictures');
    return rows.map(({ name }) => name);
  };

  it('goes after 90 days with its file, but not while one can go back to a state that has it', async () => {
    const [now, before, unused] = [await put(), await put(), await put()];
    const body = (name: string) => ({
      texts: [textOf({ body: `Vorher\n\n![Der Knopf](/files/contentPictures/${name})` })],
    });
    const calls = contentCalls(app, author);
    const id = await calls.saved(entryOf(body(before)));
    await calls.saved(entryOf({ ...body(now), id, version: 1 }));
    expect(await left(89)).toHaveLength(3);
    expect((await left(91)).toSorted()).toEqual([now, before].toSorted());
    const found = await files.read(pictureFile(unused));
    expect(found).toBeUndefined();
    await calls.remove(id, 2);
    expect(await left(92)).toHaveLength(2);
    expect(await left(183)).toEqual([]);
  });
});
