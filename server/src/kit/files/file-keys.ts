import { randomBytes } from 'node:crypto';
import { BoundedMap } from '../bounded-map/index.ts';
import { type Database, inSystem, inTenant, type Tx } from '../db/pools.ts';
import { newId } from '../ids/index.ts';
import { type SealedPlace, sealedColumn, type Vault } from '../secrets/index.ts';
import {
  findFileKey,
  findFileKeyById,
  insertFileKey,
  readFileKeys,
  replaceFileKey,
} from './file-keys.store.ts';

const purpose = 'fileKey';
const keyBytes = 32;
/** Of keys that a process remembers: opening one takes a query and a decryption. */
const remembered = 2_000;

/** A key of files: its id stands in each file that lies under it. */
export interface FileKey {
  readonly id: string;
  readonly key: Buffer;
}

type OpenVault = Pick<Vault, 'seal' | 'unseal'>;

/** The key under which the files of a tenant lie; made when the first is brought. */
async function fileKeyOf(tx: Tx, vault: OpenVault, tenantId: string): Promise<FileKey> {
  const known = await findFileKey(tx);
  if (known) return { id: known.id, key: vault.unseal(purpose, known.sealed) };
  await insertFileKey(tx, tenantId, newId(), vault.seal(purpose, randomBytes(keyBytes)));
  const made = await findFileKey(tx);
  if (!made) throw new Error('a file key was not kept');
  return { id: made.id, key: vault.unseal(purpose, made.sealed) };
}

/** The keys of all tenants, as they are needed. */
export interface FileKeys {
  /** To write with. */
  ofTenant(tenantId: string): Promise<FileKey>;
  /** To read with. @throws when there is none: the tenant is gone, or the file is of another database */
  byId(id: string): Promise<Buffer>;
}

export const createFileKeys = (db: Database, vault: OpenVault): FileKeys => {
  const ofTenants = new BoundedMap<string, FileKey>(remembered);
  const byIds = new BoundedMap<string, Buffer>(remembered);
  return {
    ofTenant: async (tenantId) => {
      const known = ofTenants.get(tenantId);
      if (known) return known;
      const found = await inTenant(db, tenantId, (tx) => fileKeyOf(tx, vault, tenantId));
      ofTenants.set(tenantId, found);
      byIds.set(found.id, found.key);
      return found;
    },
    byId: async (id) => {
      const known = byIds.get(id);
      if (known) return known;
      const sealed = await inSystem(db, (tx) => findFileKeyById(tx, id));
      if (!sealed) throw new Error(`there is no file key ${id}`);
      const key = vault.unseal(purpose, sealed);
      byIds.set(id, key);
      return key;
    },
  };
};

/** The keys of files, to be sealed anew when the secret changes. */
export const sealedFileKeys = (db: Database): SealedPlace =>
  sealedColumn(db, { name: 'file_keys.sealed', purpose, read: readFileKeys, replace: replaceFileKey });
