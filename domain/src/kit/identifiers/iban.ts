import { isMod97 } from './check-digits.ts';
import { type Identifier, type IdentifierFault, lettersAndDigits } from './identifier.ts';

/** Characters of an IBAN in the countries of SEPA (fiscal.md 6; the others from the registry of IBANs). */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18 },
  ...{ FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20 },
  ...{ LV: 21, MC: 27, MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27 },
};

/** What follows the check digits, where we know it, and how many of it name the bank. */
const shapes: Readonly<Record<string, { readonly pattern: RegExp; readonly bank: number }>> = {
  DE: { pattern: /^\d{18}$/, bank: 8 },
  AT: { pattern: /^\d{16}$/, bank: 5 },
  CH: { pattern: /^\d{5}[0-9A-Z]{12}$/, bank: 5 },
  LI: { pattern: /^\d{5}[0-9A-Z]{12}$/, bank: 5 },
  ES: { pattern: /^\d{20}$/, bank: 4 },
};

const example = 'DE89 3704 0044 0532 0130 00';

/** International number of a bank account, read in groups of four. */
export const iban: Identifier = {
  example,
  tidy: lettersAndDigits,
  faultOf,
  display: (tidy) => tidy.replaceAll(/(.{4})(?=.)/g, '$1 '),
};

/** True when accounts of the country of a tidy IBAN take part in SEPA, so that they can be debited. */
export const isSepaIban = (tidy: string): boolean => Object.hasOwn(lengths, countryOfIban(tidy));

/** The country of a tidy IBAN. */
export const countryOfIban = (tidy: string): string => tidy.slice(0, 2);

/** The bank's number in a right IBAN: in Germany its Bankleitzahl. Undefined where we do not know its form. */
export const bankCodeOfIban = (tidy: string): string | undefined => {
  const shape = shapes[countryOfIban(tidy)];
  return shape && faultOf(tidy) === undefined ? tidy.slice(4, 4 + shape.bank) : undefined;
};

/** Countries of SEPA outside the European Economic Area: their banks are not found by the IBAN alone. */
const outsideOfEea = ['AD', 'CH', 'GB', 'GI', 'MC', 'SM'];

/** True when a debit of this account has to name the bank (BIC) and the address of its holder (SEPA rulebooks). */
export const needsBic = (tidy: string): boolean => outsideOfEea.includes(countryOfIban(tidy));

function faultOf(tidy: string): IdentifierFault | undefined {
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{1,30}$/.test(tidy))
    return { code: 'IDENTIFIER_FORMAT', parameters: { example } };
  const country = tidy.slice(0, 2);
  const max = lengths[country];
  if (max !== undefined && tidy.length !== max) return { code: 'IBAN_LENGTH', parameters: { max } };
  if (shapes[country]?.pattern.test(tidy.slice(4)) === false)
    return { code: 'IDENTIFIER_FORMAT', parameters: { example } };
  return isMod97(tidy) ? undefined : { code: 'IDENTIFIER_CHECK_DIGIT' };
}
