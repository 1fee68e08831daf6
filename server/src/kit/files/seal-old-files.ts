import { Readable } from 'node:stream';
import type { FileKeys } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { openSealed, sealStream } from './sealed-bytes.ts';

/** Says that nothing lies unencrypted here any more, so that nobody lists all files again. */
const doneMark = 'all-sealed';

/** What a round came to. */
export interface SealedFiles {
  readonly sealed: number;
  /** One error for each file that could not be encrypted; it is tried again in the next round. */
  readonly errors: readonly unknown[];
}

/**
 * Encrypts what was stored before files were encrypted: each is written anew under its name. It can be broken off and goes
 * on then; a file that fails does not hold up the others. Whoever reads one meanwhile reads the old file or the new one, and
 * what is removed meanwhile stays away. It is over with the first round that finds nothing to do: while a new version is
 * rolled out, processes of the older one may still write.
 * @param ownerOf the tenant of a file; undefined for what is not to be touched
 * @returns undefined where it was over before
 */
export const sealOldFiles = async (
  store: FileStore,
  keys: FileKeys,
  ownerOf: (path: string) => Promise<string | undefined>,
): Promise<SealedFiles | undefined> => {
  if (await isThere(store, doneMark)) return undefined;
  let sealed = 0;
  const errors: unknown[] = [];
  for await (const { path } of store.list()) {
    try {
      if (await sealOne(store, keys, path, ownerOf)) sealed += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (sealed === 0 && errors.length === 0) await store.write(doneMark, Buffer.from(new Date().toISOString()));
  return { sealed, errors };
};

async function sealOne(
  store: FileStore,
  keys: FileKeys,
  path: string,
  ownerOf: (path: string) => Promise<string | undefined>,
): Promise<boolean> {
  const tenantId = await ownerOf(path);
  const stored = tenantId === undefined ? undefined : await store.read(path);
  const file = stored && (await openSealed(stored, keys));
  // It is encrypted, or was removed since it was listed.
  if (tenantId === undefined || !file || file.isSealed) {
    file?.bytes.destroy();
    return false;
  }
  try {
    const key = await keys.ofTenant(tenantId);
    await store.writeStream(path, sealStream(key, untilRemoved(store, path, file.bytes)));
  } catch (error) {
    file.bytes.destroy();
    if (await isThere(store, path)) throw error;
    return false;
  }
  // Rows go before files do, so one that went in the last moment has no owner now.
  if ((await ownerOf(path)) === undefined) await store.remove(path);
  return true;
}

/** A file's bytes, which fail at their end if the file was removed meanwhile: then nothing takes its place. */
function untilRemoved(store: FileStore, path: string, bytes: Readable): Readable {
  const checked = async function* (): AsyncGenerator<Buffer> {
    yield* bytes as AsyncIterable<Buffer>;
    if (!(await isThere(store, path))) throw new Error('a file was removed while it was encrypted');
  };
  return Readable.from(checked(), { objectMode: false }).once('close', () => bytes.destroy());
}

async function isThere(store: FileStore, path: string): Promise<boolean> {
  const stored = await store.read(path);
  stored?.bytes.destroy();
  return stored !== undefined;
}
