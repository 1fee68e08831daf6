import { normalizeUserCode } from '@tresen/domain/fleet/devices';
import { AppError } from '@tresen/domain/kit/errors';
import type { Tx } from '../../kit/db/pools.ts';
import { type DeviceAuthorization, lockByUserCode } from './device-authorizations.store.ts';

/**
 * The open request behind a code, held until the transaction ends: neither expired nor denied, nor approved for another
 * device than `device`.
 * @throws {AppError} USER_CODE_UNKNOWN, USER_CODE_EXPIRED
 */
export const openRequest = async (
  tx: Tx,
  typed: string,
  now: number,
  device?: { tenantId: string; deviceId: string },
): Promise<DeviceAuthorization> => {
  const code = normalizeUserCode(typed);
  const found = code === undefined ? undefined : await lockByUserCode(tx, code);
  if (!found || found.deniedAt) throw new AppError('USER_CODE_UNKNOWN');
  if (found.expiresAt.getTime() <= now) throw new AppError('USER_CODE_EXPIRED');
  const isTaken = found.deviceId !== null && found.deviceId !== device?.deviceId;
  if (isTaken || (found.tenantId !== null && found.tenantId !== device?.tenantId)) {
    throw new AppError('USER_CODE_UNKNOWN');
  }
  return found;
};
