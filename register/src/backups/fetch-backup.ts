import { createWriteStream, existsSync, rmSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Failure, type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { sha256Of } from './snapshot.ts';

/** A backup of this register in the cloud. */
export type CloudBackup = Readonly<{
  id: string;
  category: string;
  size: number;
  sha256: string;
  startedAt: string;
  endedAt: string;
}>;

/** The backups of this register's database that the cloud has, the newest first. */
export async function listBackups(session: RegisterSession): Promise<readonly CloudBackup[]> {
  const { ownBackups } = await session.ask<{ ownBackups: readonly CloudBackup[] }>(
    'query { ownBackups(first: 25) { id category size sha256 startedAt endedAt } }',
  );
  return ownBackups.filter(({ category }) => category === 'database');
}

/** Fetches a backup into a file, going on where the line was cut, and compares it with its checksum. */
export async function fetchBackup(
  session: RegisterSession,
  backup: CloudBackup,
  file: string,
  options: RetryOptions,
): Promise<void> {
  rmSync(file, { force: true });
  while (sizeOf(file) < backup.size) await untilReachable(() => fetchOn(session, backup, file), options);
  if ((await sha256Of(file)) === backup.sha256) return;
  rmSync(file, { force: true });
  throw new Failure('refused', 'CHECKSUM', 'the backup is not what was sent');
}

/** An address that opens once; refused for what is not there, not of this register, or damaged. */
export async function signDownload(session: RegisterSession, id: string): Promise<string> {
  const { signOwnBackupDownload } = await session.ask<{ signOwnBackupDownload: { path: string } }>(
    'mutation($id: ID!) { signOwnBackupDownload(id: $id) { path } }',
    { id },
  );
  return signOwnBackupDownload.path;
}

async function fetchOn(session: RegisterSession, { id }: CloudBackup, file: string): Promise<void> {
  const path = await signDownload(session, id);
  try {
    const answer = await fetch(new URL(path, session.server), {
      headers: { range: `bytes=${sizeOf(file)}-` },
    });
    if (!answer.ok || answer.body === null) throw new Error(`the server answered ${answer.status}`);
    const flags = answer.status === 206 ? 'a' : 'w';
    await pipeline(Readable.fromWeb(answer.body), createWriteStream(file, { flags, mode: 0o600 }));
  } catch (error) {
    throw new Failure('unreachable', 'NETWORK', error instanceof Error ? error.message : String(error));
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
