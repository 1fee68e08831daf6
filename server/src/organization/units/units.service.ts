import { AppError } from '@tresen/domain/kit/errors';
import {
  fitsChildren,
  inOrder,
  localeOfUnit,
  type PlacedUnit,
  type UnitInput,
  type UnitMessage,
  type UnitType,
  unitInputSchema,
} from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { emitRecords } from '../../kit/records/index.ts';
import { checkPlace, lastPlace, nameOfUnit } from './unit-place.service.ts';
import { listPlaces, lockTree } from './unit-tree.store.ts';
import type { UnitsPort } from './units.port.ts';
import {
  findUnit,
  hasSales,
  insertUnit,
  isNameTaken,
  type OrganizationUnit,
  organizationNames,
  type UnitValues,
  updateUnit,
} from './units.store.ts';

/** What the names of other records are, for the log. */
interface Names {
  readonly places: readonly PlacedUnit[];
  readonly organizations: ReadonlyMap<string, string>;
}

/**
 * Creates or changes a unit. A changed zone or cut-off affects later receipts only (contract 18).
 * @throws {AppError} INVALID_INPUT (also a parent or a type that does not fit), NAME_TAKEN (ORG-14), NOT_FOUND,
 *   CURRENCY_FIXED (sums never mix currencies), CONFLICT with the fields as they are now
 */
export const saveUnit = async (ctx: Ctx, port: UnitsPort, unit: unknown): Promise<SaveResult> => {
  const input = parseInput(unitInputSchema, unit);
  try {
    const id = await inTenant(ctx.db, tenantOf(ctx), (tx) => save(ctx, tx, port, input));
    return { isSuccess: true, modelId: id };
  } catch (error) {
    // Two people took the name in the same moment: the index decides.
    if (isUniqueViolation(error)) throw new AppError('NAME_TAKEN', { field: 'name' });
    throw error;
  }
};

async function save(ctx: Ctx, tx: Tx, port: UnitsPort, input: UnitInput): Promise<string> {
  const tenantId = tenantOf(ctx);
  emitChanged(tx, 'units', tenantId);
  await lockTree(tx, tenantId);
  const current = await currentUnit(tx, input.id ?? null);
  const places = await listPlaces(tx);
  const values = valuesOf(input, current, places);
  // A second click brings what is already there: nothing to refuse.
  if (current && isSame(values, current)) return current.id;
  refuseStale(input, current);
  await checkUnit(tx, values, current, places);
  const { organizationId } = values;
  const organizations = await organizationNames(tx, [organizationId, current?.organizationId]);
  const isOther = organizationId !== null && organizationId !== current?.organizationId;
  if (isOther && !organizations.has(organizationId)) throw wrong('organizationId', 'ORGANIZATION_UNKNOWN');
  const names = { places, organizations };
  const id = current?.id ?? newId();
  if (current) await updateUnit(tx, id, values);
  else await insertUnit(tx, tenantId, id, values);
  const isEmptied = current !== undefined && current.type !== 'group' && values.type === 'group';
  const isStarted = needsStart(values, current);
  if (isEmptied) await becomeGroup(ctx, tx, port, id);
  if (isStarted) await port.onBranchSaved(ctx, tx, { unitId: id, country: values.country });
  await audit(ctx, tx, tenantId, {
    action: current ? 'update' : 'create',
    entity: 'organizationUnit',
    entityId: id,
    oldValues: current ? auditedValues(current, names) : null,
    newValues: auditedValues(values, names),
  });
  // Rates of a new branch went along, or what a branch had that became a header.
  if (isEmptied || isStarted) emitRecords(tx, { tenantId, unitIds: null });
  return id;
}

async function currentUnit(tx: Tx, id: string | null): Promise<OrganizationUnit | undefined> {
  if (id === null) return undefined;
  const current = await findUnit(tx, id);
  if (!current) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  return current;
}

