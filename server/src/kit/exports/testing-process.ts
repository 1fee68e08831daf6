import { openDatabase } from '../db/pools.ts';
import { createExportsJob } from './run-exports.ts';
import { numbersSource, testPort } from './testing.ts';

// A server process that stops in the middle of a file and waits there, to be killed: `node testing-process.ts <owner's url> <folder>`.
const [ownerUrl = '', folder = ''] = process.argv.slice(2);
const db = openDatabase(ownerUrl, () => undefined);
const waitsAtThird = numbersSource(5, (page) => {
  if (page < 2) return;
  process.stdout.write('writing\n');
  return new Promise((resolve) => setTimeout(resolve, 600_000));
});
await createExportsJob(testPort(db, folder, [waitsAtThird]))({}, new AbortController().signal);
