import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { BackupFault } from '@tresen/domain/fleet/backups';
import type { CipherBegin, Pieces } from '../../kit/passages/index.ts';
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
  const sealed = sealing(arrival, { key: fileKey, iv: part.iv }, content, pieces);
  try {
    const stream = Readable.from(sealed.pieces, { objectMode: false });
    return { ...part, bytes: await files.writeStream(pathOf(key, part.file), stream) };
  } finally {
    await sealed.end();
  }
};

/** Pieces that are encrypted one by one as they are asked for. Each is used again once it is written. */
function sealing(arrival: Arrival, begin: CipherBegin, content: AsyncIterable<Uint8Array>, pool: Pieces) {
  const inUse = new Set<Uint8Array>();
  let sealed: Promise<Uint8Array> | undefined;
  let isOver = false;
  const giveBack = (piece: Uint8Array): void => {
    inUse.delete(piece);
    pool.giveBack(piece);
  };
  const pieces = async function* (): AsyncGenerator<Uint8Array> {
    let next: CipherBegin | undefined = begin;
    let written: Uint8Array | undefined;
    for await (const piece of content) {
      if (isOver) return giveBack(piece);
      arrival.note(piece);
      inUse.add(piece);
      sealed = arrival.passage.seal(piece, next);
      next = undefined;
      yield await sealed;
      // Whoever asks for another has read this one, and is done with the one before.
      if (written) giveBack(written);
      written = piece;
    }
  };
  return {
    pieces: pieces(),
    /** Nobody reads any more; what a thread is encrypting is not used again before it is done. */
    end: async (): Promise<void> => {
      isOver = true;
      await sealed?.catch(() => undefined);
      for (const piece of inUse) giveBack(piece);
    },
  };
}

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
      try {
        head = headWith(head, await passage.open(piece, begin));
      } finally {
        pieces.giveBack(piece);
      }
      begin = undefined;
    }
  }
  return parts.length > 0 ? judge(key, await passage.end(), head) : 'missing';
};
