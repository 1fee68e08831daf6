import type { Readable } from 'node:stream';
import { freeMemory } from './free-memory.ts';
import { sharedPages } from './shared-pages.ts';
import { newSignal } from './wake-signal.ts';

/** With shorter pieces, handing them to a thread or to the disk costs more than the work on them. */
export const pieceBytes = 1_048_576;

/** Pieces of memory that threads can read and write, too; they are used over and over. */
export interface Pieces {
  /**
   * What comes in small chunks, in large pieces; the chunks' own memory is given back. Whoever stops to read leaves the
   * source as it is.
   * @throws what the source fails with, or that it broke off, behind all that came before
   */
  of(source: Readable): AsyncGenerator<Uint8Array>;
  /** Whoever is done with a piece of these gives it back, if it can. */
  giveBack(bytes: Uint8Array): void;
}

/** So many are kept for the next; of more at once, and of those that nobody gives back, V8 takes the memory, some time. */
const maxKept = 32;

export const createPieces = (): Pieces => {
  // What was used last is used next: the process has no more memory than it needed at once.
  const free: SharedArrayBuffer[] = [];
  const giveBack = ({ buffer }: Uint8Array): void => {
    if (!(buffer instanceof SharedArrayBuffer) || buffer.byteLength !== pieceBytes) return;
    if (free.length < maxKept && !free.includes(buffer)) free.push(buffer);
  };
  const take = (): Uint8Array => new Uint8Array(free.pop() ?? sharedPages(pieceBytes));
  return { of: (source) => inPieces(source, take, giveBack), giveBack };
};

/** Listens, since to ask for each chunk by a promise costs more than all else that is done with it here. */
async function* inPieces(
  source: Readable,
  newPiece: () => Uint8Array,
  giveBack: Pieces['giveBack'],
): AsyncGenerator<Uint8Array> {
  const filling = newFilling(newPiece);
  const full: Uint8Array[] = [];
  const arrived = newSignal();
  let isOver = false;
  let fault: unknown;
  const take = (chunk: Buffer): void => {
    full.push(...filling.add(chunk));
    freeMemory(chunk);
    arrived.note();
    if (full.length === 0) return;
    source.pause();
    arrived.give();
  };
  const end = (): void => {
    isOver = true;
    arrived.give();
  };
  const fail = (error: unknown): void => {
    if (!isOver) fault = error;
    end();
  };
  const breakOff = (): void => fail(new Error('the source broke off'));
  const heard = { end, error: fail, close: breakOff, data: take };
  for (const [event, listener] of Object.entries(heard)) source.on(event, listener);
  source.pause();
  if (source.destroyed) breakOff();
  try {
    for (;;) {
      const piece = full.shift();
      if (piece) yield piece;
      else if (isOver) break;
      else {
        source.resume();
        await arrived.wait(() => !filling.isEmpty());
        source.pause();
        if (full.length === 0 && !filling.isEmpty()) yield filling.take();
      }
    }
    if (!filling.isEmpty()) yield filling.take();
    if (fault !== undefined) throw fault;
  } finally {
    for (const [event, listener] of Object.entries(heard)) source.off(event, listener);
    source.pause();
    for (const piece of full) giveBack(piece);
    if (!filling.isEmpty()) giveBack(filling.take());
    // One that fails while nobody waits for it must not end the process.
    source.on('error', () => undefined);
  }
}

/** A piece that is being filled. */
function newFilling(newPiece: () => Uint8Array) {
  let piece: Uint8Array = new Uint8Array();
  let filled = 0;
  const filling = {
    isEmpty: (): boolean => filled === 0,
    take: (): Uint8Array => {
      const taken = piece.subarray(0, filled);
      filled = 0;
      return taken;
    },
    /** Copies a chunk and gives the pieces that are full with it. */
    add: function* (chunk: Uint8Array): Generator<Uint8Array> {
      for (let from = 0; from < chunk.length; ) {
        if (filled === 0) piece = newPiece();
        const part = chunk.subarray(from, from + pieceBytes - filled);
        piece.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled === pieceBytes) yield filling.take();
      }
    },
  };
  return filling;
}
