import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type BackupFault, headBytes, opensAs } from '@tresen/domain/fleet/backups';
import type { BackupPart } from './backup-parts.store.ts';
import type { BackupsPort } from './backups-port.ts';

type Files = BackupsPort['files'];

// A counter of its own for each part: what is sent again at the same place never meets the same key stream.
const cipherName = 'aes-256-ctr';
const ivBytes = 16;

/** Whose backup it is; its parts lie in a folder of its own. */
export interface BackupKey {
  readonly tenantId: string;
  readonly id: string;
}

export const folderOf = ({ tenantId, id }: BackupKey): string => `backups/${tenantId}/${id}`;
const pathOf = (key: BackupKey, file: string): string => `${folderOf(key)}/${file}.part`;

/** Keeps a part, encrypted, as a stream: it is on the disk before it is told of. */
export const keepPart = async (
  files: Files,
  key: BackupKey,
  fileKey: Buffer,
  beginsAt: number,
  content: AsyncIterable<Uint8Array>,
): Promise<BackupPart> => {
  const part = { beginsAt, file: randomUUID(), iv: randomBytes(ivBytes) };
  const cipher = createCipheriv(cipherName, fileKey, part.iv);
  const encrypted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of content) yield cipher.update(piece);
  };
  const bytes = await files.writeStream(
    pathOf(key, part.file),
    Readable.from(encrypted(), { objectMode: false }),
  );
  return { ...part, bytes };
};

/** The octets of a backup from a place on, part after part. */
export const backupBytes = (
  files: Files,
  key: BackupKey,
  fileKey: Buffer,
  parts: readonly BackupPart[],
  from = 0,
): Readable => Readable.from(bytesFrom(files, key, fileKey, parts, from), { objectMode: false });

export const removeParts = async (
  files: Files,
  key: BackupKey,
  parts: readonly Pick<BackupPart, 'file'>[],
): Promise<void> => {
  for (const { file } of parts) await files.remove(pathOf(key, file));
};

/** A part's file is not there. */
class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Reads all of a backup and says what is wrong with it: whether all is there, is what was sent, and opens as its type. */
export const faultOf = async (
  files: Files,
  key: BackupKey & { readonly sha256: string; readonly contentType: string },
  fileKey: Buffer,
  parts: readonly BackupPart[],
): Promise<BackupFault | null> => {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  try {
    for await (const piece of bytesFrom(files, key, fileKey, parts, 0)) {
      hash.update(piece);
      if (head.length < headBytes) head = Buffer.concat([head, piece]).subarray(0, headBytes);
    }
  } catch (error) {
    if (error instanceof PartMissing) return 'missing';
    throw error;
  }
  if (hash.digest('hex') !== key.sha256) return 'damaged';
  return opensAs(key.contentType, head) ? null : 'unreadable';
};

async function* bytesFrom(
  files: Files,
  key: BackupKey,
  fileKey: Buffer,
  parts: readonly BackupPart[],
  from: number,
): AsyncGenerator<Buffer> {
  for (const part of parts.filter(({ beginsAt, bytes }) => beginsAt + bytes > from)) {
    const file = await files.read(pathOf(key, part.file));
    if (!file) throw new PartMissing(`a part of the backup ${key.id} is missing`);
    const decipher = createDecipheriv(cipherName, fileKey, part.iv);
    let skip = Math.max(0, from - part.beginsAt);
    for await (const piece of file.bytes as AsyncIterable<Buffer>) {
      const plain = decipher.update(piece);
      if (plain.length > skip) yield plain.subarray(skip);
      skip = Math.max(0, skip - plain.length);
    }
  }
}
