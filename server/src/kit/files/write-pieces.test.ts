import { constants, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPieces } from '../passages/index.ts';
import { pieceBytes } from '../passages/pieces.ts';
import { sharedPages } from '../passages/shared-pages.ts';
import { writePieces } from './write-pieces.ts';

const disk = fileURLToPath(new URL('../../../../.cache/', import.meta.url));
let onDisk: string;
let inTemp: string;
beforeAll(() => {
  mkdirSync(disk, { recursive: true });
  onDisk = mkdtempSync(join(disk, 'pieces-'));
  inTemp = mkdtempSync(join(tmpdir(), 'tresen-pieces-'));
});
afterAll(() => {
  for (const folder of [onDisk, inTemp]) rmSync(folder, { recursive: true, force: true });
});

const pieces = createPieces();
/** A piece as the bodies of uploads come in. */
const pieceOf = async (fill: number, length: number): Promise<Uint8Array> => {
  const source = Readable.from([Buffer.alloc(length, fill)]);
  return (await pieces.of(source).next()).value ?? new Uint8Array();
};

const lengths = fc.constantFrom(1, 4_095, 4_096, 65_536, pieceBytes - 4_096, pieceBytes);
const parts = fc.array(fc.record({ length: lengths, fill: fc.nat(255), isShared: fc.boolean() }), {
  maxLength: 6,
});

describe('pieces that are written', () => {
  it.each(['a disk', 'the folder for temporary files'])(
    'are in the file as they came, on %s',
    async (place) => {
      const path = join(place === 'a disk' ? onDisk : inTemp, 'file');
      await fc.assert(
        fc.asyncProperty(parts, async (all) => {
          writeFileSync(path, Buffer.alloc(3 * pieceBytes, 7));
          const come: Uint8Array[] = [];
          for (const { length, fill, isShared } of all)
            come.push(isShared ? await pieceOf(fill, length) : Buffer.alloc(length, fill));
          const whole = Buffer.concat(come);
          const size = await writePieces(
            path,
            (async function* () {
              yield* come;
            })(),
          );
          for (const piece of come) pieces.giveBack(piece);
          expect(size).toBe(whole.length);
          expect(readFileSync(path).equals(whole)).toBe(true);
        }),
        { numRuns: 40 },
      );
    },
  );

  it('short ones are gathered: the file grows by far fewer writes than pieces', async () => {
    const path = join(onDisk, 'rows');
    const grown = new Set<number>();
    const rows = async function* () {
      for (let index = 0; index < 20_000; index += 1) {
        yield Buffer.from(`${index};Weizenbier 0,5;4,90\n`);
        grown.add(statSync(path).size);
      }
    };
    const size = await writePieces(path, rows());
    expect(readFileSync(path).length).toBe(size);
    expect(readFileSync(path, 'utf8').split('\n')[19_999]).toBe('19999;Weizenbier 0,5;4,90');
    expect(grown.size).toBeLessThan(20);
  });

  it('begin where a disk takes them directly', async () => {
    const isTaken = async (bytes: Uint8Array): Promise<boolean> => {
      const flags = constants.O_WRONLY | constants.O_CREAT | (constants.O_DIRECT ?? 0);
      const file = await open(join(onDisk, 'direct'), flags).catch(() => undefined);
      const written = await file?.write(bytes, 0, bytes.length, 0).catch(() => undefined);
      await file?.close();
      return written?.bytesWritten === bytes.length;
    };
    expect(await isTaken(await pieceOf(1, pieceBytes))).toBe(
      await isTaken(new Uint8Array(sharedPages(pieceBytes))),
    );
  });
});
