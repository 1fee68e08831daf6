import type { Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import { median } from '../kit/statistics.ts';
import { untilTrue } from './page-load.ts';

/** A page of the menu: its address and words that only it has. */
export interface Place {
  readonly path: string;
  readonly text: string;
}

/** Between two pages that were both visited before, back and forth. */
export const measureMoves = async (
  tab: Tab,
  [here, there]: readonly [Place, Place],
  rounds: number,
): Promise<readonly number[]> => {
  // What is fetched ahead is there, and both pages have been shown.
  await moveTo(tab, there);
  await moveTo(tab, here);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await moveTo(tab, there), await moveTo(tab, here));
  }
  return times;
};

/** A panel: its value in the address, and the name of the button that opens it. */
export interface Drawer {
  readonly panel: string;
  readonly tool: string;
  /** An expression that is true once all of its content is there; left out where that comes at once. */
  readonly isFull?: string;
}

/** Opens a panel again and again; the first time, which fetches its code, is not counted. */
export const measureDrawer = async (tab: Tab, drawer: Drawer, rounds: number): Promise<readonly number[]> => {
  const frames: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const frame = await longestFrame(tab, drawer);
    if (round > 0) frames.push(frame);
    await close(tab);
  }
  return frames;
};

/** Moving and opening, as figures. */
export const moveFigures = (
  moves: readonly number[],
  drawer: readonly number[],
  slow: string,
): readonly Figure[] => [
  inMilliseconds(
    'from one visited page to another',
    median(moves),
    100,
    `${slow}; median of ${moves.length} clicks on the menu, to the frame with the page's content`,
  ),
  inMilliseconds(
    'longest frame while a drawer opens',
    median(drawer),
    50,
    `${slow}; median of ${drawer.length} openings, of each the longest frame`,
  ),
];

/** Clicks the link to a page; milliseconds from the click to the frame that shows its content. */
function moveTo(tab: Tab, { path, text }: Place): Promise<number> {
  return tab.evaluate<number>(`new Promise((resolve) => {
    const isThere = () =>
      location.pathname === ${JSON.stringify(path)} &&
      document.querySelector('main')?.textContent.includes(${JSON.stringify(text)});
    const link = document.querySelector('nav a[href="${path}"]');
    const start = performance.now();
    const look = () => (isThere() ? resolve(performance.now() - start) : requestAnimationFrame(look));
    link.click();
    requestAnimationFrame(look);
  })`);
}

/** The longest frame from the click until the panel stands still, in milliseconds. */
function longestFrame(tab: Tab, { panel, tool, isFull = 'true' }: Drawer): Promise<number> {
  return tab.evaluate<number>(`new Promise((resolve) => {
    const isOpen = () => new URLSearchParams(location.search).get('panel') === ${JSON.stringify(panel)};
    const isMoving = () => document.getAnimations().some((each) => each.playState === 'running');
    let longest = 0;
    // What the browser itself calls a long frame: work and drawing, without the waiting for the next one.
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'long-animation-frame' });
    const button = document.querySelector('header button[aria-label="${tool}"]');
    let last;
    let calm = 0;
    // By the clock: the time that a frame is given is that of its order, and orders wait for a busy page.
    const look = () => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
      calm = isOpen() && ${isFull} ? calm + 1 : 0;
      // Asked for rarely: the answer costs a page that has just changed a part of its frame.
      if (calm === 10 && isMoving()) calm = 0;
      if (calm < 10) return requestAnimationFrame(look);
      observer.disconnect();
      resolve(longest);
    };
    requestAnimationFrame(() => {
      last = performance.now();
      button.click();
      requestAnimationFrame(look);
    });
  })`);
}

async function close(tab: Tab): Promise<void> {
  await tab.evaluate('history.back()');
  await untilTrue(tab, `!location.search.includes('panel=') && !document.querySelector('[role=dialog]')`);
  await untilCalm(tab);
}

/** What closing leaves to be done is done: twenty frames in a row with nothing to do. */
function untilCalm(tab: Tab): Promise<void> {
  return tab.evaluate(`new Promise((resolve) => {
    let last = performance.now();
    let calm = 0;
    const look = () => {
      const now = performance.now();
      calm = now - last < 25 ? calm + 1 : 0;
      last = now;
      return calm < 20 ? requestAnimationFrame(look) : resolve();
    };
    requestAnimationFrame(look);
  })`);
}

function inMilliseconds(name: string, value: number, floor: number, note: string): Figure {
  return {
    bench: 'web',
    measured: { name, value, unit: 'ms' },
    limit: { of: 'measured', is: 'atMost', floor },
    note,
  };
}
