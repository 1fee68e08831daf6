export { createCounterWatch } from './counter-watch.ts';
export { addCounters, type CountersPort } from './counters.resolvers.ts';
