import { digitsOf } from './check-digits.ts';
import { describeIdentifier } from './identifier.ts';
import { otherVatCountry } from './vat-country.ts';

const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Number of an enterprise (UID), fiscal.md 6. */
export const swissUid = describeIdentifier({
  example: 'CHE-100.155.212',
  pattern: /^CHE\d{9}$/,
  isRight: isUid,
  display: dotted,
});

/** The same with what says that it counts for value added tax, in one of the languages. */
export const swissVatId = describeIdentifier({
  example: 'CHE-107.787.577 MWST',
  pattern: /^CHE\d{9}(?:MWST|TVA|IVA|TPV)$/,
  isRight: isUid,
  otherCountry: otherVatCountry('CH'),
  display: (tidy) => `${dotted(tidy.slice(0, 12))} ${tidy.slice(12)}`,
});

/** A sum whose check digit would be 10 is not given out. */
function isUid(tidy: string): boolean {
  const digits = digitsOf(tidy.slice(3, 12));
  const check = digits.pop();
  const sum = digits.reduce((before, digit, index) => before + digit * (weights[index] ?? 0), 0);
  return (11 - (sum % 11)) % 11 === check;
}

function dotted(tidy: string): string {
  return tidy.replace(/^CHE(...)(...)(...)/, 'CHE-$1.$2.$3');
}
