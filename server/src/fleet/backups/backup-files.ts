import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BackupFault } from '@tresen/domain/fleet/backups';
import type { CipherBegin } from '../../kit/passages/index.ts';
import type { Arrival } from './arrivals.ts';
import type { BackupPart } from './backup-parts.store.ts';
import type { BackupsPort } from './backups-port.ts';
import { type Announced, headWith, judge } from './judge-backup.ts';

type Files = BackupsPort['files'];

// A counter of its own for each part: what is sent again at the same place never meets the same key stream.
const ivBytes = 16;

/** Whose backup it is; its parts lie in a folder of its own. */
export interface BackupKey {
  readonly tenantId: string;
  readonly id: string;
}

export const folderOf = ({ tenantId, id }: BackupKey): string => `backups/${tenantId}/${id}`;
export const pathOf = (key: BackupKey, file: string): string => `${folderOf(key)}/${file}.part`;

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

/** Whether each part's file is there, as long as it was; its octets are not read. */
export const areWhole = async (
  files: Files,
  key: BackupKey,
  parts: readonly Pick<BackupPart, 'file' | 'bytes'>[],
): Promise<boolean> => {
  const sizes = new Map<string, number>();
  for await (const { path, size } of files.list(folderOf(key))) sizes.set(path, size);
  return parts.length > 0 && parts.every(({ file, bytes }) => sizes.get(pathOf(key, file)) === bytes);
};

export const removeParts = async (
  files: Files,
  key: BackupKey,
  parts: readonly Pick<BackupPart, 'file'>[],
): Promise<void> => {
  for (const { file } of parts) await files.remove(pathOf(key, file));
};

/** Reads all of a backup and says what is wrong with it: whether all is there, is what was sent, and opens as its type. */
export const faultOf = async (
  { files, pieces, beginPassage }: Pick<BackupsPort, 'files' | 'pieces' | 'beginPassage'>,
  key: BackupKey & Announced,
  fileKey: Buffer,
  parts: readonly BackupPart[],
): Promise<BackupFault | null> => {
  const passage = beginPassage();
  let head: Buffer = Buffer.alloc(0);
  for (const { file, bytes, iv } of parts) {
    const stored = await files.read(pathOf(key, file));
    if (stored?.size !== bytes) {
      stored?.bytes.destroy();
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
