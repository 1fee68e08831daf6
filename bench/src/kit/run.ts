import type { Figure } from './figure.ts';

/** How a run was asked for. */
export interface RunOptions {
  /** Fewer and shorter rounds: to see that the benchmarks work, not to quote figures. */
  readonly isQuick: boolean;
  /** Tells a person how far it is. */
  readonly progress: (line: string) => void;
}

/** One benchmark: the figures of one run, each beside its yardstick. */
export interface Benchmark {
  readonly name: string;
  readonly about: string;
  /** Measures pages in Chromium: without it, or without the built web app, it does not even begin. */
  readonly needsBrowser?: true;
  run(options: RunOptions): Promise<readonly Figure[]>;
}
