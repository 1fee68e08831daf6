import { apiAccess, isAdmitted } from '@tresen/domain/account/access';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type ExportRequest,
  exportRequestSchema,
  isUnderWay,
  keptForMs,
  maxAtOnce,
  maxWaiting,
} from '@tresen/domain/kit/exports';
import { isIn } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import { audit } from '../audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../context/index.ts';
import { askTenant, inTenant, isTimeout, type Tx } from '../db/pools.ts';
import { newId } from '../ids/index.ts';
import { parseInput } from '../input/index.ts';
import { parseJson } from '../memory/index.ts';
import { createQueue } from '../queue/index.ts';
import type { ExportSource, OpenExport } from './export-source.ts';
import {
  countWaiting,
  deleteExport,
  type ExportRow,
  endExport,
  findExport,
  insertExport,
  queueAgain,
} from './exports.store.ts';
import { type ExportsPort, fileOfExport, tellExports } from './exports-port.ts';
import { askedOf, makeExport, sourceNamed } from './make-export.ts';
import { exportsJob } from './run-exports.ts';

// Nobody waits longer than this to hear that it will be a job.
const patienceMs = 2_000;

/** The lists that the caller may look at, and so take along, with what people call them. Rights without exports will be asked for here. */
export const openSources = (ctx: Ctx, port: ExportsPort): ReadonlyMap<string, string> =>
  new Map(
    port.sources
      .filter((source) => isOpenTo(ctx, port, source))
      .map(({ name, title }) => [name, `${title.de} ${title.en}`]),
  );

// Each holds two connections to the database, for less than a second.
const turns = createQueue(2, 20);

/**
 * Begins an export of what a list shows. What is short is whole in the answer, the rest becomes a job.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, INVALID_INPUT, TOO_MANY_REQUESTS
 */
export const startExport = async (ctx: Ctx, port: ExportsPort, given: unknown): Promise<ExportRow> => {
  const request = parseInput(exportRequestSchema, given);
  const source = admitTo(ctx, port, request.source);
  const row = await keep(ctx, port, source, request);
  if (row.state === 'running') await turns(() => makeExport(port, row, new AbortController().signal));
  tellExports(port.db, row.tenantId);
  return read(port, row);
};

/** The caller's own, or one of the tenant that they may look at. @throws {AppError} NOT_FOUND, also where they may not */
export const exportOf = async (ctx: Ctx, port: ExportsPort, id: string): Promise<ExportRow> => {
  const row = await askTenant(port.db, tenantOf(ctx), (tx) => findExport(tx, id));
  if (!row || !openSources(ctx, port).has(row.source)) throw new AppError('NOT_FOUND', { what: 'export' });
  return row;
};

/** True for who may end or delete it: whoever wanted it, and the owners. */
export const mayEnd = ({ caller }: Ctx, { userId }: Pick<ExportRow, 'userId'>): boolean =>
  caller.kind === 'user' && (caller.userId === userId || isIn('owner', caller.principal));

/** Ends what is under way; what has ended stays as it is. @throws {AppError} NOT_FOUND, FORBIDDEN */
export const cancelExport = async (ctx: Ctx, port: ExportsPort, id: string): Promise<ExportRow> => {
  const row = await ownExport(ctx, port, id);
  await inTenant(port.db, row.tenantId, (tx) => endExport(tx, id, 'cancelled', null, new Date(ctx.now())));
  tellExports(port.db, row.tenantId);
  return read(port, row);
};

/** Begins a failed or cancelled one anew, as a job. @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT when it is neither */
export const retryExport = async (ctx: Ctx, port: ExportsPort, id: string): Promise<ExportRow> => {
  const row = await ownExport(ctx, port, id);
  const source = sourceNamed(port, row.source);
  source.open(askedOf(row));
  await inTenant(port.db, row.tenantId, async (tx) => {
    if (!(await queueAgain(tx, id))) throw new AppError('CONFLICT');
    await note(ctx, tx, source, row, row.shown);
    await port.jobs.add(tx, exportsJob, {});
  });
  tellExports(port.db, row.tenantId);
  return read(port, row);
};

