import { readRecord } from '../push/batch-records.ts';
import type { PushQueue } from '../push/push-queue.ts';
import { checkReceipt, type ReceiptRecord, readReceipt } from '../push/receipt-record.ts';
import type { ReceiptRow } from '../push/receipt-row.ts';
import type { Decision, ProblemDecider } from './sync-problem-decider.ts';
import type { OpenProblem } from './sync-problems.store.ts';

interface Storable {
  readonly problemId: string;
  readonly row: ReceiptRow;
}

/** Reasons that lie in what is stored already, or in the database: looking again at the record alone tells nothing. */
const beyondTheRecord: ReadonlySet<string> = new Set(['CONTENT_DIFFERS', 'UNSTORABLE']);

/**
 * Receipts that wait. One that exists with other content stays as it was stored first, and the second is only noted; so
 * is one in another currency than its branch's.
 */
export const createReceiptDecider = (queue: PushQueue): ProblemDecider => ({
  foresee: (problem, decision, nowMs) =>
    !beyondTheRecord.has(problem.reason) && rowOf(problem, decision, nowMs) !== undefined,
  store: async (tenantId, problems, decision, nowMs) => {
    const storables = problems.flatMap((problem) => {
      const row = rowOf(problem, decision, nowMs);
      return row ? [{ problemId: problem.id, row }] : [];
    });
    const stored = new Set<string>();
    for (const round of roundsOf(storables)) {
      const exceptions = await queue.store(
        tenantId,
        round.map(({ row }) => row),
      );
      for (const { problemId, row } of round)
        if ((exceptions.get(row.id) ?? 'duplicate') === 'duplicate') stored.add(problemId);
    }
    return stored;
  },
});

/** The row to store, or undefined when this decision does not store it. */
function rowOf(problem: OpenProblem, decision: Decision, nowMs: number): ReceiptRow | undefined {
  const record = recordOf(problem, decision, nowMs);
  if (record.outcome !== 'storable') return undefined;
  // Sums never mix currencies (contract 15), whoever accepts it.
  if (record.columns.head.currency !== problem.currency) return undefined;
  return { ...record.row, isDecided: true };
}

function recordOf(problem: OpenProblem, decision: Decision, nowMs: number): ReceiptRecord {
  const record = readRecord(Buffer.from(problem.raw));
  // It was the register's own when it came, wherever that has moved since.
  const origin = { ...problem, databaseId: databaseIn(problem.raw) ?? problem.databaseId };
  return decision === 'accept' ? readReceipt(record, origin) : checkReceipt(record, origin, nowMs);
}

function databaseIn(raw: string): string | undefined {
  try {
    return (JSON.parse(raw) as { readonly databaseId?: string }).databaseId;
  } catch {
    return undefined;
  }
}

/** Rounds in which no id comes twice: one statement stores each receipt once. */
function roundsOf(storables: readonly Storable[]): Storable[][] {
  const rounds: Storable[][] = [];
  for (const versions of Map.groupBy(storables, ({ row }) => row.id).values())
    for (const [round, version] of versions.entries()) {
      const others = rounds[round];
      if (others) others.push(version);
      else rounds.push([version]);
    }
  return rounds;
}
