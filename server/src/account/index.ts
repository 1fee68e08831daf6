export type { AccountDeps, AccountLog, ExternalProviderSettings } from './account-deps.ts';
export { type AccountHost, createAccountHost } from './account-host.ts';
export { redactUrl } from './connect/index.ts';
export type { PendingRegister } from './device-authorizations/index.ts';
export {
  type Authenticate,
  type Identity,
  principalOf,
  type RegisterIdentity,
  type UserIdentity,
} from './sessions/index.ts';
export { sealedKeys } from './signing-keys/index.ts';
export {
  createTenant,
  createUserWithPassword,
  hasUser,
  hasUsers,
  setPassword,
} from './users/index.ts';
