// Written by the web app, read by whoever opens the developer tools: nothing in it decides anything on the server,
// which checks the header of each request by itself (decisions USR-18).

const overrideKey = 'tresen.override';

/** The picked user, as USR-13 names the fields. */
export interface PickedUser {
  readonly sub: string;
  readonly role: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly imagePath: string | null;
  readonly email: string;
}

/** What the server had told of the person themselves: userinfo, and what `me` adds. */
export interface OldUser {
  readonly userinfo: Readonly<Record<string, unknown>>;
  readonly me: Readonly<Record<string, unknown>>;
}

/** Whom the session acts for (USR-13). Local storage, so that every tab of the browser does the same. */
export interface Override {
  readonly tenantId: string;
  readonly resellerId: string | null;
  readonly user: PickedUser;
  readonly oldUser: OldUser;
}

/** The stored text, to see whether it has changed. */
export const storedText = (): string | null => localStorage.getItem(overrideKey);

// A header takes no other characters, and a tenant has no other id.
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Whom the session acts for; null for nobody, and for what we cannot have written. */
export const storedOverride = (): Override | null => {
  try {
    const value: unknown = JSON.parse(storedText() ?? 'null');
    return isOverride(value) ? value : null;
  } catch {
    return null;
  }
};

export const storeOverride = (override: Override): void =>
  localStorage.setItem(overrideKey, JSON.stringify(override));

export const forgetOverride = (): void => localStorage.removeItem(overrideKey);

/** True for the event of another tab that switched, or emptied the storage. */
export const isOverrideEvent = ({ key }: StorageEvent): boolean => key === overrideKey || key === null;

function isOverride(value: unknown): value is Override {
  return (
    isRecord(value) &&
    uuid.test(String(value.tenantId)) &&
    isRecord(value.user) &&
    isRecord(value.oldUser) &&
    isRecord(value.oldUser.userinfo) &&
    isRecord(value.oldUser.me)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
