import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';
import type { SheetRow } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

// Without the folder of data (TRESEN_DATA) there is nothing to read.
const folder = process.env.TRESEN_DATA ?? resolve(import.meta.dirname, '../../../../../shared/data');
const file = join(folder, 'german-eans.csv.gz');

const readAll = async (bytes: Buffer) => {
  const rows: SheetRow[] = [];
  for await (const chunk of readSheet(bytes)) rows.push(...chunk.rows);
  return rows;
};

it.runIf(existsSync(file))(
  '38,618 real articles are read, and come back from both kinds as they were',
  async () => {
    const rows = await readAll(gunzipSync(readFileSync(file)));
    expect(rows).toHaveLength(38_618);
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
  // Beside all journeys a process has an eighth of what it has alone.
  120_000,
);
