// The letters of RFC 8628, 6.1: no vowels, so no words, and none that look alike.
const letters = /^[BCDFGHJKLMNPQRSTVWXZ]{8}$/;

/**
 * The code that a register shows, as it is stored (`BCDF-GHJK`), from what a person typed: small letters,
 * spaces and missing or extra dashes are fine. Undefined when it cannot be such a code.
 */
export const normalizeUserCode = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return letters.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : undefined;
};
