import type { HistoryWorld } from '../history/world.ts';
import { startBrowser, type Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import { ask } from '../kit/graphql.ts';
import type { RunOptions } from '../kit/run.ts';
import { slowDown } from '../kit/slow-tab.ts';
import { median } from '../kit/statistics.ts';
import { addEmptyPage, emptyText } from '../web/empty-page.ts';
import { givePassword, signIn } from '../web/sign-in.ts';
import { lastWidget, measureVisits, type Target } from '../web/visits.ts';

interface Page extends Target {
  readonly title: string;
  /** Seconds to its figures. */
  readonly most: number;
}

/** How soon a person sees the figures of all branches. */
export const measurePages = async (world: HistoryWorld, options: RunOptions): Promise<Figure[]> => {
  await givePassword(world);
  const browser = await startBrowser();
  const empty = addEmptyPage();
  try {
    const [app, other] = [await browser.openTab(), await browser.openTab()];
    await signIn(app, world.server.issuer, `${world.large.owner.subject}@bench.example`);
    const target = { url: `${world.server.issuer}${empty.path}`, text: emptyText };
    const figures: Figure[] = [];
    for (const page of await pagesOf(world)) {
      figures.push(await measurePage({ app, empty: other }, page, target, options));
    }
    return figures;
  } finally {
    empty.remove();
    await browser.close();
  }
};

/** The pages with words that only their figures have. */
async function pagesOf({ server, token }: HistoryWorld): Promise<readonly Page[]> {
  interface Answer {
    readonly homeDashboard: { readonly figures: { readonly turnover: number } };
  }
  const query = '{ homeDashboard { figures { turnover } } }';
  const { homeDashboard } = await ask<Answer>(server.port, token, JSON.stringify({ query }));
  const address = `${server.issuer}/dashboards`;
  return [
    { title: 'Home', url: `${address}/home`, text: euros(homeDashboard.figures.turnover), most: 1.2 },
    { title: 'Analytics with all widgets', url: `${address}/analytics`, text: lastWidget, most: 2 },
  ];
}

function euros(cents: number): string {
  return (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 });
}

async function measurePage(
  tabs: { readonly app: Tab; readonly empty: Tab },
  page: Page,
  emptyTarget: Target,
  { isQuick, progress }: RunOptions,
): Promise<Figure> {
  const targets = { app: [tabs.app, page], empty: [tabs.empty, emptyTarget] } as const;
  const visits = await measureVisits(targets, isQuick ? 2 : 5, (line) => progress(`${page.title}: ${line}`));
  return {
    bench: 'sales',
    measured: {
      name: `${page.title}, second visit`,
      value: median(visits.map(([app]) => app.second)),
      unit: 's',
    },
    yardstick: {
      name: 'an empty page of React and MUI',
      value: median(visits.map(([, empty]) => empty.second)),
      unit: 's',
    },
    limit: { of: 'measured', is: 'atMost', floor: page.most },
    note: `Chromium with ${slowDown}× CPU slow-down, signed in, with the service worker`,
  };
}
