import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Every 24th receipt: all shops, days and hours are still there. */
const each = 24;

/** Writes a part of the file of the coffee shops, whole receipts, and returns its path. */
export const writeSlice = (file: string, folder: string): string => {
  const [header, ...lines] = gunzipSync(readFileSync(file)).toString().trim().split(/\r?\n/);
  // A receipt: the lines of one store, day and second.
  const receipts = Map.groupBy(lines, (line) => {
    const [, day, time, , store] = line.split(',');
    return `${store} ${day} ${time}`;
  });
  const chosen = [...receipts.values()].filter((_, index) => index % each === 0).flat();
  const slice = join(folder, 'every-24th.csv.gz');
  writeFileSync(slice, gzipSync([header, ...chosen].join('\n')));
  return slice;
};
