import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { isPin, readPinVerifier } from '@tresen/domain/master-data/employees';

const derive = promisify(pbkdf2);

/**
 * Whether a PIN fits a verifier of the cloud, without asking it (contract 25). A format that this register does not know
 * fits nothing.
 */
export async function fitsPin(verifierText: string, pin: string): Promise<boolean> {
  const verifier = readPinVerifier(verifierText);
  if (verifier === undefined || !isPin(pin)) return false;
  const expected = Buffer.from(verifier.hash, 'base64url');
  const salt = Buffer.from(verifier.salt, 'base64url');
  const found = await derive(pin, salt, verifier.iterations, expected.length, 'sha256');
  return timingSafeEqual(found, expected);
}
