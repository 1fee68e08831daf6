import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { inFull } from '@tresen/domain/kit/testing';
import { describe, expect, it } from 'vitest';
import { createPassages, createPieces } from './index.ts';
import { pieceBytes } from './pieces.ts';

const begin = createPassages(2);
const pieces = createPieces();
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const shared = (bytes: Uint8Array): Uint8Array => {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
};

describe('passages', () => {
  it(
    'many at once do not mix: each is encrypted in its parts, summed up, and opened again',
    inFull,
    async () => {
      const files = Array.from({ length: 5 }, () =>
        [1_000, 3_000_001, 17].map((size) => ({
          text: randomBytes(size),
          cipher: { key: randomBytes(32), iv: randomBytes(16) },
        })),
      );
      await Promise.all(
        files.map(async (parts) => {
          const [sealing, opening] = [begin(), begin()];
          for (const { text, cipher } of parts) {
            const sealed = await sealing.seal(shared(text), cipher);
            const { key, iv } = cipher;
            expect(Buffer.from(sealed).equals(createCipheriv('aes-256-ctr', key, iv).update(text))).toBe(
              true,
            );
            expect(Buffer.from(await opening.open(sealed, cipher)).equals(text)).toBe(true);
          }
          const sum = sha256Of(Buffer.concat(parts.map(({ text }) => text)));
          expect([await sealing.end(), await opening.end()]).toEqual([sum, sum]);
        }),
      );
    },
  );

  it('shared memory comes back as it was handed over: its pool knows it', async () => {
    const piece = shared(Buffer.from('of a pool'));
    const passed = await begin().seal(piece, { key: randomBytes(32), iv: randomBytes(16) });
    expect(passed).toBe(piece);
    expect(Buffer.from(passed).toString()).not.toBe('of a pool');
  });

  it('memory that is not shared comes back as another', async () => {
    const text = Buffer.from('of a line');
    const cipher = { key: randomBytes(32), iv: randomBytes(16) };
    const sealed = await begin().seal(text, cipher);
    expect(text.toString()).toBe('of a line');
    expect(Buffer.from(await begin().open(sealed, cipher)).toString()).toBe('of a line');
  });

  it('one that has ended or was forgotten takes nothing more', async () => {
    const cipher = { key: randomBytes(32), iv: randomBytes(16) };
    const ended = begin();
    await ended.seal(Buffer.from('a'), cipher);
    await ended.end();
    await expect(ended.seal(Buffer.from('b'))).rejects.toThrow('no such passage');
    const forgotten = begin();
    await forgotten.seal(Buffer.from('a'), cipher);
    forgotten.forget();
    await expect(forgotten.end()).rejects.toThrow('no such passage');
  });
});

const comingAs = (chunks: () => AsyncGenerator<Uint8Array> | Generator<Uint8Array>): Readable =>
  Readable.from(chunks(), { objectMode: false });
const sourceOf = (...texts: readonly string[]): Readable =>
  comingAs(function* () {
    for (const text of texts) yield Buffer.from(text);
  });
const read = async (source: Readable): Promise<Buffer[]> => {
  const all: Buffer[] = [];
  for await (const piece of pieces.of(source)) all.push(Buffer.from(piece));
  return all;
};

describe('pieces', () => {
  it.each([
    ['small chunks', [10, 65_536, 1]],
    ['chunks longer than a piece', [2 * pieceBytes + 7, 5]],
    ['chunks that fit', [pieceBytes, pieceBytes]],
    ['nothing', []],
    ['empty chunks', [0, 3, 0]],
  ])('%s come in full pieces, and the last as long as it is', async (_what, sizes) => {
    const chunks = sizes.map((size) => randomBytes(size));
    const whole = Buffer.concat(chunks);
    const come = await read(
      comingAs(function* () {
        yield* chunks;
      }),
    );
    expect(Buffer.concat(come).equals(whole)).toBe(true);
    expect(come.slice(0, -1).every(({ length }) => length === pieceBytes)).toBe(true);
    expect(come.length).toBe(Math.ceil(whole.length / pieceBytes));
  });

  it('what came before the source broke is told first', async () => {
    const come = pieces.of(
      comingAs(async function* () {
        yield Buffer.from('so far');
        await setImmediate();
        throw new Error('the line broke');
      }),
    );
    expect(Buffer.from((await come.next()).value ?? []).toString()).toBe('so far');
    await expect(come.next()).rejects.toThrow('the line broke');
  });

  it('a source that broke off before anybody read, or without a word, is no source that ended', async () => {
    const early = sourceOf('a');
    early.destroy();
    await expect(read(early)).rejects.toThrow('the source broke off');
    const late = new PassThrough();
    late.write('so far');
    const come = pieces.of(late);
    expect(Buffer.from((await come.next()).value ?? []).toString()).toBe('so far');
    late.destroy();
    await expect(come.next()).rejects.toThrow('the source broke off');
  });

  it('whoever stops to read leaves the source, and what is left in it, as it is', async () => {
    const source = new PassThrough();
    source.write('read');
    const come = pieces.of(source);
    await come.next();
    await come.return(undefined);
    source.write('left');
    expect(source.destroyed).toBe(false);
    expect(source.read()?.toString()).toBe('left');
    source.destroy(new Error('nobody reads'));
    await setImmediate();
  });

  it('what a slow line has brought does not wait for more', async () => {
    const more = Promise.withResolvers<void>();
    const come = pieces.of(
      comingAs(async function* () {
        yield Buffer.from('slow');
        await more.promise;
        yield Buffer.from('line');
      }),
    );
    expect(Buffer.from((await come.next()).value ?? []).toString()).toBe('slow');
    more.resolve();
    expect(Buffer.from((await come.next()).value ?? []).toString()).toBe('line');
    expect((await come.next()).done).toBe(true);
  });

  it('memory is used again once it was given back', async () => {
    const once = await pieces.of(sourceOf('a')).next();
    pieces.giveBack(once.value ?? new Uint8Array());
    pieces.giveBack(once.value ?? new Uint8Array());
    const again = await pieces.of(sourceOf('b')).next();
    expect(again.value?.buffer).toBe(once.value?.buffer);
    const other = await pieces.of(sourceOf('c')).next();
    expect(other.value?.buffer).not.toBe(again.value?.buffer);
    expect(Buffer.from(again.value ?? []).toString()).toBe('b');
  });

  it('of more at once than are kept, each has memory of its own', async () => {
    const many = createPieces();
    const come: Uint8Array[] = [];
    for (let index = 0; index < 100; index += 1) {
      const { value } = await many.of(sourceOf(`piece ${index}`)).next();
      come.push(value ?? new Uint8Array());
    }
    expect(come.map((piece) => Buffer.from(piece).toString())).toEqual(
      come.map((_piece, index) => `piece ${index}`),
    );
    expect(new Set(come.map(({ buffer }) => buffer)).size).toBe(100);
    for (const piece of come) many.giveBack(piece);
    const next = await many.of(sourceOf('next')).next();
    expect(come.map(({ buffer }) => buffer)).toContain(next.value?.buffer);
  });
});
