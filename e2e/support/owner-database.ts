import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

pg.types.setTypeParser(pg.types.builtins.INT8, Number); // cents and counts stay below 2^53

/** Statements as the owner of a server's embedded PostgreSQL, who sees every tenant; through its unix socket. */
export const openOwnerDatabase = (dataDir: string): pg.Pool => {
  const folder = realpathSync(dataDir);
  const pool = new pg.Pool({
    host: join(folder, 'cluster'),
    user: 'tresen_owner',
    password: readFileSync(join(folder, 'owner-password'), 'utf8').trim(),
    database: 'tresen',
    max: 2,
  });
  // PostgreSQL may be stopped under an idle connection.
  pool.on('error', () => undefined);
  return pool;
};
