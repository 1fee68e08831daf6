import { useEffect } from 'react';
import { useTimeReport } from './academy.queries.ts';

const everyMs = 60_000;
/** More than a page reports at once: whoever went away for longer has not read meanwhile. */
const maxSeconds = 120;

/** Tells the server once a minute, and at the end, for how long a step was looked at: only while its page shows. */
export const useSpentTime = (stepId: string | undefined): void => {
  const tell = useTimeReport();
  useEffect(() => {
    if (stepId === undefined) return;
    let since = performance.now();
    const report = () => {
      const seconds = Math.min(maxSeconds, Math.round((performance.now() - since) / 1000));
      since = performance.now();
      // Time is no more than a hint: a line that is cut loses a minute of it.
      void tell(stepId, seconds).catch(() => undefined);
    };
    const onVisible = () => {
      if (document.visibilityState === 'hidden') report();
      since = performance.now();
    };
    report();
    const timer = setInterval(() => document.visibilityState === 'visible' && report(), everyMs);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      if (document.visibilityState === 'visible') report();
    };
  }, [stepId, tell]);
};
