import { createDecipheriv, createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BackupFault } from '@tresen/domain/fleet/backups';
import { type BackupKey, pathOf } from './backup-files.ts';
import type { BackupPart } from './backup-parts.store.ts';
import type { BackupsPort } from './backups-port.ts';

const cipherName = 'aes-256-ctr';

/** A backup that is being read is not what was sent. */
export class BackupBroken extends Error {
  override readonly name = 'BackupBroken';
  readonly fault: BackupFault;

  constructor({ id }: BackupKey, fault: BackupFault) {
    super(`the backup ${id} is not what was sent: ${fault}`);
    this.fault = fault;
  }
}

/** What is read of a backup. */
export interface WantedBytes {
  readonly parts: readonly BackupPart[];
  readonly fileKey: Buffer;
  /** The first octet. */
  readonly from: number;
  /** Of the whole: what does not fit it is told before the last octets go. Null: read as it is. */
  readonly sha256: string | null;
}

/**
 * The octets of a backup from a place on, part after part.
 * @throws {BackupBroken} in its course
 */
export const backupBytes = (
  files: Pick<BackupsPort['files'], 'read'>,
  key: BackupKey,
  wanted: WantedBytes,
): Readable => Readable.from(checkedBytes(files, key, wanted), { objectMode: false });

async function* checkedBytes(
  files: Pick<BackupsPort['files'], 'read'>,
  key: BackupKey,
  wanted: WantedBytes,
): AsyncGenerator<Buffer> {
  const sum = wanted.from === 0 && wanted.sha256 !== null ? createHash('sha256') : undefined;
  let last: Buffer | undefined;
  for await (const piece of bytesFrom(files, key, wanted)) {
    if (last) yield last;
    last = piece;
    sum?.update(piece);
  }
  if (sum && sum.digest('hex') !== wanted.sha256) throw new BackupBroken(key, 'damaged');
  if (last) yield last;
}

async function* bytesFrom(
  files: Pick<BackupsPort['files'], 'read'>,
  key: BackupKey,
  { parts, fileKey, from }: WantedBytes,
): AsyncGenerator<Buffer> {
  for (const part of parts.filter(({ beginsAt, bytes }) => beginsAt + bytes > from)) {
    const file = await files.read(pathOf(key, part.file));
    if (file?.size !== part.bytes) {
      file?.bytes.destroy();
      throw new BackupBroken(key, 'missing');
    }
    const decipher = createDecipheriv(cipherName, fileKey, part.iv);
    let skip = Math.max(0, from - part.beginsAt);
    for await (const piece of file.bytes as AsyncIterable<Buffer>) {
      const plain = decipher.update(piece);
      if (plain.length > skip) yield plain.subarray(skip);
      skip = Math.max(0, skip - plain.length);
    }
  }
}
