import { AppError } from '@tresen/domain/errors';
import { columnName } from '@tresen/domain/master-data/files';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import type { ImportsPort } from './files-port.ts';
import { cancelImport, requestCheck, startImport } from './imports.service.ts';
import {
  type Creation,
  type ImportColumn,
  type ImportReport,
  type ImportRow,
  listFaults,
  type PreviewChange,
  type PreviewRow,
  type Reading,
  type StartedSet,
  type StoredFault,
} from './imports.store.ts';
import { optionsOf } from './read-columns.ts';
import { importOf, readAgain, type Uploaded } from './uploads.service.ts';

const jsonOrNull = (value: unknown): string | null => (value ? JSON.stringify(value) : null);

const readingType = ({ builder }: Kit) =>
  builder.objectRef<Reading>('ImportReading').implement({
    description: 'How a file is read.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'csv or xlsx' }),
      encoding: t.string({ nullable: true, resolve: ({ encoding }) => encoding ?? null }),
      separator: t.string({ nullable: true, resolve: ({ separator }) => separator ?? null }),
      sheet: t.string({ nullable: true, resolve: ({ sheet }) => sheet ?? null }),
      sheets: t.stringList({ resolve: ({ sheets }) => [...(sheets ?? [])] }),
      headerRow: t.exposeInt('headerRow', { nullable: true }),
    }),
  });

const columnType = ({ builder }: Kit) =>
  builder.objectRef<ImportColumn>('ImportColumn').implement({
    fields: (t) => ({
      head: t.exposeString('head'),
      samples: t.stringList({ resolve: ({ samples }) => [...samples] }),
    }),
  });

const mappingType = ({ builder }: Kit) =>
  builder.objectRef<ImportRow['mapping'][number]>('ImportMapping').implement({
    description: 'What a column becomes.',
    fields: (t) => ({
      column: t.exposeInt('column', { description: 'From 0.' }),
      target: t.exposeString('target', { description: 'A field, id, unitIds, isActive or prices.2.price' }),
      decimal: t.exposeString('decimal', { description: 'What stands before the decimals of its numbers.' }),
    }),
  });

const previewType = ({ builder }: Kit) => {
  const change = builder.objectRef<PreviewChange>('ImportPreviewChange').implement({
    fields: (t) => ({
      target: t.exposeString('target'),
      head: t.exposeString('head'),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new'),
    }),
  });
  return builder.objectRef<PreviewRow>('ImportPreviewRow').implement({
    description: 'A row that would change something, in the words of the language of the check.',
    fields: (t) => ({
      row: t.exposeInt('row'),
      name: t.exposeString('name'),
      isNew: t.exposeBoolean('isNew'),
      changes: t.field({ type: [change], resolve: ({ changes }) => [...changes] }),
    }),
  });
};

const reportType = (kit: Kit) => {
  const { builder } = kit;
  const creation = builder.objectRef<Creation>('ImportCreation').implement({
    description: 'Records that would be made since rows name them.',
    fields: (t) => ({
      entity: t.exposeString('entity'),
      count: t.exposeInt('count'),
      names: t.stringList({ description: 'The first of them.', resolve: ({ names }) => [...names] }),
    }),
  });
  const preview = previewType(kit);
  return builder.objectRef<ImportReport>('ImportReport').implement({
    description: 'What a file would do.',
    fields: (t) => ({
      created: t.exposeInt('created'),
      changed: t.exposeInt('changed'),
      unchanged: t.exposeInt('unchanged'),
      faulty: t.exposeInt('faulty', { description: 'Rows that are left out.' }),
      faults: t.exposeInt('faults', { description: 'Of all rows together.' }),
      creations: t.field({ type: [creation], resolve: ({ creations }) => [...creations] }),
      preview: t.field({ type: [preview], resolve: ({ preview: rows }) => [...rows] }),
    }),
  });
};

