import { type Group, isIn, type Principal } from '../../kit/groups/index.ts';

/**
 * The policy of areas that the specification describes in two ways (decisions ACC-32 to ACC-36):
 * `wide` is the default, `strict` the narrower reading (setting ACCESS_POLICY).
 */
export type AccessPolicy = 'wide' | 'strict';
/** Rights that will restrict a user: to look only, to certain branches, without exports. */
type Restriction = 'viewOnly' | 'certainBranches' | 'noExport';
export interface AccessRule {
  readonly wide: Group;
  readonly strict: Group;
  /**
   * The place of rights that restrict a user further than the role does: claims of the user (`users.claims`), each of
   * which would refuse this field or page to a member of the group. No rule names one and nothing checks them yet.
   */
  readonly refusedWith?: readonly Restriction[];
}

/** Who looks at master data, and changes it. */
export const staticData = either('owner', 'superAdmin');
export const fiscalDevices = either('user', 'owner');
export const settings = either('owner', 'admin');
export const ownOrganization = either('user', 'admin');
export const salesRecords = either('user', 'superAdmin');

/** True when the table admits the principal to the field or route; an unknown key admits nobody. */
export const isAdmitted = (
  table: Readonly<Record<string, AccessRule>>,
  key: string,
  principal: Principal,
  policy: AccessPolicy,
): boolean => {
  const rule = Object.hasOwn(table, key) ? table[key] : undefined;
  return rule !== undefined && isIn(rule[policy], principal);
};

export function either(wide: Group, strict: Group): AccessRule {
  return { wide, strict };
}

export function both(group: Group): AccessRule {
  return { wide: group, strict: group };
}
