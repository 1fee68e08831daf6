import {
  type ProposalFault,
  type ProposalState,
  proposalsPerPush,
} from '@tresen/domain/master-data/proposals';
import { type RegisterSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { inTransaction, type Store } from '../store/index.ts';
import { proposalsIn, settleProposal } from './proposals.ts';

type Sent = Readonly<{
  proposeChanges: readonly Readonly<{ id: string; isKept: boolean; reason: ProposalFault | null }>[];
}>;
type Answered = Readonly<{
  proposalAnswers: readonly Readonly<{ id: string; state: ProposalState; reason: string | null }>[];
}>;

const propose = 'mutation($batch: String!) { proposeChanges(batch: $batch) { id isKept reason } }';
const answers = 'query($ids: [ID!]!) { proposalAnswers(ids: $ids) { id state reason } }';

export type ProposalAnswer = Answered['proposalAnswers'][number];

/**
 * Sends the edits of this register that wait.
 * @returns what has become of those sent before; settle them with `settleAnswers` once the changes are applied
 */
export async function sendProposals(
  store: Store,
  session: RegisterSession,
  options: RetryOptions,
): Promise<readonly ProposalAnswer[]> {
  for (;;) {
    const waiting = proposalsIn(store, 'waiting', proposalsPerPush);
    if (waiting.length === 0) break;
    const batch = JSON.stringify(waiting.map(({ state: _, reason: __, ...proposal }) => proposal));
    const { proposeChanges } = await untilReachable(() => session.ask<Sent>(propose, { batch }), options);
    inTransaction(store, () => {
      for (const { id, isKept, reason } of proposeChanges)
        settleProposal(store, id, isKept ? 'open' : 'refused', reason);
    });
    if (proposeChanges.length < waiting.length) break;
  }
  const ids = proposalsIn(store, 'open', proposalsPerPush).map(({ id }) => id);
  if (ids.length === 0) return [];
  const { proposalAnswers } = await untilReachable(() => session.ask<Answered>(answers, { ids }), options);
  return proposalAnswers;
}

/**
 * Keeps answers that were heard before the changes were asked for: what was accepted is a change by then, so the record
 * never falls back to the old values in between.
 */
export function settleAnswers(store: Store, heard: readonly ProposalAnswer[]): void {
  if (heard.length === 0) return;
  inTransaction(store, () => {
    for (const { id, state, reason } of heard) settleProposal(store, id, state, reason);
  });
}
