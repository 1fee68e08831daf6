import type { Kit } from '../../kit/graphql/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import { addAlong } from './along.resolvers.ts';
import { cancelChangeSet, type StartPort, startChange, undoChangeSet } from './bulk.service.ts';
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

function setType({ builder }: Kit) {
  return builder.objectRef<ChangeSetRow>('ChangeSet').implement({
    description: 'A set of records changed together by a bulk change, an import or an undo.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: '`bulk`, `import`, `takeOver`, `plan` or `undo`.' }),
      entity: t.exposeString('entity'),
      state: t.exposeString('state', {
        description: '`waiting`, `running`, `done`, `failed` or `cancelled`.',
      }),
      description: t.string({
        description: 'Description of the change in `de` or `en`.',
        args: { language: t.arg.string() },
        resolve: ({ description }, args) => description[language(args.language)],
      }),
      undoOf: t.exposeID('undoOf', { nullable: true, description: 'The change set undone by this one.' }),
      undoneBy: t.exposeID('undoneBy', {
        nullable: true,
        description: 'The change set that undid this one.',
      }),
      total: t.exposeInt('total'),
      changed: t.exposeInt('changed'),
      unchanged: t.exposeInt('unchanged', { description: 'Number of records that already had the values.' }),
      faulty: t.exposeInt('faulty', {
        description: 'Number of records for which the change would break a rule.',
      }),
      changedSince: t.exposeInt('changedSince', {
        description: 'Number of records skipped because someone changed them in the meantime.',
      }),
      gone: t.exposeInt('gone', { description: 'Number of records that no longer existed.' }),
      actorId: t.exposeID('actorId', { nullable: true }),
      actorName: t.exposeString('actorName'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}

function language(asked: string | null | undefined): 'de' | 'en' {
  return asked === 'en' ? 'en' : 'de';
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
