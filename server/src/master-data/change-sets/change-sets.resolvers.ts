import type { Fault } from '@tresen/domain/kit/entities';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import { cancelChangeSet, type StartPort, startChange, undoChangeSet } from './bulk.service.ts';
import type { ChangeSetRow } from './change-sets.store.ts';
import { type ValueChangeNode, withChanges } from './change-values.ts';
import { type Page, readSet, readSetRecords, readSets, type SetRecord } from './history.service.ts';
import { type Preview, type PreviewRow, previewChange, previewRows } from './preview.service.ts';
import { createPreviewTurns } from './preview-turns.ts';
import type { PartDone } from './run-together.ts';
import { type AlongArgs, type Alongside, saveAlong } from './save-along.service.ts';
import { type BulkArgs, readBulk } from './selection.ts';

type RowNode = Pick<SetRecord, 'recordId' | 'name' | 'outcome' | 'faults' | 'changes'>;

const previewSize = 50;

type RowRef = ReturnType<typeof rowType>;

/** Sets of changes answer at /graphql/pos: look at one beforehand, start, follow, cancel and undo it. */
export const addChangeSets = (kit: Kit, types: SharedTypes, port: StartPort): void => {
  const row = rowType(kit, types);
  addPreview(kit, port, types, row);
  addHistory(kit, row);
  addAlong(kit, port, types, row);
  addMutations(kit, port, types);
};

function rowType(kit: Kit, { fault }: SharedTypes) {
  return kit.builder.objectRef<RowNode>('ChangedRecord').implement({
    description: 'A record in a change set, with the expected or actual result.',
    fields: (t) => ({
      recordId: t.exposeID('recordId'),
      name: t.exposeString('name'),
      outcome: t.exposeString('outcome', { description: '`changed`, `faulty`, `changedSince` or `gone`.' }),
      faults: t.field({
        type: [fault],
        // Reasons against a deletion travel as codes, too.
        resolve: ({ faults }) => (faults ?? []) as readonly Fault[],
      }),
      changes: t.expose('changes', { type: [valueType(kit)] }),
    }),
  });
}

function valueType({ builder }: Kit) {
  return builder.objectRef<ValueChangeNode>('ValueChange').implement({
    description: 'A value before and after the change, as JSON text.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'A field of the record, `unitIds` or `isActive`.' }),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new', { nullable: true }),
      oldName: t.exposeString('oldName', {
        nullable: true,
        description: 'Name of the record the value refers to.',
      }),
      newName: t.exposeString('newName', { nullable: true }),
    }),
  });
}

function addPreview(kit: Kit, port: StartPort, types: SharedTypes, row: RowRef): void {
  const preview = previewType(kit, row);
  const args = bulkArgs(kit, types);
  const inTurn = createPreviewTurns();
  kit.builder.queryFields((t) => ({
    previewChange: t.field({
      type: preview,
      args,
      resolve: (_root, given, ctx) =>
        inTurn(tenantOf(ctx), () => previewChange(ctx, port, readBulk(given as BulkArgs), previewSize)),
    }),
    previewChangeRows: t.field({
      type: [row],
      description: 'The next rows of a preview after the given record. Fewer than 50 means the end.',
      args: {
        ...args,
        isFaulty: t.arg.boolean({ required: true }),
        after: t.arg.id(),
      },
      resolve: async (_root, { isFaulty, after, ...given }, ctx) => {
        const request = readBulk(given as BulkArgs);
        const outcome = isFaulty ? 'faulty' : 'changed';
        const page = { outcome, after, size: previewSize } as const;
        const rows = await inTurn(tenantOf(ctx), () => previewRows(ctx, port, request, page));
        return rowsOf(ctx, request.entity, rows);
      },
    }),
  }));
}

function previewType(kit: Kit, row: RowRef) {
  return kit.builder.objectRef<Preview>('ChangePreview').implement({
    description: 'Preview of a bulk change, counted over all its records.',
    fields: (t) => ({
      total: t.exposeInt('total'),
      changed: t.int({ resolve: ({ counts }) => counts.changed }),
      unchanged: t.int({ resolve: ({ counts }) => counts.unchanged }),
      faulty: t.int({ resolve: ({ counts }) => counts.faulty }),
      seenSeq: t.string({
        description: 'Pass this when starting: records changed after the preview are skipped.',
        resolve: ({ seenSeq }) => String(seenSeq),
      }),
      faultyRows: t.field({
        type: [row],
        description: `The first ${previewSize}.`,
        resolve: ({ entity, faulty }, _args, ctx) => rowsOf(ctx, entity, faulty),
      }),
      changedRows: t.field({
        type: [row],
        description: `The first ${previewSize}.`,
        resolve: ({ entity, changed }, _args, ctx) => rowsOf(ctx, entity, changed),
      }),
    }),
  });
}

