import type { SyncedName } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type TakeOverChoice, takeOverChoices } from '@tresen/domain/master-data/take-over';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import type { Jobs } from '../../kit/jobs/index.ts';
import { beginChangeSet } from '../change-sets/index.ts';
import { type OffersPort, planOffer, tellOffer } from './offer.service.ts';
import { lockOffer, setChoice, setSetIds } from './offers.store.ts';
import { countNew } from './own-records.store.ts';
import { listOffers, type ShownOffer } from './shown-offers.store.ts';
import { takeOverJob } from './take-over.job.ts';

export interface ChooseDependencies extends OffersPort {
  readonly jobs: Pick<Jobs, 'add'>;
}

/**
 * Somebody decides what becomes of the data that a register held before it was linked (contract 9): it is taken over, by
 * a job, or gives way to the cloud's.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, CONFLICT when it is decided already, BRANCH_NOT_EMPTY
 */
export const chooseTakeOver = async (
  ctx: Ctx,
  deps: ChooseDependencies,
  deviceId: string,
  word: string,
): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  const { userId, name } = userOf(ctx);
  const choice = choiceOf(word);
  await inTenant(ctx.db, tenantId, async (tx) => {
    const offer = await offerOf(tx, deviceId);
    refuseUnfit(offer, choice);
    const at = new Date(ctx.now());
    await setChoice(tx, deviceId, choice, { userId, name }, at);
    await deps.noteOwnData(tx, deviceId, false, at);
    if (choice === 'takeOver') {
      // The rates of the branch may have changed since the dry run.
      await planOffer(tx, offer);
      await setSetIds(tx, deviceId, await beginSets(ctx, tx, offer));
      await deps.jobs.add(tx, takeOverJob, { tenantId, deviceId });
    }
    await audit(ctx, tx, tenantId, {
      action: choice === 'takeOver' ? 'takeOverData' : 'replaceData',
      entity: 'device',
      entityId: deviceId,
      newValues: { name: offer.deviceName, unitId: offer.unitId },
    });
    tellOffer(tx, tenantId, offer.unitId);
  });
  return { isSuccess: true, modelId: deviceId };
};

function choiceOf(word: string): TakeOverChoice {
  const choice = takeOverChoices.find((known) => known === word);
  if (!choice) throw new AppError('INVALID_INPUT', { field: 'choice' });
  return choice;
}

async function offerOf(tx: Tx, deviceId: string): Promise<ShownOffer> {
  const known = await lockOffer(tx, deviceId);
  const [offer] = known ? await listOffers(tx, deviceId) : [];
  if (!offer) throw new AppError('NOT_FOUND', { what: 'takeOverOffer' });
  return offer;
}

/** Taking over needs all of the data and a branch without records of its own; the cloud's may take its place at any time before. */
function refuseUnfit({ state, culprits }: ShownOffer, choice: TakeOverChoice): void {
  if (state !== 'waiting' && !(state === 'uploading' && choice === 'replace')) throw new AppError('CONFLICT');
  if (choice === 'takeOver' && culprits.length > 0) throw new AppError('BRANCH_NOT_EMPTY');
}

/** A set of changes for each kind that brings something new: people find them in the history, and can undo them. */
async function beginSets(ctx: Ctx, tx: Tx, { deviceId, deviceName }: ShownOffer) {
  const setIds: Partial<Record<SyncedName, string>> = {};
  for (const { entity, count } of await countNew(tx, deviceId)) {
    const description = { de: `von der Kasse „${deviceName}“`, en: `from the register “${deviceName}”` };
    setIds[entity] = (
      await beginChangeSet(ctx, tx, { kind: 'takeOver', entity, description, total: count })
    ).id;
  }
  return setIds;
}
