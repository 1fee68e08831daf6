import type { Kit } from '../../kit/graphql/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import { addAlong } from './along.resolvers.ts';
import { cancelChangeSet, type StartPort, startChange, undoChangeSet } from './bulk.service.ts';
import { setType } from './change-set.types.ts';
import type { ChangeSetRow } from './change-sets.store.ts';
import { type RowNode, type RowRef, rowType } from './changed-record.types.ts';
import { type Page, readSet, readSetRecords, readSets } from './history.service.ts';
import { addPreview, bulkArgs } from './preview.resolvers.ts';
import { type BulkArgs, readBulk } from './selection.ts';

/** Sets of changes answer at /graphql/pos: look at one beforehand, start, follow, cancel and undo it. */
export const addChangeSets = (kit: Kit, types: SharedTypes, port: StartPort): void => {
  const row = rowType(kit, types);
  addPreview(kit, port, types, row);
  addHistory(kit, row);
  addAlong(kit, port, types, row);
  addMutations(kit, port, types);
};

function addHistory(kit: Kit, row: RowRef): void {
  const set = setType(kit);
  const sets = kit.builder.objectRef<Page<ChangeSetRow>>('ChangeSetConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [set] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
    }),
  });
  const records = kit.builder.objectRef<Page<RowNode>>('ChangedRecordConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
    }),
  });
  kit.builder.queryFields((t) => ({
    changeSets: t.field({
      type: sets,
      description: 'Change sets from the last 90 days, newest first.',
      args: { entity: t.arg.string(), first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, args, ctx) => readSets(ctx, args),
    }),
    changeSet: t.field({
      type: set,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => (await readSet(ctx, id)) ?? null,
    }),
    changeSetRecords: t.field({
      type: records,
      description: 'Results for the records of a change set: either changed or unchanged ones.',
      args: {
        id: t.arg.id({ required: true }),
        isChanged: t.arg.boolean({ required: true }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => readSetRecords(ctx, args),
    }),
  }));
}

function addMutations(kit: Kit, port: StartPort, types: SharedTypes): void {
  const args = bulkArgs(kit, types);
  kit.builder.mutationFields((t) => ({
    startChange: t.field({
      type: kit.saveResult,
      description: 'Starts a bulk change. `modelId` is the change set.',
      args: {
        ...args,
        requestKey: t.arg.id({
          required: true,
          description: 'Idempotency key: a repeated request with the same value starts nothing new.',
        }),
        seenSeq: t.arg.string({ description: 'Value returned by the preview.' }),
      },
      resolve: (_root, { requestKey, seenSeq, ...given }, ctx) =>
        startChange(ctx, port, readBulk(given as BulkArgs), { requestKey, seenSeq: readSeq(seenSeq) }),
    }),
    cancelChangeSet: t.field({
      type: kit.saveResult,
      description:
        'Stops a running change set. Records already changed stay changed and can be undone. `message` is `NOT_UNDER_WAY` or null.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => cancelChangeSet(ctx, id),
    }),
    undoChangeSet: t.field({
      type: kit.saveResult,
      description:
        'Starts a change set that restores the old values. `message` is `UNDER_WAY`, `NOTHING_CHANGED` or null.',
      args: { id: t.arg.id({ required: true }), requestKey: t.arg.id({ required: true }) },
      resolve: (_root, { id, requestKey }, ctx) => undoChangeSet(ctx, port, id, requestKey),
    }),
  }));
}

function readSeq(seenSeq: string | null | undefined): number | null {
  return seenSeq && /^\d{1,15}$/.test(seenSeq) ? Number(seenSeq) : null;
}
