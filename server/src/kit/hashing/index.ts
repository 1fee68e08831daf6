import { availableParallelism } from 'node:os';
import { presentCost } from './cost.ts';
import { createHashThreads } from './hash-threads.ts';

/** How verifiers of the present cost begin. */
export const presentForm = (): string => {
  const { memoryCost, timeCost, parallelism } = presentCost();
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
};

/**
 * How many passwords are hashed at once: one core stays free, so that those who are signed in notice nothing of a storm
 * of sign-ins. Each takes a core and 19 MiB.
 */
export const hashesAtOnce = Math.max(1, availableParallelism() - 1);

const threads = createHashThreads(hashesAtOnce);

/** An argon2id verifier for storage (19 MiB, two passes). */
export const hashPassword = async (password: string): Promise<string> =>
  hashOf(await threads.run({ kind: 'hash', password, cost: presentCost() }));

/** Whether a password fits an argon2 verifier of any parameters. @throws where it is no verifier */
export const fitsHash = async (verifier: string, password: string): Promise<boolean> => {
  const answer = await threads.run({ kind: 'verify', verifier, password });
  return 'fits' in answer && answer.fits;
};

/** 32 bytes of PBKDF2 with HMAC-SHA-256, as slow as its iterations; salt and answer are base64url. */
export const deriveKey = async (password: string, salt: string, iterations: number): Promise<string> =>
  hashOf(await threads.run({ kind: 'derive', password, salt, iterations }));

function hashOf(answer: Awaited<ReturnType<typeof threads.run>>): string {
  if ('hash' in answer) return answer.hash;
  throw new Error('no hash');
}
