import { isMod97 } from './check-digits.ts';
import { describeIdentifier } from './identifier.ts';

/** What follows country, check digits and the creditor's own three letters, where we know it. */
const nationalForms: Readonly<Record<string, RegExp>> = {
  DE: /^0\d{10}$/,
  AT: /^\d{11}$/,
  ES: /^[0-9A-Z]{9}$/,
};

/**
 * Who may collect SEPA direct debits (EPC262-08): country, check digits by MOD 97-10, three letters of the creditor's own,
 * and the number of the country; in Germany given out by the Bundesbank.
 */
export const creditorId = describeIdentifier({
  example: 'DE98 ZZZ0 9999 9999 99',
  pattern: /^[A-Z]{2}\d{2}[0-9A-Z]{3}[0-9A-Z]{1,28}$/,
  isRight,
  display: (tidy) => tidy.replaceAll(/(.{4})(?=.)/g, '$1 '),
});

function isRight(tidy: string): boolean {
  const national = tidy.slice(7);
  const form = nationalForms[tidy.slice(0, 2)];
  // The three letters in between are the creditor's own, and so no part of the check.
  return (form?.test(national) ?? true) && isMod97(`${tidy.slice(0, 4)}${national}`);
}
