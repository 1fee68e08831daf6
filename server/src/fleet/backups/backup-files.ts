import { createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BackupFault } from '@tresen/domain/fleet/backups';
import type { CipherBegin } from '../../kit/passages/index.ts';
import type { Arrival } from './arrivals.ts';
import type { BackupPart } from './backup-parts.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { type Announced, headWith, judge } from './judge-backup.ts';

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
  { files, pieces }: Pick<BackupsPort, 'files' | 'pieces'>,
  key: BackupKey,
  fileKey: Buffer,
  arrival: Arrival,
  content: AsyncIterable<Uint8Array>,
): Promise<BackupPart> => {
  const part = { beginsAt: arrival.at(), file: randomUUID(), iv: randomBytes(ivBytes) };
  const used: Uint8Array[] = [];
  const sealed = async function* (): AsyncGenerator<Uint8Array> {
    for await (const piece of content) {
      arrival.note(piece);
      const begin = used.length === 0 ? { key: fileKey, iv: part.iv } : undefined;
      const stored = await arrival.passage.seal(piece, begin);
      used.push(stored);
      yield stored;
    }
  };
  const bytes = await files.writeStream(
    pathOf(key, part.file),
    Readable.from(sealed(), { objectMode: false }),
  );
  for (const piece of used) pieces.giveBack(piece);
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
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Reads all of a backup and says what is wrong with it: whether all is there, is what was sent, and opens as its type. */
export const faultOf = async (
  { files, pieces, beginPassage }: Pick<BackupsPort, 'files' | 'pieces' | 'beginPassage'>,
  key: BackupKey & Announced,
  fileKey: Buffer,
  parts: readonly BackupPart[],
): Promise<BackupFault | null> => {
  const passage = beginPassage();
  let head: Buffer = Buffer.alloc(0);
  for (const { file, iv } of parts) {
    const stored = await files.read(pathOf(key, file));
    if (!stored) {
      passage.forget();
      return 'missing';
    }
    let begin: CipherBegin | undefined = { key: fileKey, iv };
    for await (const piece of pieces.of(stored.bytes)) {
      const plain = await passage.open(piece, begin);
      begin = undefined;
      head = headWith(head, plain);
      pieces.giveBack(plain);
    }
  }
  return parts.length > 0 ? judge(key, await passage.end(), head) : 'missing';
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
