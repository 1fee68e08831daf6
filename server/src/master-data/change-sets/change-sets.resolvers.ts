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

const language = (asked: string | null | undefined): 'de' | 'en' => (asked === 'en' ? 'en' : 'de');

const setType = ({ builder }: Kit) =>
  builder.objectRef<ChangeSetRow>('ChangeSet').implement({
    description:
      'Many records that are changed together: by a bulk change, an import, or the undoing of one.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: 'bulk, import, takeOver, plan or undo' }),
      entity: t.exposeString('entity'),
      state: t.exposeString('state', { description: 'waiting, running, done, failed or cancelled' }),
      description: t.string({
        description: 'What it does, as a sentence in de or en.',
        args: { language: t.arg.string() },
        resolve: ({ description }, args) => description[language(args.language)],
      }),
      undoOf: t.exposeID('undoOf', { nullable: true, description: 'The set that this one undoes.' }),
      undoneBy: t.exposeID('undoneBy', { nullable: true, description: 'The set that undoes this one.' }),
      total: t.exposeInt('total'),
      changed: t.exposeInt('changed'),
      unchanged: t.exposeInt('unchanged', { description: 'Had the values already.' }),
      faulty: t.exposeInt('faulty', { description: 'The change would break a rule.' }),
      changedSince: t.exposeInt('changedSince', {
        description: 'Left alone: somebody changed them meanwhile.',
      }),
      gone: t.exposeInt('gone', { description: 'Were no longer there.' }),
      actorId: t.exposeID('actorId', { nullable: true }),
      actorName: t.exposeString('actorName'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    }),
  });

const valueType = ({ builder }: Kit) =>
  builder.objectRef<ValueChangeNode>('ValueChange').implement({
    description: 'One value before and after, as JSON text.',
    fields: (t) => ({
      field: t.exposeString('field', { description: 'A field of the record, unitIds or isActive.' }),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new', { nullable: true }),
      oldName: t.exposeString('oldName', {
        nullable: true,
        description: 'Of the record that the value names.',
      }),
      newName: t.exposeString('newName', { nullable: true }),
    }),
  });

type RowNode = Pick<SetRecord, 'recordId' | 'name' | 'outcome' | 'faults' | 'changes'>;

const rowType = (kit: Kit, { fault }: SharedTypes) =>
  kit.builder.objectRef<RowNode>('ChangedRecord').implement({
    description: 'A record of a set, with what becomes or became of it.',
    fields: (t) => ({
      recordId: t.exposeID('recordId'),
      name: t.exposeString('name'),
      outcome: t.exposeString('outcome', { description: 'changed, faulty, changedSince or gone' }),
      faults: t.field({
        type: [fault],
        // Reasons against a deletion travel as codes, too.
        resolve: ({ faults }) => (faults ?? []) as readonly Fault[],
      }),
      changes: t.expose('changes', { type: [valueType(kit)] }),
    }),
  });

/** The change and its records, as arguments. */
const bulkArgs = ({ builder }: Kit, { filter }: SharedTypes) =>
  builder.args((t) => ({
    entity: t.string({ required: true }),
    ids: t.idList({ description: 'These records, or …' }),
    filter: t.field({ type: filter, description: '… all that a list with this filter shows.' }),
    change: t.string({ required: true, description: 'JSON text; see the list of changes in domain.' }),
  }));

const previewSize = 50;

const rowsOf = (ctx: Ctx, entity: Preview['entity'], rows: readonly PreviewRow[]) =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) =>
    (await withChanges(tx, entity, rows)).map((row) => ({
      ...row,
      outcome: row.faults.length > 0 ? ('faulty' as const) : ('changed' as const),
    })),
  );

type RowRef = ReturnType<typeof rowType>;

