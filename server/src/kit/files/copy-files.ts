import type { FileStore, ListedFile } from './file-store.ts';

/** What became of the files of a store. */
export interface Copied {
  readonly copied: number;
  /** In bytes, of what was copied. */
  readonly bytes: number;
  /** They were there before, from an earlier time. */
  readonly there: number;
  /** They were only there, and are removed. */
  readonly removed: number;
}

const atOnce = 8;

/**
 * Copies all files of a store to another. A name stands for one content, so whatever is there in the same size stays: a copy
 * that was broken off goes on.
 * @param isExact removes whatever only the other store has
 */
export const copyFiles = async (
  from: FileStore,
  to: FileStore,
  { isExact, onCopied = () => undefined }: { readonly isExact: boolean; readonly onCopied?: () => void },
): Promise<Copied> => {
  const left = new Map<string, number>();
  for await (const { path, size } of to.list()) left.set(path, size);
  const done = { copied: 0, bytes: 0, there: 0, removed: 0 };
  const copy = async ({ path, size }: ListedFile): Promise<void> => {
    const isThere = left.get(path) === size;
    left.delete(path);
    // It may have been removed since it was listed.
    const file = isThere ? undefined : await from.read(path);
    if (isThere) done.there += 1;
    if (!file) return;
    done.bytes += await to.writeStream(path, file.bytes);
    done.copied += 1;
    onCopied();
  };
  const listed = from.list();
  const work = async (): Promise<void> => {
    for (let next = await listed.next(); !next.done; next = await listed.next()) await copy(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (isExact)
    for (const path of left.keys()) {
      await to.remove(path);
      done.removed += 1;
    }
  return done;
};
