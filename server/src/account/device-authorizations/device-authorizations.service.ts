import { randomBytes } from 'node:crypto';
import { AppError } from '@tresen/domain/kit/errors';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { KeyedHash } from '../../kit/secrets/index.ts';
import type { AccountKit } from '../account-deps.ts';
import { createBackOff } from '../throttling/index.ts';
import {
  type DeviceAuthorization,
  deleteEnded,
  insertAuthorization,
  type RegisterRequest,
  updateAuthorization,
} from './device-authorizations.store.ts';
import { openRequest } from './open-request.ts';
import { makeUserCode } from './user-code.ts';

/** The codes that a register gets: one to poll with, one to show. Seconds. */
export interface DeviceCodes {
  readonly deviceCode: string;
  readonly userCode: string;
  readonly expiresIn: number;
  readonly interval: number;
}

/** A register that shows its code and waits for a person. */
export interface PendingRegister extends Omit<RegisterRequest, 'scope'> {
  readonly userCode: string;
  readonly expiresAt: Date;
}

export interface DeviceAuthorizations {
  /** Starts the link of a register (RFC 8628 3.1). */
  start(request: RegisterRequest): Promise<DeviceCodes>;
  /**
   * The register behind a code. `askedBy` is the person who typed it: whoever guesses is slowed down.
   * @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED, TOO_MANY_REQUESTS
   */
  find(userCode: string, askedBy: string): Promise<PendingRegister>;
  /** @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED */
  approve(approval: { userCode: string; tenantId: string; deviceId: string }): Promise<void>;
  /** The register's next poll ends with `access_denied`. @throws {AppError} as `approve` */
  deny(userCode: string): Promise<void>;
}

const lifeSeconds = 900;
export const pollSeconds = 5;
// Kept a while after their end, so that a late poll hears `expired_token`.
const keepEnded = 60 * 60_000;
const freeGuesses = 10;

/** What the database keeps of a device code: by one secret or the other, while it is changed. */
export const hashesOfDeviceCode = (
  { vault }: Pick<AccountKit, 'vault'>,
  deviceCode: string,
): readonly [Buffer, ...Buffer[]] => {
  const hashBy = (hash: KeyedHash): Buffer => hash('device-code-lookup', Buffer.from(deviceCode));
  const [present, ...before] = vault.keyedHashes;
  return [hashBy(present), ...before.map(hashBy)];
};

export const createDeviceAuthorizations = (kit: AccountKit): DeviceAuthorizations => {
  const { db, now } = kit;
  const guesses = createBackOff(freeGuesses, now, kit.shareCounts?.('deviceCodes'));

  const insert = async (tx: Tx, deviceCode: string, request: RegisterRequest): Promise<string> => {
    const times = {
      at: new Date(now()),
      expiresAt: new Date(now() + lifeSeconds * 1_000),
      intervalSeconds: pollSeconds,
    };
    const [deviceCodeHash] = hashesOfDeviceCode(kit, deviceCode);
    for (let tries = 0; tries < 5; tries += 1) {
      const userCode = makeUserCode();
      if (await insertAuthorization(tx, { deviceCodeHash, userCode }, request, times)) return userCode;
    }
    throw new Error('found no free user code');
  };

  return {
    start: async (request) => {
      const deviceCode = randomBytes(32).toString('base64url');
      const userCode = await inSystem(db, async (tx) => {
        await deleteEnded(tx, new Date(now() - keepEnded));
        return insert(tx, deviceCode, request);
      });
      return { deviceCode, userCode, expiresIn: lifeSeconds, interval: pollSeconds };
    },
    find: async (userCode, askedBy) => {
      const wait = guesses.waitOf(askedBy);
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
      try {
        return pendingOf(await inSystem(db, (tx) => openRequest(tx, userCode, now())));
      } catch (error) {
        if (error instanceof AppError) guesses.fail(askedBy);
        throw error;
      }
    },
    approve: ({ userCode, tenantId, deviceId }) =>
      inSystem(db, async (tx) => {
        const request = await openRequest(tx, userCode, now(), { tenantId, deviceId });
        await updateAuthorization(tx, request, { tenant_id: tenantId, device_id: deviceId });
      }),
    deny: (userCode) =>
      inSystem(db, async (tx) => {
        const request = await openRequest(tx, userCode, now());
        await updateAuthorization(tx, request, { denied_at: new Date(now()) });
      }),
  };
};

function pendingOf({ userCode, expiresAt, ...found }: DeviceAuthorization): PendingRegister {
  const { name, deviceType, posVersion, hardwareSerial, databaseId } = found;
  return { userCode, expiresAt, name, deviceType, posVersion, hardwareSerial, databaseId };
}
