import {
  listNameSchema,
  maxViews,
  restorableDays,
  type SavedViewInput,
  savedViewInputSchema,
} from '@tresen/domain/account/saved-views';
import { AppError } from '@tresen/domain/kit/errors';
import { isIn } from '@tresen/domain/kit/groups';
import { type AuditEntry, audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, type UserCaller, userOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { countViews, holdView, type StoredView, viewsOf } from './saved-views.store.ts';
import {
  insertView,
  markRemoved,
  purgeViews,
  storeDefault,
  updateView,
  type ViewValues,
} from './saved-views-editing.store.ts';

/** A view as somebody sees it. */
export interface SavedView extends StoredView {
  readonly isOwn: boolean;
  readonly isDefault: boolean;
  readonly mayChange: boolean;
}

/** The person's views of a list, and the shared ones. @throws {AppError} INVALID_INPUT */
export const listViews = async (ctx: Ctx, given: string): Promise<SavedView[]> => {
  const list = parseInput(listNameSchema, given);
  const user = userOf(ctx);
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) => viewsOf(tx, list, user.userId));
  return found.map((view) => ({
    ...view,
    isOwn: view.ownerId === user.userId,
    mayChange: mayChange(user, view),
  }));
};

/**
 * Saves a view under a name, or changes one.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND, CONFLICT (somebody was quicker), FORBIDDEN (somebody else's)
 */
export const saveView = async (ctx: Ctx, view: unknown): Promise<SaveResult> => {
  const input = parseInput(savedViewInputSchema, view);
  const modelId = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    input.id ? changeView(ctx, tx, input.id, input) : addView(ctx, tx, input),
  );
  return { isSuccess: true, modelId };
};

const dayMs = 86_400_000;

/** Removes a view; for a day it can be brought back. @throws {AppError} NOT_FOUND, FORBIDDEN */
export const removeView = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  const now = ctx.now();
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const view = await viewToChange(ctx, tx, id);
    await markRemoved(tx, id, new Date(now));
    await purgeViews(tx, new Date(now - restorableDays * dayMs));
    await log(ctx, tx, { action: 'remove', entityId: id, oldValues: logged(view) });
  });
  return { isSuccess: true, modelId: id };
};

/** Takes a removal back. @throws {AppError} NOT_FOUND, FORBIDDEN */
export const restoreView = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const view = await viewToChange(ctx, tx, id, true);
    await markRemoved(tx, id, null);
    await log(ctx, tx, { action: 'restore', entityId: id, newValues: logged(view) });
  });
  return { isSuccess: true, modelId: id };
};

/**
 * Chooses the view with which a list opens for the person. Like other settings of a person it is not in the log.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for a view that the person does not see, or of another list
 */
export const setDefaultView = async (ctx: Ctx, given: string, viewId: string | null): Promise<SaveResult> => {
  const list = parseInput(listNameSchema, given);
  const { userId } = userOf(ctx);
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const view = viewId === null ? null : await holdView(tx, viewId, userId, { isRemoved: false });
    if (view === undefined || (view && view.list !== list))
      throw new AppError('NOT_FOUND', { what: 'savedView' });
    await storeDefault(tx, tenantOf(ctx), { userId, list, viewId });
  });
  return { isSuccess: true, modelId: viewId };
};

/** Shared views belong to whoever made them, and to the owners of the business. */
function mayChange({ userId, principal }: UserCaller, { ownerId, isShared }: StoredView): boolean {
  return ownerId === userId || (isShared && isIn('owner', principal));
}

async function changeView(ctx: Ctx, tx: Tx, id: string, input: SavedViewInput): Promise<string> {
  const current = await viewToChange(ctx, tx, id);
  if (current.version !== input.version) throw new AppError('CONFLICT', { version: current.version });
  // Nobody takes a view away from others by making it the owner's own again.
  const isHidden = current.isShared && !input.isShared && current.ownerId !== userOf(ctx).userId;
  if (isHidden) throw new AppError('FORBIDDEN');
  await updateView(tx, id, input);
  await log(ctx, tx, {
    action: 'update',
    entityId: id,
    oldValues: logged(current),
    newValues: logged(input),
  });
  return id;
}

async function addView(ctx: Ctx, tx: Tx, input: SavedViewInput): Promise<string> {
  if ((await countViews(tx, input.list)) >= maxViews) throw new AppError('INVALID_INPUT', { field: 'list' });
  const id = newId();
  const { userId, name } = userOf(ctx);
  await insertView(tx, tenantOf(ctx), { ...input, id, ownerId: userId, ownerName: name });
  await log(ctx, tx, { action: 'create', entityId: id, newValues: logged(input) });
  return id;
}

async function viewToChange(ctx: Ctx, tx: Tx, id: string, isRemoved = false): Promise<StoredView> {
  const user = userOf(ctx);
  const view = await holdView(tx, id, user.userId, { isRemoved });
  if (!view) throw new AppError('NOT_FOUND', { what: 'savedView' });
  if (!mayChange(user, view)) throw new AppError('FORBIDDEN');
  return view;
}

function log(
  ctx: Ctx,
  tx: Tx,
  entry: Omit<Extract<AuditEntry, { entity: 'savedView' }>, 'entity'>,
): Promise<void> {
  return audit(ctx, tx, tenantOf(ctx), { entity: 'savedView', ...entry });
}

function logged({ name, query, isShared }: ViewValues) {
  return { name, query, isShared };
}
