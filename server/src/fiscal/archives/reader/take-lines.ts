import type { Readable } from 'node:stream';
import type { ArchiveSummary, Found } from '@tresen/domain/fiscal/archives';
import { archivedReceipts } from './receipt-table.ts';
import type { Line } from './wire.ts';

/**
 * What the process of an archive tells until it ends.
 * @param onProgress told of the octets that were read
 * @param hear called for each sign of life
 * @returns `isComplete` is false when it ended before it was through
 */
export const takeLines = async (output: Readable, onProgress: (bytes: number) => void, hear: () => void) => {
  let summary: ArchiveSummary | null = null;
  let lateKey: string | null = null;
  let isComplete = false;
  const found: Found[] = [];
  const pieces: Buffer[] = [];
  for await (const text of splitLines(output)) {
    hear();
    const line = JSON.parse(text) as Line;
    if ('bytes' in line) onProgress(line.bytes);
    else if ('summary' in line) ({ summary, lateKey } = line);
    else if ('found' in line) found.push(...line.found);
    else if ('receipts' in line) pieces.push(Buffer.from(line.receipts, 'base64'));
    else isComplete = true;
  }
  return { summary, lateKey, found, isComplete, receipts: archivedReceipts(pieces) };
};

async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
