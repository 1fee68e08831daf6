import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadOptions } from './sheet.ts';
import { linesOf } from './sheet-lines.ts';

async function* output(options: ReadOptions): AsyncGenerator<string> {
  for await (const line of linesOf(await buffer(process.stdin), options)) yield `${line}\n`;
}

// The whole program of the process that reads one file (read-sheet.ts): the file comes in, lines go out.
await pipeline(
  Readable.from(output(JSON.parse(process.argv[2] ?? '{}') as ReadOptions), { highWaterMark: 1 }),
  process.stdout,
);
