import { type ExportLanguage, exportList } from '@tresen/domain/kit/exports';
import { type Ctx, tenantOf } from '../context/index.ts';
import { askTenant } from '../db/pools.ts';
import type { Kit, PageInfo } from '../graphql/index.ts';
import { createSharedTypes, type FilterInput, readFilter } from '../records/index.ts';
import {
  cancelExport,
  expiryOf,
  exportOf,
  mayEnd,
  openSources,
  removeExport,
  retryExport,
  startExport,
} from './exports.service.ts';
import { countExports, type ExportRow, type ExportsFilter, exportPage } from './exports.store.ts';
import type { ExportsPort } from './exports-port.ts';
import { sourceNamed } from './make-export.ts';

const pageSize = { default: 25, max: 200 } as const;

interface ExportConnection {
  readonly nodes: readonly ExportRow[];
  readonly pageInfo: PageInfo;
  readonly filter: ExportsFilter;
}

/** Exports of lists: begun, looked at, ended. Their files come by `GET /api/exports/files/:id`. */
export const addExports = (kit: Kit, port: ExportsPort): void => {
  const { builder, saveResult } = kit;
  const type = exportType(kit, port);
  const list = connectionType(kit, type);
  const request = requestType(kit);
  builder.queryFields((t) => ({
    exports: t.field({
      type: list,
      description: 'Exports of lists the caller has access to, newest first.',
      args: {
        filter: t.arg({ type: createSharedTypes(kit).filter }),
        first: t.arg.int(),
        after: t.arg.id(),
      },
      resolve: (_root, { filter, first, after }, ctx) => {
        const read = readFilter(exportList, filter as FilterInput | null | undefined);
        const wanted = { ...read, sources: openSources(ctx, port) };
        return connection(ctx, wanted, first ?? pageSize.default, after ?? undefined);
      },
    }),
    export: t.field({
      type,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => exportOf(ctx, port, id),
    }),
  }));
  builder.mutationFields((t) => ({
    startExport: t.field({
      type,
      description: 'Small exports are completed in the response; larger ones run as a background job.',
      args: { input: t.arg({ type: request, required: true }) },
      resolve: (_root, { input }, ctx) => startExport(ctx, port, given(input)),
    }),
    cancelExport: t.field({
      type,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => cancelExport(ctx, port, id),
    }),
    retryExport: t.field({
      type,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => retryExport(ctx, port, id),
    }),
    removeExport: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        await removeExport(ctx, port, id);
        return { isSuccess: true, modelId: id };
      },
    }),
  }));
};

function exportType({ builder }: Kit, port: ExportsPort) {
  return builder.objectRef<ExportRow>('Export').implement({
    description: 'A file exported from a list.',
    fields: (t) => ({
      id: t.exposeID('id'),
      source: t.exposeString('source'),
      title: t.string({
        args: { language: t.arg.string({ description: 'Defaults to `de`.' }) },
        resolve: ({ source }, { language }) =>
          sourceNamed(port, source).title[(language === 'en' ? 'en' : 'de') satisfies ExportLanguage],
      }),
      format: t.exposeString('format', { description: '`csv` or `xlsx`.' }),
      description: t.exposeString('description', { description: 'The filter in words, as shown on screen.' }),
      state: t.exposeString('state', {
        description: '`queued`, `running`, `done`, `failed` or `cancelled`.',
      }),
      shown: t.exposeFloat('shown', { nullable: true, description: 'Number of rows shown on screen.' }),
      total: t.exposeFloat('total', { nullable: true, description: 'Number of rows in the list.' }),
      done: t.exposeFloat('done', { description: 'Number of rows written so far.' }),
      rows: t.exposeFloat('rows', { description: 'Number of rows in the file, excluding the header.' }),
      size: t.exposeFloat('size', { nullable: true, description: 'Size in bytes.' }),
      failure: t.exposeString('failure', {
        nullable: true,
        description: '`noSpace`, `interrupted` or `internal`.',
      }),
      userName: t.exposeString('userName'),
      isOwn: t.boolean({
        resolve: ({ userId }, _args, { caller }) => caller.kind === 'user' && caller.userId === userId,
      }),
      mayEnd: t.boolean({ resolve: (row, _args, ctx) => mayEnd(ctx, row) }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
      expiresAt: t.field({ type: 'DateTime', nullable: true, resolve: expiryOf }),
    }),
  });
}

function connectionType(kit: Kit, type: ReturnType<typeof exportType>) {
  return kit.builder.objectRef<ExportConnection>('ExportConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [type] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({
        resolve: ({ filter }, _args, ctx) =>
          askTenant(ctx.db, tenantOf(ctx), (tx) => countExports(tx, filter)),
      }),
    }),
  });
}

function requestType({ builder }: Kit) {
  return builder.inputType('ExportInput', {
    fields: (t) => ({
      source: t.string({ required: true }),
      format: t.string({ required: true }),
      filter: t.string({ description: 'Filter as JSON text, in the format of the list’s own query.' }),
      sort: t.string(),
      columns: t.string({ description: 'Column names, separated by commas.' }),
      language: t.string(),
      zone: t.string(),
      description: t.string(),
      shown: t.float(),
    }),
  });
}

async function connection(
  ctx: Ctx,
  filter: ExportsFilter,
  first: number,
  after: string | undefined,
): Promise<ExportConnection> {
  const size = Math.min(Math.max(first, 1), pageSize.max);
  const rows = await askTenant(ctx.db, tenantOf(ctx), (tx) => exportPage(tx, filter, size, after));
  const nodes = rows.slice(0, size);
  const pageInfo = { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: rows.length > size };
  return { nodes, pageInfo, filter };
}

function given(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
}
