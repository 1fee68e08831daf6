import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { downloadFileName, downloadFilePath } from '@tresen/domain/content/entries';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import type { StoredFile, TenantFiles } from '../../kit/files/index.ts';
import { asAuthor } from '../authors/index.ts';
import { forgetFiles, insertFile, nameOfFile } from './files.store.ts';

/** What a version of a download says of its file. */
export interface KeptFile {
  readonly address: string;
  readonly bytes: number;
  readonly sha256: string;
}

const fileOf = (id: string): string => `downloads/${id}`;

/** @throws {AppError} FORBIDDEN outside the vendor's tenant */
export const checkAuthor = (ctx: Ctx): Promise<void> => asAuthor(ctx, async () => undefined);

/** Keeps a file that a download may name from then on; its checksum is reckoned as it goes by. */
export const keepFile = async (
  ctx: Ctx,
  files: TenantFiles,
  given: string,
  bytes: Readable,
  signal: AbortSignal,
): Promise<KeptFile> => {
  const [id, name] = [randomBytes(16).toString('hex'), downloadFileName(given)];
  const sum = createHash('sha256');
  const size = await files.writeStream(tenantOf(ctx), fileOf(id), Readable.from(summed(bytes, sum)), signal);
  try {
    await asAuthor(ctx, (tx) => insertFile(tx, id, name, new Date(ctx.now())));
  } catch (error) {
    await files.remove(fileOf(id));
    throw error;
  }
  return { address: downloadFilePath(id, name), bytes: size, sha256: sum.digest('hex') };
};

/**
 * Keeps a file that comes with the program, once, however often it is started.
 * @param tenantId the vendor's
 * @param now milliseconds since 1970
 */
export const keepOwnFile = async (
  { db, files, now }: { readonly db: Database; readonly files: TenantFiles; readonly now: number },
  tenantId: string,
  given: string,
  bytes: Uint8Array,
): Promise<KeptFile> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [id, name] = [sha256.slice(0, 32), downloadFileName(given)];
  await files.write(tenantId, fileOf(id), bytes);
  await inSystem(db, (tx) => insertFile(tx, id, name, new Date(now)));
  return { address: downloadFilePath(id, name), bytes: bytes.length, sha256 };
};

/** A stored file; undefined where there is none of the id and the name. */
export const findFile = async (
  db: Database,
  files: TenantFiles,
  id: string,
  name: string,
): Promise<StoredFile | undefined> =>
  (await inSystem(db, (tx) => nameOfFile(tx, id))) === name ? files.read(fileOf(id)) : undefined;

/** What the clearing away of files works with. */
export interface ContentFilesPort {
  readonly db: Database;
  readonly files: Pick<TenantFiles, 'remove'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** Somebody may still have the address, or put an earlier version back. */
const keptDays = 90;

/** Clears files away that no download has named for 90 days. Once a day by any process. */
export const cleanUpContentFiles = async ({ db, files, now }: ContentFilesPort): Promise<void> => {
  const at = now();
  const gone = await inSystem(db, (tx) => forgetFiles(tx, new Date(at), new Date(at - keptDays * day)));
  for (const id of gone) await files.remove(fileOf(id));
};

async function* summed(bytes: Readable, sum: { update(piece: Buffer): unknown }): AsyncGenerator<Buffer> {
  for await (const piece of bytes) {
    sum.update(piece);
    yield piece;
  }
}
