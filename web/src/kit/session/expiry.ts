// The session is over while the page is open: whoever needs a token waits until the person has signed in again
// (decisions ERR-49), so no form is lost.

/** Why a session is over: its sign-in is too long ago, or the server has its reasons and does not tell. */
export type ExpiryReason = 'tooOld' | 'expired';

interface Again {
  readonly token: Promise<string>;
  readonly goOn: (accessToken: string) => void;
}

let again: Again | null = null;
let reason: ExpiryReason = 'expired';
const listeners = new Set<() => void>();

/** True while the page waits for its person to sign in again. */
export const isExpired = (): boolean => again !== null;

/** Why the page waits. */
export const expiryReason = (): ExpiryReason => reason;

/** Calls the listener when a session expires, and when it goes on. */
export const onExpiry = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Fulfilled with an access token once the person has signed in again, here or in another tab. */
export const untilSignedInAgain = (because: ExpiryReason = 'expired'): Promise<string> => {
  if (again) return again.token;
  reason = because;
  let settle: Again['goOn'] = () => undefined;
  const token = new Promise<string>((resolve) => {
    settle = resolve;
  });
  again = { token, goOn: settle };
  tell();
  return token;
};

/** The person has signed in again: everything that waited goes on. */
export const goOn = (accessToken: string): void => {
  if (again === null) return;
  again.goOn(accessToken);
  again = null;
  tell();
};

function tell(): void {
  for (const listener of listeners) listener();
}
