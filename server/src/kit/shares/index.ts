export { createShares, type Share } from './share.ts';
export { createTally, type Tally } from './tally.ts';
export type { Party } from './turns.ts';
