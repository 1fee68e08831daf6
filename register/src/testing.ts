import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { newIdentity } from './link/index.ts';
import { closeStore, type Identity, openStore, type Store, writeIdentity } from './store/index.ts';

/** A folder of its own for one test, removed after it. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-register-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The store of a register that has an identity and is not linked, for one test. */
export function testStore(
  identity: Identity = newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' }),
): Store {
  const store = openStore(join(testFolder(), 'kasse.sqlite'));
  onTestFinished(() => {
    if (store.database.isOpen) closeStore(store);
  });
  writeIdentity(store, identity);
  return store;
}

/** A file of the folder with published data, if there is one on this machine (`TRESEN_DATA`, else `../shared/data`). */
export function dataFile(name: string): string | undefined {
  const folder = process.env.TRESEN_DATA ?? resolve(import.meta.dirname, '../../../shared/data');
  const file = join(folder, name);
  return existsSync(file) ? file : undefined;
}
