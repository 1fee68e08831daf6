import type { Tab } from './browser.ts';

/** How many times slower a page runs that is measured as on a phone. */
export const slowDown = 4;

/**
 * Does something while a tab is slowed down, and no longer: Chromium slows a tab down by keeping a processor busy, also
 * while the tab has nothing to do, and whatever is measured beside it takes up to twice as long.
 */
export const slowly = async <T>(tab: Tab, work: () => Promise<T>): Promise<T> => {
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  try {
    return await work();
  } finally {
    await tab.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
};
