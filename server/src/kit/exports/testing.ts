import type { Database } from '../db/pools.ts';
import { createFileKeys, createFolderStore, createTenantFiles } from '../files/index.ts';
import { createVault } from '../secrets/index.ts';
import type { ExportSource } from './export-source.ts';
import type { ExportsPort } from './exports-port.ts';

/** A list of numbers: pages of a hundred, each told of before it is given. */
export const numbersSource = (
  pages: number,
  onPage: (page: number) => void | Promise<void> = () => undefined,
): ExportSource => ({
  name: 'numbers',
  field: 'Query.receipts',
  title: { de: 'Zahlen', en: 'Numbers' },
  open: () => ({
    columns: [{ name: 'Zahl', type: 'number' }],
    count: async (_tx, max = Number.POSITIVE_INFINITY) => Math.min(pages * 100, max),
    pages: async function* () {
      for (let page = 0; page < pages; page += 1) {
        await onPage(page);
        yield { rows: Array.from({ length: 100 }, (_, index) => [page * 100 + index + 1]), counted: 100 };
      }
    },
  }),
});

/** A port on a database and a folder. */
export const testPort = (db: Database, folder: string, sources: readonly ExportSource[]): ExportsPort => ({
  db,
  files: createTenantFiles(createFolderStore(folder), createFileKeys(db, createVault(Buffer.alloc(48, 1)))),
  jobs: { add: async () => undefined },
  now: Date.now,
  policy: 'wide',
  sources,
  onError: () => undefined,
});
