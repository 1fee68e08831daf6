import type { CounterGap } from './counter-gaps.ts';

/**
 * - `open`: nobody knows where the numbers are;
 * - `waiting`: their records wait in the sync problems;
 * - `noted`: their records were settled there without being stored;
 * - `acknowledged`: a person has said why they are missing.
 */
export const gapStates = ['open', 'waiting', 'noted', 'acknowledged'] as const;
export type GapState = (typeof gapStates)[number];

/**
 * How long a gap is only listed before it is told of, milliseconds: registers push in several batches, several at once,
 * and some the newest day first.
 */
export const gapGraceMs = 30 * 60_000;

/** Where a number that no run has is: in a receipt all the same, in the sync problems, or noted there. */
export type Whereabouts = 'stored' | 'waiting' | 'noted';

/** A gap with where its numbers are. */
export type ExplainedGap = CounterGap & { readonly state: Exclude<GapState, 'acknowledged'> };

/**
 * Splits a gap by what is known of its numbers: those that are stored after all are none, those that wait or were noted
 * are gaps of their own, whose reason is known. Signature counters stay with a gap only as a whole.
 * @param known by number; those that are not in it are missing
 */
export const explainGap = (
  gap: CounterGap,
  known: ReadonlyMap<number, Whereabouts>,
): readonly ExplainedGap[] => {
  if (gap.fault === 'backwards') return [{ ...gap, state: 'open' }];
  const parts: ExplainedGap[] = [];
  const add = (first: number, last: number, state: ReturnType<typeof stateOf>): void => {
    if (first > last || state === 'stored') return;
    const before = parts.at(-1);
    if (before && before.state === state && before.last + 1 === first)
      parts[parts.length - 1] = { ...before, last };
    else parts.push({ ...gap, first, last, state, signatures: null });
  };
  let next = gap.first;
  for (const [number, found] of [...known].toSorted(([one], [other]) => one - other)) {
    if (number < next || number > gap.last) continue;
    add(next, number - 1, 'open');
    add(number, number, stateOf(found));
    next = number + 1;
  }
  add(next, gap.last, 'open');
  const [only] = parts;
  return parts.length === 1 && only?.first === gap.first && only.last === gap.last
    ? [{ ...only, signatures: gap.signatures }]
    : parts;
};

/** A gap that was found before, as far as it decides what becomes of a new one. */
export interface KnownGap extends Pick<CounterGap, 'fault' | 'first' | 'last' | 'after' | 'before'> {
  readonly id: string;
  readonly state: GapState;
}

/** Whether the gap was looked into before: as a whole, as a part, or by its parts. */
export const isGapKnown = (gap: CounterGap, known: readonly KnownGap[]): boolean =>
  nearOf(gap, known).some(
    ({ first, last }) => (first <= gap.first && last >= gap.last) || (first >= gap.first && last <= gap.last),
  );

/**
 * The known gap of which this one is the rest: late receipts may have closed a part of it. It keeps what is known of it:
 * since when, and what a person said. Numbers repeat over the life of a till, so their times have to meet, too.
 */
export const originOfGap = <Known extends KnownGap>(
  gap: CounterGap,
  known: readonly Known[],
): Known | undefined => {
  const near = nearOf(gap, known);
  return (
    near.find(({ first, last }) => first === gap.first && last === gap.last) ??
    near.find(({ first, last }) => first <= gap.first && last >= gap.last)
  );
};

function stateOf(found: Whereabouts | undefined): ExplainedGap['state'] | 'stored' {
  return found ?? 'open';
}

function nearOf<Known extends KnownGap>(gap: CounterGap, known: readonly Known[]): readonly Known[] {
  return known.filter(
    ({ fault, after, before }) => fault === gap.fault && after <= gap.before && gap.after <= before,
  );
}
