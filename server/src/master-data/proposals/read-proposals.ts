import { AppError } from '@tresen/domain/kit/errors';
import { kinds } from '@tresen/domain/master-data/kinds';
import { type Proposal, proposalSchema, proposalsPerPush } from '@tresen/domain/master-data/proposals';
import { parseJson } from '../../kit/memory/index.ts';

/** What a register sent as a proposal. */
export interface GivenProposal {
  /** Empty where it has none. */
  readonly id: string;
  /** Undefined where it is none. */
  readonly proposal: Proposal | undefined;
}

/**
 * Reads what a register sends as its proposals, each for itself.
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE
 */
export const readProposals = (batch: string): GivenProposal[] =>
  parseBatch(batch).map((value) => ({ id: idIn(value), proposal: readProposal(value) }));

function parseBatch(batch: string): readonly unknown[] {
  const parsed = (() => {
    try {
      return parseJson(batch);
    } catch {
      throw new AppError('MALFORMED_JSON');
    }
  })();
  if (!Array.isArray(parsed)) throw new AppError('MALFORMED_JSON');
  if (parsed.length > proposalsPerPush) throw new AppError('TOO_LARGE');
  return parsed;
}

function idIn(value: unknown): string {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : '';
  return typeof id === 'string' ? id : '';
}

function readProposal(value: unknown): Proposal | undefined {
  const { data } = proposalSchema.safeParse(value);
  return data && knownChanges(data);
}

/** Only fields of the kind: what a newer register knows beside them is of no use here. */
function knownChanges({ entity, changes, ...proposal }: Proposal): Proposal {
  return {
    ...proposal,
    entity,
    changes: Object.fromEntries(
      Object.entries(changes).filter(
        ([name]) => name === 'isActive' || Object.hasOwn(kinds[entity].fields, name),
      ),
    ),
  };
}
