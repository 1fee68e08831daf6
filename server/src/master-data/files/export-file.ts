import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@tresen/domain/errors';
import { type EntityName, entityStatus, recordFilterSchema } from '@tresen/domain/master-data/entities';
import {
  decimalMarkOf,
  exportTargets,
  type FileColumn,
  type FileLanguage,
  fileColumn,
  importTargets,
  recordCell,
} from '@tresen/domain/master-data/files';
import { kindWords } from '@tresen/domain/master-data/kinds';
import { isTimeZone } from '@tresen/domain/sales/business-day';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { createQueue } from '../../kit/queue/index.ts';
import {
  type ListQuery,
  listRecords,
  orderOf,
  type RecordSource,
  readFilter,
} from '../../kit/records/index.ts';
import { type CellValue, writeCsv, writeXlsx } from '../../kit/sheets/index.ts';
import { changeableOf } from '../change-sets/index.ts';
import type { FilesPort } from './files-port.ts';
import { findUnits } from './lookup.store.ts';
import { namesFor } from './preview.ts';

export type FileFormat = 'csv' | 'xlsx';

const askedSchema = z.object({
  /** JSON text of the list's filter. */
  filter: z._default(z.string().check(z.maxLength(20_000)), '{}'),
  sort: z._default(z.string().check(z.maxLength(100)), ''),
  /** Names of columns, parted by commas; all that can be imported again otherwise. */
  columns: z._default(z.string().check(z.maxLength(4_000)), ''),
  language: z._default(z.enum(['de', 'en']), 'de'),
  zone: z._default(z.string().check(z.refine(isTimeZone, { error: 'ZONE_UNKNOWN' })), 'Europe/Berlin'),
});

/** What an export is asked for. */
export interface ExportRequest {
  readonly source: RecordSource;
  readonly format: FileFormat;
  readonly query: ListQuery;
  readonly columns: readonly FileColumn[];
  readonly language: FileLanguage;
  readonly zone: string;
}

const parsedFilter = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'filter' });
  }
};

const targetsOf = ({ entity }: RecordSource, columns: string): readonly string[] => {
  if (columns === '') return importTargets(entity);
  const asked = [...new Set(columns.split(','))];
  const unknown = asked.find((target) => !exportTargets(entity).includes(target));
  if (unknown !== undefined) throw new AppError('INVALID_INPUT', { field: 'columns' });
  return asked;
};

/** Reads the parameters of an address. @throws {AppError} INVALID_INPUT */
export const parseExport = (source: RecordSource, format: FileFormat, query: unknown): ExportRequest => {
  const { filter, sort, columns, language, zone } = parseInput(askedSchema, query);
  const parsed = parseInput(recordFilterSchema, parsedFilter(filter));
  return {
    source,
    format,
    query: { filter: readFilter(source.entity, parsed), order: orderOf(source, sort) },
    columns: targetsOf(source, columns).map((target) => fileColumn(source.entity.name, target, language)),
    language,
    zone,
  };
};

// Read, written and forgotten together.
const pageSize = 1_000;

/** `2026-11-21T13:45:00` on the clocks of a zone. */
const clockOf = (zone: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: zone,
  });
  return (at) => format.format(at).replace(' ', 'T');
};

type Sources = Readonly<Record<EntityName, RecordSource>>;

async function* rowsOf(
  tx: Tx,
  sources: Sources,
  asked: ExportRequest,
  done: { rows: number },
): AsyncGenerator<readonly CellValue[]> {
  const { source, query, columns, language, zone } = asked;
  const { name } = source.entity;
  const units = await findUnits(tx);
  const clock = clockOf(zone);
  let after: Parameters<typeof listRecords>[4];
  for (;;) {
    const listed = await listRecords(tx, source, query, pageSize, after);
    const page = listed.slice(0, pageSize);
    const records = page.map((row) => ({ ...row, ...changeableOf(source.entity, row) }));
    const names = await namesFor(
      tx,
      sources,
      units,
      records.map(({ values }) => ({ entity: name, values })),
    );
    for (const record of records) {
      done.rows += 1;
      yield columns.map(({ target }) =>
        target === 'createdAt' || target === 'lastModifiedAt'
          ? clock(record[target])
          : recordCell(
              name,
              target,
              { ...record, isActive: record.status === entityStatus.active },
              language,
              names,
            ),
      );
    }
    const last = page.at(-1);
    if (listed.length <= pageSize || !last) return;
    after = { key: last.placeKey, id: last.id };
  }
}

const streamOf = (asked: ExportRequest, rows: AsyncIterable<readonly CellValue[]>): Readable => {
  const { format, language, columns, source } = asked;
  if (format === 'xlsx')
    return writeXlsx(columns, rows, { sheetName: kindWords[source.entity.name][language].many.slice(0, 31) });
  return writeCsv(columns, rows, {
    decimalSign: decimalMarkOf[language],
    separator: language === 'de' ? ';' : ',',
  });
};

/** Makes the file, all of it as the records are at one moment, and writes down that somebody took it. */
const makeFile = (ctx: Ctx, { sets }: FilesPort, asked: ExportRequest, path: string, signal: AbortSignal) =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    const done = { rows: 0 };
    await pipeline(
      streamOf(asked, rowsOf(tx, sets.sources, asked, done)),
      createWriteStream(path, { mode: 0o600 }),
      {
        signal,
      },
    );
    const { source, query } = asked;
    await audit(ctx, tx, tenantOf(ctx), {
      action: 'export',
      entity: 'recordFile',
      entityId: tenantOf(ctx),
      newValues: {
        name: kindWords[source.entity.name].de.many,
        type: source.entity.name,
        query: JSON.stringify(query),
        total: done.rows,
      },
    });
  });

// Each holds a connection to the database for as long as it reads, not for as long as a client takes.
const turns = createQueue(2, 20);

/**
 * The records that a list shows, in its order, as a file. It is made as fast as the database reads, some hundred records
 * at a time, and lies on the disk while the client takes it.
 * @param signal ends the work when the client goes
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export const exportFile = async (
  ctx: Ctx,
  port: FilesPort,
  asked: ExportRequest,
  signal: AbortSignal,
): Promise<Readable> => {
  const path = join(tmpdir(), `tresen-export-${randomUUID()}`);
  try {
    await turns(() => makeFile(ctx, port, asked, path, signal));
    const file = createReadStream(path);
    await new Promise((resolve, reject) => file.once('open', resolve).once('error', reject));
    return file;
  } finally {
    // What is open can still be read; nobody else can find it.
    await rm(path, { force: true });
  }
};
