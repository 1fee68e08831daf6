import { AppError } from '@tresen/domain/kit/errors';
import { maxPins, movedTo, pinInputSchema, reportList } from '@tresen/domain/sales/report-pins';
import { type StoredView, viewsOf } from '../../account/saved-views/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  deletePin,
  lockPins,
  type PinOwner,
  pinsOf,
  type StoredPin,
  storeName,
  storeOrder,
  storePin,
} from './report-pins.store.ts';

/** A pinned report as its person sees it. */
export interface ReportPin extends StoredPin {
  /** Null where the report was removed, or is shared no more. */
  readonly query: string | null;
  readonly ownerName: string | null;
}

/** The caller's pinned reports in their order, also those that are gone. */
export const listPins = (ctx: Ctx): Promise<readonly ReportPin[]> => {
  const { userId } = userOf(ctx);
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const pins = await pinsOf(tx, userId);
    if (pins.length === 0) return [];
    const views = await viewsOf(tx, reportList, userId);
    const shown = pins.map((pin) => shownPin(pin, views, userId));
    // Once it is gone it goes by the name that the person saw last, not by the one that it was pinned under.
    const renamed = shown.filter(({ name }, index) => name !== pins[index]?.name);
    for (const { viewId, name } of renamed) await storeName(tx, userId, viewId, name);
    return shown;
  });
};

/**
 * Pins a saved report, or changes days or place of one that is pinned. Like other settings of a person it is not in the log.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for a report that the person does not see, PINS_FULL
 */
export const pinReport = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { viewId, range, place } = parseInput(pinInputSchema, given);
  const owner = ownerOf(ctx);
  await inTenant(ctx.db, owner.tenantId, async (tx) => {
    await lockPins(tx, owner);
    const pins = await pinsOf(tx, owner.userId);
    const pinned = pins.find((pin) => pin.viewId === viewId);
    if (!pinned && pins.length >= maxPins) throw new AppError('PINS_FULL', { max: maxPins });
    const name = (await visibleView(tx, viewId, owner.userId))?.name ?? pinned?.name;
    if (name === undefined) throw new AppError('NOT_FOUND', { what: 'savedView' });
    await storePin(tx, owner, { viewId, name, range });
    const order = movedTo(
      pins.map((pin) => pin.viewId),
      viewId,
      place,
    );
    await storeOrder(tx, owner.userId, order);
  });
  return { isSuccess: true, modelId: viewId };
};

/** Takes a report off Home, also one that is gone. @throws {AppError} NOT_FOUND where it is not pinned */
export const unpinReport = async (ctx: Ctx, viewId: string): Promise<SaveResult> => {
  const owner = ownerOf(ctx);
  await inTenant(ctx.db, owner.tenantId, async (tx) => {
    if (!(await deletePin(tx, owner.userId, viewId))) throw new AppError('NOT_FOUND', { what: 'reportPin' });
  });
  return { isSuccess: true, modelId: viewId };
};

function ownerOf(ctx: Ctx): PinOwner {
  return { tenantId: tenantOf(ctx), userId: userOf(ctx).userId };
}

async function visibleView(tx: Tx, viewId: string, userId: string): Promise<StoredView | undefined> {
  return (await viewsOf(tx, reportList, userId)).find(({ id }) => id === viewId);
}

function shownPin(pin: StoredPin, views: readonly StoredView[], userId: string): ReportPin {
  const view = views.find(({ id }) => id === pin.viewId);
  if (!view) return { ...pin, query: null, ownerName: null };
  const isOwn = view.ownerId === userId;
  return { ...pin, name: view.name, query: view.query, ownerName: isOwn ? null : view.ownerName };
}
