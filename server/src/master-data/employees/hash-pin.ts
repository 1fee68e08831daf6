import { randomBytes } from 'node:crypto';
import { pinVerifierText } from '@tresen/domain/master-data/employees';
import { deriveKey, hashesAtOnce, hashPassword } from '../../kit/hashing/index.ts';
import { createQueue } from '../../kit/queue/index.ts';
import type { StoredPin } from './employee-pins.store.ts';

/**
 * A tenth of a second here, about half of one at a slow till, where people wait for it many times a day. A PIN has so few
 * digits that no number of rounds would protect it from whoever has the verifier for long: the till's store and its five
 * tries do.
 */
const iterations = 200_000;

/** One set of PINs after the other is enough; whoever signs in uses the same threads. */
const queue = createQueue(hashesAtOnce, 50);

/** What is kept of a PIN: a hash for the cloud, a salted verifier for registers. */
export const hashPin = (pin: string): Promise<StoredPin> =>
  queue(async () => {
    const salt = randomBytes(16).toString('base64url');
    const [hash, key] = await Promise.all([hashPassword(pin), deriveKey(pin, salt, iterations)]);
    return { hash, verifier: pinVerifierText({ iterations, salt, hash: key }) };
  });
