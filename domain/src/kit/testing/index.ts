/** Whether everything is tried (`npm run test:full`), or as much as `npm test` has time for. */
export const isFull = process.env.TEST_FULL === '1';
