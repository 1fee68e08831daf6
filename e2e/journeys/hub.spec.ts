import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { signInToApi } from '../support/api.ts';
import { demoPassword, type ServerProcess } from '../support/server-process.ts';
import { expect, inFull, test } from '../support/test.ts';

const client = fileURLToPath(
  new URL('dist/browser/signalr.min.js', import.meta.resolve('@microsoft/signalr/package.json')),
);
const owner = 'owner@demo.example';
/** As the client numbers them. */
const transports = { WebSockets: 1, 'server-sent events': 2, 'long polling': 4 } as const;

/** A page of the app's origin with the official client. The page's own policy would refuse a foreign script. */
const openClient = async (browser: Browser, server: ServerProcess): Promise<Page> => {
  const context = await browser.newContext({ bypassCSP: true, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.addScriptTag({ path: client });
  return page;
};

interface Attempt {
  readonly token: string;
  readonly transport: number;
  readonly group: string;
  readonly deviceId: string;
}

/** Connects in the browser, joins the group, pings the register and returns the result that arrives. */
const pingInBrowser = (page: Page, attempt: Attempt) =>
  page.evaluate(async ({ token, transport, group, deviceId }) => {
    const { signalR } = window as unknown as { signalR: typeof import('@microsoft/signalr') };
    const hub = new signalR.HubConnectionBuilder()
      .withUrl('/hubs/pos', { accessTokenFactory: () => token, transport })
      .configureLogging(signalR.LogLevel.None)
      .build();
    const results: { commandId: string; isSuccess: boolean }[] = [];
    const arrived = new Promise<void>((resolve) => {
      hub.on('ReceiveCommandResult', (result) => {
        results.push(result);
        resolve();
      });
    });
    await hub.start();
    await hub.invoke('JoinGroup', group);
    const commandId: string = await hub.invoke('SendCommand', deviceId, 'Ping', null);
    await arrived;
    await hub.stop();
    return { isOurs: results[0]?.commandId === commandId, isSuccess: results[0]?.isSuccess };
  }, attempt);

/** The server's own tests take the client through all of them. */
const isUsual = (name: string) => (name === 'WebSockets' ? {} : inFull);

for (const [name, transport] of Object.entries(transports)) {
  test(
    `the official client reaches a register from Chromium over ${name} (REG-17, REG-18, REG-19)`,
    isUsual(name),
    async ({ browser, newTill, plain }) => {
      const till = newTill(plain, name);
      const deviceId = await till.linkTo(name, owner);
      await till.connect();
      const { token } = await signInToApi(plain.url, owner, demoPassword);
      const page = await openClient(browser, plain);
      const answer = await pingInBrowser(page, { token, transport, group: 'tenant', deviceId });
      expect(answer).toEqual({ isOurs: true, isSuccess: true });
      await page.context().close();
    },
  );
}

test(
  'the hub refuses a browser without a token, and a group that is not its own (REG-21)',
  inFull,
  async ({ browser, plain }) => {
    const page = await openClient(browser, plain);
    const attempt = { transport: 1, group: 'tenant', deviceId: crypto.randomUUID() };
    await expect(pingInBrowser(page, { ...attempt, token: 'none' })).rejects.toThrow(/401/);
    const { token } = await signInToApi(plain.url, owner, demoPassword);
    const foreign = `unit:${crypto.randomUUID()}`;
    await expect(pingInBrowser(page, { ...attempt, token, group: foreign })).rejects.toThrow(
      /GROUP_FORBIDDEN/,
    );
    await page.context().close();
  },
);
