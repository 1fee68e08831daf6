import { lazy } from 'react';

/** Where the counters of one register stand, with their gaps; loaded when its page shows. */
export const RegisterCounters = lazy(() =>
  import('./register-counters.tsx').then(({ RegisterCounters: panel }) => ({ default: panel })),
);

/** The gaps in the counters of all registers, as a view of another page; loaded when somebody looks at them. */
export const GapList = lazy(() => import('./gap-list.tsx').then(({ GapList: list }) => ({ default: list })));
