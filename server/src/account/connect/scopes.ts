import { OAuthError } from './oauth-error.ts';

/** The scopes of the specification (API-01). */
export const knownScopes = [
  'offline_access',
  'openid',
  'profile',
  'email',
  'phone',
  'roles',
  'api',
  'backup',
  'belege',
] as const;

/**
 * The scope to grant: as given, or the default when none is.
 * @throws {OAuthError} invalid_scope
 */
export const readScope = (given: string | undefined, byDefault: string): string => {
  const words = wordsOf(given ?? byDefault);
  if (words.length === 0 || words.some((word) => !(knownScopes as readonly string[]).includes(word)))
    throw invalid();
  return [...new Set(words)].join(' ');
};

/**
 * The scope of a refreshed access token: never more than was granted (RFC 6749 6).
 * @throws {OAuthError} invalid_scope
 */
export const narrowScope = (given: string | undefined, granted: string): string => {
  if (given === undefined) return granted;
  const had = wordsOf(granted);
  const words = wordsOf(given);
  if (words.length === 0 || words.some((word) => !had.includes(word))) throw invalid();
  return [...new Set(words)].join(' ');
};

function wordsOf(scope: string): string[] {
  return scope.split(' ').filter((word) => word !== '');
}

function invalid(): OAuthError {
  return new OAuthError('invalid_scope', 'The scope is unknown or malformed.');
}
