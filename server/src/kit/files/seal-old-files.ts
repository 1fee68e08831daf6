import type { FileKeys } from './file-keys.ts';
import type { FileStore } from './file-store.ts';
import { openSealed, sealStream } from './sealed-bytes.ts';

/** Says that nothing lies unencrypted here any more, so that nobody lists all files again. */
const doneMark = 'all-sealed';

/**
 * Encrypts what was stored before files were encrypted, once: each is written anew under its name. It can be broken off and
 * goes on then. Whoever reads one meanwhile reads the old file or the new one.
 * @param ownerOf the tenant of a file; undefined for what is not to be touched
 * @returns how many were encrypted; undefined where it was done before
 */
export const sealOldFiles = async (
  store: FileStore,
  keys: FileKeys,
  ownerOf: (path: string) => Promise<string | undefined>,
): Promise<number | undefined> => {
  const mark = await store.read(doneMark);
  mark?.bytes.destroy();
  if (mark) return undefined;
  let count = 0;
  for await (const { path } of store.list()) {
    const tenantId = await ownerOf(path);
    if (tenantId !== undefined && (await sealOne(store, keys, path, tenantId))) count += 1;
  }
  await store.write(doneMark, Buffer.from(new Date().toISOString()));
  return count;
};

async function sealOne(store: FileStore, keys: FileKeys, path: string, tenantId: string): Promise<boolean> {
  const stored = await store.read(path);
  const file = stored && (await openSealed(stored, keys));
  // It is encrypted, or was removed since it was listed.
  if (!file || file.isSealed) {
    file?.bytes.destroy();
    return false;
  }
  await store.writeStream(path, sealStream(await keys.ofTenant(tenantId), file.bytes));
  return true;
}
