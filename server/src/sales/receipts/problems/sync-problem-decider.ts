import type { ProblemKind } from '@tresen/domain/sales/sync-problems';
import type { OpenProblem } from './sync-problems.store.ts';

/** Retry stores a record if it is right by now (a clock that ran ahead). Accept stores it as it is. */
export type Decision = 'retry' | 'accept';

/** What decides about one kind of record that waits. */
export interface ProblemDecider {
  /** Whether the decision would store the record, as far as its text tells. Nothing is stored. */
  readonly foresee: (problem: OpenProblem, decision: Decision, nowMs: number) => boolean;
  /**
   * Stores the records of these problems where the decision says so. Storing twice changes nothing.
   * @returns the ids of the problems whose records are stored now, or were already with the same content
   */
  readonly store: (
    tenantId: string,
    problems: readonly OpenProblem[],
    decision: Decision,
    nowMs: number,
  ) => Promise<ReadonlySet<string>>;
}

/** Deciders by the kind of their records. */
export type ProblemDeciders = Readonly<Partial<Record<ProblemKind, ProblemDecider>>>;
