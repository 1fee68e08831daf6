import type { SyncedName } from '@tresen/domain/kit/entities';
import { syncedNames } from '@tresen/domain/kit/entities';
import { closeStore, type Store } from '../store/index.ts';
import { required, UsageError } from './command.ts';
import { openOneStore } from './stores.ts';

/** Options of the commands that work on the records of one register. */
export const recordOptions = { store: { type: 'string' }, register: { type: 'string' } } as const;

export const recordOptionsHelp = `  --store DIR         folder of the local stores
  --register NAME     which one, when the folder holds several`;

/** Works on the store of one register, which need not be linked. */
export async function withStore<T>(
  values: Readonly<{ store?: string | undefined; register?: string | undefined }>,
  work: (store: Store) => T | Promise<T>,
): Promise<T> {
  const store = openOneStore(required(values.store, 'store'), values.register);
  try {
    return await work(store);
  } finally {
    if (store.database.isOpen) closeStore(store);
  }
}

/** A kind of record by its name on the wire. */
export function entityNamed(word: string | undefined): SyncedName {
  const entity = syncedNames.find((name) => name === word);
  if (entity === undefined) throw new UsageError(`"${word ?? ''}" is none of: ${syncedNames.join(', ')}`);
  return entity;
}
