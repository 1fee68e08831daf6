/** With shorter pieces, handing them to a thread or to the disk costs more than the work on them. */
export const pieceBytes = 1_048_576;

/** What a slow line has brought by then does not wait for a full piece. */
const patienceMs = 500;

type Arrived = IteratorResult<Uint8Array> | { readonly error: unknown };

/** Pieces of memory that threads can read and write, too; they are used over and over. */
export interface Pieces {
  /**
   * What comes in small chunks, in large pieces. Whoever stops to read leaves the source as it is.
   * @throws what the source throws, behind all that came before
   */
  of(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>;
  /** Whoever is done with a piece of these gives it back, if it can. */
  giveBack(bytes: Uint8Array): void;
}

/** So many are kept for the next; of more at once V8 takes the memory back, some time. */
const maxKept = 32;

export const createPieces = (): Pieces => {
  const free = new Set<SharedArrayBuffer>();
  const take = (): Uint8Array => {
    const [memory] = free;
    if (!memory) return new Uint8Array(new SharedArrayBuffer(pieceBytes));
    free.delete(memory);
    return new Uint8Array(memory);
  };
  return {
    of: (source) => inPieces(source, take),
    giveBack: ({ buffer }) => {
      if (buffer instanceof SharedArrayBuffer && buffer.byteLength === pieceBytes && free.size < maxKept)
        free.add(buffer);
    },
  };
};

async function* inPieces(
  source: AsyncIterable<Uint8Array>,
  newPiece: () => Uint8Array,
): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  // A source that fails while nobody waits for it must not end the process.
  const ask = (): Promise<Arrived> => chunks.next().catch((error: unknown) => ({ error }));
  const filling = newFilling(newPiece);
  for (let next = ask(); ; ) {
    const arrived = filling.isEmpty() ? await next : await within(next, patienceMs);
    if (arrived && 'value' in arrived && !arrived.done) {
      yield* filling.add(arrived.value);
      next = ask();
      continue;
    }
    if (!filling.isEmpty()) yield filling.take();
    if (arrived && 'error' in arrived) throw arrived.error;
    if (arrived) return;
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

/** What a promise becomes, or undefined when it takes too long. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(late.resolve, ms, undefined);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