const importType = (kit: Kit) => {
  const { builder } = kit;
  const set = builder.objectRef<StartedSet>('ImportSet').implement({
    fields: (t) => ({ entity: t.exposeString('entity'), id: t.exposeID('id') }),
  });
  return builder.objectRef<ImportRow>('Import').implement({
    description: 'A file that becomes master data.',
    fields: (t) => ({
      id: t.exposeID('id'),
      entity: t.exposeString('entity'),
      state: t.exposeString('state', {
        description: 'uploaded, checking, checked, started (see its change sets), cancelled or failed',
      }),
      fileName: t.exposeString('fileName'),
      size: t.exposeInt('size'),
      rows: t.exposeInt('rows'),
      reading: t.expose('reading', { type: readingType(kit) }),
      columns: t.field({ type: [columnType(kit)], resolve: ({ columns }) => [...columns] }),
      mapping: t.field({ type: [mappingType(kit)], resolve: ({ mapping }) => [...mapping] }),
      options: t.string({ description: 'JSON text.', resolve: ({ options }) => JSON.stringify(options) }),
      checkId: t.exposeID('checkId', { nullable: true }),
      checkedRows: t.exposeInt('checkedRows'),
      report: t.expose('report', { type: reportType(kit), nullable: true }),
      failure: t.string({
        nullable: true,
        description: 'JSON text: code and parameters of an error.',
        resolve: ({ failure }) => jsonOrNull(failure),
      }),
      sets: t.field({ type: [set], resolve: ({ sets }) => [...sets] }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
};

const faultPageType = (kit: Kit) => {
  const { builder } = kit;
  const fault = builder.objectRef<StoredFault>('ImportFault').implement({
    description: 'What is wrong with a cell.',
    fields: (t) => ({
      row: t.exposeInt('row', { description: 'As a spreadsheet numbers it.' }),
      column: t.string({
        nullable: true,
        description: 'As a spreadsheet names it: C; null when the file has no such column.',
        resolve: ({ column }) => (column === null ? null : columnName(column)),
      }),
      target: t.exposeString('target'),
      code: t.exposeString('code'),
      parameters: t.string({ nullable: true, resolve: ({ parameters }) => jsonOrNull(parameters) }),
      text: t.exposeString('text', { description: 'What the cell says.' }),
    }),
  });
  return builder
    .objectRef<{ readonly nodes: readonly StoredFault[]; readonly pageInfo: PageInfo }>(
      'ImportFaultConnection',
    )
    .implement({
      fields: (t) => ({
        nodes: t.field({ type: [fault], resolve: ({ nodes }) => [...nodes] }),
        pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      }),
    });
};

const mostFaults = 1_000;

const placeOf = (cursor: string | null | undefined): number => {
  if (!cursor) return 0;
  if (!/^\d{1,9}$/.test(cursor)) throw new AppError('INVALID_INPUT', { field: 'after' });
  return Number(cursor);
};

const addQueries = (kit: Kit, found: ReturnType<typeof importType>): void => {
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
          const size = Math.min(Math.max(first ?? 50, 1), mostFaults);
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
};

const parsedOptions = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'options' });
  }
};

const addMutations = (kit: Kit, found: ReturnType<typeof importType>, port: ImportsPort): void => {
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
      headerRow: t.int({ required: false, description: '0 for a file without heads.' }),
    }),
  });
  const uploaded = builder.objectRef<Uploaded>('UploadedImport').implement({
    fields: (t) => ({
      importId: t.exposeID('importId'),
      unsure: t.intList({
        description: 'Columns that were guessed by other words or by their content.',
        resolve: ({ unsure }) => [...unsure],
      }),
      isKept: t.exposeBoolean('isKept', { description: 'As the last time for such a file.' }),
    }),
  });
  builder.mutationFields((t) => ({
    readImport: t.field({
      type: uploaded,
      description: 'Reads the file again: another sheet, row of heads, encoding or separator.',
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
      description: 'Finds out what the file would do; nothing is stored.',
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
      description: 'Does what the check has shown.',
      args: { id: t.arg.id({ required: true }), checkId: t.arg.id({ required: true }) },
      resolve: (_root, { id, checkId }, ctx) => startImport(ctx, port, id, checkId),
    }),
    cancelImport: t.field({
      type: found,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => cancelImport(ctx, id),
    }),
  }));
};

/** Imports, from their upload to the change sets that they become. */
export const addImports = (kit: Kit, port: ImportsPort): void => {
  const found = importType(kit);
  addQueries(kit, found);
  addMutations(kit, found, port);
};
