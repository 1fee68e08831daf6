/** Memory that is used again. */
export interface PooledBytes {
  readonly bytes: Buffer;
  /** To be called once nobody reads or sends the bytes any more. Never called: the memory is collected as usual. */
  release(): void;
}

const size = 2 * 1_048_576;
const max = 8;
const free: Buffer[] = [];

/** Requests from this length on are worth it, in bytes. */
export const pooledFrom = 65_536;

/**
 * So many bytes, with whatever stands in them. New memory outside of the heap, a megabyte for every push, makes the
 * engine collect garbage every few pushes, which costs as much as all else it does for them (docs/performance-diary.md).
 */
export const takeBytes = (length: number): PooledBytes => {
  if (length < pooledFrom || length > size)
    return { bytes: Buffer.allocUnsafe(length), release: () => undefined };
  const memory = free.pop() ?? Buffer.allocUnsafeSlow(size);
  let isHeld = true;
  return {
    bytes: memory.subarray(0, length),
    release: () => {
      if (isHeld && free.length < max) free.push(memory);
      isHeld = false;
    },
  };
};
