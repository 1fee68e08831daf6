import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { type SealedPlace, sealedColumn } from '../../kit/secrets/index.ts';
import type { BackupsPort } from './backups-port.ts';
import { findFileKey, insertFileKey, readFileKeys, replaceFileKey } from './file-keys.store.ts';

const purpose = 'fileKey';
const keyBytes = 32;

/** The key under which the files of a tenant lie; made when the first is brought. */
export const fileKeyOf = async (tx: Tx, vault: BackupsPort['vault'], tenantId: string): Promise<Buffer> => {
  const known = await findFileKey(tx);
  if (known) return vault.unseal(purpose, known);
  await insertFileKey(tx, tenantId, newId(), vault.seal(purpose, randomBytes(keyBytes)));
  const made = await findFileKey(tx);
  if (!made) throw new Error('a file key was not kept');
  return vault.unseal(purpose, made);
};

/** The keys of files, to be sealed anew when the secret changes. */
export const sealedFileKeys = (db: Database): SealedPlace =>
  sealedColumn(db, { name: 'file_keys.sealed', purpose, read: readFileKeys, replace: replaceFileKey });
