import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBucketStore } from './bucket-store.ts';
import { copyFiles, createFolderStore, type FileStore } from './index.ts';
import { startS3 } from './testing.ts';

const root = mkdtempSync(join(tmpdir(), 'tresen-stores-'));
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3(root);
});
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});

let made = 0;
const stores = {
  'a folder': () => createFolderStore(join(root, `files-${++made}`)),
  'a bucket': () => createBucketStore({ ...s3.bucket, prefix: `kept/${++made}/` }),
} as const;

const textOf = async (files: FileStore, path: string): Promise<string | undefined> => {
  const file = await files.read(path);
  return file && (await buffer(file.bytes)).toString();
};
const pathsOf = async (files: FileStore, folder?: string): Promise<string[]> => {
  const paths: string[] = [];
  for await (const { path, size } of files.list(folder)) paths.push(`${path} ${size}`);
  return paths.toSorted();
};

describe.each(Object.entries(stores))('a file in %s', (_name, open) => {
  it('is read back with its size, until it is removed', async () => {
    const files = open();
    await files.write('photos/a.webp', Buffer.from('picture'));
    const file = await files.read('photos/a.webp');
    expect(file?.size).toBe(7);
    const [chunk] = await (file?.bytes.toArray() ?? []);
    expect(Buffer.isBuffer(chunk) && chunk.toString()).toBe('picture');
    await files.write('photos/a.webp', Buffer.from('another'));
    expect(await textOf(files, 'photos/a.webp')).toBe('another');
    await files.remove('photos/a.webp');
    expect(await textOf(files, 'photos/a.webp')).toBeUndefined();
  });

  it('that never was is neither read nor listed nor a reason to fail its removal', async () => {
    const files = open();
    expect(await textOf(files, 'photos/a.webp')).toBeUndefined();
    expect(await pathsOf(files)).toEqual([]);
    await files.remove('photos/a.webp');
    await files.forgetHalves();
  });

  it('may be empty, and one that somebody stops to read holds nothing up', async () => {
    const files = open();
    await files.write('empty', Buffer.alloc(0));
    expect(await textOf(files, 'empty')).toBe('');
    expect(await files.writeStream('empty-too', Readable.from([]))).toBe(0);
    await files.write('long', Buffer.alloc(2_000_000));
    (await files.read('long'))?.bytes.destroy();
    expect(await pathsOf(files)).toEqual(['empty 0', 'empty-too 0', 'long 2000000']);
  });

  it('is listed in its folder, without those beside it whose names begin alike', async () => {
    const files = open();
    for (const path of ['backups/a/1.part', 'backups/a/b/2.part', 'backups/ab/3.part', 'backups/a.part'])
      await files.write(path, Buffer.from('x'));
    expect(await pathsOf(files, 'backups/a')).toEqual(['backups/a/1.part 1', 'backups/a/b/2.part 1']);
    expect(await pathsOf(files, 'backups/none')).toEqual([]);
    await expect(pathsOf(files, '../backups')).rejects.toThrow('not the path of a stored file');
  });

  it('comes as a stream of any length, also in memory that is used again', inFull, async () => {
    const files = open();
    const chunk = (at: number) => new Uint8Array(1_000_000).fill(at);
    const chunks = Array.from({ length: 15 }, (_, at) => chunk(at));
    const memory = [0, 1].map(() => new Uint8Array(new SharedArrayBuffer(1_000_000)));
    const again = function* () {
      for (const [at, content] of chunks.entries()) {
        const piece = memory[at % 2] ?? content;
        piece.set(content);
        yield piece;
      }
    };
    const stream = Readable.from(again(), { objectMode: false });
    expect(await files.writeStream('exports/long.csv', stream)).toBe(15_000_000);
    const file = await files.read('exports/long.csv');
    expect(file?.size).toBe(15_000_000);
    const whole = await buffer(file?.bytes ?? Readable.from([]));
    expect(whole.equals(Buffer.concat(chunks))).toBe(true);
    expect(await files.writeStream('exports/short.csv', Readable.from(['Nr;', 'Näme']))).toBe(8);
    expect(await textOf(files, 'exports/short.csv')).toBe('Nr;Näme');
  });

  it.each([2, 9_000_000])('stays as it was when a stream of %i bytes breaks', async (bytes) => {
    const files = open();
    const breaking = async function* () {
      yield Buffer.alloc(bytes);
      throw new Error('no more');
    };
    await files.write('exports/a.csv', Buffer.from('old'));
    await expect(files.writeStream('exports/a.csv', Readable.from(breaking()))).rejects.toThrow('no more');
    expect(await textOf(files, 'exports/a.csv')).toBe('old');
    expect(await pathsOf(files)).toEqual(['exports/a.csv 3']);
  });

  it('whose stream is aborted is none, and what it was read from ends', async () => {
    const files = open();
    const abort = new AbortController();
    const bytes = new PassThrough();
    const writing = files.writeStream('exports/a.csv', bytes, abort.signal);
    bytes.write('half');
    abort.abort();
    await expect(writing).rejects.toThrow();
    expect(bytes.destroyed).toBe(true);
    expect(await pathsOf(files)).toEqual([]);
  });

  it.each(['', '../secret', '/etc/passwd', 'photos//a.webp', 'A.webp', 'a.webp\n', 'a'.repeat(201)])(
    'has no path like %j',
    async (path) => {
      const files = open();
      const refused = 'not the path of a stored file';
      await expect(files.read(path)).rejects.toThrow(refused);
      await expect(files.remove(path)).rejects.toThrow(refused);
      await expect(files.write(path, Buffer.from('x'))).rejects.toThrow(refused);
      await expect(files.writeStream(path, Readable.from(['x']))).rejects.toThrow(refused);
    },
  );
});

