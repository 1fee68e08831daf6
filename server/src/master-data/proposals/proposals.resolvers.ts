import type { ProposedField } from '@tresen/domain/master-data/proposals';
import type { Kit } from '../../kit/graphql/index.ts';
import { textOf } from '../../kit/memory/index.ts';
import type { SharedTypes } from '../../kit/records/index.ts';
import { acceptProposal, type DecideDependencies, type Decided, refuseProposal } from './decide.service.ts';
import { openProposals, type ProposalConnection, type ShownProposal } from './list.service.ts';
import type { ProposalAnswer } from './proposals.store.ts';
import { type Proposed, proposalAnswers, proposeChanges } from './propose.service.ts';

/** Edits that were made at registers answer at /graphql/pos. */
export const addProposals = (kit: Kit, types: SharedTypes, deps: DecideDependencies): void => {
  addForPeople(kit, types, deps);
  addForRegisters(kit, deps);
};

function addForPeople(kit: Kit, types: SharedTypes, deps: DecideDependencies): void {
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
}

function connectionType(kit: Kit) {
  const proposal = proposalType(kit);
  return kit.builder.objectRef<ProposalConnection>('ProposalConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [proposal] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.exposeInt('totalCount'),
    }),
  });
}

function proposalType({ builder }: Kit) {
  const json = (value: unknown): string => JSON.stringify(value ?? null);
  const field = builder.objectRef<ProposedField>('ProposedField').implement({
    description: 'A changed field in its three versions. Values are JSON text.',
    fields: (t) => ({
      field: t.exposeString('field'),
      base: t.string({ description: 'Value before the edit.', resolve: ({ base }) => json(base) }),
      current: t.string({
        description: 'Current value in the cloud.',
        resolve: ({ current }) => json(current),
      }),
      proposed: t.string({ resolve: ({ proposed }) => json(proposed) }),
      isConflict: t.exposeBoolean('isConflict', {
        description: 'True if the cloud value was changed to something different in the meantime.',
      }),
    }),
  });
  return builder.objectRef<ShownProposal>('Proposal').implement({
    description: 'An edit made at a register that needs approval.',
    fields: (t) => ({
      id: t.exposeID('id'),
      entity: t.exposeString('entity'),
      recordId: t.exposeID('recordId'),
      recordName: t.exposeString('recordName'),
      currentVersion: t.exposeInt('currentVersion', {
        nullable: true,
        description: 'Null if the record no longer exists; it can then only be rejected.',
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'True if the record has changed since the register received it.',
      }),
      fields: t.expose('fields', { type: [field] }),
      unitName: t.exposeString('unitName'),
      recordUnitIds: t.exposeIDList('recordUnitIds', {
        nullable: true,
        description: 'Branches of the record, all of which are affected. Null means all branches.',
      }),
      deviceName: t.exposeString('deviceName'),
      madeAt: t.expose('madeAt', { type: 'DateTime' }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    }),
  });
}

function resultType({ builder }: Kit, { fault }: SharedTypes) {
  return builder.objectRef<Decided>('DecideProposalResult').implement({
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.exposeString('message', {
        nullable: true,
        description: '`CONFLICT` if the record was changed in the meantime.',
      }),
      modelId: t.exposeID('modelId'),
      faults: t.expose('faults', { type: [fault] }),
    }),
  });
}

function addForRegisters(kit: Kit, deps: DecideDependencies): void {
  const { builder } = kit;
  const proposed = builder.objectRef<Proposed>('ProposedChange').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      isKept: t.exposeBoolean('isKept'),
      reason: t.exposeString('reason', {
        nullable: true,
        description: '`MALFORMED`, `UNKNOWN_RECORD` or `NOTHING_CHANGED`.',
      }),
    }),
  });
  const answer = builder.objectRef<ProposalAnswer>('ProposalAnswer').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      state: t.exposeString('state', { description: '`open`, `accepted` or `refused`.' }),
      reason: t.exposeString('reason', { nullable: true }),
    }),
  });
  builder.mutationField('proposeChanges', (t) =>
    t.field({
      type: [proposed],
      args: {
        batch: t.arg.string({
          required: true,
          description:
            'JSON array of at most 100 items: `[{id, entity, recordId, baseVersion, base, changes, madeAt}]`.',
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
}
