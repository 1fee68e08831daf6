import { tenantOf } from '../../../kit/context/index.ts';
import { askTenant } from '../../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../../kit/graphql/index.ts';
import { createSharedTypes } from '../../../kit/records/index.ts';
import {
  countProblems,
  type ProblemCount,
  type ProblemFilter,
  type SyncProblem,
} from './sync-problem-list.store.ts';
import type { Decisions, Foreseen } from './sync-problems.service.ts';

interface SyncProblemConnection {
  readonly nodes: readonly SyncProblem[];
  readonly hasNextPage: boolean;
  readonly filter: ProblemFilter;
}

interface ProblemDetail {
  readonly problem: SyncProblem;
  readonly stored: string | null;
}

type ProblemType = ReturnType<typeof problemType>;

/** The types of the list of problems and of what is decided about them. */
export const problemTypes = (kit: Kit) => {
  const problem = problemType(kit);
  return {
    filter: filterType(kit),
    connection: connectionType(kit, problem),
    detail: detailType(kit, problem),
    count: countType(kit),
    decisions: decisionsType(kit),
    foreseen: foreseenType(kit),
  };
};

function problemType({ builder }: Kit) {
  return builder.objectRef<SyncProblem>('SyncProblem').implement({
    description: 'A quarantined record sent by a register, open or resolved.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: '`receipt` or `closing`.' }),
      recordId: t.exposeID('recordId', { nullable: true }),
      reason: t.exposeString('reason'),
      detail: t.string({
        description: 'The rule, the expected value and the value sent, as JSON.',
        resolve: ({ detail }) => JSON.stringify(detail),
      }),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      deviceId: t.exposeID('deviceId'),
      deviceName: t.exposeString('deviceName'),
      zone: t.exposeString('zone'),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      number: t.exposeFloat('number', { nullable: true }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
      gross: t.expose('gross', { type: 'Cents', nullable: true }),
      currency: t.string({ nullable: true, resolve: ({ recordCurrency }) => recordCurrency }),
      resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
      resolvedByName: t.exposeString('resolvedByName', { nullable: true }),
      resolution: t.exposeString('resolution', {
        nullable: true,
        description: '`stored` (included in the figures) or `accepted` (dismissed).',
      }),
      raw: t.string({
        description: 'Original data from the register, byte for byte.',
        resolve: ({ raw }) => raw ?? '',
      }),
    }),
  });
}

function filterType(kit: Kit) {
  return kit.builder.inputType('SyncProblemFilter', {
    fields: (t) => ({
      isDone: t.boolean({ description: 'Resolved problems instead of open ones.' }),
      unitIds: t.idList(),
      deviceIds: t.idList(),
      kinds: t.stringList(),
      reasons: t.stringList(),
      search: t.string({
        description: 'A number, the ID of a record, or words in the name of the register.',
      }),
      conditions: t.field({ type: [createSharedTypes(kit).condition] }),
    }),
  });
}

function connectionType({ builder, pageInfo }: Kit, problem: ProblemType) {
  return builder.objectRef<SyncProblemConnection>('SyncProblemConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [problem] }),
      pageInfo: t.field({
        type: pageInfo,
        resolve: ({ nodes, hasNextPage }): PageInfo => ({ endCursor: nodes.at(-1)?.id ?? null, hasNextPage }),
      }),
      totalCount: t.int({
        resolve: ({ filter }, _args, ctx) =>
          askTenant(ctx.db, tenantOf(ctx), (tx) => countProblems(tx, filter)),
      }),
    }),
  });
}

function detailType({ builder }: Kit, problem: ProblemType) {
  return builder.objectRef<SyncProblem & Pick<ProblemDetail, 'stored'>>('SyncProblemDetail').implement({
    fields: (t) => ({
      problem: t.field({ type: problem, resolve: (found) => found }),
      stored: t.exposeString('stored', {
        nullable: true,
        description: 'The record already stored under the same ID or Z number, as sent.',
      }),
    }),
  });
}

function countType({ builder }: Kit) {
  return builder.objectRef<ProblemCount>('SyncProblemCount').implement({
    fields: (t) => ({
      deviceId: t.exposeID('deviceId'),
      deviceName: t.exposeString('deviceName'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      kind: t.exposeString('kind'),
      reason: t.exposeString('reason'),
      count: t.exposeInt('count'),
    }),
  });
}

function decisionsType({ builder }: Kit) {
  return builder.objectRef<Decisions>('SyncProblemDecisions').implement({
    fields: (t) => ({
      stored: t.exposeInt('stored'),
      noted: t.exposeInt('noted', { description: 'Number of records resolved without being stored.' }),
      wrong: t.exposeInt('wrong', { description: 'Number of records still incorrect.' }),
      gone: t.exposeInt('gone', { description: 'Number of records already resolved by someone else.' }),
      next: t.exposeID('next', { nullable: true, description: 'Cursor for the next call; null at the end.' }),
    }),
  });
}

function foreseenType({ builder }: Kit) {
  return builder.objectRef<Foreseen>('ForeseenSyncProblems').implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      looked: t.exposeInt('looked', { description: 'Number of records examined (up to 500).' }),
      rightNow: t.exposeInt('rightNow', {
        description: 'Number of records that are now correct and would be stored.',
      }),
      storable: t.exposeInt('storable', {
        description: 'Number of records that would be stored if accepted; the others would be dismissed.',
      }),
    }),
  });
}
