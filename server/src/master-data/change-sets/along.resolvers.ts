import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import type { StartPort } from './bulk.service.ts';
import { withChanges } from './change-values.ts';
import { previewSize, type RowRef } from './changed-record.types.ts';
import type { PartDone } from './run-together.ts';
import { type AlongArgs, type Alongside, saveAlong } from './save-along.service.ts';

/** A record that is saved with all that goes along. */
export function addAlong(kit: Kit, port: StartPort, { fault }: SharedTypes, row: RowRef): void {
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
