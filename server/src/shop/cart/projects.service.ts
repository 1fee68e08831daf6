import { AppError } from '@tresen/domain/kit/errors';
import {
  type CartLine,
  defaultProjectName,
  isDefaultName,
  linesOfStored,
  maxDrafts,
  projectChanged,
  type ShopProjectInput,
  shopProjectInputSchema,
  storedTextOf,
  totalOfCart,
} from '@tresen/domain/shop/cart';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  countProjects,
  findDefault,
  findProject,
  lockProject,
  projectsOf,
  type StoredProject,
} from './projects.store.ts';
import {
  deleteProject,
  insertProject,
  markOrdered,
  type ProjectValues,
  updateProject,
} from './write-projects.store.ts';

/** The cart that has no name of its own, null where none is saved (SHP-23, SHP-24). @throws {AppError} NOT_FOUND */
export const defaultProject = async (ctx: Ctx, userId: string): Promise<StoredProject | null> => {
  const owner = namedOwnerOf(ctx, userId);
  return (await inTenant(ctx.db, tenantOf(ctx), (tx) => findDefault(tx, owner))) ?? null;
};

/** A cart that was not ordered yet, null where there is none. @throws {AppError} INVALID_INPUT */
export const project = async (ctx: Ctx, id: string): Promise<StoredProject | null> => {
  const owner = cartOwnerOf(ctx);
  return (await inTenant(ctx.db, tenantOf(ctx), (tx) => findProject(tx, owner, id))) ?? null;
};

/** The drafts that the person has named, the last changed first (SHP-32). */
export const drafts = async (ctx: Ctx): Promise<StoredProject[]> => {
  const owner = cartOwnerOf(ctx);
  const all = await inTenant(ctx.db, tenantOf(ctx), (tx) => projectsOf(tx, owner));
  return all.filter(({ name }) => name !== defaultProjectName);
};

const changed: SaveResult = { isSuccess: false, message: projectChanged };

/**
 * Saves a cart (SHP-26, SHP-31): its id comes back as `modelId` (SHP-27). When somebody else has saved another version,
 * ordered it or deleted it meanwhile, nothing is saved and the message is `PROJECT_CHANGED`.
 * @throws {AppError} NOT_FOUND for somebody else's, INVALID_INPUT, NAME_TAKEN for a draft of the same name
 */
export const saveProject = async (ctx: Ctx, given: unknown, userId: string): Promise<SaveResult> => {
  const owner = namedOwnerOf(ctx, userId);
  const input = parseInput(shopProjectInputSchema, given);
  const values = valuesOf(input);
  try {
    return await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
      const result = input.id
        ? await changeProject(
            ctx,
            tx,
            { userId: owner, id: input.id, version: input.version ?? null },
            values,
          )
        : await addProject(ctx, tx, owner, values);
      if (result.isSuccess) tellCart(ctx, tx);
      return result;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw nameTaken();
    throw error;
  }
};

/**
 * Deletes the cart without a name (SHP-25, SHP-29). With a version only that one: what somebody put in meanwhile stays.
 * @throws {AppError} NOT_FOUND for somebody else's
 */
export const removeDefault = async (
  ctx: Ctx,
  userId: string,
  version: number | null,
): Promise<SaveResult> => {
  const owner = namedOwnerOf(ctx, userId);
  return inTenant(ctx.db, tenantOf(ctx), async (tx): Promise<SaveResult> => {
    const found = await findDefault(tx, owner);
    if (found && !(await deleteProject(tx, { userId: owner, id: found.id, version }))) return changed;
    tellCart(ctx, tx);
    return { isSuccess: true, ...(found && { modelId: found.id }) };
  });
};

/** Deletes a draft (SHP-32). @throws {AppError} NOT_FOUND */
export const removeProject = async (ctx: Ctx, id: string): Promise<SaveResult> => {
  const owner = cartOwnerOf(ctx);
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    if (!(await deleteProject(tx, { userId: owner, id })))
      throw new AppError('NOT_FOUND', { what: 'shopProject' });
    tellCart(ctx, tx);
  });
  return { isSuccess: true, modelId: id };
};

/**
 * Takes the lines that were ordered out of the caller's cart, in the transaction of the order; a cart of which nothing
 * stays is what was ordered. False when one of them is not there any more: it was ordered or removed elsewhere.
 */
export const orderProject = async (
  ctx: Ctx,
  tx: Tx,
  id: string,
  lineIds: readonly string[],
): Promise<boolean> => {
  const [userId, now] = [cartOwnerOf(ctx), new Date(ctx.now())];
  const found = await lockProject(tx, userId, id);
  const lines = (found && linesOfStored(found.cart)) ?? [];
  const stays = lines.filter(({ lineId }) => !lineIds.includes(lineId));
  if (!found || stays.length !== lines.length - lineIds.length) return false;
  if (stays.length === 0) return markOrdered(tx, userId, id, now);
  const rest = valuesOf({ ...found, cart: storedTextOf(stays), status: null, frontEndTypeId: null });
  return updateProject(tx, { userId, id }, rest, now);
};

/** The same, when the call names whom it means. @throws {AppError} NOT_FOUND for anybody else: the call itself is allowed */
function namedOwnerOf(ctx: Ctx, userId: string): string {
  const owner = cartOwnerOf(ctx);
  if (userId !== owner) throw new AppError('NOT_FOUND', { what: 'shopProject' });
  return owner;
}

/** Whose carts the caller works on: those of the person in whose place they act, else the own ones. */
function cartOwnerOf(ctx: Ctx): string {
  const { userId, actingAs } = userOf(ctx);
  return actingAs?.userId ?? userId;
}

function valuesOf({ name, customerId, cart }: ShopProjectInput): ProjectValues {
  const lines = linesIn(cart);
  return {
    // The unnamed cart has one name, so that it is found by it.
    name: isDefaultName(name) ? defaultProjectName : name,
    customerId: customerId ?? null,
    cart,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: totalOfCart(lines),
  };
}

/** Only a cart by the rules is stored; what older versions wrote is found and deleted by who loads it (SHP-25). */
function linesIn(cart: string): readonly CartLine[] {
  const lines = linesOfStored(cart);
  if (!lines) throw new AppError('INVALID_INPUT', { field: 'cart' });
  return lines;
}

async function changeProject(
  ctx: Ctx,
  tx: Tx,
  place: { readonly userId: string; readonly id: string; readonly version?: number | null },
  values: ProjectValues,
): Promise<SaveResult> {
  return (await updateProject(tx, place, values, new Date(ctx.now())))
    ? { isSuccess: true, modelId: place.id }
    : changed;
}

async function addProject(ctx: Ctx, tx: Tx, userId: string, values: ProjectValues): Promise<SaveResult> {
  if ((await countProjects(tx, userId)) >= maxDrafts) throw new AppError('INVALID_INPUT', { field: 'name' });
  const id = newId();
  const place = { tenantId: tenantOf(ctx), userId, id };
  if (await insertProject(tx, place, values, new Date(ctx.now()))) return { isSuccess: true, modelId: id };
  // Another tab was quicker with the unnamed cart; a name is the person's own choice.
  if (values.name === defaultProjectName) return changed;
  throw nameTaken();
}

/** A person's other tabs and devices fetch their cart anew. */
function tellCart(ctx: Ctx, tx: Tx): void {
  emitChanged(tx, 'cart', tenantOf(ctx));
}

function nameTaken() {
  return new AppError('NAME_TAKEN', { field: 'name' });
}
