import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { createVault } from '../secrets/index.ts';
import { createBucketStore } from './bucket-store.ts';
import {
  copyFiles,
  createFileKeys,
  createFolderStore,
  createTenantFiles,
  type FileStore,
  sealedFileKeys,
  sealOldFiles,
  type TenantFiles,
} from './index.ts';
import { startS3 } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'tresen-sealed-'));
const [first, second] = [Buffer.alloc(48, 1), Buffer.alloc(48, 2)];
const [bakery, bar] = [newId(), newId()];
let database: TestDatabase;
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  s3 = await startS3(root);
  database = await createTestDatabase();
  for (const [id, name] of [
    [bakery, 'Bäckerei Kern'],
    [bar, 'Bar Nord'],
  ])
    await database.owner.query(`insert into tenants (id, name, kind) values ($1, $2, 'customer')`, [
      id,
      name,
    ]);
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

const filesIn = (store: FileStore, secret = first): TenantFiles =>
  createTenantFiles(store, createFileKeys(database.db, createVault(secret)));
const bytesOf = async (files: Pick<FileStore, 'read'>, path: string): Promise<Buffer> => {
  const file = await files.read(path);
  return file ? buffer(file.bytes) : Buffer.from('not there');
};
const greeting = Buffer.from('Preisliste der Bäckerei Kern, vertraulich');

describe.each(Object.entries(stores))('a file of a tenant in %s', (_name, open) => {
  it('lies encrypted, and comes back as it was given, with the size that it had', async () => {
    const store = open();
    const files = filesIn(store);
    await files.write(bakery, 'records/a.webp', greeting);
    const lies = await bytesOf(store, 'records/a.webp');
    expect(lies.includes('vertraulich')).toBe(false);
    expect((await files.read('records/a.webp'))?.size).toBe(greeting.length);
    expect(await bytesOf(files, 'records/a.webp')).toEqual(greeting);
  });

  it('passes as a stream, however it is cut, and its size is that of what was given', async () => {
    const store = open();
    const files = filesIn(store);
    const long = randomBytes(300_000);
    const pieces = [long.subarray(0, 1), long.subarray(1, 100_000), long.subarray(100_000)];
    expect(await files.writeStream(bakery, 'exports/long', Readable.from(pieces))).toBe(long.length);
    expect((await bytesOf(store, 'exports/long')).includes(long.subarray(500, 600))).toBe(false);
    expect(await bytesOf(files, 'exports/long')).toEqual(long);
    expect(await files.writeStream(bakery, 'exports/none', Readable.from([]))).toBe(0);
    expect(await bytesOf(files, 'exports/none')).toEqual(Buffer.alloc(0));
  });

  it('never lies twice in the same way, so nobody sees that two are alike', async () => {
    const store = open();
    const files = filesIn(store);
    for (const path of ['records/a', 'records/b']) await files.write(bakery, path, greeting);
    expect((await bytesOf(store, 'records/a')).equals(await bytesOf(store, 'records/b'))).toBe(false);
  });

  it('that lay there before files were encrypted is read as it is', async () => {
    const store = open();
    await store.write('photos/old.webp', greeting);
    await store.write('photos/short', Buffer.from('x'));
    await store.write('photos/empty', Buffer.alloc(0));
    const files = filesIn(store);
    expect((await files.read('photos/old.webp'))?.size).toBe(greeting.length);
    expect(await bytesOf(files, 'photos/old.webp')).toEqual(greeting);
    expect((await bytesOf(files, 'photos/short')).toString()).toBe('x');
    expect(await bytesOf(files, 'photos/empty')).toEqual(Buffer.alloc(0));
  });

  it('that lay there before is encrypted, and what nobody owns is left alone', async () => {
    const store = open();
    const keys = createFileKeys(database.db, createVault(first));
    await store.write('photos/old.webp', greeting);
    await store.write('backups/part', greeting);
    await filesIn(store).write(bar, 'photos/new.webp', greeting);
    const ownerOf = async (path: string) => (path.startsWith('photos/') ? bakery : undefined);
    expect(await sealOldFiles(store, keys, ownerOf)).toEqual({ sealed: 1, errors: [] });
    expect((await bytesOf(store, 'photos/old.webp')).includes('vertraulich')).toBe(false);
    expect(await bytesOf(filesIn(store), 'photos/old.webp')).toEqual(greeting);
    expect(await bytesOf(filesIn(store), 'photos/new.webp')).toEqual(greeting);
    expect(await bytesOf(store, 'backups/part')).toEqual(greeting);
  });

  it('can be moved to another place as it lies', async () => {
    const [store, other] = [open(), createFolderStore(join(root, `moved-${++made}`))];
    await filesIn(store).write(bakery, 'records/a.webp', greeting);
    await copyFiles(store, other, { isExact: false });
    expect(await bytesOf(filesIn(other), 'records/a.webp')).toEqual(greeting);
  });

  it('that breaks off on its way leaves nothing, and ends what it came from', async () => {
    const store = open();
    const source = new Readable({ read: () => undefined });
    const abort = new AbortController();
    const written = filesIn(store).writeStream(bakery, 'exports/broken', source, abort.signal);
    source.push(Buffer.from('Anfang'));
    abort.abort();
    await expect(written).rejects.toThrow();
    expect(source.destroyed).toBe(true);
    expect(await store.read('exports/broken')).toBeUndefined();
  });
});

describe('the keys of files', () => {
  it('are one for each tenant, and without it nobody opens its files', async () => {
    const store = createFolderStore(join(root, `files-${++made}`));
    const files = filesIn(store);
    for (const [tenantId, path] of [
      [bakery, 'records/a'],
      [bar, 'records/b'],
    ] as const)
      await files.write(tenantId, path, greeting);
    const keyIdOf = async (path: string) => (await bytesOf(store, path)).subarray(8, 24).toString('hex');
    expect(await keyIdOf('records/a')).not.toBe(await keyIdOf('records/b'));
    const kept = await database.owner.query('delete from file_keys where tenant_id = $1 returning *', [bar]);
    await expect(filesIn(store).read('records/b')).rejects.toThrow('there is no file key');
    expect(await bytesOf(filesIn(store), 'records/a')).toEqual(greeting);
    const { id, sealed } = kept.rows[0];
    await database.owner.query('insert into file_keys (tenant_id, id, sealed) values ($1, $2, $3)', [
      ...[bar, id, sealed],
    ]);
    expect(await bytesOf(filesIn(store), 'records/b')).toEqual(greeting);
  });

  it('are sealed anew under another secret, and open what lay there before', async () => {
    const store = createFolderStore(join(root, `files-${++made}`));
    await filesIn(store).write(bakery, 'records/a', greeting);
    await sealedFileKeys(database.db).reseal(createVault(second, first));
    expect(await bytesOf(filesIn(store, second), 'records/a')).toEqual(greeting);
    await expect(filesIn(store, first).read('records/a')).rejects.toThrow();
    await sealedFileKeys(database.db).reseal(createVault(first, second));
  });
});
