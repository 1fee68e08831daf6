import { createHash } from 'node:crypto';
import type { EntityName } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type FileLanguage,
  headsSignature,
  type ImportOptions,
  type Mapping,
} from '@tresen/domain/master-data/files';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import type { ReadOptions } from '../../kit/sheets/index.ts';
import type { Upload } from '../../kit/uploads/index.ts';
import { type ImportsPort, importFile } from './files-port.ts';
import type { ImportRow } from './import-row.ts';
import {
  deleteImport,
  findImport,
  findMapping,
  insertImport,
  lockImport,
  replaceReading,
} from './imports.store.ts';
import { keptSheet } from './kept-sheet.ts';
import { proposeDefaults, proposeOptions } from './proposals.ts';
import { type ReadFile, readColumns } from './read-columns.ts';

/** Under which a mapping of this import is remembered. */
export const mappingSignature = ({ entity, columns }: Pick<ImportRow, 'entity' | 'columns'>): string =>
  signatureOf(entity, { columns });

/** What is told of an upload beside its import. */
export interface Uploaded {
  readonly importId: string;
  /** Columns that were guessed by other words or by their content. */
  readonly unsure: readonly number[];
  /** The mapping is the one that was used last for such a file. */
  readonly isKept: boolean;
}

const longestName = 200;

interface SentFile extends Pick<Upload, 'ctx' | 'asker' | 'file' | 'signal'> {
  readonly entity: EntityName;
  readonly fileName: string;
  readonly language: FileLanguage;
}

/**
 * Keeps a file that somebody sent and reads its columns. Nothing is kept of one that cannot be read.
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE, BUSY
 */
export const takeUpload = async (port: ImportsPort, sent: SentFile): Promise<Uploaded> => {
  const { ctx, asker, file, signal, entity, fileName, language } = sent;
  const { fd, size } = file;
  const read = await readColumns(port.readSheet, { fd, size }, entity, { asker, signal });
  const tenantId = tenantOf(ctx);
  const id = newId();
  const isKept = await inTenant(ctx.db, tenantId, async (tx) => {
    const { mapping, options, isKept: kept } = await beginning(tx, entity, read, language);
    await insertImport(tx, tenantId, {
      id,
      entity,
      fileName: fileName.slice(0, longestName),
      size,
      language,
      ...read,
      mapping,
      options,
      actorId: ctx.caller.kind === 'user' ? ctx.caller.userId : null,
      createdAt: new Date(ctx.now()),
    });
    return kept;
  });
  await keepFile(port, tenantId, id, sent);
  return { importId: id, unsure: unsureOf(read, isKept), isKept };
};

/** The import, of the caller's tenant. @throws {AppError} NOT_FOUND */
export const importOf = async (tx: Tx, id: string, isLocked = false): Promise<ImportRow> => {
  const found = await (isLocked ? lockImport(tx, id) : findImport(tx, id));
  if (!found) throw new AppError('NOT_FOUND', { what: 'import' });
  return found;
};

/**
 * Reads a file again, as somebody says: another sheet, row of heads, encoding or separator.
 * @throws {AppError} NOT_FOUND, CONFLICT when the import has been started, FILE_UNREADABLE, FILE_TOO_LARGE
 */
export const readAgain = async (
  ctx: Ctx,
  port: ImportsPort,
  id: string,
  options: ReadOptions,
): Promise<Uploaded> => {
  const tenantId = tenantOf(ctx);
  const { entity, language } = await inTenant(ctx.db, tenantId, (tx) => importOf(tx, id));
  const turn = { asker: { tenantId, personId: userOf(ctx).userId } };
  const file = await readColumns(
    port.readSheet,
    keptSheet(port.files, importFile(tenantId, id)),
    entity,
    turn,
    options,
  );
  const isKept = await inTenant(ctx.db, tenantId, async (tx) => {
    if ((await importOf(tx, id, true)).state === 'started') throw new AppError('CONFLICT');
    const { isKept: kept, ...begun } = await beginning(tx, entity, file, language);
    await replaceReading(tx, id, { ...file, ...begun });
    return kept;
  });
  return { importId: id, unsure: unsureOf(file, isKept), isKept };
};

function signatureOf(entity: EntityName, { columns }: Pick<ReadFile, 'columns'>): string {
  return createHash('sha256')
    .update(
      headsSignature(
        entity,
        columns.map(({ head }) => head),
      ),
    )
    .digest('hex');
}

/**
 * How the columns are taken at first: as the last time for such a file, else as they are guessed. What a record needs and
 * neither the file nor somebody said is proposed.
 */
async function beginning(
  tx: Tx,
  entity: EntityName,
  file: ReadFile,
  language: FileLanguage,
): Promise<{ readonly mapping: Mapping; readonly options: ImportOptions; readonly isKept: boolean }> {
  const kept = await findMapping(tx, entity, signatureOf(entity, file));
  if (kept) {
    const { mapping, options } = kept;
    const proposed = await proposeDefaults(tx, { entity, mapping, language }, options.unitIds);
    return { mapping, options: { ...options, defaults: { ...proposed, ...options.defaults } }, isKept: true };
  }
  const mapping = file.guessed.map(({ column, target, decimal }) => ({ column, target, decimal }));
  return { mapping, options: await proposeOptions(tx, { entity, mapping, language }), isKept: false };
}

/** The row comes first: whatever is killed in between leaves no file that nothing names. */
async function keepFile(
  port: ImportsPort,
  tenantId: string,
  id: string,
  { ctx, file, signal }: SentFile,
): Promise<void> {
  try {
    await port.files.writeStream(tenantId, importFile(tenantId, id), file.read(), signal);
  } catch (error) {
    await inTenant(ctx.db, tenantId, (tx) => deleteImport(tx, id));
    throw error;
  }
}

function unsureOf(file: ReadFile, isKept: boolean): number[] {
  return isKept ? [] : file.guessed.filter(({ isSure }) => !isSure).map(({ column }) => column);
}
