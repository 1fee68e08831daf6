import { startBrowser, type Tab } from '../kit/browser.ts';
import type { Figure } from '../kit/figure.ts';
import type { Benchmark, RunOptions } from '../kit/run.ts';
import { slowDown, slowly } from '../kit/slow-tab.ts';
import { median } from '../kit/statistics.ts';
import { untilTrue } from '../web/page-load.ts';
import { signIn } from '../web/sign-in.ts';
import { chooseTables, type Drag, drag } from './drag.ts';
import { openRoomWorld, roomOwner } from './room-world.ts';

const name = 'room';
const tables = 300;
const many = 50;

export const room: Benchmark = {
  name,
  about: `A room of ${tables} tables in its designer: how smoothly one and ${many} of them are dragged`,
  needsBrowser: true,
  run: async (options) => {
    const world = await openRoomWorld(tables);
    const browser = await startBrowser();
    try {
      const tab = await browser.openTab();
      await signIn(tab, world.server.issuer, roomOwner);
      await openPlan(tab, world.server.issuer, world.roomId);
      return await measure(tab, options);
    } finally {
      await browser.close();
      await world.close();
    }
  },
};

async function openPlan(tab: Tab, issuer: string, roomId: string): Promise<void> {
  await tab.send('Page.navigate', { url: `${issuer}/manage/data/rooms/${roomId}?tab=plan` });
  await untilTrue(tab, `document.querySelectorAll('[data-key]').length === ${tables}`);
}

async function measure(tab: Tab, options: RunOptions): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [what, count] of [
    ['one table', 1],
    [`${many} tables`, many],
  ] as const) {
    options.progress(`  dragging ${what} of ${tables}`);
    await chooseTables(tab, count);
    const fast = await rounds(tab, options);
    const slow = await slowly(tab, () => rounds(tab, options));
    figures.push(rateFigure(what, fast), frameFigure(what, slow));
  }
  return figures;
}

/** Several drags of what is chosen; the first, in which code is compiled, is not counted. */
async function rounds(tab: Tab, { isQuick }: RunOptions): Promise<readonly Drag[]> {
  const drags: Drag[] = [];
  for (let round = 0; round <= (isQuick ? 2 : 5); round += 1) {
    const one = await drag(tab, isQuick ? 1000 : 3000);
    if (round > 0) drags.push(one);
  }
  return drags;
}

function rateFigure(what: string, drags: readonly Drag[]): Figure {
  return {
    bench: name,
    measured: {
      name: `dragging ${what}, on the desktop`,
      value: median(drags.map(({ framesPerSecond }) => framesPerSecond)),
      unit: 'frames/s',
    },
    // A screen draws 60 in a second; a frame at the edge of the measurement may be lost.
    limit: { of: 'measured', is: 'atLeast', floor: 59 },
    note: `median of ${drags.length} drags; longest frame ${Math.max(...drags.map(({ longestFrame }) => longestFrame)).toFixed(0)} ms`,
  };
}

function frameFigure(what: string, drags: readonly Drag[]): Figure {
  return {
    bench: name,
    measured: {
      name: `longest frame while dragging ${what}, ${slowDown}× slow-down`,
      value: median(drags.map(({ longestFrame }) => longestFrame)),
      unit: 'ms',
    },
    limit: { of: 'measured', is: 'atMost', floor: 50 },
    note: `median of ${drags.length} drags, of each the longest frame, letting go included; ${median(drags.map(({ framesPerSecond }) => framesPerSecond)).toFixed(0)} frames/s`,
  };
}
