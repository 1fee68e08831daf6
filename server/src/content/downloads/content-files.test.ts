import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { createFolderStore } from '../../kit/files/index.ts';
import { contentCalls, entryOf, textOf } from '../testing.ts';
import { cleanUpContentFiles, type KeptFile } from './files.service.ts';

let app: TestServer;
let author: string;
beforeAll(async () => {
  app = await startTestApp();
  author = await app.signIn('admin@demo.example');
  await app.owner.query('truncate content_entries cascade');
}, 60_000);
afterAll(() => app.stop());

const bytes = Buffer.from('<script>alert(1)</script>'.repeat(5_000));
const send = (token: string | null, name = 'Anleitung für Köche.pdf') =>
  fetch(`${app.url}/api/content-files?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: new Blob([bytes]),
  });
const kept = async (name?: string) => (await (await send(author, name)).json()) as KeptFile;

describe('CNT-06: a file of a download', () => {
  it('is stored with what one checks it by, and saved as it was', async () => {
    const file = await kept();
    expect(file).toEqual({
      address: expect.stringMatching(/^\/files\/contentFiles\/[0-9a-f]{32}\/Anleitung-fuer-Koeche\.pdf$/),
      ...{ bytes: bytes.length, sha256: hash('sha256', bytes) },
    });
    const answer = await fetch(`${app.url}${file.address}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="Anleitung-fuer-Koeche.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each(['../../etc/passwd', '..\\x', '"; filename="x.html', '', 'a'.repeat(500)])(
    'has a plain name, whatever is sent: %j',
    async (name) =>
      expect((await kept(name)).address).toMatch(
        /^\/files\/contentFiles\/[0-9a-f]{32}\/[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/,
      ),
  );

  it('is not found by another name or another id', async () => {
    const { address } = await kept('a.bin');
    for (const path of [
      address.replace('a.bin', 'b.html'),
      address.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      '/files/contentFiles/..%2Fshop/a.bin',
    ])
      expect((await fetch(`${app.url}${path}`)).status).toBe(404);
  });

  it('is stored by the vendor’s authors alone', async () => {
    const admin = await app.signIn((await addPerson(app, await addTenant(app), 'admin')).email);
    const owner = await app.signIn('owner@demo.example');
    expect((await send(null)).status).toBe(401);
    for (const token of [admin, owner]) expect((await send(token)).status).toBe(403);
  });

  it('goes after 90 days without a download that names it', async () => {
    await app.owner.query('truncate content_files');
    const folder = mkdtempSync(join(tmpdir(), 'tresen-downloads-'));
    const [named] = [await kept('b.bin'), await kept('c.bin')];
    const calls = contentCalls(app, author);
    const parentId = await calls.saved(entryOf({ slug: 'programme' }));
    const version = { version: '1.0', releasedOn: '2026-02-01', minimumRegisterVersion: '', ...named };
    await calls.saved(
      entryOf({
        ...{ kind: 'download', slug: 'b', parentId, texts: [textOf()] },
        details: { version: '', frontEnd: null, files: [version] },
      }),
    );
    const db = openDatabase(app.ownerUrl, () => undefined);
    const left = async (days: number) => {
      const now = () => Date.now() + days * 86_400_000;
      await cleanUpContentFiles({ db, files: createFolderStore(folder), now });
      return (await app.owner.query<{ name: string }>('select name from content_files order by name')).rows;
    };
    expect(await left(89)).toEqual([{ name: 'b.bin' }, { name: 'c.bin' }]);
    expect(await left(91)).toEqual([{ name: 'b.bin' }]);
    await db.close();
    rmSync(folder, { recursive: true });
  });
});
