import type { Role } from '@tresen/domain/kit/groups';
import type { HubConnection } from '../../kit/hub/index.ts';

/** A person in the web app. `tenantId` is the tenant acted for, which an override may have changed. */
export interface UserCaller {
  readonly kind: 'user';
  readonly tenantId: string;
  readonly userId: string;
  readonly role: Role;
  readonly sessionId: string;
  /** Negotiated under the override: it ends with the right to it. */
  readonly isActing: boolean;
}

/** A linked register. */
export interface RegisterCaller {
  readonly kind: 'register';
  readonly tenantId: string;
  readonly deviceId: string;
  readonly unitId: string;
  readonly databaseId: string;
  /** Live communication is on: commands may go to it. */
  readonly isLive: boolean;
  readonly sessionId: string;
}

export type LiveCaller = UserCaller | RegisterCaller;
export type LiveConnection = HubConnection<LiveCaller>;
