import { AppError } from '@tresen/domain/kit/errors';
import {
  type Acknowledged,
  type Change,
  type ChangesPage,
  changesPerPage,
} from '@tresen/domain/master-data/sync';
import { audit } from '../../kit/audit/index.ts';
import { tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { emitRecords } from '../../kit/records/index.ts';
import { acknowledge } from './acknowledge.service.ts';
import { beginEpoch } from './acknowledge.store.ts';
import { changesFor } from './changes.service.ts';
import {
  countOpenChanges,
  groupOpenChanges,
  listOpenChanges,
  type OpenChangesPage,
  resendRecords,
} from './open-changes.service.ts';
import type { LackingRegister, OpenChange, OpenCounts, OpenGroup } from './open-changes.store.ts';
import { addRegisterProgress } from './register-progress.resolvers.ts';
import type { SyncPort } from './sync-port.ts';

/** Master data for registers, and what of it they do not have yet, answers at /graphql/pos. */
export const addSync = (kit: Kit, port: SyncPort): void => {
  addForRegisters(kit, port);
  addOpenChanges(kit);
  addResending(kit);
  addRegisterProgress(kit);
};

function addForRegisters(kit: Kit, port: SyncPort): void {
  const { cursors } = port;
  const { builder } = kit;
  const page = pageType(kit);
  const failure = builder.inputType('SyncFailureInput', {
    fields: (t) => ({
      entity: t.string({ required: true }),
      id: t.id({ required: true }),
      reason: t.string({ required: true }),
    }),
  });
  const acknowledged = builder.objectRef<Acknowledged>('AcknowledgeResult').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.exposeString('message', { nullable: true, description: '`OUTDATED` or null.' }),
    }),
  });
  builder.queryField('changes', (t) =>
    t.field({
      type: page,
      args: { after: t.arg.string(), first: t.arg.int({ defaultValue: changesPerPage.default }) },
      resolve: (_root, { after, first }, ctx) =>
        changesFor(ctx, port, { after: after ?? undefined, first: first ?? undefined }),
    }),
  );
  builder.mutationField('acknowledgeChanges', (t) =>
    t.field({
      type: acknowledged,
      args: { upTo: t.arg.string({ required: true }), failures: t.arg({ type: [failure] }) },
      resolve: (_root, { upTo, failures }, ctx) => acknowledge(ctx, cursors, { upTo, failures }),
    }),
  );
}

function pageType({ builder }: Kit) {
  const change = builder.objectRef<Change>('Change').implement({
    description: 'The current version of a master data record for a register.',
    fields: (t) => ({
      seq: t.exposeFloat('seq', { description: 'Sequence number of its last change, an integer.' }),
      entity: t.exposeString('entity', {
        description: '`vat`, `category`, `printer`, `article` …; more may be added.',
      }),
      id: t.exposeID('id'),
      operation: t.exposeString('operation', { description: '`put` or `delete`.' }),
      version: t.exposeInt('version'),
      content: t.exposeString('content', {
        nullable: true,
        description: 'JSON text following `/schemas/<entity>-1.json`; null for a deletion.',
      }),
    }),
  });
  return builder.objectRef<ChangesPage>('ChangesPage').implement({
    description: 'See "Master data" in docs/register-integration.md.',
    fields: (t) => ({
      changes: t.expose('changes', { type: [change] }),
      cursor: t.exposeString('cursor'),
      hasMore: t.exposeBoolean('hasMore'),
      isSnapshot: t.exposeBoolean('isSnapshot'),
      isReset: t.exposeBoolean('isReset'),
    }),
  });
}

function addOpenChanges(kit: Kit): void {
  const { builder, pageInfo } = kit;
  const openChange = openChangeType(kit);
  const connection = builder.objectRef<OpenChangesPage>('OpenChangeConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [openChange] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
    }),
  });
  const counts = builder.objectRef<OpenCounts & { readonly isMore: boolean }>('OpenChangeCount').implement({
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'Exact up to 1,000.' }),
      failed: t.exposeInt('failed'),
      isMore: t.exposeBoolean('isMore', { description: 'True if there are more than `count`.' }),
    }),
  });
  const group = builder.objectRef<OpenGroup>('OpenChangeGroup').implement({
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });
  builder.queryFields((t) => ({
    openChanges: t.field({
      type: connection,
      args: {
        entity: t.arg.string({ description: 'Only records of this type.' }),
        authorId: t.arg.id(),
        deviceId: t.arg.id(),
        onlyFailed: t.arg.boolean(),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, { first, after, ...filter }, ctx) =>
        listOpenChanges(ctx, filter, { first: first ?? undefined, after: after ?? undefined }),
    }),
    openChangeCount: t.field({ type: counts, resolve: (_root, _args, ctx) => countOpenChanges(ctx) }),
    openChangeAuthors: t.field({
      type: [group],
      description: 'Authors of the latest pending changes.',
      resolve: (_root, _args, ctx) => groupOpenChanges(ctx, 'author'),
    }),
    openChangeRegisters: t.field({
      type: [group],
      description: 'Registers without the latest pending changes.',
      resolve: (_root, _args, ctx) => groupOpenChanges(ctx, 'register'),
    }),
  }));
}

function openChangeType({ builder }: Kit) {
  const register = builder.objectRef<LackingRegister>('LackingRegister').implement({
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      name: t.exposeString('name'),
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'Reason the register could not apply the change.',
      }),
    }),
  });
  return builder.objectRef<OpenChange>('OpenChange').implement({
    description: 'A record whose last change has not reached all its registers.',
    fields: (t) => ({
      entity: t.exposeString('entity'),
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      status: t.exposeInt('status'),
      authorId: t.exposeID('authorId', { nullable: true }),
      authorName: t.exposeString('authorName'),
      since: t.expose('since', { type: 'DateTime' }),
      registers: t.expose('registers', { type: [register], description: 'Up to five registers.' }),
      registerCount: t.exposeInt('registerCount', { description: 'Number of registers without the change.' }),
      failedCount: t.exposeInt('failedCount', {
        description: 'Number of registers that could not apply it.',
      }),
    }),
  });
}

function addResending({ builder, saveResult }: Kit): void {
  const record = builder.inputType('ResentRecordInput', {
    fields: (t) => ({ entity: t.string({ required: true }), id: t.id({ required: true }) }),
  });
  const result = builder.objectRef<{ readonly count: number }>('ResendResult').implement({
    fields: (t) => ({
      isSuccess: t.boolean({ resolve: ({ count }) => count > 0 }),
      count: t.exposeInt('count'),
    }),
  });
  builder.mutationFields((t) => ({
    resendRecords: t.field({
      type: result,
      description: 'Resends these records to their registers, or all failed ones if none are given.',
      args: { records: t.arg({ type: [record] }) },
      resolve: async (_root, { records }, ctx) => ({
        count: await resendRecords(ctx, records ?? undefined),
      }),
    }),
    resyncDevice: t.field({
      type: saveResult,
      description: 'Resets a register’s sync so that it receives all master data again.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => {
        const tenantId = tenantOf(ctx);
        await inTenant(ctx.db, tenantId, async (tx) => {
          if (!(await beginEpoch(tx, id))) throw new AppError('NOT_FOUND', { what: 'device' });
          await audit(ctx, tx, tenantId, { action: 'resync', entity: 'device', entityId: id });
          emitRecords(tx, { tenantId, unitIds: null });
        });
        return { isSuccess: true, modelId: id };
      },
    }),
  }));
}
