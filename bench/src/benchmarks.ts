import { dashboards } from './dashboards/dashboards.ts';
import type { Benchmark } from './kit/run.ts';
import { pushBatches } from './push/push-batches.ts';
import { pushSingle } from './push/push-single.ts';

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [pushBatches, pushSingle, dashboards];
