import { createHash } from 'node:crypto';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { closeToOthers, readSetting, type Store, writeSetting } from '../store/index.ts';

/** A copy of the store that is on its way to the cloud. `url` is where it goes, once the cloud has said so. */
export type Snapshot = Readonly<{
  file: string;
  sha256: string;
  startedAt: string;
  endedAt: string;
  url?: string | undefined;
}>;

const setting = 'backupSnapshot';

/** The copy that a process before has made and not sent to its end; undefined when there is none. */
export function readSnapshot(store: Store): Snapshot | undefined {
  const snapshot = readSetting<Snapshot | null>(store, setting);
  return snapshot && existsSync(snapshot.file) ? snapshot : undefined;
}

export const writeSnapshot = (store: Store, snapshot: Snapshot): void =>
  writeSetting(store, setting, snapshot);

/** Forgets the copy and its file. */
export function dropSnapshot(store: Store, { file }: Snapshot): void {
  writeSetting(store, setting, null);
  rmSync(file, { force: true });
}

/**
 * Copies the store as it is in this moment, whatever is written meanwhile, without its tokens: they would be used up by
 * then, and are nobody's business.
 */
export async function takeSnapshot(store: Store): Promise<Snapshot> {
  const file = `${store.file}.backup`;
  rmSync(file, { force: true });
  const startedAt = new Date().toISOString();
  store.database.prepare('vacuum into ?').run(file);
  closeToOthers(file);
  const copy = new DatabaseSync(file);
  copy.exec('pragma secure_delete = on; delete from tokens');
  copy.prepare('delete from settings where name = ?').run(setting);
  copy.close();
  const snapshot = { file, sha256: await sha256Of(file), startedAt, endedAt: new Date().toISOString() };
  writeSnapshot(store, snapshot);
  return snapshot;
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Size of a copy in bytes. */
export const bytesOf = ({ file }: Snapshot): number => statSync(file).size;
