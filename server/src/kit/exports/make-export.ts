import type { Readable } from 'node:stream';
import type { ExportFailure } from '@tresen/domain/kit/exports';
import { sql } from 'kysely';
import { inTenant, type Tx } from '../db/pools.ts';
import type { Row } from '../sheets/index.ts';
import type { AskedExport, ExportPage, ExportSource, OpenExport } from './export-source.ts';
import {
  beginExport,
  type ExportRow,
  endExport,
  findExport,
  finishExport,
  noteProgress,
  putBack,
  takeExport,
} from './exports.store.ts';
import { type ExportsPort, fileOfExport, tellExports } from './exports-port.ts';
import { writeTable } from './write-table.ts';

// A process that is killed while it writes is followed by another, but not for ever: the export may be what kills it.
const maxAttempts = 3;
const progressMs = 1_000;

/** Somebody cancelled it while it was written. */
class Cancelled extends Error {}

/** What was asked for, as the list takes it: "yesterday" is the day before somebody saw the list. */
export const askedOf = (row: ExportRow): AskedExport => {
  const { tenantId, filter, sort, columns, language, zone, createdAt } = row;
  return { tenantId, filter, sort, columns, language, zone, now: createdAt.getTime() };
};

export const sourceNamed = ({ sources }: ExportsPort, name: string): ExportSource => {
  const source = sources.find((one) => one.name === name);
  if (!source) throw new Error(`no list to export: ${name}`);
  return source;
};

interface Progress {
  done: number;
  rows: number;
}

/** Everything that a transaction reads is of the moment of its first statement. */
export const atOneMoment = (tx: Tx): Promise<unknown> =>
  sql`set transaction isolation level repeatable read, read only`.execute(tx);

/** How an attempt went. `busy`: somebody else writes it at this moment, or it has ended already. */
export type Outcome = 'done' | 'failed' | 'cancelled' | 'busy';

/**
 * Writes the file of an export that waits, or whose process is gone, and notes how it ended. Nobody reads half a file: it
 * takes its name when it is whole.
 * @param signal ends it: it waits again then
 * @param takeTurn asks whether it may begin, in the transaction that holds the turn
 */
export const makeExport = async (
  port: ExportsPort,
  { tenantId, id }: Pick<ExportRow, 'tenantId' | 'id'>,
  signal: AbortSignal,
  takeTurn: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<Outcome> => {
  let row: ExportRow | undefined;
  let outcome: Outcome;
  try {
    outcome = await inTenant(port.db, tenantId, async (tx) => {
      await atOneMoment(tx);
      if (!((await takeTurn(tx)) && (await takeExport(tx, id)))) return 'busy';
      row = await findExport(tx, id);
      return row ? await write(port, tx, row, signal) : 'busy';
    });
  } catch (error) {
    if (!row) throw error;
    outcome = await settle(port, row, error, signal.aborted);
  }
  if (outcome !== 'busy') tellExports(port.db, tenantId);
  return outcome;
};

/** Writes the file in the caller's transaction, which is one moment; what is noted meanwhile has transactions of its own. */
async function write(port: ExportsPort, tx: Tx, row: ExportRow, signal: AbortSignal): Promise<Outcome> {
  const { tenantId, id, format, language } = row;
  const own = <T>(work: (other: Tx) => Promise<T>): Promise<T> => inTenant(port.db, tenantId, work);
  const source = sourceNamed(port, row.source);
  const open = source.open(askedOf(row));
  const total = await open.count(tx);
  const begun = await own((other) => beginExport(other, id, total, new Date(port.now())));
  if (!begun) return 'busy';
  tellExports(port.db, tenantId);
  if (begun.attempts > maxAttempts) {
    await own((other) => endExport(other, id, 'failed', 'interrupted', new Date(port.now())));
    return 'failed';
  }
  const say = async ({ done, rows }: Progress): Promise<void> => {
    if (!(await own((other) => noteProgress(other, id, done, rows)))) throw new Cancelled();
    tellExports(port.db, tenantId);
  };
  const writing = { format, language, title: source.title[language] };
  const { bytes, progress } = tableOf(tx, open, writing, say);
  const size = await port.files.writeStream(tenantId, fileOfExport(tenantId, id, format), bytes, signal);
  // The screen counted by the same conditions: a file of other rows than these must never look like a whole one.
  if (progress.done !== total) throw new Error(`${row.source}: ${progress.done} of ${total} were written`);
  const at = new Date(port.now());
  if (await own((other) => finishExport(other, id, { ...progress, size, at }))) return 'done';
  throw new Cancelled();
}

/** The file of a list, and how far it is; all of it is one moment of the database. */
function tableOf(
  tx: Tx,
  open: OpenExport,
  writing: Parameters<typeof writeTable>[2],
  say: (progress: Progress) => Promise<void>,
): { readonly bytes: Readable; readonly progress: Progress } {
  const progress = { done: 0, rows: 0 };
  const pages = counted(open.pages(tx), progress, () => say(progress));
  return { bytes: writeTable(open.columns, { pages }, writing), progress };
}

/** Counts what passes, and says so from time to time. */
async function* counted(
  pages: AsyncIterable<ExportPage>,
  progress: Progress,
  say: () => Promise<void>,
): AsyncGenerator<readonly Row[]> {
  let saidAt = performance.now();
  for await (const page of pages) {
    yield page.rows;
    progress.done += page.counted;
    progress.rows += page.rows.length;
    if (performance.now() - saidAt < progressMs) continue;
    saidAt = performance.now();
    await say();
  }
}

async function settle(
  port: ExportsPort,
  row: ExportRow,
  error: unknown,
  isStopped: boolean,
): Promise<Outcome> {
  const { tenantId, id, format } = row;
  await port.files.remove(fileOfExport(tenantId, id, format));
  // Whoever cancelled it may have begun it anew meanwhile: what it is now is theirs to say.
  if (error instanceof Cancelled) return 'cancelled';
  const state = await inTenant(port.db, tenantId, async (tx) => (await findExport(tx, id))?.state);
  if (state !== 'running') return 'cancelled';
  if (isStopped) {
    await inTenant(port.db, tenantId, (tx) => putBack(tx, id));
    return 'busy';
  }
  const failure = failureOf(error);
  if (failure === 'internal') port.onError(error);
  await inTenant(port.db, tenantId, (tx) => endExport(tx, id, 'failed', failure, new Date(port.now())));
  return 'failed';
}

function failureOf(error: unknown): ExportFailure {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? 'noSpace'
    : 'internal';
}
