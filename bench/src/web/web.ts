import { small } from '../history/plan.ts';
import { type HistoryWorld, openHistoryWorld } from '../history/world.ts';
import { type Browser, startBrowser, type Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { slowDown, slowly } from '../kit/slow-tab.ts';
import { addEmptyPage, emptyText } from './empty-page.ts';
import { plantPrinters } from './many-printers.ts';
import { measureDrawer, measureMoves, moveFigures } from './moves.ts';
import { noteTransfers, openUntilShown, type Shown, type Transfer, untilQuiet } from './page-load.ts';
import { givePassword, signIn } from './sign-in.ts';
import { lastWidget, measureVisits, visitFigures } from './visits.ts';

const name = 'web';
const kibibyte = 1024;

const slow = `Chromium with ${slowDown}× CPU slow-down, signed in`;
// Its last part is a button.
const isFull = `document.querySelector('[role=dialog] .MuiButton-outlined') !== null`;
const drawer = { panel: 'settings', tool: 'Einstellungen', isFull } as const;

export const web: Benchmark = {
  name,
  about:
    'What the browser loads, how soon Home and Analytics show their figures, and how smoothly one moves on',
  needsBrowser: true,
  run: async (options) => {
    const world = await openHistoryWorld(small, options.progress);
    const browser = await startBrowser();
    const empty = addEmptyPage();
    try {
      await givePassword(world);
      return await measure(browser, world, empty.path, options);
    } finally {
      empty.remove();
      await browser.close();
      await world.close();
    }
  },
};

async function measure(browser: Browser, world: HistoryWorld, emptyPath: string, options: RunOptions) {
  const login = await loginFigure(browser, world);
  const app = await browser.openTab();
  await signIn(app, world.server.issuer, `${world.large.owner.subject}@bench.example`);
  const shell = await shellFigure(app, world);
  const empty = await browser.openTab();
  return [login, shell, ...(await slowFigures({ app, empty }, world, emptyPath, options))];
}

async function loginFigure(browser: Browser, { server }: HistoryWorld): Promise<Figure> {
  const tab = await browser.openTab();
  // Once a field has the focus, which the page itself gives, the app behind the login is fetched ahead.
  const source = 'HTMLElement.prototype.focus = () => {}';
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const transfers = noteTransfers(tab);
  const shown = await openUntilShown(tab, `${server.issuer}/login`, 'Anmelden');
  await untilQuiet(transfers);
  return sizeFigure('everything needed to show /login', neededBefore(transfers, shown), 180);
}

function sizeFigure(title: string, transfers: readonly Transfer[], most: number): Figure {
  const files = transfers.filter((transfer) => !isCallOfApi(transfer));
  const sum = (of: (transfer: Transfer) => number) =>
    files.reduce((total, transfer) => total + of(transfer), 0) / kibibyte;
  return {
    bench: name,
    measured: { name: title, value: sum(({ bodyBytes }) => bodyBytes), unit: 'KiB' },
    limit: { of: 'measured', is: 'atMost', floor: most },
    note: `${files.length} files as they travelled, brotli and font included; with their heads ${sum(({ bytes }) => bytes).toFixed(0)} KiB`,
  };
}

function isCallOfApi({ type }: Transfer): boolean {
  return type === 'Fetch' || type === 'XHR';
}

/** What was there before the page could be shown: the code that is fetched ahead afterwards is not needed for that. */
function neededBefore(transfers: readonly Transfer[], { foundAt }: Shown): Transfer[] {
  return transfers.filter(
    ({ type, endedAt }) => !['Script', 'Stylesheet'].includes(type) || endedAt <= foundAt,
  );
}

async function shellFigure(tab: Tab, { server }: HistoryWorld): Promise<Figure> {
  await tab.send('Network.clearBrowserCache');
  const transfers = noteTransfers(tab);
  // At a page that does not exist: the shell with nothing in it yet, once its menu is there.
  const shown = await openUntilShown(tab, `${server.issuer}/no/such/page`, 'Auswertungen', 'nav');
  await untilQuiet(transfers);
  return sizeFigure(
    'the signed-in shell, with the code of Home fetched ahead',
    neededBefore(transfers, shown),
    300,
  );
}

async function slowFigures(
  { app, empty }: { readonly app: Tab; readonly empty: Tab },
  world: HistoryWorld,
  emptyPath: string,
  { isQuick, progress }: RunOptions,
): Promise<readonly Figure[]> {
  const { issuer } = world.server;
  const figure = await expectedFigure(world);
  const emptyTarget = [empty, { url: `${issuer}${emptyPath}`, text: emptyText }] as const;
  const visitsTo = (path: string, text: string) => {
    const targets = { app: [app, { url: `${issuer}${path}`, text }], empty: emptyTarget } as const;
    return measureVisits(targets, isQuick ? 2 : 5, (line) => progress(`${path}: ${line}`));
  };
  const home = await visitsTo('/dashboards/home', figure);
  const analytics = await visitsTo('/dashboards/analytics', lastWidget);
  const lists = await listVisits(world, visitsTo);
  const times = isQuick ? 5 : 15;
  const moves = await slowly(app, () => measureMoves(app, places(figure), times));
  const frames = await slowly(app, () => measureDrawer(app, drawer, times));
  return [
    ...visitFigures(home, {
      title: 'Home with its figures',
      most: { first: 3, second: 4 },
      of: 'ratio',
      note: `${slow}; to the frame with today's turnover; on a usual day 2.5 and 1.2 s at most`,
    }),
    ...visitFigures(analytics, {
      title: 'Analytics with all widgets',
      most: { second: 6 },
      of: 'ratio',
      note: `${slow}; to the frame with the chart of all branches, which comes last; on a usual day 2 s at most`,
    }),
    ...lists,
    ...moveFigures(moves, frames, slow),
  ];
}

/** What people work with all day: a list, a record's page, the shop. Each may take so many times as long as nothing. */
async function listVisits(
  world: HistoryWorld,
  visitsTo: (path: string, text: string) => ReturnType<typeof measureVisits>,
): Promise<readonly Figure[]> {
  const { id, name: printer } = await plantPrinters(world);
  const pages = [
    ['the list of printers with its rows', '/manage/data/printers', printer],
    ['the page of a printer', `/manage/data/printers/${id}`, printer],
    ['the shop’s catalogue with its products', '/apps/shop', '€'],
  ] as const;
  const figures: Figure[] = [];
  for (const [title, path, text] of pages)
    figures.push(
      ...visitFigures(await visitsTo(path, text), {
        ...{ title, most: { first: 3.5, second: 5 }, of: 'ratio', requests: 25 },
        note: `${slow}; to the frame with “${text}”`,
      }),
    );
  return figures;
}

/** Today's turnover as the page writes it. */
async function expectedFigure({ server, token }: HistoryWorld): Promise<string> {
  const body = JSON.stringify({ query: '{ homeDashboard { figures { turnover } } }' });
  const answer = await ask<{ homeDashboard: { figures: { turnover: number } } }>(server.port, token, body);
  return (answer.homeDashboard.figures.turnover / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
}

function places(figure: string) {
  return [
    { path: '/dashboards/home', text: figure },
    { path: '/manage/receipts', text: ' Belege' }, // the count below the title: the list is there
  ] as const;
}
