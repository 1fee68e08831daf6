import { domainToASCII, domainToUnicode } from 'node:url';

const european = /^[\p{Script=Latin}0-9.-]+$/u;

/** An e-mail as it is stored and compared: without spaces around it, in small letters, each letter one character. */
export const normalizeEmail = (email: string): string => {
  const small = email.trim().normalize('NFC').toLowerCase();
  const at = small.lastIndexOf('@');
  return at < 0 ? small : `${small.slice(0, at)}@${normalizeDomain(small.slice(at + 1))}`;
};

/** One form for `BÄCKEREI.de`, `bäckerei.de` and `xn--bckerei-5wa.de`: as people write it, unless letters mislead. */
function normalizeDomain(domain: string): string {
  const ascii = domainToASCII(domain);
  const written = domainToUnicode(ascii);
  if (ascii === '') return domain;
  return european.test(written) && domainToASCII(written) === ascii ? written : ascii;
}
