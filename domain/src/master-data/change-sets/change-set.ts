import type { DeletionReason, Fault, FaultCode } from '../../kit/entities/index.ts';

/** Where a set of changes comes from; a `plan` is one of a room's tables (ROM-07). */
export const changeSetKinds = ['bulk', 'import', 'takeOver', 'plan', 'undo'] as const;
export type ChangeSetKind = (typeof changeSetKinds)[number];

/** `failed` and `cancelled` sets may have changed some records: those can be undone as well. */
export const changeSetStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type ChangeSetState = (typeof changeSetStates)[number];

/** True while a set may still change something. */
export const isUnderWay = (state: ChangeSetState): boolean => state === 'waiting' || state === 'running';

/**
 * What became of one record of a set: it has the new values; it had them already; the new ones would break a rule;
 * somebody changed it after it was looked at, so it was left alone; it is no longer there.
 */
export const changeOutcomes = ['changed', 'unchanged', 'faulty', 'changedSince', 'gone'] as const;
export type ChangeOutcome = (typeof changeOutcomes)[number];

/** Records that are changed in one transaction: nobody waits for the change counter for long (contract 11). */
export const maxPerChunk = 1000;

/** Why a record was not changed: a fault of a value, or what stands against its deletion (then without a path). */
export type ChangeFault = Omit<Fault, 'code'> & { readonly code: FaultCode | DeletionReason };
