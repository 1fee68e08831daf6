import { syncStatusOf } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { tenantOf } from '../context/index.ts';
import { perDatabase } from '../db/per-database.ts';
import { inTenant } from '../db/pools.ts';
import { batched, type Kit, requestedFields } from '../graphql/index.ts';
import { CountCache } from './count-cache.ts';
import { deleteRecords, deletionsOf, restoreRecords } from './delete.service.ts';
import { fieldNamesOf } from './field-names.ts';
import { recordInput, recordType } from './field-types.ts';
import { neighboursOf, orderOf } from './list.store.ts';
import { readFilter } from './list-conditions.ts';
import {
  findRecord,
  type ListArgs,
  type Reading,
  type RecordPage,
  recordPage,
  type ShownRecord,
  savedRecord,
  takenAt,
  totalOf,
} from './pages.service.ts';
import type { RecordsPort } from './port.ts';
import { type SavedRecord, saveRecord } from './save.service.ts';
import type { SharedTypes } from './shared-types.ts';
import type { RecordSource, StoredRecord } from './source.ts';

/** Records that one request may delete or restore; more go through a change set. */
const maxIds = 200;

type RecordRef = ReturnType<typeof recordType>;

type CommonType = 'ID' | 'Int' | 'Boolean' | 'String' | 'DateTime';

const facts: Readonly<Record<string, readonly [CommonType, string]>> = {
  id: ['ID', 'UUIDv7.'],
  version: ['Int', 'Goes with a save, so that nobody overwrites what they have not seen.'],
  status: ['Int', 'Entity status: deleted -2, delete pending -1, inactive 0, active 1.'],
  isActive: ['Boolean', 'It is in use: registers offer it, where they get it.'],
  createdAt: ['DateTime', 'When it was created.'],
  lastModifiedAt: ['DateTime', 'When it was changed last.'],
  lastModifiedByName: ['String', 'Who changed it last.'],
};

type SaveResultRef = ReturnType<typeof saveResultType>;

/** The types of a kind of record in the API, for fields of its own beside those that all kinds have. */
export interface RecordRefs {
  readonly record: RecordRef;
  readonly input: ReturnType<typeof recordInput>;
  readonly saveResult: SaveResultRef;
}

/** Gives a kind of record its part of the API: list, record, neighbours, save, delete, restore. */
export const addRecords = (
  kit: Kit,
  port: RecordsPort,
  source: RecordSource,
  types: SharedTypes,
): RecordRefs => {
  const record = recordType(kit, types.recordName, source.type, source.entity.fields, source.derived);
  for (const [name, fact] of Object.entries(facts)) addFact(kit, record, name, fact);
  if (source.entity.isSynced) addSyncFields(kit, port, record);
  const reading = { port, source, names: types.names };
  addQueries(kit, reading, types, record);
  return { record, ...addMutations(kit, reading, types, record) };
};

function saveResultType({ builder }: Kit, reading: Reading, record: RecordRef, { fault }: SharedTypes) {
  return builder.objectRef<SavedRecord>(`Save${reading.source.type}Result`).implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.exposeString('message', { nullable: true, description: '`CONFLICT` or null.' }),
      modelId: t.exposeID('modelId', { nullable: true }),
      faults: t.expose('faults', { type: [fault] }),
      record: t.field({
        type: record,
        nullable: true,
        description: 'The stored record: as just saved or, on a conflict, as saved by someone else.',
        resolve: (result, _args, ctx, info) => savedRecord(ctx, reading, result, requestedFields(info)),
      }),
    }),
  });
}

function addFact(
  { builder }: Kit,
  ref: RecordRef,
  name: string,
  [type, description]: readonly [CommonType, string],
) {
  return builder.objectField(ref, name, (t) => t.expose(name, { type, description } as never));
}

