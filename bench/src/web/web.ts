import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, startBrowser, type Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import { root } from '../kit/paths.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { demoPassword } from '../kit/server.ts';
import { median } from '../kit/statistics.ts';
import { type MillionWorld, openMillionWorld } from '../million/million-world.ts';
import {
  noteTransfers,
  openUntilShown,
  type Shown,
  type Transfer,
  untilQuiet,
  untilTrue,
} from './page-load.ts';

const name = 'web';
const kibibyte = 1024;
const slowDown = 4;

const isCallOfApi = ({ type }: Transfer): boolean => type === 'Fetch' || type === 'XHR';

const sizeFigure = (title: string, transfers: readonly Transfer[], most: number): Figure => {
  const files = transfers.filter((transfer) => !isCallOfApi(transfer));
  const sum = (of: (transfer: Transfer) => number) =>
    files.reduce((total, transfer) => total + of(transfer), 0) / kibibyte;
  return {
    bench: name,
    measured: { name: title, value: sum(({ bodyBytes }) => bodyBytes), unit: 'KiB' },
    limit: { of: 'measured', is: 'atMost', floor: most },
    note: `${files.length} files as they travelled, brotli and font included; with their heads ${sum(({ bytes }) => bytes).toFixed(0)} KiB`,
  };
};

/** What was there before the page could be shown: the code that is fetched ahead afterwards is not needed for that. */
const neededBefore = (transfers: readonly Transfer[], { foundAt }: Shown): Transfer[] =>
  transfers.filter(({ type, endedAt }) => !['Script', 'Stylesheet'].includes(type) || endedAt <= foundAt);

/** Gives the large tenant's owner the demo's password, so that signing in goes the usual way. */
const givePassword = async ({ owner, large }: MillionWorld): Promise<void> => {
  await owner.query(
    `insert into credentials (user_id, password_hash)
    select $1, c.password_hash from credentials c join users u on u.id = c.user_id
    where u.email = 'owner@demo.example'
    on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [large.owner.subject],
  );
  await owner.query('update users set email_confirmed = true where id = $1', [large.owner.subject]);
};

/** Types into the login page as a person would, and waits until the app has let in. */
const signIn = async (tab: Tab, { server, large }: MillionWorld): Promise<void> => {
  await openUntilShown(tab, `${server.issuer}/login`, 'Anmelden');
  const fields = { 'input[type=email], input[name=email]': `${large.owner.subject}@bench.example` };
  for (const [selector, text] of Object.entries({ ...fields, 'input[type=password]': demoPassword })) {
    await tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).focus()`);
    await tab.send('Input.insertText', { text });
  }
  const button = `document.querySelector('button[type=submit]')`;
  await untilTrue(tab, `${button}.disabled === false`);
  await tab.evaluate(`${button}.click()`);
  await untilTrue(tab, `location.pathname !== '/login'`);
};

/** Today's turnover as the page writes it. */
const expectedFigure = async ({ server, token }: MillionWorld): Promise<string> => {
  const body = JSON.stringify({ query: '{ homeDashboard { figures { turnover } } }' });
  const answer = await ask<{ homeDashboard: { figures: { turnover: number } } }>(server.port, token, body);
  return (answer.homeDashboard.figures.turnover / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
};

const loginFigure = async (browser: Browser, { server }: MillionWorld): Promise<Figure> => {
  const tab = await browser.openTab();
  // Once a field has the focus, which the page itself gives, the app behind the login is fetched ahead.
  const source = 'HTMLElement.prototype.focus = () => {}';
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const transfers = noteTransfers(tab);
  const shown = await openUntilShown(tab, `${server.issuer}/login`, 'Anmelden');
  await untilQuiet(transfers);
  return sizeFigure('everything needed to show /login', neededBefore(transfers, shown), 180);
};

const shellFigure = async (tab: Tab, { server }: MillionWorld): Promise<Figure> => {
  await tab.send('Network.clearBrowserCache');
  const transfers = noteTransfers(tab);
  // A page that does not exist: the shell with next to nothing in it.
  const shown = await openUntilShown(tab, `${server.issuer}/no/such/page`, 'Diese Seite gibt es nicht');
  await untilQuiet(transfers);
  return sizeFigure('the shell of the signed-in app', neededBefore(transfers, shown), 260);
};

const homeTimes = async (tab: Tab, world: MillionWorld, rounds: number, progress: RunOptions['progress']) => {
  const text = await expectedFigure(world);
  const url = `${world.server.issuer}/dashboards/home`;
  const first: number[] = [];
  const second: number[] = [];
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // The first round warms the server up.
  for (let round = 0; round <= rounds; round += 1) {
    await tab.send('Network.clearBrowserCache');
    const times = {
      first: (await openUntilShown(tab, url, text)).seenAt,
      second: (await openUntilShown(tab, url, text)).seenAt,
    };
    if (round > 0) first.push(times.first);
    if (round > 0) second.push(times.second);
    progress(
      `${name} round ${round}: Home after ${times.first.toFixed(0)} and ${times.second.toFixed(0)} ms`,
    );
  }
  await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { first: median(first) / 1000, second: median(second) / 1000 };
};

const homeFigures = ({ first, second }: Awaited<ReturnType<typeof homeTimes>>): Figure[] => {
  const figure = (title: string, value: number, most: number): Figure => ({
    bench: name,
    measured: { name: title, value, unit: 's' },
    limit: { of: 'measured', is: 'atMost', floor: most },
    note: `Chromium with ${slowDown}× CPU slow-down, signed in; to the frame with today's turnover`,
  });
  return [
    figure('Home with its figures, first visit (empty cache)', first, 2.5),
    figure('Home with its figures, second visit', second, 1.2),
  ];
};

const measure = async (browser: Browser, world: MillionWorld, { isQuick, progress }: RunOptions) => {
  const login = await loginFigure(browser, world);
  const tab = await browser.openTab();
  await signIn(tab, world);
  const shell = await shellFigure(tab, world);
  const times = await homeTimes(tab, world, isQuick ? 2 : 5, progress);
  return [login, shell, ...homeFigures(times)];
};

export const web: Benchmark = {
  name,
  about: 'What the browser loads, and how soon Home shows its figures',
  run: async (options) => {
    if (!existsSync(join(root, 'web', 'dist', 'index.html'))) {
      throw new Error('the web app is not built: npm start builds it');
    }
    const world = await openMillionWorld(options.progress);
    const browser = await startBrowser();
    try {
      await givePassword(world);
      return await measure(browser, world, options);
    } finally {
      await browser.close();
      await world.close();
    }
  },
};
