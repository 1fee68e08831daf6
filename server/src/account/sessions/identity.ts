import type { Role } from '@tresen/domain/kit/groups';

/** A signed-in person, as the database knows them now (not as the token knew them). */
export interface UserIdentity {
  readonly kind: 'user';
  readonly sessionId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly role: Role;
  /** First and last name. */
  readonly name: string;
  readonly email: string;
  readonly language: 'de' | 'en';
}

/** A linked register with the branch it belongs to; zone, cut-off and currency are the branch's. */
export interface RegisterIdentity {
  readonly kind: 'register';
  readonly sessionId: string;
  readonly tenantId: string;
  readonly deviceId: string;
  readonly name: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly databaseId: string;
  /** An inactive register keeps its link, but is let in nowhere (ORG-24). */
  readonly isActive: boolean;
  /** Live communication is on: it may be asked for something. */
  readonly isLive: boolean;
  /** When it came to this branch, UTC milliseconds; null when it was never in another. */
  readonly movedAt: number | null;
  readonly zone: string;
  /** Minutes after midnight at which the business day begins. */
  readonly cutOffMinutes: number;
  readonly currency: string;
  readonly country: string;
}

export type Identity = UserIdentity | RegisterIdentity;

/** `sub` of the tokens of this identity. */
export const subjectOf = (identity: Identity): string =>
  identity.kind === 'user' ? identity.userId : identity.deviceId;

/** Role of a person, or `register`: what a token says about its bearer, so that a change outdates it. */
export const principalOf = (identity: Identity): string =>
  identity.kind === 'user' ? identity.role : 'register';
