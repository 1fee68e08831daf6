import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// By then the first page has been served, or nobody is waiting.
const afterMs = 2_000;

/**
 * Frees once what loading the program left behind, some 30 MB that an idle process would otherwise keep for hours: the engine
 * collects when memory is asked for, and an idle server asks for none.
 */
export const settleMemory = (): void => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: { flavor: 'last-resort' }) => void;
  // Only the last resort gives pages back to the system.
  setTimeout(() => collect({ flavor: 'last-resort' }), afterMs).unref();
};