describe('files that move', () => {
  const moved = async (from: FileStore, to: FileStore, isExact = false) => copyFiles(from, to, { isExact });

  it('go from a folder into a bucket and back, as often as somebody asks', inFull, async () => {
    const [folder, bucket, other] = [stores['a folder'](), stores['a bucket'](), stores['a folder']()];
    for (let at = 0; at < 30; at += 1) await folder.write(`photos/${at}.webp`, Buffer.from(`picture ${at}`));
    await folder.write('backups/x/y.part', Buffer.alloc(7_000_000, 'y'));
    expect(await moved(folder, bucket)).toMatchObject({ copied: 31, there: 0, removed: 0 });
    expect(await moved(folder, bucket)).toMatchObject({ copied: 0, there: 31, bytes: 0 });
    expect(await moved(bucket, other)).toMatchObject({ copied: 31 });
    expect(await pathsOf(other)).toEqual(await pathsOf(folder));
    expect(await textOf(other, 'photos/17.webp')).toBe('picture 17');
  });

  it('are completed, and what is no longer wanted goes only when somebody says so', async () => {
    const [folder, bucket] = [stores['a folder'](), stores['a bucket']()];
    await folder.write('new', Buffer.from('new'));
    await folder.write('cut', Buffer.from('whole'));
    await bucket.write('cut', Buffer.from('who'));
    await bucket.write('gone', Buffer.from('gone'));
    expect(await moved(folder, bucket)).toMatchObject({ copied: 2, removed: 0 });
    expect(await textOf(bucket, 'cut')).toBe('whole');
    expect(await moved(folder, bucket, true)).toMatchObject({ copied: 0, there: 2, removed: 1 });
    expect(await pathsOf(bucket)).toEqual(['cut 5', 'new 3']);
  });
});

describe('a bucket', () => {
  it('lists more than one answer holds', { ...inFull, timeout: 60_000 }, async () => {
    const files = stores['a bucket']();
    for (let at = 0; at < 1_010; at += 1) await files.write(`many/${at}`, Buffer.from('x'));
    expect(await pathsOf(files)).toHaveLength(1_010);
  });

  it('that is none, has other keys or is away says so, and is never taken for an empty one', async () => {
    const other = createBucketStore({ ...s3.bucket, name: 'another' });
    await expect(other.read('a')).rejects.toThrow('NoSuchBucket');
    const stranger = createBucketStore({ ...s3.bucket, secretAccessKey: 'wrong' });
    await expect(stranger.read('a')).rejects.toThrow('SignatureDoesNotMatch');
    const away = createBucketStore({ ...s3.bucket, endpoint: 'http://127.0.0.1:9' });
    await expect(away.write('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'ECONNRESET' });
  });
});
