import { isDay } from '@tresen/domain/kit/business-day';
import type { Fault } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { type SettingKey, settingKeys } from '@tresen/domain/master-data/configurations';
import * as z from 'zod/mini';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import {
  auditedValues,
  checkDrafts,
  deleteIn,
  draftOfSave,
  findStored,
  insertRecords,
  type RecordDraft,
  type RecordsPort,
  takeChanges,
  updateRecords,
  writingOf,
} from '../../kit/records/index.ts';
import { configurationSource } from './configuration-source.ts';
import { type PlannedSave, planChange } from './plan-changes.ts';
import {
  type ConfigurationAt,
  configurationAt,
  dayAt,
  knownPlace,
  type PlaceArgs,
  placeOf,
  valuesAt,
} from './read-configuration.service.ts';

/** A fault of one setting. */
export interface SettingFault {
  readonly key: SettingKey;
  readonly fault: Fault;
}

/** What a save of some settings ends in: all of them are stored, or none. */
export interface ChangedConfiguration {
  readonly isSuccess: boolean;
  readonly faults: readonly SettingFault[];
  /** Settings whose value here somebody else has changed meanwhile. */
  readonly conflictKeys: readonly SettingKey[];
  /** What is stored now, as it holds on the day of the change. */
  readonly configuration: ConfigurationAt;
}

export type ConfigurationInput = PlaceArgs & {
  readonly fromDay?: string | null | undefined;
  readonly changes: readonly unknown[];
};

const maxChanges = 100;
const changesSchema = z
  .array(
    z.object({
      key: z.enum(settingKeys),
      value: z.nullable(z.string()),
      seenId: z.nullish(z.uuid()),
      seenVersion: z.nullish(z.int()),
    }),
  )
  .check(z.maxLength(maxChanges));

/**
 * Saves some settings of a place at once, now or from a later business day on (CFG-01): all or none. Each is compared
 * with what was seen of it, so two people who change different settings do not meet.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT
 */
export const changeConfiguration = (
  ctx: Ctx,
  port: RecordsPort,
  { fromDay, changes, ...args }: ConfigurationInput,
): Promise<ChangedConfiguration> => {
  const asked = parseInput(changesSchema, changes);
  if (fromDay && !isDay(fromDay)) throw new AppError('INVALID_INPUT', { field: 'fromDay' });
  if (new Set(asked.map(({ key }) => key)).size < asked.length)
    throw new AppError('INVALID_INPUT', { field: 'changes' });
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    await takeChanges(tx, tenantId, 0);
    const known = await knownPlace(tx, args);
    const now = ctx.now();
    const today = dayAt(known, now);
    const days = { today, from: fromDay && fromDay > today ? fromDay : null };
    const values = await valuesAt(tx, port, known);
    const places = { place: placeOf(known), known };
    const plans = asked.map(({ key, value, seenId, seenVersion }) => {
      const seen = seenId ? { id: seenId, version: seenVersion ?? 0 } : null;
      return planChange({ key, value, seen }, values, places, days);
    });
    const result = (refusal: Partial<ChangedConfiguration>) => async (): Promise<ChangedConfiguration> => ({
      ...{ isSuccess: false, faults: [], conflictKeys: [], ...refusal },
      configuration: await configurationAt(tx, port, known, now, days.from ?? undefined),
    });
    const conflictKeys = plans.filter(({ isConflict }) => isConflict).map(({ key }) => key);
    if (conflictKeys.length > 0) return result({ conflictKeys })();
    const faults = await store(ctx, tx, port, plans);
    if (faults.length > 0) return result({ faults })();
    port.tell(tx, { tenantId, unitIds: known.unitId === null ? null : [known.unitId] });
    return result({ isSuccess: true })();
  });
};

interface Drafted {
  readonly plan: PlannedSave;
  readonly draft: RecordDraft;
}

/** Stores what is planned, unless something is wrong with any of it. */
async function store(
  ctx: Ctx,
  tx: Tx,
  port: RecordsPort,
  plans: readonly PlannedSave[],
): Promise<readonly SettingFault[]> {
  const drafts: Drafted[] = [];
  const faults: SettingFault[] = [];
  for (const plan of plans) {
    if (!plan.input) continue;
    const asked = await draftOfSave(tx, configurationSource, plan.input);
    if (asked.draft) drafts.push({ plan, draft: asked.draft });
    else faults.push(...asked.result.faults.map((fault) => ({ key: plan.key, fault })));
  }
  const going = plans.flatMap(({ goingIds }) => goingIds);
  const checked = await checkDrafts(
    tx,
    configurationSource,
    drafts.map(({ draft }) => draft),
    { going },
  );
  for (const [index, found] of checked) {
    const key = drafts[index]?.plan.key;
    if (key) faults.push(...found.map((fault) => ({ key, fault })));
  }
  if (faults.length > 0) return faults;
  if (going.length > 0) await deleteIn(ctx, tx, port, configurationSource, going);
  const isNew = ({ plan }: Drafted): boolean => plan.current === undefined;
  await write(ctx, tx, 'create', drafts.filter(isNew));
  await write(
    ctx,
    tx,
    'update',
    drafts.filter((one) => !isNew(one)),
  );
  return [];
}

async function write(
  ctx: Ctx,
  tx: Tx,
  action: 'create' | 'update',
  drafted: readonly Drafted[],
): Promise<void> {
  if (drafted.length === 0) return;
  const tenantId = tenantOf(ctx);
  const drafts = drafted.map(({ draft }) => draft);
  const ids = drafts.map(({ id }) => id);
  const before = new Map((await findStored(tx, configurationSource, ids)).map((one) => [one.id, one]));
  const seq = await takeChanges(tx, tenantId, drafts.length);
  const writing = writingOf(ctx, tenantId, seq - drafts.length);
  await (action === 'create' ? insertRecords : updateRecords)(tx, configurationSource, drafts, writing);
  for (const record of await findStored(tx, configurationSource, ids)) {
    const old = before.get(record.id);
    await audit(ctx, tx, tenantId, {
      ...{ action, entity: 'configuration', entityId: record.id },
      oldValues: old ? auditedValues(configurationSource.entity, old) : null,
      newValues: auditedValues(configurationSource.entity, record),
    });
  }
}
