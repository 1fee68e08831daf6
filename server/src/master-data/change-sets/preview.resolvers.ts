import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { perDatabase } from '../../kit/db/per-database.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import type { StartPort } from './bulk.service.ts';
import { withChanges } from './change-values.ts';
import { previewSize, type RowRef } from './changed-record.types.ts';
import { type Preview, type PreviewRow, previewChange, previewRows } from './preview.service.ts';
import { createPreviewTurns } from './preview-turns.ts';
import { type BulkArgs, readBulk } from './selection.ts';

/** What a change would do, before it is begun. */
export function addPreview(kit: Kit, port: StartPort, types: SharedTypes, row: RowRef): void {
  const preview = previewType(kit, row);
  const args = bulkArgs(kit, types);
  const turns = perDatabase(createPreviewTurns);
  kit.builder.queryFields((t) => ({
    previewChange: t.field({
      type: preview,
      args,
      resolve: (_root, given, ctx) =>
        turns(ctx.db)(tenantOf(ctx), () =>
          previewChange(ctx, port, readBulk(given as BulkArgs), previewSize),
        ),
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
        const rows = await turns(ctx.db)(tenantOf(ctx), () => previewRows(ctx, port, request, page));
        return rowsOf(ctx, request.entity, rows);
      },
    }),
  }));
}

/** The change and its records, as arguments. */
export function bulkArgs({ builder }: Kit, { filter }: SharedTypes) {
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

function rowsOf(ctx: Ctx, entity: Preview['entity'], rows: readonly PreviewRow[]) {
  return inTenant(ctx.db, tenantOf(ctx), async (tx) =>
    (await withChanges(tx, entity, rows)).map((row) => ({
      ...row,
      outcome: row.faults.length > 0 ? ('faulty' as const) : ('changed' as const),
    })),
  );
}
