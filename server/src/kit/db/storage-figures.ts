import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Database, outsideTenants } from './pools.ts';

/** How much room is left where files are kept, and what the database takes. Bytes; undefined where nobody can tell. */
export interface StorageFigures {
  readonly free: number | undefined;
  readonly database: number | undefined;
}

// PostgreSQL looks at every file of the database.
const everyMs = 60_000;

/** Makes the reader of the figures; the size of the database is read at most once a minute. */
export const createStorageFigures = (db: Database, folder: string): (() => Promise<StorageFigures>) => {
  let known: { readonly at: number; readonly bytes: Promise<number | undefined> } | undefined;
  return async () => {
    if (!known || performance.now() - known.at > everyMs)
      known = { at: performance.now(), bytes: sizeOf(db).catch(() => undefined) };
    const [free, database] = await Promise.all([freeIn(folder).catch(() => undefined), known.bytes]);
    return { free, database };
  };
};

function sizeOf(db: Database): Promise<number | undefined> {
  return outsideTenants(db, async (tx) => {
    const { rows } = await sql<{ bytes: number }>`
      select pg_database_size(current_database()) as bytes`.execute(tx);
    return rows[0]?.bytes;
  });
}

async function freeIn(folder: string): Promise<number | undefined> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
