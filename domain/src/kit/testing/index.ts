/** Whether everything is tried (`npm run test:full`), or as much as `npm test` has time for. */
export const isFull = process.env.TEST_FULL === '1';

/**
 * How often chance is tried: so often by `npm run test:full`, a fourth of it by `npm test`. Each run begins with another
 * seed, so that the next one tries what this one does not.
 */
export const runs = (full: number): number => (isFull ? full : Math.ceil(full / 4));

/**
 * Of a test that `npm run test:full` runs and `npm test` does not: what takes seconds to see and is seldom touched, such as
 * killed processes, full disks, files made to hurt, and the largest of everything. What people do stays in `npm test`.
 */
export const inFull = { tags: ['full'] as string[] };