/** What registers have of a record, and which. */
function addSyncFields(kit: Kit, port: RecordsPort, ref: RecordRef): void {
  const { builder } = kit;
  addFact(kit, ref, 'syncState', [
    'String',
    'synchronized, needsSync, neverSynced, markedForDeletion or failed: the worst of its registers.',
  ]);
  builder.objectField(ref, 'syncStatus', (t) =>
    t.int({
      description: '`syncState` as a number: 0 = unknown, 1 = successful, 2 = pending, 3 = failed.',
      resolve: (row) => syncStatusOf((row as ShownRecord).syncState),
    }),
  );
  const times = batched<StoredRecord, Date>((ctx, rows) => takenAt(ctx, port, rows));
  builder.objectField(ref, 'syncedAt', (t) =>
    t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time the last register synced it; null if none has.',
      resolve: async (row, _args, ctx) => {
        // Read along with a list or a record; only what a save answers has to ask.
        const { syncedAt } = row as { readonly syncedAt?: Date | null };
        return syncedAt === undefined ? ((await times(ctx, row as StoredRecord)) ?? null) : syncedAt;
      },
    }),
  );
  builder.objectField(ref, 'unitIds', (t) =>
    t.expose('unitIds', {
      type: ['ID'],
      nullable: true,
      description: 'Branches it belongs to; null means all branches, including future ones.',
    } as never),
  );
}

function addQueries(kit: Kit, reading: Reading, types: SharedTypes, record: RecordRef) {
  const { port, source } = reading;
  const names = fieldNamesOf(source);
  const connection = connectionType(kit, source, record);
  kit.builder.queryField(names.list, (t) =>
    t.field({
      type: connection,
      args: {
        filter: t.arg({ type: types.filter }),
        sort: t.arg.string({
          description: 'A field name; prefix with a minus for descending order, such as `-price`.',
        }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx, info) =>
        recordPage(ctx, reading, args as ListArgs, requestedFields(info, 'nodes')),
    }),
  );
  kit.builder.queryField(names.single, (t) =>
    t.field({
      type: record,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx, info) =>
        (await findRecord(ctx, reading, id, requestedFields(info))) ?? null,
    }),
  );
  kit.builder.queryField(names.neighbours, (t) =>
    t.field({
      type: types.neighbours,
      description: 'The previous and next record in a list.',
      args: {
        id: t.arg.id({ required: true }),
        filter: t.arg({ type: types.filter }),
        sort: t.arg.string(),
      },
      resolve: (_root, { id, filter, sort }, ctx) => {
        const read = readFilter(source.entity, filter as Parameters<typeof readFilter>[1]);
        const query = { filter: read, order: orderOf(source, sort) };
        return inTenant(ctx.db, tenantOf(ctx), (tx) => neighboursOf(tx, source, query, id));
      },
    }),
  );
  kit.builder.queryField(names.deletions, (t) =>
    t.field({
      type: [types.deletion],
      description: 'Previews the result of deleting these records together.',
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => deletionsOf(tx, port, source, idsOf(ids))),
    }),
  );
}

function connectionType({ builder, pageInfo }: Kit, source: RecordSource, record: RecordRef) {
  const counts = perDatabase(() => new CountCache());
  return builder.objectRef<RecordPage>(`${source.type}Connection`).implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [record] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
      totalCount: t.int({
        description: 'Exact count.',
        resolve: (page, _args, ctx) => totalOf(ctx, counts(ctx.db), source, page),
      }),
    }),
  });
}

function idsOf(ids: readonly string[]): readonly string[] {
  if (ids.length > maxIds) throw new AppError('INVALID_INPUT', { field: 'ids' });
  return ids;
}

function addMutations(
  kit: Kit,
  reading: Reading,
  types: SharedTypes,
  record: RecordRef,
): Pick<RecordRefs, 'input' | 'saveResult'> {
  const { port, source } = reading;
  const names = fieldNamesOf(source);
  const input = recordInput(kit, source.type, source.entity);
  const saveResult = saveResultType(kit, reading, record, types);
  kit.builder.mutationField(names.save, (t) =>
    t.field({
      type: saveResult,
      args: { [names.single]: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveRecord(ctx, port, source, args[names.single] as object),
    }),
  );
  kit.builder.mutationField(names.remove, (t) =>
    t.field({
      type: types.deleteResult,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: async (_root, { ids }, ctx) => ({
        deletions: await deleteRecords(ctx, port, source, idsOf(ids)),
      }),
    }),
  );
  kit.builder.mutationField(names.restore, (t) =>
    t.field({
      type: types.restoreResult,
      description: 'Restores deleted records, either all of them or none.',
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) => restoreRecords(ctx, port, source, idsOf(ids)),
    }),
  );
  return { input, saveResult };
}
