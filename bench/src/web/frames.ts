import type { Tab } from '../kit/browser.ts';

/** Frames of a page while something was done to it, in milliseconds. */
export interface Frames {
  /** From each frame to the next one, at the rate at which the page can draw. */
  readonly gaps: readonly number[];
  /** What the browser itself calls long frames. */
  readonly long: readonly number[];
  /** Of each of those, how much longer than 50 ms a task held it up, with the drawing behind it. */
  readonly blocked: readonly number[];
}

const watch = `(() => {
  const frames = [];
  const long = [];
  const blocked = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration, blockingDuration } of list.getEntries()) {
      long.push(duration);
      blocked.push(blockingDuration);
    }
  });
  observer.observe({ type: 'long-animation-frame' });
  let isOver = false;
  const look = (now) => {
    frames.push(now);
    if (!isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.endFrames = () => {
    isOver = true;
    observer.disconnect();
    const gaps = frames.slice(1).map((now, at) => now - frames[at]);
    return { gaps, long, blocked };
  };
})()`;

/** Watches the frames of a page while something is done to it, and for 300 ms more. */
export const framesWhile = async (tab: Tab, work: () => Promise<void>): Promise<Frames> => {
  await tab.evaluate(watch);
  await work();
  return tab.evaluate<Frames>(`new Promise((resolve) => setTimeout(() => resolve(window.endFrames()), 300))`);
};

/** Milliseconds of the longest frame. */
export const longestOf = ({ gaps, long }: Frames): number => Math.max(...gaps, ...long);

/** Milliseconds beyond 50 for which a frame was held up by one task at most; several short ones let keys in between. */
export const blockedBy = ({ blocked }: Frames): number => Math.max(0, ...blocked);
