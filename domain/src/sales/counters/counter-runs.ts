/** Counters of a register: receipt numbers, transactions of its security device, Z numbers of its daily closings. */
export const counterKinds = ['receipt', 'transaction', 'z'] as const;
export type CounterKind = (typeof counterKinds)[number];

/**
 * An unbroken run of one counter: all numbers from first to last arrived. Times are when the records with those numbers
 * ended, UTC milliseconds.
 */
export interface CounterRun {
  readonly first: number;
  readonly firstAt: number;
  readonly last: number;
  readonly lastAt: number;
  /** The register that sent its last number; a security device may serve several. */
  readonly deviceId: string;
  readonly unitId: string;
  /** Signature counters of the first and last transaction; null for other counters. */
  readonly firstSignature: number | null;
  readonly lastSignature: number | null;
}

/** Runs of one life of a counter, by number, none touching another: a till that starts again at 1 begins another life. */
export type CounterLife = readonly CounterRun[];

/**
 * Parallel tables end in another order than they began, so numbers that belong together may lie this far apart the wrong
 * way round.
 */
const overtakingMs = 3_600_000;

/** A life while its runs are gathered. */
interface Growing {
  readonly runs: CounterRun[];
  lowest: CounterRun;
  highest: number;
}

/**
 * Sorts the runs of one series into the lives of its counter, in the order of time, and joins those that touch.
 * What arrived when does not matter: late pushes find their place by the time at which their records ended. A run begins
 * a new life when one of its numbers was there already, or when it is below all that was there and not beside it.
 */
export const livesOf = (runs: readonly CounterRun[]): readonly CounterLife[] => {
  const lives: Growing[] = [];
  for (const run of runs.toSorted((one, other) => one.firstAt - other.firstAt || one.first - other.first)) {
    const life = lives.at(-1);
    if (life && belongsTo(life, run)) grow(life, run);
    else lives.push({ runs: [run], lowest: run, highest: run.last });
  }
  return lives.map((life) => merged(life.runs));
};

/** Whether the run goes on with a life: its numbers are new there, and it is not the start of another one. */
function belongsTo({ runs, lowest, highest }: Growing, run: CounterRun): boolean {
  // Nearly all do: time and numbers grow together.
  if (run.first > highest) return true;
  if (runs.some((other) => overlaps(other, run))) return false;
  if (run.first > lowest.first) return true;
  if (run.last + 1 === lowest.first) return true;
  return run.first > 1 && run.firstAt - lowest.firstAt < overtakingMs;
}

function overlaps(one: CounterRun, other: CounterRun): boolean {
  return one.first <= other.last && other.first <= one.last;
}

function grow(life: Growing, run: CounterRun): void {
  life.runs.push(run);
  if (run.first < life.lowest.first) life.lowest = run;
  life.highest = Math.max(life.highest, run.last);
}

function merged(life: readonly CounterRun[]): CounterLife {
  const runs: CounterRun[] = [];
  for (const run of life.toSorted((one, other) => one.first - other.first)) {
    const lower = runs.at(-1);
    if (lower && lower.last + 1 === run.first) runs[runs.length - 1] = joined(lower, run);
    else runs.push(run);
  }
  return runs;
}

function joined(lower: CounterRun, upper: CounterRun): CounterRun {
  const newer = upper.lastAt >= lower.lastAt ? upper : lower;
  return {
    first: lower.first,
    firstAt: Math.min(lower.firstAt, upper.firstAt),
    last: upper.last,
    lastAt: Math.max(lower.lastAt, upper.lastAt),
    deviceId: newer.deviceId,
    unitId: newer.unitId,
    firstSignature: lower.firstSignature ?? upper.firstSignature,
    lastSignature: upper.lastSignature ?? lower.lastSignature,
  };
}
