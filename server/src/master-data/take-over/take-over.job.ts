import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import * as z from 'zod/mini';
import { inTenant } from '../../kit/db/pools.ts';
import type { JobHandler } from '../../kit/jobs/index.ts';
import { type Chunk, putItem, type RunPort, runChangeSet } from '../change-sets/index.ts';
import { tellOffer } from './offer.service.ts';
import { endOffer, lockOffer, type Offer } from './offers.store.ts';
import { newRecordsOf, noteUnmade } from './own-records.store.ts';

/** The name of the job. */
export const takeOverJob = 'takeOver';

const payloadSchema = z.object({ tenantId: z.uuid(), deviceId: z.uuid() });

/**
 * Takes over what a register offered, one set of changes for each kind of record, those first on which others depend.
 * Ended at any point it goes on behind the last chunk.
 */
export const createTakeOverJob =
  (port: RunPort): JobHandler =>
  async (given, signal) => {
    const { tenantId, deviceId } = payloadSchema.parse(given);
    const offer = await inTenant(port.db, tenantId, (tx) => lockOffer(tx, deviceId));
    if (offer?.state !== 'running') return;
    for (const entity of syncedNames) {
      const setId = offer.setIds?.[entity];
      if (setId) await runChangeSet(port, { tenantId, setId }, chunksOf(port, offer, entity), { signal });
    }
    await inTenant(port.db, tenantId, async (tx) => {
      await noteUnmade(tx, deviceId, Object.values(offer.setIds ?? {}));
      await endOffer(tx, deviceId, new Date(port.now()));
      tellOffer(tx, tenantId, offer.unitId);
    });
  };

/** The records of a kind, in the chunks of the plan. */
function chunksOf({ sources }: RunPort, { deviceId, unitId }: Offer, entity: SyncedName) {
  return function* (from: number): Generator<Chunk> {
    for (let number = from; ; number += 1) {
      yield async (tx) => {
        const records = await newRecordsOf(tx, deviceId, entity, number);
        if (records.length === 0) return undefined;
        return records.map(({ cloudId, record }) =>
          putItem(sources[entity].entity, { ...record, unitIds: [unitId] }, { newId: cloudId }),
        );
      };
    }
  };
}
