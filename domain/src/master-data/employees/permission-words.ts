import type { Permission, PermissionAddOn, PermissionGroup } from './permissions.ts';

/** What people read of rights: the name of each, one sentence on what it allows, and the names of groups and add-ons. */
export interface PermissionWords {
  /** Without commas, semicolons and bars: they stand between rights in a file. */
  readonly names: Readonly<Record<Permission, string>>;
  readonly texts: Readonly<Record<Permission, string>>;
  readonly groups: Readonly<Record<PermissionGroup, string>>;
  readonly addOns: Readonly<Record<PermissionAddOn, string>>;
}
