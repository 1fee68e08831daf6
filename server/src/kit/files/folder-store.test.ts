import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore, type FileStore } from './index.ts';

let root: string;
let files: FileStore;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tresen-files-'));
  files = createFolderStore(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const textOf = async (path: string): Promise<string | undefined> => {
  const file = await files.read(path);
  return file && (await buffer(file.bytes)).toString();
};

describe('a stored file', () => {
  it('is read back with its size, until it is removed', async () => {
    await files.write('photos/a.webp', Buffer.from('picture'));
    const file = await files.read('photos/a.webp');
    expect(file?.size).toBe(7);
    file?.bytes.destroy();
    expect(await textOf('photos/a.webp')).toBe('picture');
    await files.remove('photos/a.webp');
    expect(await textOf('photos/a.webp')).toBeUndefined();
  });

  it('that never was is neither read nor a reason to fail its removal', async () => {
    expect(await textOf('photos/a.webp')).toBeUndefined();
    await files.remove('photos/a.webp');
    await files.write('photos', Buffer.from('a file where a folder is asked for'));
    expect(await textOf('photos/a.webp')).toBeUndefined();
    await files.remove('photos/a.webp');
  });

  it('is readable by our own user alone', async () => {
    await files.write('photos/a.webp', Buffer.from('picture'));
    expect(statSync(join(root, 'files/photos/a.webp')).mode & 0o077).toBe(0);
    expect(statSync(join(root, 'files/photos')).mode & 0o077).toBe(0);
  });

  it('is whole for who reads while it is replaced', async () => {
    const [old, fresh] = ['a'.repeat(300_000), 'b'.repeat(300_000)];
    await files.write('a.bin', Buffer.from(old));
    const reading = await files.read('a.bin');
    await files.write('a.bin', Buffer.from(fresh));
    expect(reading && (await buffer(reading.bytes)).toString()).toBe(old);
    expect(await textOf('a.bin')).toBe(fresh);
  });

  it('that cannot be written leaves the old one and no half', async () => {
    mkdirSync(join(root, 'files/taken.bin/in-the-way'), { recursive: true });
    await expect(files.write('taken.bin', Buffer.from('new'))).rejects.toThrow();
    expect(readdirSync(join(root, 'files'))).toEqual(['taken.bin']);
    expect(await textOf('taken.bin')).toBeUndefined();
  });
});

describe('a path', () => {
  it.each([
    '',
    '.',
    '..',
    '../secret',
    'photos/../../secret',
    '/etc/passwd',
    'photos//a.webp',
    'photos/',
    'photos\\..\\secret',
    'C:secret',
    'photos/.hidden',
    'a\0.webp',
    'a.webp\n',
    '%2e%2e/secret',
    'ä.webp',
    'A.webp',
    'a'.repeat(201),
  ])('like %j is refused for all three', async (path) => {
    writeFileSync(join(root, 'secret'), 'secret');
    await expect(files.read(path)).rejects.toThrow('not the path of a stored file');
    await expect(files.remove(path)).rejects.toThrow('not the path of a stored file');
    await expect(files.write(path, Buffer.from('x'))).rejects.toThrow('not the path of a stored file');
    expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('secret');
  });
});
