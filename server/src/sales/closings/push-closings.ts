import { AppError } from '@tresen/domain/kit/errors';
import { closingsPerPush } from '@tresen/domain/sales/closings';
import { type Database, emit, inTenant } from '../../kit/db/pools.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import type { JsonFault } from '../../kit/json-faults/index.ts';
import {
  type CountProblems,
  contentHash,
  createFaultList,
  faultOfProblem,
  faultOfStore,
  keepProblems,
  type Origin,
  type PushOutcome,
  type Quarantined,
  readBatch,
} from '../receipts/index.ts';
import { type ClosingRecord, checkClosing, type ReadClosing } from './closing-record.ts';
import { holdRegister, type StoredClosingOutcome, storeClosing } from './closings.store.ts';
import { compareClosingsJob } from './compare-closings.ts';
import { foreseeClosings } from './foresee-closings.store.ts';

export interface ClosingPushDependencies {
  readonly db: Database;
  readonly now: () => number;
  readonly jobs: Pick<Jobs, 'add'>;
  readonly onProblems: CountProblems;
}

/** Why a closing that follows the contract waits for a person all the same. */
const reasonOf: Readonly<Record<'differs' | 'taken' | 'unstorable', string>> = {
  differs: 'CONTENT_DIFFERS',
  taken: 'Z_NUMBER_TAKEN',
  unstorable: 'UNSTORABLE',
};

interface Problem extends Quarantined {
  readonly unitId: string;
}

/** What the database says against a closing, as a fault. */
const faultsOf: Readonly<Record<'differs' | 'taken' | 'unstorable', readonly JsonFault[]>> = {
  differs: faultOfStore('/id', 'sameContent'),
  taken: faultOfStore('/zNumber', 'zNumberFree'),
  unstorable: faultOfStore('', 'storable'),
};

/**
 * What `pushClosings` would answer to the same batch, now: nothing is stored, compared or told to anybody. Only what the
 * database alone can refuse (`UNSTORABLE`) is not foreseen.
 * @param batch JSON text of an array of closings, UTF-8
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE (more than 50 closings), DEVICE_UNLINKED
 */
export const checkClosings = async (
  { db, now }: Pick<ClosingPushDependencies, 'db' | 'now'>,
  register: Origin,
  batch: Buffer,
): Promise<readonly PushOutcome[]> => {
  const read = readAll(batch, register, now());
  return answers(read, await foreseeClosings(db, register, read)).results;
};

/**
 * Takes the closings that a register pushes: stores what is right, keeps what needs a person, refuses what is not the
 * register's own, and answers record by record, as for receipts (contract 17). When it throws, nothing of the batch was
 * answered and the register sends it again: identity makes that harmless.
 * @param batch JSON text of an array of closings, UTF-8
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE (more than 50 closings), DEVICE_UNLINKED
 */
export const pushClosings = async (
  deps: ClosingPushDependencies,
  register: Origin,
  batch: Buffer,
): Promise<readonly PushOutcome[]> => {
  const read = readAll(batch, register, deps.now());
  const outcomes = await storeAll(deps, register, read);
  const { results, problems } = answers(read, outcomes);
  await keepAll(deps, register, problems);
  return results;
};

function readAll(batch: Buffer, register: Origin, nowMs: number): readonly ReadClosing[] {
  const texts = readBatch(batch, ({ bytes }) => bytes);
  if (texts.length > closingsPerPush) throw new AppError('TOO_LARGE', { limit: closingsPerPush });
  return texts.map((text) => checkClosing(text, register, nowMs));
}

function answers(
  read: readonly ReadClosing[],
  outcomes: ReadonlyMap<ReadClosing, StoredClosingOutcome>,
): { readonly results: PushOutcome[]; readonly problems: Problem[] } {
  const problems: Problem[] = [];
  const faultsAt = createFaultList();
  const results = read.map((entry, index): PushOutcome => {
    if (entry.outcome === 'rejected') return { index, ...entry, faults: faultsAt(index, entry.faults) };
    const { record } = entry;
    const { id } = record;
    if (entry.outcome === 'quarantined') {
      problems.push(quarantine(record, entry.problem.reason, entry.problem));
      const faults = faultsAt(index, faultOfProblem(entry.problem));
      return { index, id, outcome: 'quarantined', reason: entry.problem.reason, faults };
    }
    const outcome = outcomes.get(entry) ?? 'unstorable';
    if (outcome === 'stored' || outcome === 'duplicate')
      return { index, id, outcome, reason: null, faults: [] };
    problems.push(quarantine(record, reasonOf[outcome], { zNumber: record.closing.zNumber }));
    const faults = faultsAt(index, faultsOf[outcome]);
    return { index, id, outcome: 'quarantined', reason: reasonOf[outcome], faults };
  });
  return { results, problems };
}

function quarantine({ id, bytes, origin }: ClosingRecord, reason: string, detail: object = {}): Problem {
  return {
    unitId: origin.unitId,
    recordId: id,
    contentHash: contentHash(bytes),
    reason,
    detail: { ...detail },
    raw: bytes.toString(),
  };
}

/** Stores what is right, one after the other: a batch may hold the same closing twice. */
function storeAll(
  { db, now, jobs }: ClosingPushDependencies,
  { tenantId, deviceId }: Origin,
  read: readonly ReadClosing[],
): Promise<ReadonlyMap<ReadClosing, StoredClosingOutcome>> {
  return inTenant(db, tenantId, async (tx) => {
    await holdRegister(tx, deviceId);
    const outcomes = new Map<ReadClosing, StoredClosingOutcome>();
    for (const entry of read)
      if (entry.outcome === 'storable')
        outcomes.set(entry, await storeClosing(tx, entry.record, new Date(now())));
    if ([...outcomes.values()].includes('stored'))
      await jobs.add(tx, compareClosingsJob, {}, { key: compareClosingsJob });
    for (const unitId of branchesOf(outcomes)) emit(tx, { topic: 'closings', tenantId, unitId });
    return outcomes;
  });
}

function branchesOf(outcomes: ReadonlyMap<ReadClosing, StoredClosingOutcome>): ReadonlySet<string> {
  return new Set(
    [...outcomes].flatMap(([entry, outcome]) =>
      outcome === 'stored' && entry.outcome === 'storable' ? [entry.record.origin.unitId] : [],
    ),
  );
}

/** Keeps what needs a person, each in the branch that it belongs to. */
async function keepAll(
  { db, now, onProblems }: ClosingPushDependencies,
  register: Origin,
  problems: readonly Problem[],
): Promise<void> {
  for (const [unitId, ofBranch] of Map.groupBy(problems, (problem) => problem.unitId)) {
    const origin = { ...register, unitId };
    await keepProblems(db, origin, ofBranch, new Date(now()), onProblems, 'closing');
  }
}
