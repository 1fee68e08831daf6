import type { Caller } from './context.ts';

/**
 * What somebody who is signed in was refused. `right`: their role may not. `override`: they may not act for that tenant.
 * `unknownRecord`: they named a record that is not there for them; most of these are deleted, some are others'.
 */
export interface Refusal {
  readonly kind: 'right' | 'override' | 'unknownRecord';
  /** A field of the API or a route, never a value. */
  readonly what: string;
  readonly caller: Pick<Exclude<Caller, { kind: 'public' }>, 'kind' | 'tenantId' | 'sessionId'> & {
    readonly userId?: string;
    readonly deviceId?: string;
  };
}

export type OnRefusal = (refusal: Refusal) => void;
