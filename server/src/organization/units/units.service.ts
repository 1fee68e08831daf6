import { AppError } from '@tresen/domain/errors';
import {
  type Country,
  localeOfUnit,
  type UnitInput,
  unitInputSchema,
} from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  findUnit,
  hasSales,
  insertUnit,
  isNameTaken,
  type OrganizationUnit,
  updateUnit,
} from './units.store.ts';

/** What a new branch needs of other areas. */
export interface UnitsPort {
  /** A branch was made, or moved to another country; in the same transaction. */
  onBranchSaved(
    ctx: Ctx,
    tx: Tx,
    branch: { readonly unitId: string; readonly country: Country },
  ): Promise<void>;
}

const currentUnit = async (tx: Tx, id: string | null): Promise<OrganizationUnit | undefined> => {
  if (id === null) return undefined;
  const current = await findUnit(tx, id);
  if (!current) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  return current;
};

const save = async (ctx: Ctx, tx: Tx, port: UnitsPort, input: UnitInput): Promise<SaveResult> => {
  const current = await currentUnit(tx, input.id ?? null);
  const id = current?.id ?? newId();
  const locale = localeOfUnit(input, current);
  const values = { name: input.name, type: input.type ?? current?.type ?? 'branch', ...locale } as const;
  if (await isNameTaken(tx, input.name, current?.id ?? null))
    throw new AppError('NAME_TAKEN', { field: 'name' });
  if (current && current.currency !== locale.currency && (await hasSales(tx, id))) {
    throw new AppError('CURRENCY_FIXED', { field: 'country' });
  }
  if (current) await updateUnit(tx, id, values);
  else await insertUnit(tx, tenantOf(ctx), id, values);
  if (values.type !== 'group' && current?.country !== values.country)
    await port.onBranchSaved(ctx, tx, { unitId: id, country: values.country });
  await audit(ctx, tx, tenantOf(ctx), {
    action: current ? 'update' : 'create',
    entity: 'organizationUnit',
    entityId: id,
    oldValues: current
      ? { name: current.name, type: current.type, zone: current.zone, cutOffMinutes: current.cutOffMinutes }
      : null,
    newValues: values,
  });
  return { isSuccess: true, modelId: id };
};

/**
 * Creates or changes a unit. A changed zone or cut-off affects later receipts only (contract 18).
 * @throws {AppError} INVALID_INPUT, NAME_TAKEN (ORG-14), NOT_FOUND, CURRENCY_FIXED (sums never mix currencies)
 */
export const saveUnit = async (ctx: Ctx, port: UnitsPort, unit: unknown): Promise<SaveResult> => {
  const input = parseInput(unitInputSchema, unit);
  try {
    return await inTenant(ctx.db, tenantOf(ctx), (tx) => save(ctx, tx, port, input));
  } catch (error) {
    // Two people took the name in the same moment: the index decides.
    if (isUniqueViolation(error)) throw new AppError('NAME_TAKEN', { field: 'name' });
    throw error;
  }
};
