import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasForms, onUnsaved } from './unsaved.ts';

const LeaveDialog = lazy(() =>
  import('./leave-dialog.tsx').then((module) => ({ default: module.LeaveDialog })),
);

/** Stands once around all pages; its code comes with the first form. */
export const LeaveGuard = () =>
  useSyncExternalStore(onUnsaved, hasForms) ? (
    <Suspense fallback={null}>
      <LeaveDialog />
    </Suspense>
  ) : null;
