import { fitsHash, presentForm } from '../../kit/hashing/index.ts';

const maxLength = 1_000;

/** A hash that no password is known to fit, of the same cost. */
const nobodysHash = (): string =>
  `${presentForm()}EVK1QBdziIWOhEkccaF5FQ$TGIs+N4Hb+fcKR1TCDUTDE2BMWMeD/4JwrmcRUkXGzc`;

/** True for a verifier of other parameters, from an older system: to be replaced when its password is at hand. */
export const isOutdatedHash = (storedHash: string): boolean => !storedHash.startsWith(presentForm());

/**
 * Whether the password belongs to the stored hash, argon2 of any parameters. Without a hash the same work is done, so
 * that the time of a refusal does not tell whether the account exists.
 */
export const isPassword = async (storedHash: string | undefined, password: string): Promise<boolean> => {
  const given = password.slice(0, maxLength);
  // What is no argon2 hash fits no password.
  const fits = await fitsHash(storedHash ?? nobodysHash(), given).catch(() => fitsHash(nobodysHash(), given));
  return fits && storedHash !== undefined && password.length <= maxLength;
};
