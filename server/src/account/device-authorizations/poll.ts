import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import type { OpenSession, Sessions } from '../sessions/index.ts';
import { hashesOfDeviceCode, pollSeconds } from './device-authorizations.service.ts';
import {
  type DeviceAuthorization,
  lockByDeviceCode,
  updateAuthorization,
} from './device-authorizations.store.ts';

/** Why a poll gets no tokens (RFC 8628 3.5); `unknown` is a code that never was or has done its work. */
export type PollRefusal =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'unknown';

/** Exchanges a device code for the session of the register's device, once a person has approved it. */
export type Poll = (deviceCode: string) => Promise<OpenSession | PollRefusal>;

// A register that polls every 5 s arrives a little early now and then.
const tolerance = 1_000;

export const createPoll = (kit: AccountKit, sessions: Sessions): Poll => {
  const { db, now } = kit;

  /** Still waiting. Whoever polls too fast waits five seconds longer from now on. */
  const pace = async (tx: Tx, request: DeviceAuthorization): Promise<PollRefusal> => {
    const { lastPolledAt, intervalSeconds } = request;
    const isTooFast =
      lastPolledAt !== null && now() - lastPolledAt.getTime() < intervalSeconds * 1_000 - tolerance;
    await updateAuthorization(tx, request, {
      last_polled_at: new Date(now()),
      interval_seconds: intervalSeconds + (isTooFast ? pollSeconds : 0),
    });
    return isTooFast ? 'slow_down' : 'authorization_pending';
  };

  const answer = async (tx: Tx, deviceCode: string): Promise<OpenSession | PollRefusal> => {
    const request = await lockByDeviceCode(tx, hashesOfDeviceCode(kit, deviceCode));
    if (!request) return 'unknown';
    const seed = Buffer.from(deviceCode);
    if (request.expiresAt.getTime() <= now()) return 'expired_token';
    // Its answer may have been lost: the same tokens' session again, until they were used (as contract 8).
    if (request.sessionId !== null) return (await sessions.reopen(tx, request.sessionId, seed)) ?? 'unknown';
    if (request.deniedAt) return 'access_denied';
    const { tenantId, deviceId, scope } = request;
    if (tenantId === null || deviceId === null) return pace(tx, request);
    const session = await sessions.open(tx, { owner: { kind: 'register', tenantId, deviceId }, scope, seed });
    await updateAuthorization(tx, request, {
      consumed_at: new Date(now()),
      session_id: session.sessionId,
    });
    return session;
  };

  return (deviceCode) => inSystem(db, (tx) => answer(tx, deviceCode));
};
