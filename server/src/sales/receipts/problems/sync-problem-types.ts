import { tenantOf } from '../../../kit/context/index.ts';
import { askTenant } from '../../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../../kit/graphql/index.ts';
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

const problemType = ({ builder }: Kit) =>
  builder.objectRef<SyncProblem>('SyncProblem').implement({
    description: 'A record that a register sent and that waits for a person, or waited.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: 'receipt or closing' }),
      recordId: t.exposeID('recordId', { nullable: true }),
      reason: t.exposeString('reason'),
      detail: t.string({
        description: 'JSON: the rule, what was expected and what was sent.',
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
        description: 'stored (it is in the figures), or accepted (it was only noted)',
      }),
      raw: t.string({
        description: 'What the register sent, to the byte.',
        resolve: ({ raw }) => raw ?? '',
      }),
    }),
  });

type ProblemType = ReturnType<typeof problemType>;

const connectionType = ({ builder, pageInfo }: Kit, problem: ProblemType) =>
  builder.objectRef<SyncProblemConnection>('SyncProblemConnection').implement({
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

const detailType = ({ builder }: Kit, problem: ProblemType) =>
  builder.objectRef<SyncProblem & Pick<ProblemDetail, 'stored'>>('SyncProblemDetail').implement({
    fields: (t) => ({
      problem: t.field({ type: problem, resolve: (found) => found }),
      stored: t.exposeString('stored', {
        nullable: true,
        description: 'The record that is stored already under the same id or Z number, as it was sent.',
      }),
    }),
  });

const countType = ({ builder }: Kit) =>
  builder.objectRef<ProblemCount>('SyncProblemCount').implement({
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

const decisionsType = ({ builder }: Kit) =>
  builder.objectRef<Decisions>('SyncProblemDecisions').implement({
    fields: (t) => ({
      stored: t.exposeInt('stored'),
      noted: t.exposeInt('noted', { description: 'Settled without being stored.' }),
      wrong: t.exposeInt('wrong', { description: 'Still as wrong as before.' }),
      gone: t.exposeInt('gone', { description: 'Settled by somebody else meanwhile.' }),
      next: t.exposeID('next', { nullable: true, description: 'Where to go on; null at the end.' }),
    }),
  });

const foreseenType = ({ builder }: Kit) =>
  builder.objectRef<Foreseen>('ForeseenSyncProblems').implement({
    fields: (t) => ({
      total: t.exposeInt('total'),
      looked: t.exposeInt('looked', { description: 'How many of them were looked at: the first 500.' }),
      rightNow: t.exposeInt('rightNow', { description: 'How many are right by now and would be stored.' }),
      storable: t.exposeInt('storable', {
        description: 'How many would be stored when accepted; the others would only be noted.',
      }),
    }),
  });

const filterType = ({ builder }: Kit) =>
  builder.inputType('SyncProblemFilter', {
    fields: (t) => ({
      isDone: t.boolean({ description: 'Those that are settled, instead of those that wait.' }),
      unitIds: t.idList(),
      deviceIds: t.idList(),
      kinds: t.stringList(),
      reasons: t.stringList(),
    }),
  });

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
