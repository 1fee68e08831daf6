const visitsKey = 'tresen.visits';
const dismissedKey = 'tresen.installHint';

/** Milliseconds without the app after which coming back is another visit. */
const pause = 30 * 60_000;

interface Visits {
  readonly count: number;
  /** Milliseconds since 1970 of the last sign of life. */
  readonly at: number;
}

/** Counts this visit, and answers which one it is on this device. */
export const countVisit = (now = Date.now()): number => {
  const { count, at } = storedVisits();
  const next = count === 0 || now - at > pause ? count + 1 : count;
  localStorage.setItem(visitsKey, `${next} ${now}`);
  return next;
};

/** The person wants to hear no more of it, on this device. */
export const dismissHint = (): void => localStorage.setItem(dismissedKey, 'dismissed');

export const isHintDismissed = (): boolean => localStorage.getItem(dismissedKey) !== null;

/** True in the app that was started from the home screen; Safari says so in a way of its own. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true;

/** iOS and iPadOS, which offer nothing by themselves; the latter says that it is a Mac with a touch screen. */
export const isAppleMobile = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (/macintosh/i.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

function storedVisits(): Visits {
  const [count = 0, at = 0] = (localStorage.getItem(visitsKey) ?? '').split(' ').map(Number);
  return { count: count || 0, at: at || 0 };
}
