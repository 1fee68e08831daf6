import './plain-elements.ts'; // first
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import * as react from 'react';
import { afterEach, beforeEach } from 'vitest';
import { announcePage } from '../idle/index.ts';
import { emptyBrowser, shareThread } from './shared-thread.ts';

/** With the whole document, written down when somebody reads it: whoever waits throws away hundreds of these. */
const elementError = (reason: string | null, container: Element): Error => {
  const error = Object.assign(new Error(reason ?? undefined), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, elementError); // begins in the test
  const message = () => [reason, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { configurable: true, get: message });
};

configure({ asyncUtilTimeout: 30_000, getElementError: elementError });

// For its warnings React writes down where each element was made, up to a count of them, which stands as reached here:
// a sixth of all that screens cost.
const [internals] = Object.entries(react).flatMap(([name, part]) =>
  name.startsWith('__CLIENT_INTERNALS') ? [part] : [],
);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
});

// jsdom has no media: screens are tested as on a desk with a mouse.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

// Its frames hang on one timer for all files of a thread, which ends with the file that began it.
window.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), 16));
window.cancelAnimationFrame = clearTimeout;

// Nor has it sizes, so nothing ever changes its own; the package that drags wants to hear of it.
window.ResizeObserver = class {
  observe = (): void => undefined;
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
};

// Nor does anything move: what slides out is out at once.
Element.prototype.animate = () => {
  const still = { playbackRate: 1, onfinish: null } as unknown as Animation;
  still.reverse = () => {
    still.playbackRate *= -1;
    queueMicrotask(() => still.onfinish?.(new Event('finish') as AnimationPlaybackEvent));
  };
  return still;
};

shareThread();

// Screens are tested with all that comes once they stand.
beforeEach(announcePage);

// Screens are tested in German, the default language, each from an empty browser.
beforeEach(emptyBrowser);

afterEach(cleanup);
