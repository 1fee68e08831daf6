import { isIn, type Role, roles } from '../../kit/groups/index.ts';

/** Kinds of tenant: the vendor of Tresen, one of its resellers, or a business with registers. */
export const tenantKinds = ['vendor', 'reseller', 'customer'] as const;
export type TenantKind = (typeof tenantKinds)[number];

/** True when the first role is higher than the second. */
export const isAbove = (role: Role, other: Role): boolean => roles.indexOf(role) < roles.indexOf(other);

/** Administrators of a tenant: its users in the Owner group (decisions USR-08). */
export const isAdministrator = (role: Role): boolean => isIn('owner', role);

/** Roles that a tenant of the kind knows: super administrators work for the vendor, resellers for those who resell. */
export const rolesOfTenant = (kind: TenantKind): readonly Role[] =>
  roles.filter(
    (role) => (role !== 'superAdmin' || kind === 'vendor') && (role !== 'reseller' || kind !== 'customer'),
  );

/** Roles that somebody may give to users of a tenant: up to their own, and none below the Owner group (USR-08). */
export const rolesToGive = (giver: Role, kind: TenantKind): readonly Role[] =>
  isAdministrator(giver) ? rolesOfTenant(kind).filter((role) => !isAbove(role, giver)) : [];

/** Whether somebody may change or remove a user of a role: nobody above themselves. */
export const mayAdminister = (actor: Role, target: Role): boolean =>
  isAdministrator(actor) && !isAbove(target, actor);
