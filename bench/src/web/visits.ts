import type { Tab } from '../kit/browser.ts';
import type { Figure, Limit } from '../kit/figure.ts';
import type { RunOptions } from '../kit/run.ts';
import { slowly } from '../kit/slow-tab.ts';
import { median } from '../kit/statistics.ts';
import { noteTransfers, openUntilShown, untilQuiet, untilTrue } from './page-load.ts';

/** A page, and the words in its main part by which it counts as shown. */
export interface Target {
  readonly url: string;
  readonly text: string;
}

/** Words of Analytics: branches come behind the rest, in an answer of their own; once their chart is there, all are. */
export const lastWidget = 'Umsatz je Filiale';

/** Seconds until the page showed, with nothing kept in the browser and then with what the first visit left. */
interface Times {
  readonly first: number;
  readonly second: number;
}

interface Visit extends Times {
  /** How many had been answered at the first visit until it showed, the page itself included. */
  readonly requests: number;
}

/** Visits of the app and of the empty page in turns, each on a slow machine. */
export const measureVisits = async (
  { app, empty }: { readonly app: readonly [Tab, Target]; readonly empty: readonly [Tab, Target] },
  rounds: number,
  progress: RunOptions['progress'],
): Promise<readonly (readonly [Visit, Visit])[]> => {
  const visits: (readonly [Visit, Visit])[] = [];
  // The first round warms the server up.
  for (let round = 0; round <= rounds; round += 1) {
    const visit = ([tab, target]: readonly [Tab, Target], hasWorker: boolean) =>
      slowly(tab, () => visitTwice(tab, target, hasWorker));
    const pair = [await visit(app, true), await visit(empty, false)] as const;
    if (round > 0) visits.push(pair);
    const words = pair.map(({ first, second }) => `${first.toFixed(2)} and ${second.toFixed(2)} s`);
    progress(`round ${round}: the page after ${words[0]}, the empty page after ${words[1]}`);
  }
  return visits;
};

/** What is said of a page's visits; what has no limit is left out. */
interface Visited {
  readonly title: string;
  /** Seconds that each may take at most, or how many times as long as the empty page where `of` is the ratio. */
  readonly most: Partial<Times>;
  /** How many requests it may need until it shows; judged only where it is told. */
  readonly requests?: number;
  readonly of?: Limit['of'];
  readonly note: string;
}

const visitNames = {
  first: 'first visit (nothing kept)',
  second: 'second visit (service worker)',
} as const;

/** First and second visit, beside the empty page's of the same rounds. */
export const visitFigures = (
  visits: readonly (readonly [Visit, Visit])[],
  { title, most, of: judged = 'measured', requests, note }: Visited,
): Figure[] => {
  const figure = (which: keyof Times, floor: number): Figure => {
    const of = (index: 0 | 1) => median(visits.map((pair) => pair[index][which]));
    return {
      bench: 'web',
      measured: { name: `${title}, ${visitNames[which]}`, value: of(0), unit: 's' },
      yardstick: { name: `an empty page of React and MUI, ${which} visit`, value: of(1), unit: 's' },
      ratio: median(visits.map(([app, empty]) => app[which] / empty[which])),
      limit: { of: judged, is: 'atMost', floor },
      note,
    };
  };
  const times = (['first', 'second'] as const).flatMap((which) => {
    const floor = most[which];
    return floor === undefined ? [] : [figure(which, floor)];
  });
  return requests === undefined ? times : [...times, requestsFigure(visits, title, requests)];
};

function requestsFigure(visits: readonly (readonly [Visit, Visit])[], title: string, floor: number): Figure {
  return {
    bench: 'web',
    measured: {
      name: `${title}, requests until it stands`,
      value: median(visits.map(([app]) => app.requests)),
      unit: '',
    },
    limit: { of: 'measured', is: 'atMost', floor },
    note: 'answered by then, with nothing kept in the browser',
  };
}

async function visitTwice(tab: Tab, target: Target, hasWorker: boolean): Promise<Visit> {
  await forget(tab, target);
  const transfers = noteTransfers(tab);
  const first = await openUntilShown(tab, target.url, target.text);
  const requests = transfers.filter(({ endedAt }) => endedAt <= first.foundAt).length;
  if (hasWorker) await untilKept(tab);
  // Nobody comes back while the first visit still fetches ahead what may be clicked next.
  await untilQuiet(transfers);
  const second = await openUntilShown(tab, target.url, target.text);
  return { first: first.seenAt / 1000, second: second.seenAt / 1000, requests };
}

/** Forgets what visits leave behind, but who is signed in. */
async function forget(tab: Tab, { url }: Target): Promise<void> {
  await tab.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage,indexeddb';
  await tab.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes });
}

/** The second visit finds the service worker at work, as the second visit of a person does. */
function untilKept(tab: Tab): Promise<void> {
  return untilTrue(
    tab,
    `(navigator.serviceWorker.getRegistration().then((found) => { window.isKept = found?.active?.state === 'activated'; }), window.isKept)`,
  );
}
