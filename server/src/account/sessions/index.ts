export { type AccessTokens, createAccessTokens } from './access-tokens.ts';
export {
  type Authenticate,
  type Bearer,
  createAuthenticate,
  createFindBearer,
  type FindBearer,
} from './authenticate.ts';
export { type Identity, principalOf, type RegisterIdentity, type UserIdentity } from './identity.ts';
export { createIdentityCache, type IdentityCache } from './identity-cache.ts';
export { createRevocations, type RevocationListener, type Revocations } from './revocations.ts';
export {
  accessTokenLife,
  createSessions,
  type OpenSession,
  type PlannedSession,
  type Sessions,
} from './sessions.service.ts';
export { countSessionsMadeBefore, readIdentities } from './sessions.store.ts';
