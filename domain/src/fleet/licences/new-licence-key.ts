// Crockford's base 32: no I, L, O or U, which are misread or spell words.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const groups = 5;
const perGroup = 5;

/** How many random bytes a key is made of: 125 bits of them count, beyond any guessing. */
const keyBytes = groups * perGroup;

/**
 * A new key, five groups of five signs: 7QK2M-0VX3A-….
 * @param random fills an array with random bytes, as `crypto.getRandomValues` does
 */
export const newLicenceKey = (random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array): string => {
  const signs = [...random(new Uint8Array(keyBytes))].map((byte) => alphabet[byte % alphabet.length]);
  return Array.from({ length: groups }, (_, group) =>
    signs.slice(group * perGroup, (group + 1) * perGroup).join(''),
  ).join('-');
};
