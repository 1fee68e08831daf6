import { addAbortSignal, type Readable } from 'node:stream';
import type { EntityName } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type ExportFormat, type ExportRequest, exportRequestSchema } from '@tresen/domain/kit/exports';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import {
  atOneMoment,
  type ExportPage,
  type ExportSource,
  type OpenExport,
  writeTable,
} from '../../kit/exports/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { createQueue } from '../../kit/queue/index.ts';
import type { RecordSource } from '../../kit/records/index.ts';
import type { ScratchFile } from '../../kit/uploads/index.ts';
import type { FilesPort } from './files-port.ts';
import { createRecordExports } from './record-exports.ts';

type Sources = Readonly<Record<EntityName, RecordSource>>;

/** What an address asks for. */
export interface FileRequest {
  readonly source: ExportSource;
  readonly request: ExportRequest;
  readonly filter: unknown;
  readonly open: OpenExport;
}

/** Reads the parameters of an address. @throws {AppError} INVALID_INPUT */
export const parseExport = (
  ctx: Ctx,
  sources: Sources,
  plural: string,
  format: ExportFormat,
  query: unknown,
): FileRequest => {
  const source = createRecordExports(sources).find(({ name }) => name === plural);
  if (!source) throw new AppError('NOT_FOUND', { what: 'entity' });
  const request = parseInput(exportRequestSchema, { ...(query as object), source: plural, format });
  const filter = parsedFilter(request.filter);
  const open = source.open({ ...request, filter, tenantId: tenantOf(ctx), now: ctx.now() });
  return { source, request, filter, open };
};

// Each holds a connection to the database for as long as it reads, not for as long as a client takes.
const turns = createQueue(2, 20);

/**
 * The records that a list shows, in its order, as a file at once, for programs. It is made as fast as the database reads,
 * some hundred records at a time, and lies on the disk while the client takes it.
 * @param signal ends the work when the client goes
 * @throws {AppError} BUSY, STORAGE_FULL
 */
export const exportFile = async (
  ctx: Ctx,
  { scratch }: Pick<FilesPort, 'scratch'>,
  asked: FileRequest,
  signal: AbortSignal,
): Promise<Readable> => {
  const file = await scratch.open();
  try {
    await turns(() => makeFile(ctx, asked, file, signal));
    return file.readLast();
  } catch (error) {
    await file.close();
    throw error;
  }
};

function parsedFilter(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'filter' });
  }
}

/** Makes the file, all of it as the records are at one moment, and writes down that somebody took it. */
async function makeFile(ctx: Ctx, asked: FileRequest, file: ScratchFile, signal: AbortSignal): Promise<void> {
  const { source, request, open } = asked;
  let total = 0;
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await atOneMoment(tx);
    const pages = counted(open.pages(tx), (rows) => {
      total += rows;
    });
    const writing = { ...request, title: source.title[request.language] };
    const table = writeTable(open.columns, { pages }, writing);
    for await (const piece of addAbortSignal(signal, table)) await file.append(piece as Uint8Array);
  });
  await inTenant(ctx.db, tenantOf(ctx), (tx) => note(ctx, tx, asked, total));
}

async function* counted(pages: AsyncIterable<ExportPage>, count: (rows: number) => void) {
  for await (const page of pages) {
    yield page.rows;
    count(page.rows.length);
  }
}

function note(ctx: Ctx, tx: Tx, { source, request, filter }: FileRequest, total: number): Promise<void> {
  return audit(ctx, tx, tenantOf(ctx), {
    action: 'export',
    entity: 'recordFile',
    entityId: tenantOf(ctx),
    newValues: {
      name: source.title.de,
      type: source.name,
      query: JSON.stringify({ filter, sort: request.sort }),
      total,
    },
  });
}
