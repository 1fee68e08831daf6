import { createHash } from 'node:crypto';
import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Account } from './account.ts';
import { type Cluster, ownerRole } from './cluster.ts';

/** Where PostgreSQL listens: a folder with a unix socket in it (1.5 times as fast), or the loopback on Windows. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

const socketPort = 5432; // part of the socket's name only
const longestSocketPath = 107; // sun_path has 108 bytes on Linux, 104 on macOS, one of them for the end
const limit = process.platform === 'darwin' ? longestSocketPath - 4 : longestSocketPath;

/** The address for a server about to start. The socket lies in the cluster's own folder, closed to others. */
export const newAddress = async ({ folder, account }: Cluster): Promise<Address> => {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  return { host: fits(folder) ? folder : temporaryFolder(folder, account), port: socketPort };
};

/** The address as a URL of the owner role. A socket's folder goes into `host`, as clients of PostgreSQL expect it. */
export const urlOf = ({ host, port }: Address, { ownerPassword }: Cluster, database: string): string => {
  const isSocket = isAbsolute(host);
  const query = isSocket ? `?host=${encodeURIComponent(host)}` : '';
  return `postgresql://${ownerRole}:${ownerPassword}@${isSocket ? 'localhost' : host}:${port}/${database}${query}`;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) <= limit;
}

/** A folder of our own among the temporary ones. Somebody else's of that name is refused, not used. */
function temporaryFolder(cluster: string, account: Account | undefined): string {
  const name = `tresen-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const folder = [join(tmpdir(), name), join('/tmp', name)].find(fits);
  if (!folder) throw new Error(`the path of the temporary folder ${tmpdir()} is too long for a socket`);
  const uid = account?.uid ?? process.getuid?.() ?? 0;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && (found.uid === uid || found.uid === process.getuid?.());
  if (!isOurs) throw new Error(`${folder} belongs to another user: remove it`);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}
