import type { AccessPolicy } from '@tresen/domain/account/access';
import { type Role, roles } from '@tresen/domain/kit/groups';

/** What the person may put into the shell: ids of navigation items (IDN-59, decisions IDN-60). */
const defaultShortcuts: readonly string[] = ['calendar', 'mail', 'contacts'];

/** The signed-in user as the shell shows it (IDN-58). Cosmetic: the server alone decides what is allowed. */
export interface Profile {
  readonly uuid: string;
  readonly role: Role;
  /** The column of the access table in force; guards and menus go by it. */
  readonly accessPolicy: AccessPolicy;
  /** The sales of the company, one of the demo, are still being filled in. */
  readonly isFilling: boolean;
  readonly data: ProfileData;
}

export interface ProfileData {
  /** The given name. */
  readonly displayName: string;
  readonly familyName: string;
  /** Address of the picture, or empty. */
  readonly photoURL: string;
  readonly email: string;
  /** The company; userinfo calls it middle_name (spec §3). */
  readonly company: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly shortcuts: readonly string[];
  /** Who is really signed in, while the session shows somebody else (USR-14). */
  readonly oldUser: Profile | null;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The object that a JSON text says; an empty one for anything else, since anybody may write into the storage. */
export const objectOf = (json: unknown): Fields => {
  try {
    const value: unknown = JSON.parse(text(json));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/**
 * Makes the user model of `GET /connect/userinfo` (IDN-61) and of what `me` adds, as far as that came. `me` is always
 * the person themselves: with an old user the picked one gets the default shortcuts (USR-14).
 */
export const profileOf = (userinfo: Fields, me: Fields = {}, oldUser: Profile | null = null): Profile => ({
  uuid: text(userinfo.sub),
  role: roleOf(userinfo.role),
  accessPolicy: policyOf(me.accessPolicy),
  isFilling: typeof me.demoFilled === 'number',
  data: {
    displayName: text(userinfo.given_name),
    familyName: text(userinfo.family_name),
    photoURL: photoUrlOf(userinfo.picture),
    email: text(userinfo.email),
    company: text(userinfo.middle_name),
    settings: oldUser ? {} : objectOf(me.settings),
    shortcuts: oldUser ? defaultShortcuts : shortcutsOf(me.shortcuts),
    oldUser,
  },
});

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The wire value of a role. Signed in without one: User (IDN-61, decisions ACC-19). */
function roleOf(value: unknown): Role {
  return roles.find((role) => role === value) ?? 'user';
}

function policyOf(value: unknown): AccessPolicy {
  return value === 'strict' ? 'strict' : 'wide';
}

/** Pictures load from the files host under photoURL (IDN-62); only the file's name is taken from the answer. */
function photoUrlOf(picture: unknown): string {
  const name = text(picture).split('/').at(-1);
  return name ? `/files/photoURL/${encodeURIComponent(name)}` : '';
}

function shortcutsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : defaultShortcuts;
}
