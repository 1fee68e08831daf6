import { type Role, roles } from '@tresen/domain/account/access';

/** The signed-in user as the shell shows it. Cosmetic: the server alone decides what is allowed. */
export interface Profile {
  readonly sub: string;
  readonly role: Role;
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  /** The company; userinfo calls it middle_name (spec §3). */
  readonly company: string;
}

const roleOf = (value: unknown): Role =>
  // spec §3: default user when null
  roles.find((role) => role === value) ?? 'user';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads the fields of GET /connect/userinfo (spec §3). */
export const profileOf = (userinfo: Readonly<Record<string, unknown>>): Profile => ({
  sub: text(userinfo.sub),
  role: roleOf(userinfo.role),
  givenName: text(userinfo.given_name),
  familyName: text(userinfo.family_name),
  email: text(userinfo.email),
  company: text(userinfo.middle_name),
});
