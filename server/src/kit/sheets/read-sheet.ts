import { AppError } from '@tresen/domain/kit/errors';
import { createFairQueue, type Turn } from '../queue/index.ts';
import { type ReaderProcess, type SheetSource, startReader } from './reader-process.ts';
import { type ReadOptions, type SheetChunk, type SheetMeta, sheetLimits } from './sheet.ts';
import type { Line } from './wire.ts';

/**
 * Each takes a core and up to 400 MB for the moment, in a process of its own. A job, which reads for as long as it stores
 * what it finds, leaves a place to people who sit in front of it.
 */
const turns = createFairQueue({
  parallel: 3,
  parallelOfTenant: 2,
  parallelOfLine: 2,
  maxWaiting: 60,
  maxWaitingOfTenant: 12,
  longestWaitMs: 45_000,
});

const nobody: Turn = { asker: { tenantId: '', personId: '' } };

/** Reads a file, by whatever starts its reader. */
export const createReadSheet = (start: typeof startReader) =>
  async function* read(
    source: SheetSource,
    options: ReadOptions = {},
    turn: Turn = nobody,
  ): AsyncGenerator<SheetChunk, void, void> {
    const leave = await takeTurn(turn);
    try {
      const reader = await start(source, options, { ...sheetLimits, ...options.limits }, turn.signal);
      try {
        yield* chunksFrom(reader);
      } finally {
        await reader.end();
      }
    } finally {
      leave();
    }
  };

/**
 * Reads a table, CSV or XLSX as its content says, in a process of its own, chunk by chunk: only some hundred rows are in
 * memory. Nothing of the source is taken before its turn has come. The process waits between chunks, and others for its
 * turn; it ends with the loop, also by `break`. The first chunk comes also if it has no rows.
 * `turn` says for whom it is read; its signal ends the reading, too.
 * @throws {AppError} FILE_UNREADABLE (`reason`), FILE_TOO_LARGE (`what`, `limit`), both with `row` and `column` as Excel
 * shows them where there is a place to name, also after some chunks; BUSY
 */
export const readSheet = createReadSheet(startReader);

export type ReadSheet = typeof readSheet;

/** Waits for a turn. Returns what gives it back. */
function takeTurn(turn: Turn): Promise<() => void> {
  return new Promise((resolve, reject) => {
    turns(turn, () => new Promise<void>((leave) => resolve(leave))).catch(reject);
  });
}

async function* chunksFrom(reader: ReaderProcess): AsyncGenerator<SheetChunk, void, void> {
  let meta: SheetMeta | undefined;
  for await (const text of reader.lines) {
    const line = JSON.parse(text) as Line;
    if ('fault' in line) throw new AppError(line.fault.code, line.fault.parameters);
    if ('meta' in line) meta = line.meta;
    else if ('rows' in line && meta) yield { meta, rows: line.rows };
    else if ('counted' in line && meta) yield { meta, rows: [], counted: line.counted };
    else return;
  }
  throw await reader.whyItEnded();
}
