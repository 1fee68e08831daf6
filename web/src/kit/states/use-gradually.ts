import { startTransition, useEffect, useState } from 'react';

interface Steps {
  /** What fits on a screen. */
  readonly atFirst: number;
  /** In each frame after that. */
  readonly atOnce: number;
}

/**
 * How many of many parts to draw: those that fit on a screen at once, the others a few per frame, so that no frame takes
 * longer for what nobody sees yet.
 */
export const useGradually = (count: number, { atFirst, atOnce }: Steps): number => {
  const [shown, setShown] = useState(atFirst);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [shown, count, atOnce]);
  return Math.min(shown, count);
};
