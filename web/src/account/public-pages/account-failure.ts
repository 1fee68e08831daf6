import { AccountRefusal } from './account-request.ts';

/** Why something on a public page did not work, as it is shown. */
export type AccountFailure =
  | { readonly kind: 'noConnection' }
  | { readonly kind: 'tooMany'; readonly seconds: number | null }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string };

/** Reads what a request threw. What the server itself could not do is as if it had not been reached (ERR-49). */
export const accountFailure = (error: unknown): AccountFailure => {
  if (!(error instanceof AccountRefusal) || error.status >= 500) return { kind: 'noConnection' };
  if (error.status === 429) return { kind: 'tooMany', seconds: error.retryAfter };
  return { kind: 'refused', code: error.code, text: error.description };
};
