import { digitsOf, luhnSum } from './check-digits.ts';
import { describeIdentifier } from './identifier.ts';
import { otherVatCountry } from './vat-country.ts';

/** Number for value added tax (UID), fiscal.md 6. */
export const austrianVatId = describeIdentifier({
  example: 'ATU13585627',
  pattern: /^ATU\d{8}$/,
  isRight: isVatId,
  otherCountry: otherVatCountry('AT'),
});

/** Number of the tax account (Abgabenkontonummer, also called Steuernummer), fiscal.md 6. */
export const austrianTaxNumber = describeIdentifier({
  example: '59-119/9013',
  pattern: /^\d{9}$/,
  isRight: isTaxNumber,
  display: (tidy) => tidy.replace(/^(..)(...)(....)$/, '$1-$2/$3'),
});

function isVatId(tidy: string): boolean {
  const digits = digitsOf(tidy.slice(3));
  const check = digits.pop();
  return (((6 - luhnSum(digits, 'even')) % 10) + 10) % 10 === check;
}

function isTaxNumber(tidy: string): boolean {
  const digits = digitsOf(tidy);
  const check = digits.pop();
  return (10 - (luhnSum(digits, 'even') % 10)) % 10 === check;
}
