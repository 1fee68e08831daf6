/** Milliseconds that stand for the next idle moment in Safari, which knows none. */
const guess = 200;

/**
 * Calls `work` once the browser has nothing better to do.
 * @param latestMs after which it is called whatever the browser does
 * @returns calls it off
 */
export const whenIdle = (work: () => void, latestMs?: number): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, guess);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, latestMs === undefined ? {} : { timeout: latestMs });
  return () => cancelIdleCallback(handle);
};