/** The change and its records, as arguments. */
function bulkArgs({ builder }: Kit, { filter }: SharedTypes) {
  return builder.args((t) => ({
    entity: t.string({ required: true }),
    ids: t.idList({ description: 'Selects records by ID.' }),
    filter: t.field({ type: filter, description: 'Selects all records matching a list filter.' }),
    change: t.string({
      required: true,
      description: 'Changes as JSON text, in the format defined by the domain package.',
    }),
  }));
}

function rowsOf(ctx: Ctx, entity: Preview['entity'], rows: readonly PreviewRow[]) {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) =>
    (await withChanges(tx, entity, rows)).map((row) => ({
      ...row,
      outcome: row.faults.length > 0 ? ('faulty' as const) : ('changed' as const),
    })),
  );
}

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

function addAlong(kit: Kit, port: StartPort, { fault }: SharedTypes, row: RowRef): void {
  const part = partType(kit, row);
  const alongside = kit.builder.objectRef<Alongside>('SaveAlongResult').implement({
    fields: (t) => ({
      isSuccess: t.boolean({ resolve: ({ message }) => message === null }),
      message: t.exposeString('message', {
        nullable: true,
        description: '`CONFLICT`, `TOO_MANY`, `REFUSED`, `NOTHING_ALONG` or null.',
      }),
      setId: t.exposeID('setId', {
        nullable: true,
        description: 'The change set. Undoing it also undoes all dependent changes.',
      }),
      faults: t.expose('faults', { type: [fault] }),
      parts: t.expose('parts', { type: [part], description: 'The first group contains the record itself.' }),
    }),
  });
  const given = {
    entity: { required: true },
    record: {
      required: true,
      description: 'Input of a save as JSON text, with `id` and `version`.',
    },
  } as const;
  kit.builder.queryField('previewAlong', (t) =>
    t.field({
      type: alongside,
      description:
        'Previews which other records would change if a record were saved like this. Nothing is saved.',
      args: { entity: t.arg.string(given.entity), record: t.arg.string(given.record) },
      resolve: (_root, args, ctx) => saveAlong(ctx, port, { ...args, isTrial: true } satisfies AlongArgs),
    }),
  );
  kit.builder.mutationField('saveAlong', (t) =>
    t.field({
      type: alongside,
      description:
        'Saves a record together with its dependents: records that refer to it are removed from the same branches, articles ' +
        'follow their category and sub-articles their main article. Either everything is saved or nothing.',
      args: {
        entity: t.arg.string(given.entity),
        record: t.arg.string(given.record),
        requestKey: t.arg.id({
          required: true,
          description: 'Idempotency key: a repeated request with the same value starts nothing new.',
        }),
      },
      resolve: (_root, args, ctx) => saveAlong(ctx, port, { ...args, isTrial: false } satisfies AlongArgs),
    }),
  );
}

function partType(kit: Kit, row: RowRef) {
  const rows = ({ entity, records }: PartDone, ctx: Ctx, isChanged: boolean) =>
    inTenant(ctx.db, tenantOf(ctx), (tx) =>
      withChanges(
        tx,
        entity,
        records.filter(({ outcome }) => (outcome === 'changed') === isChanged).slice(0, previewSize),
      ),
    );
  return kit.builder.objectRef<PartDone>('ChangedAlong').implement({
    description: 'Records of one type that change together with others.',
    fields: (t) => ({
      entity: t.exposeString('entity'),
      total: t.int({ resolve: ({ records }) => records.length }),
      changedRows: t.field({
        type: [row],
        description: `The first ${previewSize}.`,
        resolve: (part, _args, ctx) => rows(part, ctx, true),
      }),
      refusedRows: t.field({
        type: [row],
        description: `The first ${previewSize} records that can’t be changed.`,
        resolve: (part, _args, ctx) => rows(part, ctx, false),
      }),
    }),
  });
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
