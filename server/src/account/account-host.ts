import type { FastifyInstance } from 'fastify';
import { inSystem } from '../kit/db/pools.ts';
import { hashesAtOnce } from '../kit/hashing/index.ts';
import { createQueue, type Queue } from '../kit/queue/index.ts';
import { createVault, type NeedySessions } from '../kit/secrets/index.ts';
import type { AccountDeps, AccountKit } from './account-deps.ts';
import { createAccountRoutes } from './account-routes/index.ts';
import { createCleanUp } from './clean-up/index.ts';
import { createConnectRoutes } from './connect/index.ts';
import {
  createDeviceAuthorizations,
  createPoll,
  type DeviceAuthorizations,
} from './device-authorizations/index.ts';
import { createExternalSignIn } from './external-sign-in/index.ts';
import { createKnownDevices } from './guessing/index.ts';
import { createForgetPassword, createResetPassword } from './password-reset/index.ts';
import {
  createConfirm,
  createDisown,
  createRegister,
  createResendConfirmation,
} from './registration/index.ts';
import {
  type Authenticate,
  countSessionsMadeBefore,
  createAccessTokens,
  createAuthenticate,
  createFindBearer,
  createIdentityCache,
  createRevocations,
  createSessions,
  type Identity,
  type RevocationListener,
  readIdentities,
  type Sessions,
} from './sessions/index.ts';
import { createSignInLog } from './sign-ins/index.ts';
import { createSigningKeys } from './signing-keys/index.ts';
import { createActingWatch } from './switching/index.ts';
import { createSignIn } from './users/index.ts';

