import { startEmbeddedPostgres } from '@tresen/server/src/kit/db/embedded/index.ts';
import { postmasterPid } from './database.ts';

/** A PostgreSQL that comes back by itself when it was killed. */
export interface DatabaseMachine {
  readonly name: string;
  /** Where its owner connects. */
  readonly url: string;
  /** Ends all of it at once; only once it runs, see `withOwner`. */
  kill(): void;
}

/** The database of an installation: one PostgreSQL, or a coordinator and its nodes. */
export interface InstalledDatabase {
  readonly ownerUrl: string;
  /** The one that servers ask first. */
  readonly machines: readonly DatabaseMachine[];
  /** Lays a tenant on another node than it lies on, by the way of `npm run nodes`; only where there are several. */
  readonly moveTenant?: (tenantId: string) => Promise<void>;
  close(): Promise<void>;
}

/** Starts one on an empty folder. */
export type OpenDatabase = (dataDir: string) => Promise<InstalledDatabase>;

/** The PostgreSQL that comes with Tresen. */
export const openEmbedded: OpenDatabase = async (dataDir) => {
  const { ownerUrl, stop } = await startEmbeddedPostgres({ dataDir });
  const kill = () => void process.kill(postmasterPid(dataDir), 'SIGKILL');
  return { ownerUrl, machines: [{ name: 'PostgreSQL', url: ownerUrl, kill }], close: stop };
};
