import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../kit/browser.ts';

interface Request {
  readonly requestId: string;
  /** Seconds of the browser's own clock. */
  readonly timestamp: number;
  readonly type: string;
  readonly request: { readonly url: string };
}

interface Progress {
  readonly requestId: string;
  readonly timestamp: number;
  readonly encodedDataLength: number;
}

export interface Transfer {
  /** Kind as Chromium names it: Document, Script, Stylesheet, Font, Image, Fetch … */
  readonly type: string;
  readonly path: string;
  /** When it had come, in milliseconds from the request of the page itself. */
  readonly endedAt: number;
  /** Bytes of the body as it travelled, compressed. */
  readonly bodyBytes: number;
  /** The same with the head. */
  readonly bytes: number;
}

/** Notes what the tab loads from now on; the list grows. */
export const noteTransfers = (tab: Tab): Transfer[] => {
  const transfers: Transfer[] = [];
  const requests = new Map<string, Request>();
  const heads = new Map<string, number>();
  let start: number | undefined;
  tab.on<Request>('Network.requestWillBeSent', (request) => {
    start ??= request.timestamp;
    requests.set(request.requestId, request);
  });
  tab.on<{ requestId: string; response: { encodedDataLength: number } }>(
    'Network.responseReceived',
    ({ requestId, response }) => void heads.set(requestId, response.encodedDataLength),
  );
  tab.on<Progress>('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    const found = requests.get(requestId);
    if (!found || start === undefined) return;
    const { type, request } = found;
    const bodyBytes = Math.max(0, bytes - (heads.get(requestId) ?? 0));
    const endedAt = (timestamp - start) * 1000;
    transfers.push({ type, path: new URL(request.url).pathname, endedAt, bodyBytes, bytes });
  });
  return transfers;
};

const quietMs = 1_000;

/** Waits until nothing was loaded for a second. */
export const untilQuiet = async (transfers: readonly Transfer[]): Promise<void> => {
  for (let count = -1; count !== transfers.length; ) {
    count = transfers.length;
    await wait(quietMs);
  }
};

const patienceMs = 30_000;

/**
 * Waits until an expression is true in the page.
 * @throws with what the page shows when that takes too long
 */
export const untilTrue = async (tab: Tab, expression: string): Promise<void> => {
  const end = performance.now() + patienceMs;
  while (!(await tab.evaluate<boolean>(`Boolean(${expression})`).catch(() => false))) {
    await wait(50);
    if (performance.now() < end) continue;
    const shown = await tab.evaluate<string>('document.body.innerText.slice(0, 500)');
    throw new Error(`not so within ${patienceMs / 1000} s: ${expression}; the page shows: ${shown}`);
  }
};

/** Both in milliseconds since the navigation began. */
export interface Shown {
  /** When the text came into the part of the page: all that was needed for it had come by then. */
  readonly foundAt: number;
  /** The frame that shows it. */
  readonly seenAt: number;
}

/** Opens the address and waits until the text is in a part of the page, the main one unless another is named. */
export const openUntilShown = async (tab: Tab, url: string, text: string, part = 'main'): Promise<Shown> => {
  const source = watchFor(text, part);
  const script = await tab.send<{ identifier: string }>('Page.addScriptToEvaluateOnNewDocument', { source });
  await tab.send('Page.navigate', { url });
  await untilTrue(tab, 'window.seenAt !== undefined');
  await tab.send('Page.removeScriptToEvaluateOnNewDocument', script);
  return tab.evaluate<Shown>('({ foundAt: window.foundAt, seenAt: window.seenAt })');
};

function watchFor(text: string, part: string): string {
  return `(() => {
  const look = () => {
    if (window.foundAt !== undefined) return;
    if (!document.querySelector(${JSON.stringify(part)})?.textContent.includes(${JSON.stringify(text)})) return;
    window.foundAt = performance.now();
    requestAnimationFrame(() => { window.seenAt = performance.now(); });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
})()`;
}
