import type { QueryClient } from '@tanstack/react-query';
import { isCodeGone } from '../kit/feature/index.ts';
import { whenIdle } from '../kit/idle/index.ts';

/** Milliseconds without a key or a touch after which nobody is in the middle of something. */
const rest = 1_000;
const signs = ['keydown', 'input', 'pointerdown', 'wheel'] as const;

/**
 * Does one thing after the other, for clicks that may come: each once the page has its answers, nobody types or scrolls,
 * and nothing else is to be done. All at once they held the figures of a slow phone up for seconds, and each of them a
 * key by a frame or three. What fails is tried again by the click; where code does not arrive it is the last: a browser
 * that is offline would mark the code of all pages as failed, and not ask for it again.
 */
export const preloadCalmly = async (
  client: Pick<QueryClient, 'isFetching'>,
  preloads: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  const hands = watchHands();
  for (const preload of preloads) {
    do await untilIdle();
    while (client.isFetching() > 0 || hands.areBusy());
    const isCutOff = await preload().then(() => false, isCodeGone);
    if (isCutOff) break;
  }
  hands.leave();
};

/** Tells whether somebody is at it right now. */
function watchHands() {
  let last = Number.NEGATIVE_INFINITY;
  const note = (): void => {
    last = performance.now();
  };
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
  return {
    areBusy: () => performance.now() - last < rest,
    leave: () => {
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true });
    },
  };
}

function untilIdle(): Promise<void> {
  return new Promise((resolve) => void whenIdle(resolve));
}
