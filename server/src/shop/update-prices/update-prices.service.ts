import {
  type UpdatePriceInput,
  type UpdatePricePlace,
  updatePriceInputSchema,
  updatePriceName,
  updatePricePlaceSchema,
  upgradeValueOf,
} from '@tresen/domain/fleet/licences';
import { AppError } from '@tresen/domain/kit/errors';
import { decimalOfCents } from '@tresen/domain/kit/money';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asEditor } from '../products/index.ts';
import {
  deletePrice,
  holdPrice,
  insertPrice,
  type ListedPrice,
  readPrices,
  updatePrice,
} from './update-prices.store.ts';

/** What updates and upgrades cost. @throws {AppError} FORBIDDEN outside the vendor's tenant */
export const listedPrices = (ctx: Ctx): Promise<ListedPrice[]> => asEditor(ctx, readPrices);

/** Names a price of the list: `gastro/basic/6/5`. */
export const priceId = ({
  appType,
  licenceType,
  upgradeValue,
  fromVersion,
}: Pick<ListedPrice, 'appType' | 'licenceType' | 'upgradeValue' | 'fromVersion'>): string =>
  `${appType}/${licenceType}/${upgradeValue}/${fromVersion}`;

/**
 * Puts a price into the list, or changes the one that is there; keys are checked with it from then on. Orders keep the
 * price that they were placed with.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT (PRICE_LISTED: there is one already),
 * NOT_FOUND, CONFLICT (somebody was quicker)
 */
export const saveListedPrice = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const input = parseInput(updatePriceInputSchema, given);
  return asEditor(ctx, async (tx, tenantId, at) => {
    const { version } = input;
    if (version == null) await addPrice(ctx, tx, tenantId, input, at);
    else await changePrice(ctx, tx, tenantId, { ...input, version }, at);
    return { isSuccess: true, modelId: idOf(input) };
  });
};

const removalSchema = z.extend(updatePricePlaceSchema, { version: z.int() });

/**
 * Takes a price off the list: the catalogue's product says from then on what it costs, if it names a price.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND, CONFLICT
 */
export const removeListedPrice = (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const { version, ...place } = parseInput(removalSchema, given);
  return asEditor(ctx, async (tx, tenantId) => {
    const current = await holdCurrent(tx, place, version);
    await deletePrice(tx, place);
    await audit(ctx, tx, tenantId, {
      entity: 'updatePrice',
      action: 'remove',
      entityId: idOf(place),
      oldValues: logged(place, current.price),
    });
    return { isSuccess: true, modelId: idOf(place) };
  });
};

async function addPrice(ctx: Ctx, tx: Tx, tenantId: string, input: UpdatePriceInput, at: Date) {
  if (!(await insertPrice(tx, input, input.price, at)))
    throw new AppError('INVALID_INPUT', { field: 'fromVersion', message: 'PRICE_LISTED' });
  const entry = { entity: 'updatePrice', action: 'create', entityId: idOf(input) } as const;
  await audit(ctx, tx, tenantId, { ...entry, newValues: logged(input, input.price) });
}

async function changePrice(
  ctx: Ctx,
  tx: Tx,
  tenantId: string,
  input: UpdatePriceInput & { readonly version: number },
  at: Date,
) {
  const current = await holdCurrent(tx, input, input.version);
  await updatePrice(tx, input, input.price, at);
  await audit(ctx, tx, tenantId, {
    entity: 'updatePrice',
    action: 'update',
    entityId: idOf(input),
    oldValues: logged(input, current.price),
    newValues: logged(input, input.price),
  });
}

function idOf(place: UpdatePricePlace): string {
  return priceId({ ...place, upgradeValue: upgradeValueOf(place) });
}

/** The price that is there, if it is still the one that was looked at. */
async function holdCurrent(tx: Tx, place: UpdatePricePlace, version: number): Promise<ListedPrice> {
  const current = await holdPrice(tx, place);
  if (!current) throw new AppError('NOT_FOUND', { what: 'updatePrice' });
  if (current.version !== version) throw new AppError('CONFLICT', { version: current.version });
  return current;
}

function logged(place: UpdatePricePlace, price: number) {
  return {
    name: updatePriceName(place),
    price: `${decimalOfCents(price)} €`,
  };
}
