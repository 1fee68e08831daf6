import { hash, type Options, verify } from '@node-rs/argon2';

// OWASP's first recommendation for argon2id, which is the library's default algorithm: 10 ms on one core.
const cost: Options = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const maxLength = 1_000;

// The hash of a random password that nobody knows, of the same cost.
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$EVK1QBdziIWOhEkccaF5FQ$TGIs+N4Hb+fcKR1TCDUTDE2BMWMeD/4JwrmcRUkXGzc';

/** An argon2id verifier for storage (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Whether the password belongs to the stored hash. Without a hash the same work is done, so that the time of a
 * refusal does not tell whether the account exists.
 */
export const isPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(storedHash ?? nobodysHash, password.slice(0, maxLength));
  return fits && storedHash !== undefined && password.length <= maxLength;
};
