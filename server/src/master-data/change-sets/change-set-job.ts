import type { BulkChange } from '@tresen/domain/master-data/change-sets';
import * as z from 'zod/mini';
import { emitChanged, inSystem, inTenant, type Tx } from '../../kit/db/pools.ts';
import { GiveUp, type JobHandler } from '../../kit/jobs/index.ts';
import type { RecordSource } from '../../kit/records/index.ts';
import { changeSetJob, type StartPort } from './bulk.service.ts';
import { bulkItems } from './change-items.ts';
import { findChangeRecords } from './change-records.store.ts';
import {
  countFailure,
  deleteSetsEndedBefore,
  endChangeSet,
  type RunningSet,
  takeChunk,
} from './change-sets.store.ts';
import { everyUnit } from './names.store.ts';
import { type ChangeSetPort, type Chunk, type RunPort, runChangeSet } from './run-change-set.ts';
import { type SetItem, undoItem } from './set-items.ts';

const payloadSchema = z.object({ tenantId: z.uuid(), setId: z.uuid() });

// Long sets give way to other jobs, mails among them, and to the sets of other tenants.
const turnMs = 4_000;
const maxFailures = 5;

/** Tells a set that cannot go on from one that only had bad luck. True when it has ended as failed. */
export const afterFailure = async (port: RunPort, tenantId: string, setId: string): Promise<boolean> => {
  return inTenant(port.db, tenantId, async (tx) => {
    if ((await countFailure(tx, setId)) < maxFailures) return false;
    const isOver = await endChangeSet(tx, setId, 'failed', new Date(port.now()));
    if (isOver) emitChanged(tx, 'changeSets', tenantId);
    return isOver;
  });
};

/** Runs a set for a while, and adds the next job when there is more to do. */
export const createChangeSetJob =
  (port: StartPort & RunPort): JobHandler =>
  async (payload, signal) => {
    const { tenantId, setId } = payloadSchema.parse(payload);
    try {
      const result = await runChangeSet(port, { tenantId, setId }, fixedChunks(port), { signal, turnMs });
      if (result === 'more')
        await inTenant(port.db, tenantId, (tx) => port.jobs.add(tx, changeSetJob, { tenantId, setId }));
    } catch (error) {
      if (!signal.aborted && (await afterFailure(port, tenantId, setId)))
        throw new GiveUp('a set of changes failed', { cause: error });
      throw error;
    }
  };

const keptForMs = 90 * 86_400_000;

/** Throws away sets that ended 90 days ago. */
export const cleanUpChangeSets = ({ db, now }: Pick<RunPort, 'db' | 'now'>): Promise<void> =>
  inSystem(db, (tx) => deleteSetsEndedBefore(tx, new Date(now() - keptForMs)));

/** The chunks that were fixed when the set began. */
function fixedChunks({ sources }: ChangeSetPort) {
  return function* (from: number): Generator<Chunk> {
    for (let number = from; ; number += 1) {
      yield async (tx, set) => {
        const ids = await takeChunk(tx, set.id, number);
        return ids && itemsOf(tx, sources[set.entity], set, ids);
      };
    }
  };
}

async function itemsOf(
  tx: Tx,
  { entity }: RecordSource,
  set: RunningSet,
  ids: readonly string[],
): Promise<SetItem[]> {
  if (set.undoOf !== null)
    return (await findChangeRecords(tx, set.undoOf, ids)).map((done) => undoItem(entity, done));
  return bulkItems(entity, set.change as BulkChange, ids, await everyUnit(tx));
}
