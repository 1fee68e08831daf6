import { AppError } from '@tresen/domain/errors';
import { createQueue } from '../queue/index.ts';
import { type ReaderProcess, startReader } from './reader-process.ts';
import { type ReadOptions, type SheetChunk, type SheetMeta, sheetLimits } from './sheet.ts';
import type { Line } from './wire.ts';

// Each takes a core and up to 400 MB for the moment.
const mostAtOnce = 3;
const mostWaiting = 20;
const places = createQueue(mostAtOnce, mostWaiting);

/** Waits for a place. Returns what gives it back. */
const takePlace = (): Promise<() => void> =>
  new Promise((resolve, reject) => {
    places(() => new Promise<void>((leave) => resolve(leave))).catch(reject);
  });

async function* chunksFrom(reader: ReaderProcess): AsyncGenerator<SheetChunk, void, void> {
  let meta: SheetMeta | undefined;
  for await (const text of reader.lines) {
    const line = JSON.parse(text) as Line;
    if ('fault' in line) throw new AppError(line.fault.code, line.fault.parameters);
    if ('meta' in line) meta = line.meta;
    else if ('rows' in line && meta) yield { meta, rows: line.rows };
    else return;
  }
  throw await reader.whyItEnded();
}

/**
 * Reads a table, CSV or XLSX as its content says, in a process of its own, chunk by chunk: only some hundred rows are in
 * memory. The process waits between chunks, and others for its place; it ends with the loop, also by `break`. The first
 * chunk comes also if it has no rows.
 * @param source path of a file, or its bytes
 * @throws {AppError} FILE_UNREADABLE (`reason`), FILE_TOO_LARGE (`what`, `limit`), both with `row` and `column` as Excel
 * shows them where there is a place to name, also after some chunks; BUSY
 */
export async function* readSheet(
  source: string | Uint8Array,
  options: ReadOptions = {},
): AsyncGenerator<SheetChunk, void, void> {
  const leave = await takePlace();
  try {
    const reader = await startReader(source, options, { ...sheetLimits, ...options.limits });
    try {
      yield* chunksFrom(reader);
    } finally {
      await reader.end();
    }
  } finally {
    leave();
  }
}