const previewType = (kit: Kit, row: RowRef) =>
  kit.builder.objectRef<Preview>('ChangePreview').implement({
    description: 'What a bulk change would do, counted over all of its records.',
    fields: (t) => ({
      total: t.exposeInt('total'),
      changed: t.int({ resolve: ({ counts }) => counts.changed }),
      unchanged: t.int({ resolve: ({ counts }) => counts.unchanged }),
      faulty: t.int({ resolve: ({ counts }) => counts.faulty }),
      seenSeq: t.string({
        description: 'Goes with the start: what changes after the preview is left alone.',
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

const addPreview = (kit: Kit, port: StartPort, types: SharedTypes, row: RowRef): void => {
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
      description: 'The next rows of a preview behind a record; fewer than 50 are the last.',
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
};

const addHistory = (kit: Kit, row: RowRef): void => {
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
      description: 'Newest first; those of the last 90 days.',
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
      description: 'What a set did to its records: those that it changed, or those that it did not.',
      args: {
        id: t.arg.id({ required: true }),
        isChanged: t.arg.boolean({ required: true }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => readSetRecords(ctx, args),
    }),
  }));
};

const readSeq = (seenSeq: string | null | undefined): number | null =>
  seenSeq && /^\d{1,15}$/.test(seenSeq) ? Number(seenSeq) : null;

const addMutations = (kit: Kit, port: StartPort, types: SharedTypes): void => {
  const args = bulkArgs(kit, types);
  kit.builder.mutationFields((t) => ({
    startChange: t.field({
      type: kit.saveResult,
      description: 'Starts a bulk change; `modelId` is the set.',
      args: {
        ...args,
        requestKey: t.arg.id({ required: true, description: 'The same for a second click.' }),
        seenSeq: t.arg.string({ description: 'As the preview gave it.' }),
      },
      resolve: (_root, { requestKey, seenSeq, ...given }, ctx) =>
        startChange(ctx, port, readBulk(given as BulkArgs), { requestKey, seenSeq: readSeq(seenSeq) }),
    }),
    cancelChangeSet: t.field({
      type: kit.saveResult,
      description: 'What is changed already stays; it can be undone. Message: NOT_UNDER_WAY, or nothing.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => cancelChangeSet(ctx, id),
    }),
    undoChangeSet: t.field({
      type: kit.saveResult,
      description:
        'Starts a set that puts the old values back. Message: UNDER_WAY, NOTHING_CHANGED, or nothing.',
      args: { id: t.arg.id({ required: true }), requestKey: t.arg.id({ required: true }) },
      resolve: (_root, { id, requestKey }, ctx) => undoChangeSet(ctx, port, id, requestKey),
    }),
  }));
};

const partType = (kit: Kit, row: RowRef) => {
  const rows = ({ entity, records }: PartDone, ctx: Ctx, isChanged: boolean) =>
    inTenant(ctx.db, tenantOf(ctx), (tx) =>
      withChanges(
        tx,
        entity,
        records.filter(({ outcome }) => (outcome === 'changed') === isChanged).slice(0, previewSize),
      ),
    );
  return kit.builder.objectRef<PartDone>('ChangedAlong').implement({
    description: 'Records of one kind that change together with others.',
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
        description: `The first ${previewSize} that cannot be changed.`,
        resolve: (part, _args, ctx) => rows(part, ctx, false),
      }),
    }),
  });
};

const addAlong = (kit: Kit, port: StartPort, { fault }: SharedTypes, row: RowRef): void => {
  const part = partType(kit, row);
  const alongside = kit.builder.objectRef<Alongside>('SaveAlongResult').implement({
    fields: (t) => ({
      isSuccess: t.boolean({ resolve: ({ message }) => message === null }),
      message: t.exposeString('message', {
        nullable: true,
        description: 'CONFLICT, TOO_MANY, REFUSED, NOTHING_ALONG, or nothing.',
      }),
      setId: t.exposeID('setId', {
        nullable: true,
        description: 'The set of changes; undoing it undoes all that was changed along.',
      }),
      faults: t.expose('faults', { type: [fault] }),
      parts: t.expose('parts', { type: [part], description: 'The first holds the record itself.' }),
    }),
  });
  const given = {
    entity: { required: true },
    record: {
      required: true,
      description: 'JSON text: the input of a save, with id and version.',
    },
  } as const;
  kit.builder.queryField('previewAlong', (t) =>
    t.field({
      type: alongside,
      description: 'What would change along with a record if it were saved so; nothing is changed.',
      args: { entity: t.arg.string(given.entity), record: t.arg.string(given.record) },
      resolve: (_root, args, ctx) => saveAlong(ctx, port, { ...args, isTrial: true } satisfies AlongArgs),
    }),
  );
  kit.builder.mutationField('saveAlong', (t) =>
    t.field({
      type: alongside,
      description:
        'Saves a record together with what refers to it: who names it leaves the branches that it leaves, articles ' +
        'follow their category, sub-articles their main article. All of it or nothing.',
      args: {
        entity: t.arg.string(given.entity),
        record: t.arg.string(given.record),
        requestKey: t.arg.id({ required: true, description: 'The same for a second click.' }),
      },
      resolve: (_root, args, ctx) => saveAlong(ctx, port, { ...args, isTrial: false } satisfies AlongArgs),
    }),
  );
};

/** Sets of changes answer at /graphql/pos: look at one beforehand, start, follow, cancel and undo it. */
export const addChangeSets = (kit: Kit, types: SharedTypes, port: StartPort): void => {
  const row = rowType(kit, types);
  addPreview(kit, port, types, row);
  addHistory(kit, row);
  addAlong(kit, port, types, row);
  addMutations(kit, port, types);
};
