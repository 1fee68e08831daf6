import { startTransition, useEffect, useState } from 'react';

const atFirst = 6;
const atOnce = 4;

/**
 * How many of many lines to show: those that fit on a screen at once, the others a few per frame, so that a cart of a
 * hundred opens as quickly as one of five.
 */
export const useGradually = (count: number): number => {
  const [shown, setShown] = useState(atFirst);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + atOnce)));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return Math.min(shown, count);
};
