import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../kit/browser.ts';
import { framesWhile, longestOf } from '../web/frames.ts';
import { untilTrue } from '../web/page-load.ts';

/** What one drag took. */
export interface Drag {
  readonly framesPerSecond: number;
  /** Milliseconds of the longest frame, from the first move until the plan has taken the tables over. */
  readonly longestFrame: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds between two moves of the hand: more often than a screen draws. */
const betweenMoves = 8;

/** Chooses the first tables of the plan, so many, with Shift and clicks. */
export const chooseTables = async (tab: Tab, count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1) {
    const spot = await spotOf(tab, number);
    const shift = number === 1 ? 0 : 8;
    await mouse(tab, 'mousePressed', spot, 1, shift);
    await mouse(tab, 'mouseReleased', spot, 0, shift);
  }
  await untilTrue(tab, `document.querySelectorAll('[data-key][aria-pressed=true]').length === ${count}`);
};

/** Drags what is chosen by its first table in circles for so long, and lets it go. */
export const drag = async (tab: Tab, milliseconds: number): Promise<Drag> => {
  const from = await spotOf(tab, 1);
  const at = (time: number): Spot => ({
    x: from.x + 120 * Math.sin(time / 300),
    y: from.y + 60 - 60 * Math.cos(time / 400),
  });
  await mouse(tab, 'mouseMoved', from, 0);
  await mouse(tab, 'mousePressed', from, 1);
  const frames = await framesWhile(tab, async () => {
    const start = performance.now();
    for (let time = 0; time < milliseconds; time = performance.now() - start) {
      await mouse(tab, 'mouseMoved', at(time), 1);
      await wait(betweenMoves);
    }
    await mouse(tab, 'mouseReleased', at(milliseconds), 0);
  });
  const sum = frames.gaps.reduce((total, gap) => total + gap, 0);
  return { framesPerSecond: (frames.gaps.length / sum) * 1000, longestFrame: longestOf(frames) };
};

function spotOf(tab: Tab, number: number): Promise<Spot> {
  return tab.evaluate<Spot>(`(() => {
    const label = 'Tisch ${number}, ';
    const box = document.querySelector('[data-key][aria-label^="' + label + '"]').getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  })()`);
}

function mouse(tab: Tab, type: string, { x, y }: Spot, buttons: number, modifiers = 0): Promise<object> {
  return tab.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    buttons,
    modifiers,
    button: 'left',
    clickCount: 1,
  });
}
