import { watchGaps } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { createCounterWatch } from './counter-watch.ts';
import { addCounters } from './counters.resolvers.ts';
import type { CountersPort } from './counters.service.ts';

export { createCounterWatch } from './counter-watch.ts';

/** Counters of registers, and what is missing between them. */
export const counters: Feature<{ readonly counters: CountersPort }> = {
  at: 'pos',
  fields: (kit, { counters: port }) => addCounters(kit, port),
  work: ({ db, now }) => ({
    minutely: { watchCounters: createCounterWatch({ db, now, tellGaps: watchGaps }) },
  }),
};
