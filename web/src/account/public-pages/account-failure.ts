import { AccountRefusal } from './account-request.ts';

/** Why something on a public page did not work, as it is shown. */
export type AccountFailure =
  | { readonly kind: 'noConnection' }
  /** `until`: when the next try is allowed, in milliseconds since 1970; null when the server does not say. */
  | { readonly kind: 'tooMany'; readonly until: number | null }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string };

/** The server limits tries; seconds to wait, if it names them. */
export const tooMany = (seconds: number | null): Extract<AccountFailure, { kind: 'tooMany' }> => ({
  kind: 'tooMany',
  until: seconds === null ? null : Date.now() + seconds * 1000,
});

/** Reads what a request threw. What the server itself could not do is as if it had not been reached (ERR-49). */
export const accountFailure = (error: unknown): AccountFailure => {
  if (!(error instanceof AccountRefusal) || error.status >= 500) return { kind: 'noConnection' };
  if (error.status === 429) return tooMany(error.retryAfter);
  return { kind: 'refused', code: error.code, text: error.description };
};
