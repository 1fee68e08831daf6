import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { createHashThreads } from './hash-threads.ts';

// OWASP's first recommendation for argon2id, which is the library's default algorithm: 10 ms on one core.
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const satisfies Options;
const presentForm = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
const maxLength = 1_000;

// The hash of a random password that nobody knows, of the same cost.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$EVK1QBdziIWOhEkccaF5FQ$TGIs+N4Hb+fcKR1TCDUTDE2BMWMeD/4JwrmcRUkXGzc';

/**
 * How many passwords are hashed at once: one core stays free, so that those who are signed in notice nothing of a storm
 * of sign-ins. Each takes a core and 19 MiB.
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

const threads = createHashThreads(hashesAtOnce);

/** An argon2id verifier for storage (19 MiB, two passes). */
export const hashPassword = async (password: string): Promise<string> => {
  const answer = await threads.run({ kind: 'hash', password, cost });
  if ('hash' in answer) return answer.hash;
  throw new Error('no hash');
};

const verify = async (verifier: string, password: string): Promise<boolean> => {
  const answer = await threads.run({ kind: 'verify', verifier, password });
  return 'fits' in answer && answer.fits;
};

/** True for a verifier of other parameters, from an older system: to be replaced when its password is at hand. */
export const isOutdatedHash = (storedHash: string): boolean => !storedHash.startsWith(presentForm);

/**
 * Whether the password belongs to the stored hash, argon2 of any parameters. Without a hash the same work is done, so
 * that the time of a refusal does not tell whether the account exists.
 */
export const isPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const given = password.slice(0, maxLength);
  // What is no argon2 hash fits no password.
  const fits = await verify(storedHash ?? nobodysHash, given).catch(() => verify(nobodysHash, given));
  return fits && storedHash !== undefined && password.length <= maxLength;
};
