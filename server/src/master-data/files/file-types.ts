import { columnName, type FaultGroup } from '@tresen/domain/master-data/files';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import type { RowAlong, StoredFault } from './findings.store.ts';
import type {
  Creation,
  ImportColumn,
  ImportReport,
  ImportRow,
  PreviewChange,
  PreviewRow,
  Reading,
  StartedSet,
} from './import-row.ts';
import { proposeDefaults } from './proposals.ts';

/** An import as the API gives it. */
export const importType = (kit: Kit) => {
  const { builder } = kit;
  const set = builder.objectRef<StartedSet>('ImportSet').implement({
    fields: (t) => ({ entity: t.exposeString('entity'), id: t.exposeID('id') }),
  });
  return builder.objectRef<ImportRow>('Import').implement({
    description: 'A file to import as master data.',
    fields: (t) => ({
      id: t.exposeID('id'),
      entity: t.exposeString('entity'),
      state: t.exposeString('state', {
        description:
          '`uploaded`, `checking`, `checked`, `started` (see its change sets), `cancelled` or `failed`.',
      }),
      fileName: t.exposeString('fileName'),
      size: t.exposeInt('size'),
      rows: t.exposeInt('rows'),
      reading: t.expose('reading', { type: readingType(kit) }),
      columns: t.field({ type: [columnType(kit)], resolve: ({ columns }) => [...columns] }),
      mapping: t.field({ type: [mappingType(kit)], resolve: ({ mapping }) => [...mapping] }),
      options: t.string({ description: 'JSON text.', resolve: ({ options }) => JSON.stringify(options) }),
      proposals: t.string({
        description: 'Possible default values for fields missing from the file, by field, as JSON text.',
        resolve: (found, _args, ctx) =>
          inTenant(ctx.db, tenantOf(ctx), async (tx) =>
            JSON.stringify(await proposeDefaults(tx, found, found.options.unitIds)),
          ),
      }),
      checkId: t.exposeID('checkId', { nullable: true }),
      checkedRows: t.exposeInt('checkedRows'),
      report: t.expose('report', { type: reportType(kit), nullable: true }),
      failure: t.string({
        nullable: true,
        description: 'Error code and parameters as JSON text.',
        resolve: ({ failure }) => jsonOrNull(failure),
      }),
      sets: t.field({ type: [set], resolve: ({ sets }) => [...sets] }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
};

/** A page of what is wrong with a file. */
export const faultPageType = (kit: Kit) => {
  const { builder } = kit;
  const along = builder.objectRef<RowAlong>('ImportAlong').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      record: t.string({ description: 'JSON text.', resolve: ({ record }) => JSON.stringify(record) }),
    }),
  });
  const fault = builder.objectRef<StoredFault>('ImportFault').implement({
    description: 'An error in a cell.',
    fields: (t) => ({
      row: t.exposeInt('row', { description: 'Row number as in a spreadsheet.' }),
      column: t.string({
        nullable: true,
        description:
          'Column letter as in a spreadsheet, such as C; null if the file does not have this column.',
        resolve: ({ column }) => (column === null ? null : columnName(column)),
      }),
      target: t.exposeString('target'),
      code: t.exposeString('code'),
      parameters: t.string({ nullable: true, resolve: ({ parameters }) => jsonOrNull(parameters) }),
      text: t.exposeString('text', { description: 'Content of the cell.' }),
      along: t.field({
        type: along,
        nullable: true,
        description: 'What `saveAlong` takes, if only other records stand in the way of the row.',
        resolve: ({ along }) => along,
      }),
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

function readingType({ builder }: Kit) {
  return builder.objectRef<Reading>('ImportReading').implement({
    description: 'Settings for reading a file.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: '`csv` or `xlsx`.' }),
      encoding: t.string({ nullable: true, resolve: ({ encoding }) => encoding ?? null }),
      separator: t.string({ nullable: true, resolve: ({ separator }) => separator ?? null }),
      sheet: t.string({ nullable: true, resolve: ({ sheet }) => sheet ?? null }),
      sheets: t.stringList({ resolve: ({ sheets }) => [...(sheets ?? [])] }),
      headerRow: t.exposeInt('headerRow', { nullable: true }),
    }),
  });
}

function columnType({ builder }: Kit) {
  return builder.objectRef<ImportColumn>('ImportColumn').implement({
    fields: (t) => ({
      head: t.exposeString('head'),
      samples: t.stringList({ resolve: ({ samples }) => [...samples] }),
    }),
  });
}

function mappingType({ builder }: Kit) {
  return builder.objectRef<ImportRow['mapping'][number]>('ImportMapping').implement({
    description: 'Mapping of a column to a field.',
    fields: (t) => ({
      column: t.exposeInt('column', { description: 'Zero-based index.' }),
      target: t.exposeString('target', {
        description: 'A field name, `id`, `unitIds`, `isActive` or a path such as `prices.2.price`.',
      }),
      decimal: t.exposeString('decimal', { description: 'Decimal separator of the numbers.' }),
    }),
  });
}

function reportType(kit: Kit) {
  const { builder } = kit;
  const creation = builder.objectRef<Creation>('ImportCreation').implement({
    description: 'Records that would be created because rows refer to them.',
    fields: (t) => ({
      entity: t.exposeString('entity'),
      count: t.exposeInt('count'),
      names: t.stringList({ description: 'The first few names.', resolve: ({ names }) => [...names] }),
    }),
  });
  const preview = previewType(kit);
  const group = groupType(kit);
  return builder.objectRef<ImportReport>('ImportReport').implement({
    description: 'Preview of an import.',
    fields: (t) => ({
      created: t.exposeInt('created'),
      changed: t.exposeInt('changed'),
      unchanged: t.exposeInt('unchanged'),
      faulty: t.exposeInt('faulty', { description: 'Number of rows skipped.' }),
      faults: t.exposeInt('faults', { description: 'Total over all rows.' }),
      groups: t.field({
        type: [group],
        description: 'Errors that can be fixed together, largest group first.',
        resolve: ({ groups }) => [...(groups ?? [])],
      }),
      creations: t.field({ type: [creation], resolve: ({ creations }) => [...creations] }),
      preview: t.field({ type: [preview], resolve: ({ preview: rows }) => [...rows] }),
    }),
  });
}

function previewType({ builder }: Kit) {
  const change = builder.objectRef<PreviewChange>('ImportPreviewChange').implement({
    fields: (t) => ({
      target: t.exposeString('target'),
      head: t.exposeString('head'),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new'),
    }),
  });
  return builder.objectRef<PreviewRow>('ImportPreviewRow').implement({
    description: 'A row that would change something, in the language of the check.',
    fields: (t) => ({
      row: t.exposeInt('row'),
      name: t.exposeString('name'),
      isNew: t.exposeBoolean('isNew'),
      changes: t.field({ type: [change], resolve: ({ changes }) => [...changes] }),
    }),
  });
}

function groupType({ builder }: Kit) {
  return builder.objectRef<FaultGroup>('ImportFaultGroup').implement({
    fields: (t) => ({
      target: t.exposeString('target'),
      column: t.string({
        nullable: true,
        description:
          'Column letter as in a spreadsheet, such as C; null if the file does not have this column.',
        resolve: ({ column }) => (column === null ? null : columnName(column)),
      }),
      code: t.exposeString('code'),
      parameters: t.string({ nullable: true, resolve: ({ parameters }) => jsonOrNull(parameters) }),
      text: t.exposeString('text', { description: 'Common content of all cells; empty if they differ.' }),
      count: t.exposeInt('count'),
      rows: t.intList({ description: 'The first rows affected.', resolve: ({ rows }) => [...rows] }),
    }),
  });
}

function jsonOrNull(value: unknown): string | null {
  return value ? JSON.stringify(value) : null;
}
