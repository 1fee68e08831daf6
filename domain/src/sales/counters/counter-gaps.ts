import { type CounterKind, type CounterLife, type CounterRun, livesOf } from './counter-runs.ts';

/** What is wrong with a counter: numbers are missing, or it went back and gives numbers out again. */
export const counterFaults = ['missing', 'backwards'] as const;
export type CounterFault = (typeof counterFaults)[number];

/** Something that an auditor asks about. Times are UTC milliseconds. */
export interface CounterGap {
  readonly fault: CounterFault;
  /** The first number that is missing; of a counter that went backwards, the number that it went to. */
  readonly first: number;
  /** The last number that is missing; of a counter that went backwards, the highest that it had reached. */
  readonly last: number;
  /** When the last record before it ended. */
  readonly after: number;
  /** When the first record behind it ended. */
  readonly before: number;
  /** The register that goes on behind it. */
  readonly deviceId: string;
  readonly unitId: string;
  /** Signature counters that are missing along with transactions, where there are any. */
  readonly signatures: { readonly first: number; readonly last: number } | null;
}

/** How many numbers are missing; 0 of a counter that went backwards. */
export const missingIn = ({ fault, first, last }: Pick<CounterGap, 'fault' | 'first' | 'last'>): number =>
  fault === 'missing' ? last - first + 1 : 0;

// A transaction is signed at its start and at its end, and receipts tell of the end.
const ownStart = 1;

/**
 * What is missing between the runs of one series, in the order of time:
 * - numbers between two runs of one life of the counter;
 * - a counter that went back to a number which is not its first. Starting again at 1 is no fault of receipt and Z
 *   numbers, which repeat over the life of a till; a security device's transactions never do.
 * What came before the first run is not missing: a till may have been used long before it was linked.
 */
export const findGaps = (kind: CounterKind, runs: readonly CounterRun[]): readonly CounterGap[] => {
  const lives = livesOf(runs);
  return lives.flatMap((life, index) => {
    const before = lives[index - 1];
    return [...(before ? setBack(kind, life, before) : []), ...gapsIn(life)];
  });
};

function setBack(kind: CounterKind, life: CounterLife, before: CounterLife): readonly CounterGap[] {
  const [start, highest] = [life[0], before.at(-1)];
  if (!start || !highest || mayStartAgain(kind, start.first)) return [];
  return [
    {
      fault: 'backwards',
      first: start.first,
      last: highest.last,
      after: Math.max(...before.map(({ lastAt }) => lastAt)),
      before: start.firstAt,
      deviceId: start.deviceId,
      unitId: start.unitId,
      signatures: null,
    },
  ];
}

// A till that is set up anew starts at 1, as do its closings. The counter of a security device never starts again.
function mayStartAgain(kind: CounterKind, first: number): boolean {
  return kind !== 'transaction' && first === 1;
}

function gapsIn(life: CounterLife): readonly CounterGap[] {
  return life.flatMap((upper, index) => {
    const lower = life[index - 1];
    return lower ? [gapBetween(lower, upper)] : [];
  });
}

function gapBetween(lower: CounterRun, upper: CounterRun): CounterGap {
  return {
    fault: 'missing',
    first: lower.last + 1,
    last: upper.first - 1,
    after: Math.min(lower.lastAt, upper.firstAt),
    before: upper.firstAt,
    deviceId: upper.deviceId,
    unitId: upper.unitId,
    signatures: signaturesBetween(lower, upper),
  };
}

function signaturesBetween(lower: CounterRun, upper: CounterRun): CounterGap['signatures'] {
  if (lower.lastSignature === null || upper.firstSignature === null) return null;
  const [first, last] = [lower.lastSignature + 1, upper.firstSignature - ownStart - 1];
  return first <= last ? { first, last } : null;
}
