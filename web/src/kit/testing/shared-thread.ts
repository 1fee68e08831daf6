import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, vi } from 'vitest';
import 'notistack'; // puts its styles into the head when it is loaded, once for all

type Listening = [target: EventTarget, ...Parameters<EventTarget['removeEventListener']>];

/** What files of a thread leave behind beside their modules. */
interface Thread {
  readonly timers: Set<ReturnType<typeof setTimeout>>;
  readonly listening: Listening[];
  /** What MUI has written of styles. */
  readonly styles: NonNullable<ReturnType<typeof __unsafe_useEmotionCache>>;
  /** What packages put into the head when they are loaded. */
  readonly head: readonly Node[];
}

const noteTimers = (): Thread['timers'] => {
  const timers: Thread['timers'] = new Set();
  const noted = <F extends typeof setTimeout | typeof setInterval>(start: F): F =>
    new Proxy(start, {
      apply: (target, self, given) => {
        const timer = Reflect.apply(target, self, given);
        timers.add(timer);
        return timer;
      },
    });
  globalThis.setTimeout = noted(setTimeout);
  globalThis.setInterval = noted(setInterval);
  return timers;
};

/** Of the page itself; elements go with the screens that they belong to. */
const noteListening = (): Listening[] => {
  const listening: Listening[] = [];
  for (const target of [window, document]) {
    const listen = target.addEventListener;
    target.addEventListener = (...given: Parameters<typeof listen>) => {
      listening.push([target, ...given]);
      listen.apply(target, given);
    };
  }
  return listening;
};

/** React and the hands of tests listen to the document from their first use on, once for all: that comes before the notes. */
const startThread = (): Thread => {
  userEvent.setup();
  const styles = renderHook(__unsafe_useEmotionCache).result.current;
  cleanup();
  if (!styles) throw new Error('MUI has no place for its styles');
  leaveOutLooks(styles.sheet);
  const head = [...document.head.childNodes];
  return { timers: noteTimers(), listening: noteListening(), styles, head };
};

/** What tests can see of a style: whether something is there, and can be clicked. */
const seen = /display:\s*none|visibility|pointer-events|content:/;

const leaveOutLooks = (sheet: Thread['styles']['sheet']): void => {
  const insert = sheet.insert.bind(sheet);
  sheet.insert = (rule) => {
    if (seen.test(rule)) insert(rule);
  };
};

const endScreens = (): void => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
};

/** As each test begins; its modules read the storage as they are loaded, so that a file has to begin so, too. */
export const emptyBrowser = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
};

const emptyPage = ({ styles, head }: Thread): void => {
  styles.sheet.flush();
  styles.inserted = {};
  document.head.replaceChildren(...head);
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

const global = globalThis as { testedThread?: Thread };

/**
 * Lets files of tests share a thread, and with it the packages that it has loaded, which are most of what a file costs.
 * At the end of each its modules are forgotten, and what they left in the page and at the clock ends with them.
 */
export const shareThread = (): void => {
  global.testedThread ??= startThread();
  const thread = global.testedThread;
  emptyBrowser();
  afterAll(() => {
    endScreens();
    for (const timer of thread.timers) clearTimeout(timer);
    thread.timers.clear();
    for (const [target, ...given] of thread.listening.splice(0)) target.removeEventListener(...given);
    emptyPage(thread);
    vi.resetModules();
  });
};
