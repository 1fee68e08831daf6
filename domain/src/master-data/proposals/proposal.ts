import * as z from 'zod/mini';
import { syncedNames } from '../../kit/entities/index.ts';

/** What has become of a proposal: somebody still has to look, or has looked. */
export const proposalStates = ['open', 'accepted', 'refused'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Proposals per `proposeChanges` at most. */
export const proposalsPerPush = 100;

const valuesSchema = z.record(z.string(), z.unknown());

/**
 * An edit of a record that somebody made at a register (contract 9). `base` has the old values of the changed fields,
 * `baseVersion` the version that the register had. `id` is the register's, so that sending it twice proposes it once.
 */
export const proposalSchema = z.object({
  id: z.uuid(),
  entity: z.enum(syncedNames),
  recordId: z.uuid(),
  baseVersion: z.int(),
  base: valuesSchema,
  changes: valuesSchema,
  /** UTC, by the register's clock. */
  madeAt: z.iso.datetime(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Why a proposal is not kept; the register drops it. */
export const proposalFaults = ['MALFORMED', 'UNKNOWN_RECORD', 'NOTHING_CHANGED'] as const;
export type ProposalFault = (typeof proposalFaults)[number];

type Values = Readonly<Record<string, unknown>>;

/** A changed field as three sides see it: before, in the cloud now, at the register. */
export interface ProposedField {
  readonly field: string;
  readonly base: unknown;
  readonly current: unknown;
  readonly proposed: unknown;
  /** Somebody has changed it in the cloud, too, to something else. */
  readonly isConflict: boolean;
}

/**
 * The fields of a proposal beside the record as it is now. One in conflict was changed on both sides since the register
 * had its copy; whoever accepts decides for the register's value.
 */
export const proposedFields = (
  { base, changes }: Pick<Proposal, 'base' | 'changes'>,
  current: Values,
): ProposedField[] =>
  Object.entries(changes).map(([field, proposed]) => ({
    field,
    base: base[field] ?? null,
    current: current[field] ?? null,
    proposed,
    isConflict: !isSame(base[field], current[field]) && !isSame(current[field], proposed),
  }));

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
