import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Where the workers of a run keep what several of them begin with; the configuration makes it for a run. */
const folder = process.env.PREPARED_DATA;

const lookAgainMs = 50;

/** What a server begins with. */
export interface Preparation {
  readonly settings?: Readonly<Record<string, string>>;
  /** Fills a server that was just started. */
  readonly fill?: (server: ServerProcess) => Promise<void>;
}

/**
 * Starts a server on data that is made once for a run, by who comes first, and copied for everybody: a new cluster with
 * all migrations and people takes three times as long.
 */
export const startPrepared = async (
  name: string,
  preparation: Preparation = {},
  isRepeatable = false,
): Promise<ServerProcess> => {
  const path = preparedFolder(name);
  if (!path) {
    const server = await startServerProcess(preparation.settings);
    await preparation.fill?.(server);
    return server;
  }
  if (isFirst(path))
    await make(path, preparation).catch((error: unknown) => {
      mkdirSync(`${path}.failed`);
      throw error;
    });
  await untilMade(path);
  const dataDir = mkdtempSync(join(tmpdir(), 'tresen-e2e-'));
  copyFolder(path, dataDir);
  return startServerProcess(preparation.settings, { dataDir, isRepeatable });
};

/** Where the data lie that `startPrepared` copies; undefined outside a run. */
export const preparedFolder = (name: string): string | undefined => folder && join(folder, name);

/** True for the first who asks: it makes what the others wait for. */
function isFirst(path: string): boolean {
  try {
    mkdirSync(`${path}.made`);
    return true;
  } catch {
    return false;
  }
}

async function make(path: string, { settings, fill }: Preparation): Promise<void> {
  const server = await startServerProcess(settings, {
    dataDir: mkdtempSync(join(tmpdir(), 'tresen-prepared-')),
  });
  await fill?.(server);
  await server.end();
  renameSync(server.dataDir, path);
}

/** Fulfilled when it is made. @throws when who made it could not: nobody else will */
async function untilMade(path: string): Promise<void> {
  while (!existsSync(path)) {
    if (existsSync(`${path}.failed`)) throw new Error(`${path} could not be made`);
    await wait(lookAgainMs);
  }
}

/** With its owners: PostgreSQL does not run as root, so its files belong to another account there. */
function copyFolder(from: string, to: string): void {
  if (process.platform === 'win32') cpSync(from, to, { recursive: true });
  else execFileSync('cp', ['-a', `${from}/.`, to]);
}
