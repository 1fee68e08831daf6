import { AppError } from '@tresen/domain/kit/errors';
import type { Principal } from '@tresen/domain/kit/groups';
import type { Database } from '../db/pools.ts';
import type { LiftedText } from '../memory/index.ts';
import type { Share } from '../shares/index.ts';

/** In whose place a person acts. Without a user it is the tenant as such, and the name is the tenant's. */
export interface ActingAs {
  readonly userId: string | null;
  readonly name: string;
}

/** A signed-in person. `tenantId` is the tenant acted for; `home` the person's own when they act for another. */
export interface UserCaller {
  readonly kind: 'user';
  readonly principal: Exclude<Principal, 'public' | 'register' | 'system'>;
  readonly tenantId: string;
  readonly homeTenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly name: string;
  /** Set while a super administrator acts under the override; the principal stays the person's own. */
  readonly actingAs: ActingAs | null;
}

/** A linked register, with the branch it belongs to. Minutes and zone are the branch's. */
export interface RegisterCaller {
  readonly kind: 'register';
  readonly principal: 'register';
  readonly tenantId: string;
  readonly deviceId: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly databaseId: string;
  /** Live communication is on: it may be asked for something. */
  readonly isLive: boolean;
  /** When it came to this branch, UTC milliseconds; null when it was never in another. */
  readonly movedAt: number | null;
  readonly sessionId: string;
  readonly name: string;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: string;
  readonly country: string;
}

export type Caller = UserCaller | RegisterCaller | { readonly kind: 'public'; readonly principal: 'public' };

/** Who asks, with what: the first argument of every server function that serves a request. */
export interface Ctx {
  readonly caller: Caller;
  readonly requestId: string;
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A long text variable of the request, which its resolver takes by the mark in its place. */
  readonly lifted?: LiftedText | undefined;
  /** What the caller has of the server; without it nobody waits. */
  readonly share?: Share | undefined;
}

/** The person who asks. @throws {AppError} UNAUTHENTICATED when it is nobody or a register */
export const userOf = (ctx: Ctx): UserCaller => {
  if (ctx.caller.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return ctx.caller;
};

/** The register that asks. @throws {AppError} FORBIDDEN when it is anyone else */
export const registerOf = (ctx: Ctx): RegisterCaller => {
  if (ctx.caller.kind !== 'register') throw new AppError('FORBIDDEN');
  return ctx.caller;
};

/** The tenant whose rows the caller sees. @throws {AppError} UNAUTHENTICATED when nobody is signed in */
export const tenantOf = (ctx: Ctx): string => {
  if (ctx.caller.kind === 'public') throw new AppError('UNAUTHENTICATED');
  return ctx.caller.tenantId;
};
