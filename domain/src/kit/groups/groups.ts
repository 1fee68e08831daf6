/** Roles from high to low (spec §6), with their wire values (decisions ACC-38). */
export const roles = ['superAdmin', 'admin', 'reseller', 'owner', 'manager', 'dealer', 'user'] as const;
export type Role = (typeof roles)[number];

/** Whoever can call: nobody signed in, a user of a role, a linked register, a job of our own. */
export const principals = ['public', ...roles, 'register', 'system'] as const;
export type Principal = (typeof principals)[number];

/**
 * Access groups (spec §6). `dealer` holds no Dealer: as specified (decisions ACC-11).
 * `guest` is the specification's empty list: only people who are not signed in.
 */
export const groups = {
  everyone: principals,
  guest: ['public'],
  superAdmin: ['superAdmin'],
  admin: ['superAdmin', 'admin'],
  reseller: ['superAdmin', 'admin', 'reseller'],
  dealer: ['superAdmin', 'admin', 'reseller'],
  owner: ['superAdmin', 'admin', 'reseller', 'owner'],
  manager: ['superAdmin', 'admin', 'reseller', 'owner', 'manager'],
  user: roles,
  register: ['register'],
} as const satisfies Record<string, readonly Principal[]>;
export type Group = keyof typeof groups;

/** True when the principal belongs to the group. */
export const isIn = (group: Group, principal: Principal): boolean =>
  (groups[group] as readonly Principal[]).includes(principal);
