import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { createVault } from '../secrets/index.ts';
import { createBucketStore } from './bucket-store.ts';
import {
  createFileKeys,
  createFolderStore,
  createTenantFiles,
  type FileKeys,
  sealOldFiles,
} from './index.ts';
import { startS3 } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'tresen-old-files-'));
const bakery = newId();
const ofBakery = async () => bakery;
let database: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3>>;
let keys: FileKeys;

beforeAll(async () => {
  s3 = await startS3(root);
  database = await createTestDatabase();
  await database.owner.query(`insert into tenants (id, name, kind) values ($1, 'Bäckerei', 'customer')`, [
    bakery,
  ]);
  keys = createFileKeys(database.db, createVault(Buffer.alloc(48, 1)));
});
afterAll(async () => {
  await s3.stop();
  await database.drop();
  rmSync(root, { recursive: true, force: true });
});

let made = 0;
const stores = {
  'a folder': () => createFolderStore(join(root, `files-${++made}`)),
  'a bucket': () => createBucketStore({ ...s3.bucket, prefix: `kept/${++made}/` }),
} as const;
const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const readAll = async (file: { readonly bytes: Readable } | undefined) =>
  file ? buffer(file.bytes) : undefined;
/** Longer than what a reader takes at once. */
const long = randomBytes(3_000_000);

describe.each(Object.entries(stores))('old files in %s', (_name, open) => {
  it(
    'one that is being read while it is encrypted comes to its end, and is the same after',
    inFull,
    async () => {
      const store = open();
      const files = createTenantFiles(store, keys);
      await store.write('photos/old.webp', long);
      const reading = await files.read('photos/old.webp');
      expect(await sealOldFiles(store, keys, ofBakery)).toEqual({ sealed: 1, errors: [] });
      expect(sumOf((await readAll(reading)) ?? Buffer.alloc(0))).toBe(sumOf(long));
      const after = await files.read('photos/old.webp');
      expect(after?.size).toBe(long.length);
      expect(sumOf((await readAll(after)) ?? Buffer.alloc(0))).toBe(sumOf(long));
      expect((await readAll(await store.read('photos/old.webp')))?.includes(long.subarray(0, 64))).toBe(
        false,
      );
    },
  );

  it('one that is removed while it is encrypted stays away', async () => {
    const store = open();
    await store.write('photos/old.webp', long);
    const removing: FileKeys = {
      byId: keys.byId,
      ofTenant: async (tenantId) => {
        await store.remove('photos/old.webp');
        return keys.ofTenant(tenantId);
      },
    };
    expect(await sealOldFiles(store, removing, ofBakery)).toEqual({ sealed: 0, errors: [] });
    expect(await store.read('photos/old.webp')).toBeUndefined();
  });

  it('one whose owner is gone by the end is not left behind', async () => {
    const store = open();
    await store.write('photos/old.webp', long);
    const owners = [bakery, undefined];
    await sealOldFiles(store, keys, async () => owners.shift());
    expect(await store.read('photos/old.webp')).toBeUndefined();
  });

  it('one that cannot be encrypted is told of and tried again, and holds up no other', inFull, async () => {
    const store = open();
    for (const name of ['a', 'b', 'c']) await store.write(`photos/${name}.webp`, long);
    const ownerOf = async (path: string) => {
      if (path === 'photos/b.webp') throw new Error('the line to the database is cut');
      return bakery;
    };
    const round = await sealOldFiles(store, keys, ownerOf);
    expect(round).toMatchObject({ sealed: 2, errors: [{ message: 'the line to the database is cut' }] });
    expect(await sealOldFiles(store, keys, ofBakery)).toEqual({ sealed: 1, errors: [] });
    expect(sumOf((await readAll(await createTenantFiles(store, keys).read('photos/b.webp'))) ?? long)).toBe(
      sumOf(long),
    );
  });

  it('what an older version still writes is found by the next round; only one that finds nothing is the last', async () => {
    const store = open();
    await store.write('photos/a.webp', long);
    expect(await sealOldFiles(store, keys, ofBakery)).toEqual({ sealed: 1, errors: [] });
    await store.write('photos/late.webp', long);
    expect(await sealOldFiles(store, keys, ofBakery)).toEqual({ sealed: 1, errors: [] });
    expect(await sealOldFiles(store, keys, ofBakery)).toEqual({ sealed: 0, errors: [] });
    expect(await sealOldFiles(store, keys, ofBakery)).toBeUndefined();
  });
});
