import { useEffect, useState } from 'react';

/** Whole seconds left until a moment (milliseconds since 1970), counted down to 0; 0 for null. */
export const useCountdown = (moment: number | null): number => {
  const [left, setLeft] = useState(() => secondsUntil(moment ?? 0));
  useEffect(() => {
    // The clock is asked each time: a phone that slept counts right, too.
    const look = () => setLeft(secondsUntil(moment ?? 0));
    look();
    if (moment === null) return;
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
};

interface Failure {
  readonly kind: string;
  readonly until?: number | null;
}

/** Seconds for which another try makes no sense, after the server has limited them; 0 for any other failure. */
export const useWait = (failure: Failure | null): number => useCountdown(failure?.until ?? null);

function secondsUntil(moment: number): number {
  return Math.max(0, Math.ceil((moment - Date.now()) / 1000));
}
