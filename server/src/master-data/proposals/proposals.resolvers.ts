import type { ProposedField } from '@tresen/domain/master-data/proposals';
import type { Kit } from '../../kit/graphql/index.ts';
import { textOf } from '../../kit/memory/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import { acceptProposal, type DecideDependencies, type Decided, refuseProposal } from './decide.service.ts';
import { openProposals, type ProposalConnection, type ShownProposal } from './list.service.ts';
import type { ProposalAnswer } from './proposals.store.ts';
import { type Proposed, proposalAnswers, proposeChanges } from './propose.service.ts';

const proposalType = ({ builder }: Kit) => {
  const json = (value: unknown): string => JSON.stringify(value ?? null);
  const field = builder.objectRef<ProposedField>('ProposedField').implement({
    description: 'A changed field as three sides see it; values as JSON text.',
    fields: (t) => ({
      field: t.exposeString('field'),
      base: t.string({ description: 'Before the edit.', resolve: ({ base }) => json(base) }),
      current: t.string({ description: 'In the cloud now.', resolve: ({ current }) => json(current) }),
      proposed: t.string({ resolve: ({ proposed }) => json(proposed) }),
      isConflict: t.exposeBoolean('isConflict', {
        description: 'Changed in the cloud, too, to something else.',
      }),
    }),
  });
  return builder.objectRef<ShownProposal>('Proposal').implement({
    description: 'An edit that was made at a register and waits for a person.',
    fields: (t) => ({
      id: t.exposeID('id'),
      entity: t.exposeString('entity'),
      recordId: t.exposeID('recordId'),
      recordName: t.exposeString('recordName'),
      currentVersion: t.exposeInt('currentVersion', {
        nullable: true,
        description: 'Null when the record is gone: then it can only be refused.',
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'The record was changed since the register had it.',
      }),
      fields: t.expose('fields', { type: [field] }),
      unitName: t.exposeString('unitName'),
      recordUnitIds: t.exposeIDList('recordUnitIds', {
        nullable: true,
        description: 'Branches of the record: it changes in all of them. Null is all branches.',
      }),
      deviceName: t.exposeString('deviceName'),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    }),
  });
};

const connectionType = (kit: Kit) => {
  const proposal = proposalType(kit);
  return kit.builder.objectRef<ProposalConnection>('ProposalConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [proposal] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.exposeInt('totalCount'),
    }),
  });
};

const resultType = ({ builder }: Kit, { fault }: SharedTypes) =>
  builder.objectRef<Decided>('DecideProposalResult').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.exposeString('message', {
        nullable: true,
        description: 'CONFLICT: the record was changed meanwhile.',
      }),
      modelId: t.exposeID('modelId'),
      faults: t.expose('faults', { type: [fault] }),
    }),
  });

const addForPeople = (kit: Kit, types: SharedTypes, deps: DecideDependencies): void => {
  const connection = connectionType(kit);
  const result = resultType(kit, types);
  kit.builder.queryField('proposals', (t) =>
    t.field({
      type: connection,
      args: { first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, { first, after }, ctx) =>
        openProposals(ctx, deps.sources, first ?? 0, after ?? undefined),
    }),
  );
  kit.builder.mutationFields((t) => ({
    acceptProposal: t.field({
      type: result,
      args: { id: t.arg.id({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, { id, version }, ctx) => acceptProposal(ctx, deps, id, version),
    }),
    refuseProposal: t.field({
      type: result,
      args: { id: t.arg.id({ required: true }), reason: t.arg.string() },
      resolve: (_root, { id, reason }, ctx) => refuseProposal(ctx, deps, id, reason),
    }),
  }));
};

const addForRegisters = (kit: Kit, deps: DecideDependencies): void => {
  const { builder } = kit;
  const proposed = builder.objectRef<Proposed>('ProposedChange').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      isKept: t.exposeBoolean('isKept'),
      reason: t.exposeString('reason', {
        nullable: true,
        description: 'MALFORMED, UNKNOWN_RECORD or NOTHING_CHANGED',
      }),
    }),
  });
  const answer = builder.objectRef<ProposalAnswer>('ProposalAnswer').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.exposeString('state', { description: 'open, accepted or refused' }),
      reason: t.exposeString('reason', { nullable: true }),
    }),
  });
  builder.mutationField('proposeChanges', (t) =>
    t.field({
      type: [proposed],
      args: {
        batch: t.arg.string({
          required: true,
          description: 'JSON: [{id, entity, recordId, baseVersion, base, changes, madeAt}], at most 100.',
        }),
      },
      resolve: (_root, { batch }, ctx) => proposeChanges(ctx, deps, textOf(batch, ctx.lifted)),
    }),
  );
  builder.queryField('proposalAnswers', (t) =>
    t.field({
      type: [answer],
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) => proposalAnswers(ctx, ids),
    }),
  );
};

/** Edits that were made at registers answer at /graphql/pos. */
export const addProposals = (kit: Kit, types: SharedTypes, deps: DecideDependencies): void => {
  addForPeople(kit, types, deps);
  addForRegisters(kit, deps);
};
