import { type Database, inTenant } from '../../kit/db/pools.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import type { Decision, OpenProblem, ProblemDecider } from '../receipts/index.ts';
import { type ClosingRecord, checkClosing, readClosing } from './closing-record.ts';
import { storeClosing } from './closings.store.ts';
import { compareClosingsJob } from './compare-closings.ts';

/** Reasons that lie in what is stored already, or in the database: the record alone tells nothing. */
const beyondTheRecord: ReadonlySet<string> = new Set(['CONTENT_DIFFERS', 'Z_NUMBER_TAKEN', 'UNSTORABLE']);

/**
 * Closings that wait. One that exists with other content, or whose Z number another closing has, stays as it was stored
 * first; the second is only noted.
 */
export const createClosingDecider = (db: Database, jobs: Pick<Jobs, 'add'>): ProblemDecider => ({
  foresee: (problem, decision, nowMs) =>
    !beyondTheRecord.has(problem.reason) && recordOf(problem, decision, nowMs) !== undefined,
  store: (tenantId, problems, decision, nowMs) =>
    inTenant(db, tenantId, async (tx) => {
      const stored = new Set<string>();
      for (const problem of problems) {
        const record = recordOf(problem, decision, nowMs);
        const outcome = record && (await storeClosing(tx, record, new Date(nowMs)));
        if (outcome === 'stored' || outcome === 'duplicate') stored.add(problem.id);
      }
      if (stored.size > 0) await jobs.add(tx, compareClosingsJob, {}, { key: compareClosingsJob });
      return stored;
    }),
});

/** What this decision stores of a problem, if anything: never a closing in another currency than its branch's. */
function recordOf(problem: OpenProblem, decision: Decision, nowMs: number): ClosingRecord | undefined {
  const bytes = Buffer.from(problem.raw);
  // It was the register's own when it came, wherever that has moved since.
  const origin = { ...problem, databaseId: databaseIn(problem.raw) ?? problem.databaseId };
  const read = decision === 'accept' ? readClosing(bytes, origin) : checkClosing(bytes, origin, nowMs);
  if (read.outcome !== 'storable' || read.record.closing.currency !== problem.currency) return undefined;
  return read.record;
}

function databaseIn(raw: string): string | undefined {
  try {
    return (JSON.parse(raw) as { readonly databaseId?: string }).databaseId;
  } catch {
    return undefined;
  }
}
