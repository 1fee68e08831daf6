const pooledFrom = 65_536;
const size = 2 * 1_048_576;
const most = 8;

const free: Buffer[] = [];

/** The bytes of a batch, and the way to give their memory back. */
export interface BatchBytes {
  readonly bytes: Buffer;
  /**
   * To be called once nobody reads the bytes any more: after the database has answered, never while they may still be
   * on their way to it.
   */
  release(): void;
}

/**
 * A batch in UTF-8. The memory of large ones is used again: new memory outside of the heap, a megabyte for every push,
 * makes the engine collect garbage every few pushes, which costs as much as reading them (docs/performance.md).
 */
export const bytesOfBatch = (batch: string): BatchBytes => {
  const text = batch.trim();
  const length = text.length < pooledFrom ? 0 : Buffer.byteLength(text);
  if (length < pooledFrom || length > size) return { bytes: Buffer.from(text), release: () => undefined };
  const memory = free.pop() ?? Buffer.allocUnsafeSlow(size);
  memory.write(text);
  return {
    bytes: memory.subarray(0, length),
    release: () => {
      if (free.length < most) free.push(memory);
    },
  };
};
