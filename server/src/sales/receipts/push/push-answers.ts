import type { JsonFault } from '../../../kit/json-faults/index.ts';
import type { Quarantined } from '../problems/sync-problems.store.ts';
import type { Exceptions, StoredOutcome } from './push-queue.ts';
import type { ReadPush } from './read-push.ts';
import { contentHash, type Origin, type ReceiptRow } from './receipt-row.ts';
import { createFaultList, faultOfProblem, faultOfStore } from './record-faults.ts';

/** The answer for one record (contract 17). `reason` is a code of docs/register-integration.md. */
export interface PushOutcome {
  readonly index: number;
  readonly id: string | null;
  readonly outcome: 'stored' | 'duplicate' | 'quarantined' | 'rejected';
  readonly reason: string | null;
  /** Where and why it was refused or put aside; empty for what is stored. */
  readonly faults: readonly JsonFault[];
}

/** A record that needs a person, and where it comes from. */
export interface Problem extends Quarantined {
  readonly origin: Origin;
}

const reasonOf: Readonly<Record<'differs' | 'unstorable', string>> = {
  differs: 'CONTENT_DIFFERS',
  unstorable: 'UNSTORABLE',
};

/** What the database says against a record, as a fault. */
const faultsOf: Readonly<Record<'differs' | 'unstorable', readonly JsonFault[]>> = {
  differs: faultOfStore('/id', 'sameContent'),
  unstorable: faultOfStore('', 'storable'),
};

const noFaults: readonly JsonFault[] = [];

/** The answer to each record of a push, and what follows from them. */
export const answersOf = ({ records }: ReadPush, exceptions: Exceptions) => {
  const problems: Problem[] = [];
  const faultsAt = createFaultList();
  const stored = new Map<string, Origin>();
  const results = records.map((record, index): PushOutcome => {
    if (record.outcome === 'rejected') return { index, ...record, faults: faultsAt(index, record.faults) };
    const { row } = record;
    const { id } = row;
    if (record.outcome === 'quarantined') {
      problems.push(quarantine(row, record.problem.reason, record.problem));
      const faults = faultsAt(index, faultOfProblem(record.problem));
      return { index, id, outcome: 'quarantined', reason: record.problem.reason, faults };
    }
    const outcome = storedAs(row, record.first, exceptions);
    if (outcome === 'stored') stored.set(row.origin.unitId, row.origin);
    if (outcome === 'stored' || outcome === 'duplicate')
      return { index, id, outcome, reason: null, faults: noFaults };
    problems.push(quarantine(row, reasonOf[outcome]));
    const faults = faultsAt(index, faultsOf[outcome]);
    return { index, id, outcome: 'quarantined', reason: reasonOf[outcome], faults };
  });
  return { results, problems, stored: [...stored.values()] };
};

function quarantine(row: ReceiptRow, reason: string, detail: object = {}): Problem {
  return {
    origin: row.origin,
    recordId: row.id,
    contentHash: contentHash(row.bytes),
    reason,
    detail: { ...detail },
    raw: row.bytes.toString(),
  };
}

/** How a storable record fared: the second of one batch is compared with the first. */
function storedAs(row: ReceiptRow, first: ReceiptRow, exceptions: Exceptions): StoredOutcome {
  const outcome = (exceptions.size > 0 && exceptions.get(row.id)) || 'stored';
  if (first === row) return outcome;
  if (contentHash(first.bytes) !== contentHash(row.bytes)) return 'differs';
  return outcome === 'stored' ? 'duplicate' : outcome;
}