/** Deletes the file and what is known of it; what is under way ends first. @throws {AppError} NOT_FOUND, FORBIDDEN */
export const removeExport = async (ctx: Ctx, port: ExportsPort, id: string): Promise<void> => {
  const { tenantId, format } = await ownExport(ctx, port, id);
  await inTenant(port.db, tenantId, (tx) => deleteExport(tx, id));
  await port.files.remove(fileOfExport(tenantId, id, format));
  tellExports(port.db, tenantId);
};

/** When the file will be gone; null while there is none. */
export const expiryOf = ({ state, endedAt }: ExportRow): Date | null =>
  state === 'done' && endedAt ? new Date(endedAt.getTime() + keptForMs) : null;

/** True for a file that can be fetched. */
export const isThere = (row: ExportRow, now: number): boolean => {
  const expiry = expiryOf(row);
  return !isUnderWay(row.state) && expiry !== null && expiry.getTime() > now;
};

function isOpenTo(ctx: Ctx, { policy }: ExportsPort, source: ExportSource): boolean {
  if (!isAdmitted(apiAccess, source.field, ctx.caller.principal, policy)) return false;
  try {
    source.admit?.(ctx);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function admitTo(ctx: Ctx, port: ExportsPort, name: string): ExportSource {
  const source = port.sources.find((one) => one.name === name);
  if (!source) throw new AppError('NOT_FOUND', { what: 'list' });
  if (!isOpenTo(ctx, port, source)) throw new AppError('FORBIDDEN');
  return source;
}

/** Keeps what is wanted: short ones are begun by the caller, the others wait for the job. */
async function keep(
  ctx: Ctx,
  port: ExportsPort,
  source: ExportSource,
  request: ExportRequest,
): Promise<ExportRow> {
  const tenantId = tenantOf(ctx);
  const filter = parsedFilter(request.filter);
  const asked = { ...request, tenantId, filter, now: ctx.now() };
  const user = userOf(ctx);
  const counted = await countFew(port, tenantId, source.open(asked));
  const isShort = counted !== undefined;
  return inTenant(port.db, tenantId, async (tx) => {
    if (!isShort && (await countWaiting(tx)) >= maxWaiting)
      throw new AppError('TOO_MANY_REQUESTS', { seconds: 60 });
    const row = await insertExport(tx, {
      id: newId(),
      tenantId,
      request,
      filter,
      state: isShort ? 'running' : 'queued',
      userId: user.userId,
      userName: user.name,
      at: new Date(ctx.now()),
    });
    await note(ctx, tx, source, row, counted ?? request.shown);
    if (!isShort) await port.jobs.add(tx, exportsJob, {});
    return row;
  });
}

function parsedFilter(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'filter' });
  }
}

/**
 * How many the list counts where that is few, and quickly known; undefined otherwise: a job has the time to count.
 */
async function countFew(port: ExportsPort, tenantId: string, open: OpenExport): Promise<number | undefined> {
  try {
    const counted = await inTenant(port.db, tenantId, async (tx) => {
      await sql`set local statement_timeout = ${sql.raw(String(patienceMs))}`.execute(tx);
      return open.count(tx, maxAtOnce + 1);
    });
    return counted > maxAtOnce ? undefined : counted;
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
}

async function read(port: ExportsPort, { tenantId, id }: ExportRow): Promise<ExportRow> {
  const row = await askTenant(port.db, tenantId, (tx) => findExport(tx, id));
  if (!row) throw new AppError('NOT_FOUND', { what: 'export' });
  return row;
}

async function ownExport(ctx: Ctx, port: ExportsPort, id: string): Promise<ExportRow> {
  const row = await exportOf(ctx, port, id);
  if (!mayEnd(ctx, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** Writes down who takes what along. */
function note(ctx: Ctx, tx: Tx, source: ExportSource, row: ExportRow, total: number | null) {
  return audit(ctx, tx, tenantOf(ctx), {
    ...(source.event ?? { action: 'export', entity: 'recordFile' }),
    entityId: row.id,
    newValues: {
      name: source.title.de,
      type: source.name,
      query: JSON.stringify({ filter: row.filter, sort: row.sort }),
      ...(total !== null && { total }),
    },
  });
}
