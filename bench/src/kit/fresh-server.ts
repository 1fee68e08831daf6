import { rmSync } from 'node:fs';
import type pg from 'pg';
import { connectOwner } from './database.ts';
import { dataFolder } from './paths.ts';
import { type Server, startServer } from './server.ts';

/** A server in a new folder of the benchmark's own, and the owner's connection to its database. */
export interface FreshServer {
  readonly server: Server;
  readonly owner: pg.Client;
}

/** A fresh server with what a benchmark needs in it; the folder is gone when it is closed. */
type World<Made> = Made & FreshServer & { close(): Promise<void> };

/** Starts a fresh server and fills it; when that fails, nothing of it stays behind. */
export const openWorld = async <Made extends object>(
  name: string,
  fill: (fresh: FreshServer) => Promise<Made>,
): Promise<World<Made>> => {
  const dataDir = dataFolder(name);
  rmSync(dataDir, { recursive: true, force: true });
  const server = await startServer({ dataDir });
  const owner = await connectOwner(dataDir);
  const close = async (): Promise<void> => {
    await owner.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { ...(await fill({ server, owner })), server, owner, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Works with a fresh server that is gone afterwards. */
export const onFreshServer = async <Result>(
  name: string,
  work: (fresh: FreshServer) => Promise<Result>,
): Promise<Result> => {
  const { close, ...fresh } = await openWorld(name, async () => ({}));
  try {
    return await work(fresh);
  } finally {
    await close();
  }
};
