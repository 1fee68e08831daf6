import { randomInt } from 'node:crypto';

// RFC 8628, 6.1: no vowels, so no words, and nothing that looks alike. 20^8 codes.
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

/** A new code for a person to type, as `normalizeUserCode` of the domain writes it: `BCDF-GHJK`. */
export const makeUserCode = (): string => {
  const four = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${four()}-${four()}`;
};
