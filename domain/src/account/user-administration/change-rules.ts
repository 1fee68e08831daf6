import type { ErrorCode } from '../../kit/errors/index.ts';
import type { Role } from '../../kit/groups/index.ts';
import { isAdministrator, mayAdminister, rolesToGive, type TenantKind } from './role-rules.ts';

/** A user as far as the rules look at them. */
export interface UserStanding {
  readonly id: string;
  readonly role: Role;
  readonly disabled: boolean;
}

/** What a change leaves of a user. */
export type NewStanding = Pick<UserStanding, 'role' | 'disabled'>;

/** Who administers which tenant, and who is in it. */
export interface Administration {
  readonly actor: Pick<UserStanding, 'id' | 'role'>;
  readonly kind: TenantKind;
  /** Every user of the tenant in the Owner group, enabled or not. */
  readonly administrators: readonly UserStanding[];
}

export type UserRefusal = Extract<ErrorCode, 'ROLE_NOT_ALLOWED' | 'LAST_ADMIN' | 'OWN_ACCOUNT'>;

/**
 * Why a user must not be given another role or be disabled; undefined when they may.
 * - ROLE_NOT_ALLOWED: the user stands above the actor, or the role is not the actor's to give in this tenant.
 * - LAST_ADMIN: nobody who administers would be left (USR-06).
 * - OWN_ACCOUNT: nobody lowers or disables themselves, even with other administrators beside them. A slip on the own
 *   row would take away at once what only somebody else can give back; whoever means it asks one of the others.
 */
export const refusalOfChange = (
  administration: Administration,
  target: UserStanding,
  next: NewStanding,
): UserRefusal | undefined => {
  const { actor, kind } = administration;
  const changesRole = next.role !== target.role;
  if (!mayAdminister(actor.role, target.role)) return 'ROLE_NOT_ALLOWED';
  if (changesRole && !rolesToGive(actor.role, kind).includes(next.role)) return 'ROLE_NOT_ALLOWED';
  if (leavesNobody(administration, [target], next)) return 'LAST_ADMIN';
  if (target.id === actor.id && (changesRole || next.disabled)) return 'OWN_ACCOUNT';
  return undefined;
};

/** Why users must not be removed together; undefined when they may. The reasons are those of a change. */
export const refusalOfRemoval = (
  administration: Administration,
  targets: readonly UserStanding[],
): UserRefusal | undefined => {
  const { actor } = administration;
  if (targets.some(({ role }) => !mayAdminister(actor.role, role))) return 'ROLE_NOT_ALLOWED';
  if (leavesNobody(administration, targets, undefined)) return 'LAST_ADMIN';
  return targets.some(({ id }) => id === actor.id) ? 'OWN_ACCOUNT' : undefined;
};

/** True when the change takes the last enabled administrator from the tenant. */
function leavesNobody(
  { administrators }: Administration,
  targets: readonly UserStanding[],
  next: NewStanding | undefined,
): boolean {
  return (
    targets.some(administers) &&
    !(next && administers(next)) &&
    !administrators.some((user) => administers(user) && targets.every(({ id }) => id !== user.id))
  );
}

function administers({ role, disabled }: NewStanding): boolean {
  return !disabled && isAdministrator(role);
}
