import type { AppError } from '@tresen/domain/kit/errors';
import { parseSheet } from './parse-sheet.ts';
import type { ReadOptions } from './sheet.ts';
import type { Line } from './wire.ts';

/** What reading a file says, a line of JSON each; a fault of the file is the last. */
export async function* linesOf(file: Buffer, options: ReadOptions): AsyncGenerator<string, void, void> {
  try {
    for await (const line of linesUntilFault(file, options)) yield JSON.stringify(line);
  } catch (error) {
    const { code, parameters } = error as AppError; // parseSheet throws nothing else
    yield JSON.stringify({ fault: { code, parameters } } satisfies Line);
  }
}

async function* linesUntilFault(file: Buffer, options: ReadOptions): AsyncGenerator<Line> {
  const { onlyFirst = Infinity } = options;
  let shown = -1;
  for await (const { meta, rows } of parseSheet(file, options)) {
    if (shown < 0) yield { meta };
    // What nobody looks at is not worth the server's time.
    yield shown < onlyFirst ? { rows } : { counted: rows.length };
    shown = Math.max(shown, 0) + rows.length;
  }
  yield { isComplete: true };
}
