import { TokenRefusal } from '../../../kit/session/index.ts';
import { type AccountFailure, tooMany } from '../../public-pages/index.ts';

/** Why nobody is signed in, as the server's redirect names it or as it follows from the refusal of the tokens. */
const named = [
  'denied',
  'unavailable',
  'failed',
  'unverified',
  'noAccount',
  'disabled',
  'stale',
  'notConfirmed',
] as const;
interface NamedFailure {
  readonly kind: (typeof named)[number];
}

export type ExternalFailure =
  | Exclude<AccountFailure, { kind: 'refused' }>
  | NamedFailure
  | { readonly kind: 'wrongPassword' }
  /** The account with this e-mail is to be linked. */
  | { readonly kind: 'passwordNeeded'; readonly email: string };

export const isNamed = (failure: ExternalFailure): failure is NamedFailure =>
  (named as readonly string[]).includes(failure.kind);

/** The failure in the address to which the browser came back; one that we do not know is a plain "failed". */
export const failureNamed = (name: string): ExternalFailure => ({
  kind: named.find((known) => known === name) ?? 'failed',
});

// The server's own texts (spec §8).
const wrongPassword = 'The username or password is invalid.';
const notConfirmed = 'Email is not confirmed to log in.';

/** Reads what the fetching of the tokens threw. */
export const externalFailure = (error: unknown): ExternalFailure => {
  if (!(error instanceof TokenRefusal) || error.status >= 500) return { kind: 'noConnection' };
  if (error.status === 429) return tooMany(error.retryAfter);
  if (error.error === 'interaction_required') return { kind: 'passwordNeeded', email: error.description };
  if (error.error === 'access_denied')
    return { kind: error.description === 'DISABLED' ? 'disabled' : 'noAccount' };
  if (error.description === wrongPassword) return { kind: 'wrongPassword' };
  return { kind: error.description === notConfirmed ? 'notConfirmed' : 'stale' };
};
