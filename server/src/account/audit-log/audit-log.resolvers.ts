import type { SupportVisit } from '@tresen/domain/account/audit-log';
import { tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { connectionOf, type NamesConnection, namesPage } from '../../kit/paging/index.ts';
import {
  type AuditConnection,
  type AuditNode,
  auditConnection,
  type ChangeNode,
  readSupportVisits,
  type SupportVisits,
} from './audit-log.service.ts';
import { type AuditPerson, auditKinds, auditPeople, countAudit } from './audit-log.store.ts';

interface EntityKind {
  readonly entity: string;
  readonly actions: readonly string[];
}

/** The audit log answers at /graphql; each query sees the entries of the caller's tenant only. */
export const addAuditLog = (kit: Kit): void => {
  const connection = connectionType(kit);
  const visits = visitsType(kit);
  const filter = filterInput(kit);
  kit.builder.queryFields((t) => ({
    auditLog: t.field({
      type: connection,
      args: { filter: t.arg({ type: filter }), first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, args, ctx) => auditConnection(ctx, args),
    }),
    supportVisits: t.field({
      type: visits,
      args: { from: t.arg({ type: 'DateTime' }), to: t.arg({ type: 'DateTime' }) },
      resolve: (_root, args, ctx) => readSupportVisits(ctx, args),
    }),
  }));
  addLists(kit);
};

function connectionType(kit: Kit) {
  return kit.builder.objectRef<AuditConnection>('AuditLogConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [entryType(kit)] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({
        description: 'Exact up to 10,000; 10,001 means more.',
        resolve: ({ filter }, _args, ctx) => askTenant(ctx.db, tenantOf(ctx), (tx) => countAudit(tx, filter)),
      }),
    }),
  });
}

function entryType({ builder }: Kit) {
  const change = builder.objectRef<ChangeNode>('AuditChange').implement({
    description: 'A changed field of an entry. Values are JSON text, null if the entry has none.',
    fields: (t) => ({
      field: t.exposeString('field'),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new', { nullable: true }),
    }),
  });
  return builder.objectRef<AuditNode>('AuditEntry').implement({
    description: 'Who did what, and on whose behalf. Entries are immutable.',
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      actorKind: t.exposeString('actorKind', { description: '`user`, `register` or `system`.' }),
      actorId: t.exposeID('actorId', { nullable: true }),
      actorName: t.exposeString('actorName'),
      isSupport: t.exposeBoolean('isForeign', {
        description: 'True if the actor belongs to another tenant and acted for this one.',
      }),
      actingAs: t.exposeString('actingAs', {
        nullable: true,
        description: 'Name of the user the actor acted as.',
      }),
      action: t.exposeString('action'),
      entity: t.exposeString('entity'),
      entityId: t.exposeID('entityId'),
      entityName: t.exposeString('entityName', { nullable: true }),
      changes: t.expose('changes', { type: [change] }),
    }),
  });
}

function visitsType({ builder }: Kit) {
  const visit = builder.objectRef<SupportVisit>('SupportVisit').implement({
    description: 'A period in which someone from another tenant acted for this one.',
    fields: (t) => ({
      id: t.exposeID('id'),
      actorId: t.exposeID('actorId'),
      actorName: t.exposeString('actorName'),
      actingAs: t.exposeString('actingAs', { nullable: true }),
      startedAt: t.expose('startedAt', { type: 'DateTime' }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
      changes: t.exposeInt('changes'),
    }),
  });
  return builder.objectRef<SupportVisits>('SupportVisits').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [visit] }),
      isComplete: t.exposeBoolean('isComplete', {
        description: 'False if the period has more than 10,000 support entries.',
      }),
    }),
  });
}

function filterInput({ builder }: Kit) {
  return builder.inputType('AuditLogFilter', {
    fields: (t) => ({
      person: t.id({ required: false }),
      actingOnly: t.boolean({ required: false, description: 'Only entries made by support.' }),
      entity: t.string({ required: false }),
      entityId: t.id({ required: false, description: 'Requires `entity`.' }),
      action: t.string({ required: false }),
      from: t.field({ type: 'DateTime', required: false, description: 'Inclusive.' }),
      to: t.field({ type: 'DateTime', required: false, description: 'Exclusive.' }),
    }),
  });
}

function addLists(kit: Kit): void {
  const people = peopleType(kit);
  const entity = entityType(kit);
  kit.builder.queryFields((t) => ({
    auditLogPeople: t.field({
      type: people,
      description: 'People in the log, sorted by name. `search` matches words in names.',
      args: { search: t.arg.string(), first: t.arg.int(), after: t.arg.string() },
      resolve: async (_root, args, ctx) => {
        const page = namesPage(args);
        return connectionOf(await askTenant(ctx.db, tenantOf(ctx), (tx) => auditPeople(tx, page)), page);
      },
    }),
    auditLogEntities: t.field({
      type: [entity],
      resolve: async (_root, _args, ctx) => {
        const kinds = await inTenant(ctx.db, tenantOf(ctx), auditKinds);
        const grouped = Map.groupBy(kinds, ({ entity: name }) => name);
        return [...grouped].map(([name, each]) => ({
          entity: name,
          actions: each.map(({ action }) => action),
        }));
      },
    }),
  }));
}

function peopleType({ builder, pageInfo }: Kit) {
  const person = builder.objectRef<AuditPerson>('AuditPerson').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      kind: t.exposeString('kind'),
      isSupport: t.exposeBoolean('isForeign'),
    }),
  });
  return builder.objectRef<NamesConnection<AuditPerson>>('AuditPeopleConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [person] }),
      pageInfo: t.expose('pageInfo', { type: pageInfo }),
    }),
  });
}

function entityType({ builder }: Kit) {
  return builder.objectRef<EntityKind>('AuditEntity').implement({
    description: 'A type of record in the log and the actions recorded for it.',
    fields: (t) => ({
      entity: t.exposeString('entity'),
      actions: t.exposeStringList('actions'),
    }),
  });
}
