import type { Browser } from '@playwright/test';
import { type Preparation, preparedFolder, startPrepared } from './prepared-data.ts';
import type { ServerProcess } from './server-process.ts';
import { fillShop, shopNow } from './shop.ts';

const preparations = {
  plain: {},
  filled: {
    settings: { NOW: shopNow },
    fill: (server) => fillShop(server, 'owner@demo.example'),
  },
} satisfies Record<string, Preparation>;

type Name = keyof typeof preparations;

/** The servers of a worker, for the file whose tests it runs: no file finds what another one left behind. */
export interface FileServers {
  /** Ends the pages of another file; its servers begin anew for whoever asks for them next. */
  turnTo(file: string): Promise<void>;
  /** The server with that data, started for whoever asks first. */
  get(name: Name): Promise<ServerProcess>;
  end(): Promise<void>;
}

/**
 * Servers beside a worker's browser. Both go on from file to file: browser and worker take as long to start as a server, and
 * a server that begins anew has its code loaded and compiled.
 */
export const createFileServers = (browser: Browser): FileServers => {
  const started = new Map<Name, ServerProcess>();
  /** Those that another file has used. */
  const used = new Set<Name>();
  let current: string | undefined;
  const closePages = async (): Promise<void> => {
    for (const context of browser.contexts()) await context.close();
  };
  return {
    turnTo: async (file) => {
      if (file === current) return;
      await closePages();
      for (const name of started.keys()) used.add(name);
      current = file;
    },
    get: async (name) => {
      const before = started.get(name);
      const server = used.delete(name) && before ? await afterAnother(name, before) : before;
      const now = server ?? (await startPrepared(name, preparations[name], true));
      started.set(name, now);
      return now;
    },
    end: async () => {
      await closePages();
      for (const server of started.values()) await server.remove();
      started.clear();
    },
  };
};

/** As at its first start; undefined where it was ended, or goes on with other settings, and is gone now. */
async function afterAnother(name: Name, server: ServerProcess): Promise<ServerProcess | undefined> {
  const from = preparedFolder(name);
  if (from && server.canBeginAnew) {
    await server.beginAnew(from);
    return server;
  }
  await server.remove();
  return undefined;
}
