import { setImmediate } from 'node:timers/promises';
import { AppError } from '@tresen/domain/kit/errors';
import {
  type OfferState,
  type OwnCounts,
  type OwnRecord,
  ownBatchSchema,
  ownCountsSchema,
  type PresentRecord,
  takeOverSteps,
} from '@tresen/domain/master-data/take-over';
import type * as z from 'zod/mini';
import { type Ctx, registerOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { parseJson } from '../../kit/memory/index.ts';
import { emitRecords } from '../../kit/records/index.ts';
import { inChunks } from './chunks.ts';
import { beginOffer, lockOffer, type Offer, setOfferState } from './offers.store.ts';
import {
  countOwnRecords,
  keepOwnRecords,
  listOwnRecords,
  type MappedRecord,
  mappedAfter,
  presentRecords,
  savePlan,
} from './own-records.store.ts';

/** How far an offer is, as its register hears it. */
export interface OfferAnswer {
  readonly state: OfferState;
  readonly received: number;
}

/** An offer began to wait for people, or one of its steps was done: its register hears of it, and those who decide. */
export const tellOffer = (tx: Tx, tenantId: string, unitId: string): void => {
  emitRecords(tx, { tenantId, unitIds: [unitId] });
  emitChanged(tx, 'alerts', tenantId);
};

/** Notes in the transaction that a device's data waits for a decision, or does so no longer. */
export type NoteOwnData = (tx: Tx, deviceId: string, isWaiting: boolean, at: Date) => Promise<void>;

/** What offers need of others. */
export interface OffersPort {
  readonly noteOwnData: NoteOwnData;
}

/** Records that are planned before others have their turn: some milliseconds. */
const perTurn = 200;

/** Plans all records of an offer, as a dry run: what it finds is what people decide on. */
export const planOffer = async (tx: Tx, { deviceId, unitId }: Pick<Offer, 'deviceId' | 'unitId'>) => {
  const planned = await planInTurns(await listOwnRecords(tx, deviceId), await presentRecords(tx, unitId));
  await savePlan(tx, deviceId, inChunks(planned));
};

/**
 * A register says what it holds (contract 9). Once all of it is here it is planned, and waits for a person.
 * @param counts JSON text by ownCountsSchema
 * @throws {AppError} MALFORMED_JSON, INVALID_INPUT
 */
export const offerMasterData = async (
  ctx: Ctx,
  { noteOwnData }: OffersPort,
  counts: string,
): Promise<OfferAnswer> => {
  const { tenantId, deviceId, unitId } = registerOf(ctx);
  const offer = { deviceId, unitId, counts: parseOffer(ownCountsSchema, counts) };
  return inTenant(ctx.db, tenantId, async (tx) => {
    const at = new Date(ctx.now());
    const state = await currentOffer(tx, tenantId, offer, at);
    const received = await countOwnRecords(tx, deviceId);
    // Linked again, the register asks once more, and what rang for it may be over.
    if (state === 'waiting') await noteOwnData(tx, deviceId, true, at);
    if (state !== 'uploading' || received < totalOf(offer.counts)) return { state, received };
    await planOffer(tx, offer);
    await setOfferState(tx, deviceId, 'waiting');
    await noteOwnData(tx, deviceId, true, at);
    tellOffer(tx, tenantId, unitId);
    return { state: 'waiting' as const, received };
  });
};

/**
 * Keeps records of an offer. The same again changes nothing, so a register goes on where it was cut off.
 * @param batch JSON text by ownBatchSchema
 * @throws {AppError} MALFORMED_JSON, INVALID_INPUT; CONFLICT when nothing is offered, the choice has fallen, or more comes
 * than was offered
 */
export const pushMasterData = async (ctx: Ctx, batch: string): Promise<OfferAnswer> => {
  const { tenantId, deviceId } = registerOf(ctx);
  const records = parseOffer(ownBatchSchema, batch);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const offer = await lockOffer(tx, deviceId);
    if (!offer || !isOpen(offer.state)) throw new AppError('CONFLICT');
    await keepOwnRecords(tx, tenantId, deviceId, records);
    await setOfferState(tx, deviceId, 'uploading');
    const received = await countOwnRecords(tx, deviceId);
    if (received > totalOf(offer.counts)) throw new AppError('CONFLICT');
    return { state: 'uploading', received };
  });
};

const mappedPerPage = 2000;

export interface MappedPage {
  readonly records: readonly MappedRecord[];
  readonly cursor: string | null;
  readonly hasMore: boolean;
}

/** The ids under which the register's records were taken over, page by page. @throws {AppError} INVALID_INPUT */
export const takenOverRecords = (ctx: Ctx, after: string | undefined): Promise<MappedPage> => {
  const { tenantId, deviceId } = registerOf(ctx);
  const place = after === undefined ? -1 : Number(after);
  if (!Number.isInteger(place) || place < -1 || place > 2_147_483_647)
    throw new AppError('INVALID_INPUT', { field: 'after' });
  return inTenant(ctx.db, tenantId, async (tx) => {
    const offer = await lockOffer(tx, deviceId);
    const rows =
      offer?.state === 'takenOver' ? await mappedAfter(tx, deviceId, place, mappedPerPage + 1) : [];
    const records = rows.slice(0, mappedPerPage);
    const last = records.at(-1);
    return {
      records,
      cursor: last ? String(last.place) : (after ?? null),
      hasMore: rows.length > records.length,
    };
  });
};

async function planInTurns(own: readonly OwnRecord[], present: readonly PresentRecord[]) {
  const steps = takeOverSteps(own, present, newId);
  for (let count = 1; ; count += 1) {
    const { done, value } = steps.next();
    if (done) return value;
    if (count % perTurn === 0) await setImmediate();
  }
}

function parseOffer<T>(schema: z.ZodMiniType<T>, text: string): T {
  try {
    return parseInput(schema, parseJson(text));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('MALFORMED_JSON');
  }
}

/** The offer that the register means: it begins anew when it holds something else now, or is in another branch. */
async function currentOffer(
  tx: Tx,
  tenantId: string,
  given: Pick<Offer, 'deviceId' | 'unitId' | 'counts'>,
  now: Date,
): Promise<OfferState> {
  const known = await lockOffer(tx, given.deviceId);
  const isSame = known && known.unitId === given.unitId && sameCounts(known.counts, given.counts);
  if (known && (isSame || !isOpen(known.state))) return known.state;
  await beginOffer(tx, tenantId, given, now);
  return 'uploading';
}

function sameCounts(one: OwnCounts, other: OwnCounts): boolean {
  return JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted());
}

function totalOf(counts: OwnCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function isOpen(state: OfferState): boolean {
  return state === 'uploading' || state === 'waiting';
}