function valuesOf(
  input: UnitInput,
  current: OrganizationUnit | undefined,
  places: readonly PlacedUnit[],
): UnitValues {
  const parentId = input.parentId === undefined ? (current?.parentId ?? null) : input.parentId;
  const staysThere = current !== undefined && current.parentId === parentId;
  return {
    name: input.name,
    description: input.description ?? current?.description ?? '',
    type: input.type ?? current?.type ?? 'branch',
    parentId,
    organizationId:
      input.organizationId === undefined ? (current?.organizationId ?? null) : input.organizationId,
    sort: staysThere ? current.sort : lastPlace(places, parentId),
    openingHours: hoursOf(input, current),
    ...localeOfUnit(input, current),
  };
}

/** As text, so that the same hours are the same; a header has none. */
function hoursOf({ openingHours }: UnitInput, current: OrganizationUnit | undefined): string | null {
  if (openingHours === undefined) return current?.openingHours ?? null;
  return openingHours === null ? null : JSON.stringify(inOrder(openingHours));
}

function isSame(values: UnitValues, current: OrganizationUnit | undefined): boolean {
  return (
    current !== undefined &&
    Object.entries(values).every(([name, value]) => current[name as keyof UnitValues] === value)
  );
}

function refuseStale(input: UnitInput, current: OrganizationUnit | undefined): void {
  if (!current || input.version === undefined || input.version === null) return;
  if (input.version === current.version) return;
  const { name, description, type, parentId, organizationId, openingHours } = current;
  const { zone, cutOffMinutes, country, version } = current;
  throw new AppError('CONFLICT', {
    name,
    description,
    type,
    parentId,
    organizationId,
    openingHours,
    zone,
    cutOffMinutes,
    country,
    version,
  });
}

async function checkUnit(
  tx: Tx,
  values: UnitValues,
  current: OrganizationUnit | undefined,
  places: readonly PlacedUnit[],
): Promise<void> {
  const id = current?.id ?? null;
  if (await isNameTaken(tx, values.name, id)) throw new AppError('NAME_TAKEN', { field: 'name' });
  await checkType(tx, current, values.type, places);
  checkPlace(places, { id, type: values.type }, values.parentId);
  if (current && current.currency !== values.currency && (await hasSales(tx, current.id)))
    throw new AppError('CURRENCY_FIXED', { field: 'country' });
}

/** A header has no database (ORG-11), and what stands below a unit has to fit its type. */
async function checkType(
  tx: Tx,
  current: OrganizationUnit | undefined,
  type: UnitType,
  places: readonly PlacedUnit[],
): Promise<void> {
  if (!current || current.type === type) return;
  const isLinked = current.databaseId !== null || current.deviceCount > 0 || (await hasSales(tx, current.id));
  if (type === 'group' && isLinked) throw wrong('type', 'UNIT_TYPE_LINKED');
  if (!fitsChildren(places, current.id, type)) throw wrong('type', 'UNIT_TYPE_UNFIT');
}

function wrong(field: 'type' | 'organizationId', message: UnitMessage): AppError {
  return new AppError('INVALID_INPUT', { field, message });
}

/** A branch gets what every branch of its country has; a header does not. */
function needsStart(values: UnitValues, current: OrganizationUnit | undefined): boolean {
  return values.type !== 'group' && (current?.country !== values.country || current.type === 'group');
}

/** A header has no master data: what came with the branch goes, what somebody made for it has to go before. */
async function becomeGroup(ctx: Ctx, tx: Tx, port: UnitsPort, id: string): Promise<void> {
  if ((await port.countRecords(ctx, tx, id)) > 0) throw wrong('type', 'UNIT_TYPE_LINKED');
  await port.removeRecords(ctx, tx, id);
}

function auditedValues(values: UnitValues, { places, organizations }: Names) {
  return {
    name: values.name,
    description: values.description,
    type: values.type,
    parent: nameOfUnit(places, values.parentId),
    organization: organizations.get(values.organizationId ?? '') ?? null,
    country: values.country,
    zone: values.zone,
    cutOffMinutes: values.cutOffMinutes,
    openingHours: values.openingHours,
    currency: values.currency,
  };
}
