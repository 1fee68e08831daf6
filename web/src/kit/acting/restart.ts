import { forgetCaches } from '../caches/index.ts';

let isUnderWay = false;

/** True from the decision on: what this page still does, nobody sees. */
export const isRestarting = (): boolean => isUnderWay;

/** Milliseconds that emptying the caches may hold up the way to `/`. */
const patience = 500;

/** Milliseconds after which the page counts as kept: somebody was asked whether to leave a form, and said no. */
const keptAfter = 3_000;

/**
 * A full load of `/` (USR-16): nothing that was loaded, typed or cached for one tenant survives in this tab. The
 * page takes its own place in the history, so "back" cannot bring it up again either.
 */
export const restart = (): void => {
  if (isUnderWay) return;
  isUnderWay = true;
  sessionStorage.clear();
  const waited = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([forgetCaches().catch(() => undefined), waited]).then(() => {
    window.location.replace('/');
    setTimeout(() => {
      isUnderWay = false;
    }, keptAfter);
  });
};
