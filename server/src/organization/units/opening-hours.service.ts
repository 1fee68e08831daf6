import { AppError } from '@tresen/domain/kit/errors';
import {
  inOrder,
  type OpeningHoursChange,
  openingHoursChangesSchema,
} from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { lockTree } from './unit-tree.store.ts';
import { type HoursOfUnit, hoursOfUnits, writeHours } from './units.store.ts';

/** A unit that gets other hours. */
interface NewHours {
  readonly unit: HoursOfUnit;
  /** As text, so that the same hours are the same. */
  readonly openingHours: string | null;
}

/**
 * Gives units opening hours, all of them or none. The version of each that gets others is raised by one.
 * @throws {AppError} INVALID_INPUT; with `unitId` of the first that it is about NOT_FOUND, CONFLICT where somebody has
 *   changed it meanwhile, UNIT_NOT_A_BRANCH for a header
 */
export const setOpeningHours = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const changes = parseInput(openingHoursChangesSchema, given);
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    await lockTree(tx, tenantId);
    const changed = await changedUnits(tx, changes);
    if (changed.length === 0) return;
    await writeHours(
      tx,
      changed.map(({ unit, openingHours }) => ({ id: unit.id, openingHours })),
    );
    for (const one of changed) await log(ctx, tx, one);
    emitChanged(tx, 'units', tenantId);
  });
  return { isSuccess: true };
};

async function changedUnits(tx: Tx, changes: readonly OpeningHoursChange[]): Promise<readonly NewHours[]> {
  const wanted = changes.flatMap(({ openingHours, units }) => {
    const text = openingHours === null ? null : JSON.stringify(inOrder(openingHours));
    return units.map(({ id, version }) => ({ id: id.toLowerCase(), version, openingHours: text }));
  });
  const found = await hoursOfUnits(
    tx,
    wanted.map(({ id }) => id),
  );
  const byId = new Map(found.map((unit) => [unit.id, unit]));
  return wanted
    .map(({ id, version, openingHours }) => ({
      unit: checked(byId.get(id), { id, version, openingHours }),
      openingHours,
    }))
    .filter(({ unit, openingHours }) => unit.openingHours !== openingHours);
}

function checked(
  unit: HoursOfUnit | undefined,
  { id, version, openingHours }: Pick<HoursOfUnit, 'id' | 'version' | 'openingHours'>,
): HoursOfUnit {
  const where = { unitId: id };
  if (!unit) throw new AppError('NOT_FOUND', { what: 'organizationUnit', ...where });
  if (unit.type === 'group') throw new AppError('UNIT_NOT_A_BRANCH', where);
  // Whoever sends the same again finds them there.
  if (unit.version !== version && unit.openingHours !== openingHours) throw new AppError('CONFLICT', where);
  return unit;
}

function log(ctx: Ctx, tx: Tx, { unit, openingHours }: NewHours): Promise<void> {
  return audit(ctx, tx, tenantOf(ctx), {
    action: 'update',
    entity: 'organizationUnit',
    entityId: unit.id,
    oldValues: { name: unit.name, openingHours: unit.openingHours },
    newValues: { openingHours },
  });
}
