import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Process id of the server's own PostgreSQL. */
export const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Connects as the owner to the database of a server that runs on the folder. */
export const connectOwner = async (dataDir: string): Promise<pg.Client> => {
  const client = new pg.Client(ownerOf(dataDir));
  await client.connect();
  return client;
};

/** Connections of the server's own role, which row-level security holds; as many as its statements need. */
export const openApp = (dataDir: string): pg.Pool =>
  new pg.Pool({ ...ownerOf(dataDir), options: '-c role=tresen_app' });

function ownerOf(dataDir: string) {
  return {
    ...addressOf(dataDir),
    user: 'tresen_owner',
    password: readFileSync(join(dataDir, 'owner-password'), 'utf8').trim(),
    database: 'tresen',
  };
}

/** Where the server's own PostgreSQL listens, as its lock file says (lines 4 and 5: port, folder of the socket). */
function addressOf(dataDir: string): { host: string; port: number } {
  const cluster = join(dataDir, 'cluster');
  const [, , , port, folder = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  const host = process.platform === 'win32' ? '127.0.0.1' : folder;
  return { host: host.startsWith('/proc/self') ? cluster : host, port: Number(port) };
}
