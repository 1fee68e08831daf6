import { entityStatus, type Fault } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { differencesOf } from '@tresen/domain/master-data/change-sets';
import { followersOf } from '@tresen/domain/master-data/kinds';
import * as z from 'zod/mini';
import { audit } from '../audit/index.ts';
import { type Ctx, tenantOf } from '../context/index.ts';
import { inTenantByKeys, lastly, type Tx } from '../db/pools.ts';
import { newId } from '../ids/index.ts';
import { parseInput } from '../input/index.ts';
import { takeChanges } from './changes.store.ts';
import { checkDrafts } from './check-drafts.ts';
import { followUnits } from './followers.store.ts';
import { type RecordsPort, writingOf } from './port.ts';
import { changeOf, findStored, insertRecords, updateRecords } from './records.store.ts';
import type { RecordDraft, RecordSource, StoredRecord } from './source.ts';

/**
 * What a save ends in. On a conflict `record` is what is stored now; else what this save has stored. It is without the
 * names behind references, which only an answer shows.
 */
export interface SavedRecord {
  readonly isSuccess: boolean;
  readonly message: 'CONFLICT' | null;
  readonly modelId: string | null;
  readonly faults: readonly Fault[];
  readonly record: StoredRecord | null;
  /** The number of the change, where one was taken; it may be so although nothing is another now. */
  readonly seq?: number;
}

const commonSchema = z.object({
  id: z.nullish(z.uuid()),
  newId: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  unitIds: z.nullish(z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000))),
  isActive: z.nullish(z.boolean()),
});
type Common = z.infer<typeof commonSchema>;

/** A save with faults. */
export const refused = (faults: readonly Fault[]): SavedRecord => ({
  isSuccess: false,
  message: null,
  modelId: null,
  faults,
  record: null,
});

/** A save of a version that is not the stored one. */
export const conflict = (record: StoredRecord): SavedRecord => ({
  isSuccess: false,
  message: 'CONFLICT',
  modelId: record.id,
  faults: [],
  record,
});

/** A save that is stored. */
export const saved = (record: StoredRecord | undefined): SavedRecord => ({
  isSuccess: true,
  message: null,
  modelId: record?.id ?? null,
  faults: [],
  record: record ?? null,
});

/** The values of a stored record's own fields. */
export const storedValues = ({ fields }: RecordSource['entity'], record: StoredRecord) => {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) values[name] = record[name];
  return values;
};

/** What the audit log tells of a record. */
export const auditedValues = (entity: RecordSource['entity'], record: StoredRecord) => ({
  ...storedValues(entity, record),
  unitIds: record.unitIds,
  isActive: record.status === entityStatus.active,
});

interface Written {
  readonly result: SavedRecord;
  /** Branches of a record that was written. */
  readonly unitIds?: readonly string[] | null;
}

/** What somebody asks to have stored, beside what is stored. */
interface AskedDraft {
  readonly draft: RecordDraft;
  readonly current: StoredRecord | undefined;
  /** What differs between them. */
  readonly changed: readonly string[] | undefined;
}

/** The same, or why that is no question any more. */
type Asked = { readonly result: SavedRecord; readonly draft?: undefined } | AskedDraft;

/**
 * The draft of a save, right by the rules that need no other record. It holds for as long as nobody changes what is stored:
 * the tenant's counter has to be taken before, or the record looked at again behind it.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND
 */
export const draftOfSave = async (tx: Tx, source: RecordSource, input: object): Promise<Asked> => {
  const common = parseInput(commonSchema, input);
  const id = common.id ?? common.newId;
  const [current] = id ? await findStored(tx, source, [id]) : [];
  if (current ? current.status < 0 : common.id) throw new AppError('NOT_FOUND', { what: source.entity.name });
  if (current && (common.version ?? current.version) !== current.version)
    return { result: conflict(current) };
  const { values, faults: own } = source.entity.check(
    current ? { ...storedValues(source.entity, current), ...input } : input,
  );
  if (values === undefined) return { result: refused(own) };
  const [draft = draftOf(common, values, current)] = await followUnits(tx, source.entity, [
    draftOf(common, values, current),
  ]);
  const changed = current && changedIn(current, draft);
  if (changed?.length === 0) return { result: saved(current) };
  // Made by an earlier try whose answer was lost, and not what is asked for any more.
  if (current && !common.id) return { result: conflict(current) };
  return { draft, current, changed };
};

/**
 * Creates or changes a record. What the input leaves out of one that is there stays as it is (contract 34); without a
 * version the last one to write wins. Everything that is wrong is answered as faults, each at its field; a version that
 * is not the stored one is answered as a conflict, with the stored record. A save that changes nothing makes no version;
 * nor does one make a second record whose `newId` was taken by an earlier try.
 * @throws {AppError} INVALID_INPUT for what no form sends, NOT_FOUND
 */
