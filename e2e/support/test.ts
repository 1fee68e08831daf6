import { type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { demoPassword, type ServerProcess, startServerProcess } from './server-process.ts';
import { fillShop, shopNow } from './shop.ts';
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
  readonly openAs: OpenAs;
  /** A register fresh from its box, gone after the test. */
  readonly newTill: (server: ServerProcess, name: string) => Till;
}

interface WorkerFixtures {
  /** The demo's tenants and people, without registers. */
  readonly plain: ServerProcess;
  /** The same, where "Gasthaus Lindenhof" has the three shops of support/shop.ts, on their last day. */
  readonly filled: ServerProcess;
}

/** The refresh token of a fresh session. */
export const newSession = async ({ url }: ServerProcess, email: string): Promise<string> => {
  const response = await fetch(`${url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: email,
      password: demoPassword,
      scope: 'offline_access openid profile email phone roles api backup belege',
    }),
  });
  const { refresh_token: token } = (await response.json()) as { refresh_token?: string };
  if (!token) throw new Error(`no sign-in for ${email}: ${response.status}`);
  return token;
};

const stateOf = (origin: string, refreshToken: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: 'tresen.refreshToken', value: refreshToken }] }],
});

export const test = base.extend<TestFixtures, WorkerFixtures>({
  plain: [
    async ({ browserName: _ }, use) => {
      const server = await startServerProcess();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  filled: [
    async ({ browserName: _ }, use) => {
      const server = await startServerProcess({ NOW: shopNow });
      await fillShop(server, 'owner@demo.example');
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openAs: async ({ browser }, use) => {
    await use(async (server, email, path, options = {}) => {
      const storageState = stateOf(server.url, await newSession(server, email));
      const context = await browser.newContext({ baseURL: server.url, storageState, ...options });
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of browser.contexts()) await context.close();
  },
  newTill: async ({ browserName: _ }, use) => {
    const tills: Till[] = [];
    await use((server, name) => {
      const till = createTill(server, name);
      tills.push(till);
      return till;
    });
    for (const till of tills) await till.close();
  },
});
