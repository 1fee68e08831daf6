import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
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
  it('whose folder is a file is neither read nor a reason to fail its removal', async () => {
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

describe('a stream', () => {
  const failing = async function* () {
    yield Buffer.from('half');
    throw new Error('no more');
  };

  it('is stored with its size, and replaces what was there only when it is whole', async () => {
    expect(
      await files.writeStream('exports/a.csv', Readable.from([Buffer.from('Nr;'), Buffer.from('Name')])),
    ).toBe(7);
    expect(await textOf('exports/a.csv')).toBe('Nr;Name');
    await expect(files.writeStream('exports/a.csv', Readable.from(failing()))).rejects.toThrow('no more');
    expect(await textOf('exports/a.csv')).toBe('Nr;Name');
    expect(readdirSync(join(root, 'files/exports'))).toEqual(['a.csv']);
  });

  it('beside what a killed process left of one is whole, too', async () => {
    mkdirSync(join(root, 'files/exports'), { recursive: true });
    writeFileSync(join(root, 'files/exports/.a.csv.half'), 'longer than what follows');
    await files.writeStream('exports/a.csv', Readable.from([Buffer.from('new')]));
    expect(await textOf('exports/a.csv')).toBe('new');
  });

  it.each(['first', 'second'] as const)(
    'of two at once under one name is whole at each moment, whichever ends first: the %s',
    async (early) => {
      const ends = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() };
      const late: 'first' | 'second' = early === 'first' ? 'second' : 'first';
      const begun: string[] = [];
      const slow = async function* (name: 'first' | 'second') {
        begun.push(name);
        // Beyond what is gathered, so that it lies on the disk before the other one ends.
        yield Buffer.alloc(100_000, name[0]);
        await ends[name].promise;
        yield Buffer.from(name);
      };
      const whole = (name: string) => `${(name[0] ?? '').repeat(100_000)}${name}`;
      const write = (name: 'first' | 'second') =>
        files.writeStream('exports/a.csv', Readable.from(slow(name)));
      const writes = { first: write('first'), second: write('second') };
      await expect.poll(() => begun.length).toBe(2);
      for (const name of [early, late] as const) {
        ends[name].resolve();
        await writes[name];
        expect((await textOf('exports/a.csv')) === whole(name)).toBe(true);
      }
      expect(readdirSync(join(root, 'files/exports'))).toEqual(['a.csv']);
    },
  );
});

describe('what a killed process left half written', () => {
  const leave = (name: string, hours: number): void => {
    mkdirSync(join(root, 'files/photos'), { recursive: true });
    const path = join(root, 'files/photos', name);
    writeFileSync(path, 'half');
    const at = new Date(Date.now() - hours * 3_600_000);
    utimesSync(path, at, at);
  };

  it('goes after a day; what another is writing, and whole files of any age, stay', async () => {
    leave('.3f9c.half', 25);
    leave('.writing.half', 1);
    leave('old.webp', 2_000);
    await files.forgetHalves();
    expect(readdirSync(join(root, 'files/photos')).toSorted()).toEqual(['.writing.half', 'old.webp']);
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
