import type { Readable } from 'node:stream';
import type { FileKeys } from './file-keys.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { headBytes, openSealed, sealBytes, sealStream } from './sealed-bytes.ts';

/** Files of tenants: each lies encrypted under a key of its tenant, whoever may come to read it. */
export interface TenantFiles extends Pick<FileStore, 'remove'> {
  /** As the store's. */
  write(tenantId: string, path: string, bytes: Uint8Array): Promise<void>;
  /** As the store's. @returns the size of what was given */
  writeStream(tenantId: string, path: string, bytes: Readable, signal?: AbortSignal): Promise<number>;
  /** As the store's; of whatever tenant it is. */
  read(path: string): Promise<StoredFile | undefined>;
}

export const createTenantFiles = (store: FileStore, keys: FileKeys): TenantFiles => ({
  write: async (tenantId, path, bytes) => store.write(path, sealBytes(await keys.ofTenant(tenantId), bytes)),
  writeStream: async (tenantId, path, bytes, signal) => {
    const sealed = await keys.ofTenant(tenantId).then(
      (key) => sealStream(key, bytes),
      (error) => {
        bytes.destroy();
        throw error;
      },
    );
    return (await store.writeStream(path, sealed, signal)) - headBytes;
  },
  read: async (path) => {
    const stored = await store.read(path);
    return stored && openSealed(stored, keys);
  },
  remove: (path) => store.remove(path),
});
