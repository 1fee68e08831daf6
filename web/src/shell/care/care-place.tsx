import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

// What nobody waits for breaks nothing where it does not arrive.
const Care = lazy<ComponentType>(() =>
  import('./care.tsx').then(
    (module) => ({ default: module.Care }),
    () => ({ default: () => null }),
  ),
);

/** The first figures come before everything that nobody waits for; Safari knows no idle callback. */
const whenIdle = (work: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 1_000 });
  return () => cancelIdleCallback(id);
};

/** The place of what keeps the app alive and up to date: without a connection, with a new version, on the home screen. */
export const CarePlace = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle ? (
    <Suspense fallback={null}>
      <Care />
    </Suspense>
  ) : null;
};