export const saveRecord = async (
  ctx: Ctx,
  port: RecordsPort,
  source: RecordSource,
  input: object,
): Promise<SavedRecord> => {
  const tenantId = tenantOf(ctx);
  return inTenantByKeys(ctx.db, tenantId, async (tx) => {
    const { result, unitIds } = await save(ctx, tx, source, input);
    if (unitIds !== undefined) port.tell(tx, { tenantId, unitIds });
    return result;
  });
};

function draftOf(
  common: Common,
  values: RecordDraft['values'],
  current: StoredRecord | undefined,
): RecordDraft {
  return {
    id: current?.id ?? common.newId ?? newId(),
    values,
    unitIds: unitsOf(common, current),
    isActive: common.isActive ?? current?.status !== entityStatus.inactive,
  };
}

function unitsOf({ unitIds }: Common, current: StoredRecord | undefined): readonly string[] | null {
  if (unitIds === undefined) return current?.unitIds ?? null;
  return unitIds && [...new Set(unitIds)].toSorted();
}

/** The names of what a draft changes. */
function changedIn(current: StoredRecord, draft: RecordDraft): readonly string[] {
  const { unitIds, isActive } = current;
  return Object.keys(differencesOf({ values: current, unitIds, isActive }, draft)?.new ?? {});
}

/**
 * The fields that a save sets: the one that differs, or all; where that is enough those without keys for search and order,
 * which cost as much as all other columns. Not just those that differ: each connection would prepare a statement for each
 * set of them.
 */
function fieldsToSet({ columns }: RecordSource, changed: readonly string[]): ReadonlySet<string> | undefined {
  if (changed.length === 1) return new Set(changed);
  return changed.every((name) => columns.plain.has(name)) ? columns.plain : undefined;
}

async function save(ctx: Ctx, tx: Tx, source: RecordSource, input: object): Promise<Written> {
  // What is stored is read before the counter is taken, for which all other saves of the tenant wait.
  const early = await draftOfSave(tx, source, input);
  if (early.draft === undefined) return { result: early.result };
  // Sent together and done one after the other: what is read behind the counter stays as it is.
  const [seq, changed, found] = await Promise.all([
    takeChanges(tx, tenantOf(ctx), 1),
    changeOf(tx, source, early.draft.id),
    faultsOf(tx, source, early),
  ]);
  // Read again where it has changed meanwhile; and always what may have moved with what it follows.
  const isStill = changed === early.current?.changeSeq && source.entity.follows === undefined;
  const asked = isStill ? early : await draftOfSave(tx, source, input);
  if (asked.draft === undefined) return { result: { ...asked.result, seq } };
  const faults = isStill ? found : await faultsOf(tx, source, asked);
  if (faults.length > 0) return { result: refused(faults) };
  const record = await write(ctx, tx, source, asked, seq);
  return { result: { ...saved(record), seq }, unitIds: concerned(asked.current, record) };
}

async function faultsOf(
  tx: Tx,
  source: RecordSource,
  { draft, current }: AskedDraft,
): Promise<readonly Fault[]> {
  const stored = new Map(current ? [[current.id, current]] : []);
  return (await checkDrafts(tx, source, [draft], { stored })).get(0) ?? [];
}

async function write(
  ctx: Ctx,
  tx: Tx,
  source: RecordSource,
  { draft, current, changed = [] }: AskedDraft,
  seq: number,
): Promise<StoredRecord | undefined> {
  const { entity } = source;
  const tenantId = tenantOf(ctx);
  const writing = writingOf(ctx, tenantId, seq - 1);
  const { values, unitIds, isActive } = draft;
  const store = () =>
    Promise.all([
      current
        ? updateRecords(tx, source, [draft], writing, fieldsToSet(source, changed))
        : insertRecords(tx, source, [draft], writing),
      audit(ctx, tx, tenantId, {
        action: current ? 'update' : 'create',
        entity: entity.name,
        entityId: draft.id,
        oldValues: current ? auditedValues(entity, current) : null,
        newValues: { ...values, unitIds, isActive },
      }),
    ]);
  // What follows a record has to be found before it can be moved. Else both and the commit go together: so the counter, for
  // which all other saves of the tenant wait, is free again one way to the database and back later.
  const isMoving = current && followersOf(entity.name).length > 0;
  const [record] = await (isMoving ? store() : lastly(tx, store, 2));
  return record && { ...current, ...record };
}

/** The branches that had the record or have it; null when it is all of them. */
function concerned(...records: (StoredRecord | undefined)[]): readonly string[] | null {
  const lists = records.flatMap((record) => (record ? [record.unitIds] : []));
  return lists.includes(null) ? null : [...new Set(lists.flatMap((list) => list ?? []))];
}
