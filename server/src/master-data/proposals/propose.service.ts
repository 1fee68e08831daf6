import type { SyncedName } from '@tresen/domain/kit/entities';
import { type Proposal, type ProposalFault, proposalsPerPush } from '@tresen/domain/master-data/proposals';
import { type Ctx, registerOf } from '../../kit/context/index.ts';
import { emit, emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import { findRecords, type RecordSource } from '../../kit/records/index.ts';
import { answersFor, keepProposals, type ProposalAnswer } from './proposals.store.ts';
import { readProposals } from './read-proposals.ts';

export type Sources = Readonly<Record<SyncedName, RecordSource>>;

/** Proposals came or were decided: lists of people show it, and what they are told of. */
export const tellProposals = (tx: Tx, tenantId: string, unitId: string): void => {
  emit(tx, { topic: 'syncProblems', tenantId, unitId });
  emitChanged(tx, 'alerts', tenantId);
};

/** Counts proposals of a branch that began to wait, or ceased to, in the transaction that changes it. */
export type CountProposals = (tx: Tx, unitId: string, change: number, at: Date) => Promise<void>;

/** What keeping proposals needs of others. */
export interface ProposalsPort {
  readonly sources: Sources;
  readonly countProposals: CountProposals;
}

/** What becomes of a proposal that a register sends: it waits for a person, or is dropped for the reason. */
export interface Proposed {
  readonly id: string;
  readonly isKept: boolean;
  readonly reason: ProposalFault | null;
}

/**
 * Keeps edits that were made at the register, for people to decide (contract 9). Each is answered by itself; the same
 * again is kept once.
 * @param batch JSON text: an array by proposalSchema
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE
 */
export const proposeChanges = async (
  ctx: Ctx,
  { sources, countProposals }: ProposalsPort,
  batch: string,
): Promise<Proposed[]> => {
  const { tenantId, unitId, deviceId } = registerOf(ctx);
  const given = readProposals(batch);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const readable = given.flatMap(({ proposal }) => proposal ?? []);
    const present = await presentRecords(tx, sources, unitId, readable);
    const judged = given.map(({ id, proposal }) => ({ id, proposal, reason: faultOf(proposal, present) }));
    const fit = judged.flatMap(({ proposal, reason }) => (proposal && reason === null ? [proposal] : []));
    const at = new Date(ctx.now());
    const origin = { tenantId, unitId, deviceId };
    const kept = fit.length === 0 ? 0 : await keepProposals(tx, origin, fit, at);
    if (kept > 0) {
      await countProposals(tx, unitId, kept, at);
      tellProposals(tx, tenantId, unitId);
    }
    return judged.map(({ id, reason }) => ({ id, isKept: reason === null, reason }));
  });
};

/** What has become of proposals of the register that asks. */
export const proposalAnswers = (ctx: Ctx, ids: readonly string[]): Promise<ProposalAnswer[]> => {
  const { tenantId, deviceId } = registerOf(ctx);
  return inTenant(ctx.db, tenantId, (tx) => answersFor(tx, deviceId, ids.slice(0, proposalsPerPush)));
};

/** The ids of records that the branch has, of those that the proposals name. */
async function presentRecords(
  tx: Tx,
  sources: Sources,
  unitId: string,
  proposals: readonly Proposal[],
): Promise<ReadonlySet<string>> {
  const present = new Set<string>();
  for (const entity of new Set(proposals.map((proposal) => proposal.entity))) {
    const ids = proposals.filter((proposal) => proposal.entity === entity).map(({ recordId }) => recordId);
    for (const record of await findRecords(tx, sources[entity], ids)) {
      const belongs = record.unitIds === null || record.unitIds.includes(unitId);
      if (record.status >= 0 && belongs) present.add(record.id);
    }
  }
  return present;
}

function faultOf(proposal: Proposal | undefined, present: ReadonlySet<string>): ProposalFault | null {
  if (!proposal) return 'MALFORMED';
  if (Object.keys(proposal.changes).length === 0) return 'NOTHING_CHANGED';
  return present.has(proposal.recordId.toLowerCase()) ? null : 'UNKNOWN_RECORD';
}
