import { rmSync, writeFileSync } from 'node:fs';
import type { Store } from '../store/index.ts';

/** Where what this register's printer printed last stands: the bytes that a real one gets. */
export const printerFile = (store: Store): string => store.file.replace(/(\.sqlite)?$/, '.escpos');

/** Prints on the register's printer; guests' receipts are for nobody else on this machine. @throws where it cannot */
export function printOn(store: Store, bytes: Uint8Array): void {
  const file = printerFile(store);
  // A file that is there keeps its rights, so it goes first.
  rmSync(file, { force: true });
  writeFileSync(file, bytes, { mode: 0o600 });
}
