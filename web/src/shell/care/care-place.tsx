import { type ComponentType, lazy, Suspense } from 'react';
import { usePageStands } from '../../kit/idle/index.ts';

// What nobody waits for breaks nothing where it does not arrive.
const Care = lazy<ComponentType>(() =>
  import('./care.tsx').then(
    (module) => ({ default: module.Care }),
    () => ({ default: () => null }),
  ),
);

/** The place of what keeps the app alive and up to date: without a connection, with a new version, on the home screen. */
export const CarePlace = () => {
  return usePageStands() ? (
    <Suspense fallback={null}>
      <Care />
    </Suspense>
  ) : null;
};
