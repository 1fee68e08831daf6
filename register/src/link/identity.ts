import { hash, randomBytes, randomUUID } from 'node:crypto';
import type { DeviceType } from '@tresen/domain/fleet/devices';
import type { Identity } from '../store/index.ts';

/** Version of the register software that the virtual register claims to be; the cloud wants 5.9.3 or newer. */
const virtualPosVersion = '6.2.0';

export type NewRegister = Readonly<{
  server: string;
  name: string;
  deviceType?: DeviceType | undefined;
  posVersion?: string | undefined;
  /** Id of the branch's register system, when other registers of the branch are linked already. */
  databaseId?: string | undefined;
}>;

/** The identity of a till fresh from its box. */
export function newIdentity(register: NewRegister): Identity {
  return identityOf(register, {
    hardwareSerial: `VR-${randomBytes(6).toString('hex').toUpperCase()}`,
    databaseId: randomUUID(),
    tseSeed: randomBytes(32).toString('hex'),
  });
}

/**
 * The identity that follows from a seed, the same each time: a replay from an empty store is the same till, with the
 * same security device, and sends the same receipts.
 */
export function derivedIdentity(register: NewRegister, seed: string): Identity {
  const derived = (use: string) => hash('sha256', `${use}|${seed}`, 'hex');
  return identityOf(register, {
    hardwareSerial: `VR-${derived('hardware serial').slice(0, 12).toUpperCase()}`,
    databaseId: uuidOfHash(derived('database')),
    tseSeed: derived('security device'),
  });
}

type Fixed = Pick<Identity, 'hardwareSerial' | 'databaseId' | 'tseSeed'>;

function identityOf(register: NewRegister, fixed: Fixed): Identity {
  return {
    server: register.server,
    name: register.name,
    deviceType: register.deviceType ?? 'desktop',
    posVersion: register.posVersion ?? virtualPosVersion,
    ...fixed,
    databaseId: register.databaseId ?? fixed.databaseId,
  };
}

/** A UUID of version 8 (RFC 9562: own scheme) from the first 32 hex digits of a hash. */
function uuidOfHash(digits: string): string {
  return digits.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}
