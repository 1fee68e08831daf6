import { AppError } from '@tresen/domain/kit/errors';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { parseJson } from '../../kit/memory/index.ts';
import { faultPageType, importType } from './file-types.ts';
import type { ImportsPort } from './files-port.ts';
import { listFaults } from './findings.store.ts';
import { cancelImport, requestCheck, startImport } from './imports.service.ts';
import { optionsOf } from './read-columns.ts';
import { importOf, readAgain, type Uploaded } from './uploads.service.ts';

const maxFaults = 1_000;

/** Imports, from their upload to the change sets that they become. */
export const addImports = (kit: Kit, port: ImportsPort): void => {
  const found = importType(kit);
  addQueries(kit, found);
  addMutations(kit, found, port);
};

function addQueries(kit: Kit, found: ReturnType<typeof importType>): void {
  const faults = faultPageType(kit);
  kit.builder.queryFields((t) => ({
    import: t.field({
      type: found,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => inTenant(ctx.db, tenantOf(ctx), (tx) => importOf(tx, id)),
    }),
    importFaults: t.field({
      type: faults,
      args: { id: t.arg.id({ required: true }), first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, { id, first, after }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), async (tx) => {
          await importOf(tx, id);
          const size = Math.min(Math.max(first ?? 50, 1), maxFaults);
          const rows = await listFaults(tx, id, placeOf(after), size + 1);
          const nodes = rows.slice(0, size);
          const last = nodes.at(-1);
          return {
            nodes,
            pageInfo: { endCursor: last ? String(last.number) : null, hasNextPage: rows.length > size },
          };
        }),
    }),
  }));
}

function placeOf(cursor: string | null | undefined): number {
  if (!cursor) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw new AppError('INVALID_INPUT', { field: 'after' });
  return Number(cursor);
}

function addMutations(kit: Kit, found: ReturnType<typeof importType>, port: ImportsPort): void {
  const { builder } = kit;
  const mapping = builder.inputType('ImportMappingInput', {
    fields: (t) => ({
      column: t.int({ required: true }),
      target: t.string({ required: true }),
      decimal: t.string({ required: false }),
    }),
  });
  const reading = builder.inputType('ImportReadingInput', {
    fields: (t) => ({
      encoding: t.string({ required: false }),
      separator: t.string({ required: false }),
      sheet: t.string({ required: false }),
      headerRow: t.int({ required: false, description: 'Row with column names; 0 if there is none.' }),
    }),
  });
  const uploaded = builder.objectRef<Uploaded>('UploadedImport').implement({
    fields: (t) => ({
      importId: t.exposeID('importId'),
      unsure: t.intList({
        description: 'Columns matched by similar names or by content.',
        resolve: ({ unsure }) => [...unsure],
      }),
      isKept: t.exposeBoolean('isKept', {
        description: 'True if the settings of the last similar file were reused.',
      }),
    }),
  });
  builder.mutationFields((t) => ({
    readImport: t.field({
      type: uploaded,
      description: 'Reads the file again with a different sheet, header row, encoding or separator.',
      args: { id: t.arg.id({ required: true }), reading: t.arg({ type: reading, required: true }) },
      resolve: (_root, { id, reading: given }, ctx) => {
        const { encoding, separator, sheet, headerRow } = given;
        return readAgain(
          ctx,
          port,
          id,
          optionsOf({
            encoding: encoding ?? undefined,
            separator: separator ?? undefined,
            sheet: sheet ?? undefined,
            ...(headerRow == null ? {} : { headerRow: headerRow === 0 ? null : headerRow }),
          }),
        );
      },
    }),
    checkImport: t.field({
      type: found,
      description: 'Checks what the import would change. Nothing is saved.',
      args: {
        id: t.arg.id({ required: true }),
        mapping: t.arg({ type: [mapping], required: true }),
        options: t.arg.string({ required: true, description: 'JSON text.' }),
        language: t.arg.string(),
      },
      resolve: (_root, args, ctx) =>
        requestCheck(ctx, port, {
          id: args.id,
          mapping: args.mapping.map(({ column, target, decimal }) => ({
            column,
            target,
            decimal: decimal ?? ',',
          })),
          options: parsedOptions(args.options),
          language: args.language === 'en' ? 'en' : 'de',
        }),
    }),
    startImport: t.field({
      type: found,
      description: 'Runs the import as previewed by the check.',
      args: { id: t.arg.id({ required: true }), checkId: t.arg.id({ required: true }) },
      resolve: (_root, { id, checkId }, ctx) => startImport(ctx, port, id, checkId),
    }),
    cancelImport: t.field({
      type: found,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => cancelImport(ctx, id),
    }),
  }));
}

function parsedOptions(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'options' });
  }
}
