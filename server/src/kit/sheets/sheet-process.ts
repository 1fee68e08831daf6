import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { AppError } from '@tresen/domain/kit/errors';
import { parseSheet } from './parse-sheet.ts';
import type { ReadOptions } from './sheet.ts';
import type { Line } from './wire.ts';

async function* lines(options: ReadOptions): AsyncGenerator<Line> {
  const { onlyFirst = Infinity } = options;
  let shown = -1;
  for await (const { meta, rows } of parseSheet(await buffer(process.stdin), options)) {
    if (shown < 0) yield { meta };
    // What nobody looks at is not worth the server's time.
    yield shown < onlyFirst ? { rows } : { counted: rows.length };
    shown = Math.max(shown, 0) + rows.length;
  }
  yield { isComplete: true };
}

async function* linesUntilFault(options: ReadOptions): AsyncGenerator<string> {
  try {
    for await (const line of lines(options)) yield `${JSON.stringify(line)}\n`;
  } catch (error) {
    const { code, parameters } = error as AppError; // parseSheet throws nothing else
    yield `${JSON.stringify({ fault: { code, parameters } } satisfies Line)}\n`;
  }
}

// The whole program of the process that reads one file (read-sheet.ts): the file comes in, lines go out.
await pipeline(
  Readable.from(linesUntilFault(JSON.parse(process.argv[2] ?? '{}') as ReadOptions), { highWaterMark: 1 }),
  process.stdout,
);
