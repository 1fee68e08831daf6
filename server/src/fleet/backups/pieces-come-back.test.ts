import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { createFolderStore, type FileStore } from '../../kit/files/index.ts';
import { createPassages, createPieces, type Pieces } from '../../kit/passages/index.ts';
import { createArrivals } from './arrivals.ts';
import { keepPart } from './backup-files.ts';

const root = mkdtempSync(join(tmpdir(), 'tresen-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folder = createFolderStore(root);
const beginPassage = createPassages(1);
const tenantId = 'a11ce000-0000-4000-8000-000000000001';
const content = randomBytes(5_000_000);

/** Refuses a file after so many pieces, as a full disk does. */
const fullAfter = (count: number): Pick<FileStore, 'writeStream'> => ({
  writeStream: (path, bytes) =>
    folder.writeStream(
      path,
      Readable.from(
        (async function* () {
          let come = 0;
          for await (const piece of bytes) {
            if (come === count) throw new Error('ENOSPC');
            come += 1;
            yield piece;
          }
        })(),
        { objectMode: false },
      ),
    ),
});

it.each([
  ['that is kept', folder],
  ['that a disk refuses at once', fullAfter(0)],
  ['that a disk refuses in the middle', fullAfter(3)],
])('a part %s leaves all memory to the next', async (_what, store) => {
  const pool = createPieces();
  const came = new Set<ArrayBufferLike>();
  const back: ArrayBufferLike[] = [];
  const pieces: Pieces = {
    of: async function* (source) {
      for await (const piece of pool.of(source)) {
        came.add(piece.buffer);
        yield piece;
      }
    },
    giveBack: (piece) => {
      back.push(piece.buffer);
      pool.giveBack(piece);
    },
  };
  const files = { ...folder, ...store };
  for (let index = 0; index < 20; index += 1) {
    const arrival = createArrivals(beginPassage).goOn('upload', 0);
    const source = pieces.of(Readable.from([Buffer.from(content)]));
    const part = keepPart({ files, pieces }, { tenantId, id: 'b' }, randomBytes(32), arrival, source);
    if (store === folder) expect((await part).bytes).toBe(content.length);
    else await expect(part).rejects.toThrow('ENOSPC');
    arrival.passage.forget();
    await source.return(undefined);
  }
  // What is read ahead is the source's own: it gives that back where nobody asks for it.
  expect(came.size).toBeLessThanOrEqual(6);
  expect(new Set(back)).toEqual(came);
});
