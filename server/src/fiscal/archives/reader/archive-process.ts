import type { KnownDevice } from './key-ring.ts';
import { readArchive } from './read-archive.ts';
import { receiptTable } from './receipt-table.ts';
import type { Line } from './wire.ts';

const progressMs = 500;
const atOnce = 500;

// The whole program of the process that reads one archive (reader-process.ts): the archive comes in, lines go out.
const device = JSON.parse(process.argv[2] ?? '') as KnownDevice;
let size = 0;
process.stdin.on('data', (piece: Buffer) => {
  size += piece.length;
});
const timer = setInterval(() => write({ bytes: size }), progressMs);
const { summary, found, columns, lateKey } = await readArchive(process.stdin, device);
clearInterval(timer);
write({ summary, lateKey });
for (let at = 0; at < found.length; at += atOnce) write({ found: found.slice(at, at + atOnce) });
for (const piece of receiptTable(columns)) {
  if (!write({ receipts: piece.toString('base64') }))
    await new Promise((resolve) => process.stdout.once('drain', resolve));
}
write({ isComplete: true });

function write(line: Line): boolean {
  return process.stdout.write(`${JSON.stringify(line)}\n`);
}
