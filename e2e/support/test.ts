import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { createFileServers, type FileServers } from './file-servers.ts';
import type { ServerProcess } from './server-process.ts';
import { browserOf } from './sessions.ts';
import { createTill, type Till } from './till.ts';

export { expect } from '@playwright/test';

/** Signs a person in behind the login page and opens a page of theirs. */
export type OpenAs = (
  server: ServerProcess,
  email: string,
  path: string,
  options?: BrowserContextOptions,
) => Promise<Page>;

interface TestFixtures {
  /** Ends what the tests of another file left running. */
  readonly turn: undefined;
  /** The demo's tenants and people, without registers. The tests of a file share it. */
  readonly plain: ServerProcess;
  /** The same, where "Gasthaus Lindenhof" has the three shops of support/shop.ts, on their last day. */
  readonly filled: ServerProcess;
  readonly openAs: OpenAs;
  /** A register fresh from its box, gone after the test. */
  readonly newTill: (server: ServerProcess, name: string, beside?: Till) => Till;
}

/**
 * Of a journey that `npm run test:full` goes, `npm test` does not: tests of API and screens prove the same, and it shows that
 * a browser agrees.
 */
export const inFull = { tag: '@full' } as const;

interface WorkerFixtures {
  readonly servers: FileServers;
}

/** Milliseconds: whoever comes first makes the data while the others wait, which takes a busy machine some minutes. */
const preparationMs = 300_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    async ({ browser }, use) => {
      const servers = createFileServers(browser);
      await use(servers);
      await servers.end();
    },
    { scope: 'worker', timeout: preparationMs },
  ],
  turn: [
    async ({ servers }, use, { file }) => {
      await servers.turnTo(file);
      await use(undefined);
    },
    { auto: true, timeout: preparationMs },
  ],
  plain: [({ servers, turn: _ }, use) => servers.get('plain').then(use), { timeout: preparationMs }],
  filled: [({ servers, turn: _ }, use) => servers.get('filled').then(use), { timeout: preparationMs }],
  context: async ({ context }, use) => {
    await spareData(context);
    await use(context);
  },
  openAs: async ({ browser }, use) => {
    await use(async (server, email, path, options = {}) => {
      const context = await browser.newContext({ ...(await browserOf(server, email)), ...options });
      await spareData(context);
      // A page of the app loads more files than browsers remember by themselves (250).
      await context.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of browser.contexts()) await context.close();
  },
  newTill: async ({ browserName: _ }, use) => {
    const tills: Till[] = [];
    await use((server, name, beside) => {
      const till = createTill(server, name, beside);
      tills.push(till);
      return till;
    });
    for (const till of tills) await till.close();
  },
});

/** As of somebody who saves data: each page would else fetch and compile the code of all others, hundreds of files. */
function spareData(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const { connection } = navigator as unknown as { connection?: object };
    if (connection) Object.defineProperty(connection, 'saveData', { get: () => true });
  });
}
