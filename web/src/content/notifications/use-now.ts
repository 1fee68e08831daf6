import { useEffect, useState } from 'react';

/** Milliseconds: what is said to the minute need not be newer. */
const everyMs = 30_000;

/** The time now, in milliseconds since 1970; the component renders again as it passes. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
};
