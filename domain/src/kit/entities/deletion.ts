import type { EntityName } from './entity-names.ts';

/**
 * What becomes of a record that somebody deletes (MDA-10): it is gone, it waits until the registers that have it know,
 * or it stays since others use it (or for another reason of its own).
 */
export const deletionOutcomes = ['removed', 'marked', 'refused'] as const;
export type DeletionOutcome = (typeof deletionOutcomes)[number];

/** Why a record cannot be deleted; the words are in the web. */
export const deletionReasons = ['IN_USE', 'STANDARD_VAT', 'LAST_ORGANIZATION', 'NOT_FOUND'] as const;
export type DeletionReason = (typeof deletionReasons)[number];

/** What may use a record: another record, or a branch. */
export type UserName = EntityName | 'organizationUnit';

/** How many records of a kind use one (MDA-13). */
export interface Use {
  readonly entity: UserName;
  readonly count: number;
}

/** The outcome for one record; told beforehand, and again afterwards. */
export interface Deletion {
  readonly id: string;
  readonly name: string;
  readonly outcome: DeletionOutcome;
  readonly reason: DeletionReason | null;
  readonly uses: readonly Use[];
}
