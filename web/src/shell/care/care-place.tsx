import { type ComponentType, lazy, Suspense } from 'react';
import { useIdle } from '../../kit/idle/index.ts';

// What nobody waits for breaks nothing where it does not arrive.
const Care = lazy<ComponentType>(() =>
  import('./care.tsx').then(
    (module) => ({ default: module.Care }),
    () => ({ default: () => null }),
  ),
);

/** Milliseconds within which it comes, behind the first figures. */
const latestMs = 1_000;

/** The place of what keeps the app alive and up to date: without a connection, with a new version, on the home screen. */
export const CarePlace = () => {
  const isIdle = useIdle(latestMs);
  return isIdle ? (
    <Suspense fallback={null}>
      <Care />
    </Suspense>
  ) : null;
};
