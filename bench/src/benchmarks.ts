import type { Benchmark } from './kit/run.ts';
import { pushBatches } from './push/push-batches.ts';

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [pushBatches];
