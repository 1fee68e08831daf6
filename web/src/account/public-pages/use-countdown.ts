import { useEffect, useState } from 'react';

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds left until a moment (milliseconds since 1970), counted down to 0; 0 for null. */
export const useCountdown = (moment: number | null): number => {
  const [left, setLeft] = useState(() => secondsUntil(moment ?? 0));
  useEffect(() => {
    setLeft(secondsUntil(moment ?? 0));
    // The clock is asked each time: a phone that slept counts right, too.
    const timer = setInterval(() => setLeft(secondsUntil(moment ?? 0)), 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
};
