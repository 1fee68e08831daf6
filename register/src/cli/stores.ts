import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLinked } from '../link/index.ts';
import { closeStore, openStore, readIdentity, type Store } from '../store/index.ts';
import { UsageError } from './command.ts';

/** The file of a register's store, by the register's name. */
export function storeFile(folder: string, name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return join(folder, `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'register'}.sqlite`);
}

/** Opens all linked registers of a folder; throws a UsageError when there is none. */
export function openLinkedStores(folder: string): Store[] {
  const stores = filesOf(folder).map((file) => openStore(join(folder, file)));
  const linked = stores.filter(isLinked);
  for (const store of stores) if (!linked.includes(store)) closeStore(store);
  if (linked.length === 0)
    throw new UsageError(`${folder} holds no linked register; use the command "link" first`);
  return linked;
}

/** Opens the only register of a folder, or the one of that name, linked or not. */
export function openOneStore(folder: string, name: string | undefined): Store {
  const files = filesOf(folder).map((file) => join(folder, file));
  const file = name === undefined ? files[0] : storeFile(folder, name);
  if (file === undefined || !files.includes(file))
    throw new UsageError(name === undefined ? `${folder} holds no register` : `${folder} holds no "${name}"`);
  if (name === undefined && files.length > 1)
    throw new UsageError(`${folder} holds several registers; say which with --register`);
  return openStore(file);
}

export const nameOf = (store: Store) => readIdentity(store)?.name ?? store.file;

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.sqlite'))
      .sort();
  } catch {
    throw new UsageError(`${folder} is no folder`);
  }
}