/** The auth host: who is who, and for how long. */
export interface AccountHost {
  /** Fastify plugin with `/connect/*`, the discovery document and `/Account/*`. */
  readonly routes: (app: FastifyInstance) => Promise<void>;
  /** Who holds an access token. Effective at once after a revocation, within 60 s if the line to that process is cut. */
  readonly authenticate: Authenticate;
  /** Calls back with the id of each session that ends: at once, within 20 s if the line to that process is cut. */
  onRevoked(listener: RevocationListener): () => void;
  /** @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED, TOO_MANY_REQUESTS */
  readonly findPendingRegister: DeviceAuthorizations['find'];
  /**
   * The register's next poll gets tokens of the device. A transaction of its own under the system role, to be
   * called after the device was committed: a failure in between leaves a device without tokens and an open
   * code, and the next try resumes both. @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED
   */
  readonly approveDeviceAuthorization: DeviceAuthorizations['approve'];
  /** @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED */
  readonly denyDeviceAuthorization: DeviceAuthorizations['deny'];
  /** To be called after the unlinking was committed, which alone already ends the sessions within 30 s. */
  revokeDeviceSessions(tenantId: string, deviceId: string): Promise<void>;
  revokeSession(sessionId: string, because: string): Promise<void>;
  /** Ends sessions of a person in the caller's transaction (system role); to be announced once it is committed. */
  readonly endUserSessions: Sessions['endUser'];
  readonly announceEnded: Sessions['announce'];
  /** Whoever hashes passwords takes turns with the sign-ins here: one core stays free. */
  readonly hashing: Queue;
  /**
   * Forgets what this process knows of a person whose role has changed; elsewhere it takes at most 30 s. To be
   * called after the change was committed. Their sessions go on: a token of the old role has to be refreshed.
   */
  forgetUser(userId: string): void;
  /** The same of a register that was moved or put to rest: its session goes on. */
  forgetDevice(deviceId: string): void;
  /** Who stands behind each of these sessions now, asked of the database; those that have ended are missing. */
  readIdentities(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Identity>>;
  /** Of these sessions, those whose person may act for another tenant now. */
  mayAct(sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Looks at once for actings that may not go on, instead of at the next 20 s. */
  lookForEndedActings(): Promise<void>;
  /** Makes the next signing key in time, and forgets those whose tokens have ended: every minute. */
  lookAfterKeys(): Promise<void>;
  /** Signs with a new key from now on; the one before verifies for half an hour. */
  rotateSigningKey(): Promise<void>;
  /** Looks at once for sessions that other processes ended, instead of at the next 20 s. */
  lookForRevocations(): Promise<void>;
  /** Sessions that still hold a token which was made until a moment: it may be proved by the secret before only. */
  countSessions(madeBefore: Date): Promise<NeedySessions>;
  /** Deletes what nobody needs any more: once a day. */
  cleanUp(): Promise<void>;
  close(): void;
}

/** Builds the auth host. The database is migrated; a signing key that is due is made now. */
export const createAccountHost = async ({
  secret,
  previousSecret,
  ...deps
}: AccountDeps): Promise<AccountHost> => {
  const parts = createParts({ ...deps, vault: createVault(secret, previousSecret) });
  const { keys, sessions, identities, revocations, devices, acting } = parts;
  await keys.look();
  revocations.onRevoked(identities.forget);
  revocations.onRevoked(() => acting.lookSoon());
  return {
    routes: async (app) => {
      await app.register(createConnectRoutes(parts));
      await app.register(createAccountRoutes(parts));
    },
    authenticate: parts.authenticate,
    onRevoked: revocations.onRevoked,
    findPendingRegister: devices.find,
    approveDeviceAuthorization: devices.approve,
    denyDeviceAuthorization: devices.deny,
    revokeDeviceSessions: (tenantId, deviceId) => sessions.revokeDevice({ tenantId, deviceId }, 'unlinked'),
    revokeSession: sessions.revoke,
    endUserSessions: sessions.endUser,
    announceEnded: sessions.announce,
    hashing: parts.hashing,
    forgetUser: identities.forgetUser,
    forgetDevice: identities.forgetDevice,
    readIdentities: (sessionIds) => readIdentities(deps.db, sessionIds, new Date(deps.now())),
    mayAct: acting.mayAct,
    lookForEndedActings: acting.look,
    lookAfterKeys: keys.look,
    rotateSigningKey: keys.rotate,
    lookForRevocations: revocations.look,
    countSessions: (madeBefore) =>
      inSystem(deps.db, (tx) => countSessionsMadeBefore(tx, madeBefore, new Date(deps.now()))),
    cleanUp: createCleanUp(parts.kit),
    close: () => {
      revocations.close();
      acting.close();
    },
  };
};

function createParts(kit: AccountKit) {
  const keys = createSigningKeys(kit);
  const revocations = createRevocations(kit);
  const sessions = createSessions(kit, revocations);
  const identities = createIdentityCache(kit);
  const accessTokens = createAccessTokens(kit, keys);
  const findBearer = createFindBearer(kit, accessTokens, identities);
  // One more than are hashed at once: it waits in the thread, which then never waits for this one.
  const hashing = createQueue(hashesAtOnce + 1, 200);
  const signIns = createSignInLog(kit);
  const knownDevices = createKnownDevices(kit.vault, kit.issuer.startsWith('https:'));
  const signIn = createSignIn(kit, { hashing, signIns, knownDevices });
  return {
    kit,
    keys,
    revocations,
    sessions,
    identities,
    accessTokens,
    findBearer,
    authenticate: createAuthenticate(findBearer),
    signIn,
    external: createExternalSignIn(kit, { settings: kit.externalProvider, sessions, signIn, signIns }),
    hashing,
    signIns,
    knownDevices,
    register: createRegister(kit, hashing),
    confirm: createConfirm(kit),
    disown: createDisown(kit),
    resendConfirmation: createResendConfirmation(kit),
    forgetPassword: createForgetPassword(kit),
    resetPassword: createResetPassword(kit, hashing, sessions),
    devices: createDeviceAuthorizations(kit),
    poll: createPoll(kit, sessions),
    acting: createActingWatch(kit),
  };
}
