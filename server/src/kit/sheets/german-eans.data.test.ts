import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isFull } from '@tresen/domain/kit/testing';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { SheetRow } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

// Without the folder of data (TRESEN_DATA) there is nothing to read.
const folder = process.env.TRESEN_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const file = join(folder, 'german-eans.csv.gz');

/** What the file holds (its README), or as many from its beginning (`npm run test:full` has all). */
const articles = isFull ? 38_618 : 3_000;

const readAll = async (bytes: Buffer) => {
  const rows: SheetRow[] = [];
  for await (const chunk of readSheet(bytes)) rows.push(...chunk.rows);
  return rows;
};

it.runIf(existsSync(file))(
  `${articles} real articles are read, and come back from both kinds as they were`,
  async () => {
    const lines = gunzipSync(readFileSync(file))
      .toString()
      .split('\n', articles + 1);
    const rows = await readAll(Buffer.from(lines.join('\n')));
    expect(rows).toHaveLength(articles);
    const columns = [{ name: 'EAN' }, { name: 'Name' }, { name: 'Zutaten' }];
    for (const write of [writeCsv, writeXlsx]) {
      const written = Buffer.concat(
        await write(
          columns,
          rows.map(({ cells }) => cells),
        ).toArray(),
      );
      const again = await readAll(written);
      expect(again.map(({ cells }) => cells)).toEqual(rows.map(({ cells }) => cells));
    }
  },
  // Beside all journeys a process has hardly a fiftieth of what it has alone.
  600_000,
);
