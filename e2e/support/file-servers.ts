import type { Browser } from '@playwright/test';
import { type Preparation, startPrepared } from './prepared-data.ts';
import type { ServerProcess } from './server-process.ts';
import { fillShop, shopNow } from './shop.ts';

const preparations = {
  plain: {},
  filled: {
    settings: { NOW: shopNow },
    fill: (server) => fillShop(server, 'owner@demo.example'),
  },
} satisfies Record<string, Preparation>;

/** The servers of a worker, for the file whose tests it runs: no file finds what another one left behind. */
export interface FileServers {
  /** Ends the servers and pages of another file. */
  turnTo(file: string): Promise<void>;
  /** The server with that data, started for whoever asks first. */
  get(name: keyof typeof preparations): Promise<ServerProcess>;
  end(): Promise<void>;
}

/** Servers beside a worker's browser, which goes on from file to file: it and its worker take as long to start as a server. */
export const createFileServers = (browser: Browser): FileServers => {
  const started = new Map<string, ServerProcess>();
  let current: string | undefined;
  const end = async (): Promise<void> => {
    for (const context of browser.contexts()) await context.close();
    for (const server of started.values()) await server.remove();
    started.clear();
  };
  return {
    turnTo: async (file) => {
      if (file === current) return;
      await end();
      current = file;
    },
    get: async (name) => {
      const server = started.get(name) ?? (await startPrepared(name, preparations[name]));
      started.set(name, server);
      return server;
    },
    end,
  };
};
