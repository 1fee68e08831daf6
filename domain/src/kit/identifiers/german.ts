import { isMod1110 } from './check-digits.ts';
import { describeIdentifier } from './identifier.ts';
import { otherVatCountry } from './vat-country.ts';

/** Number for value added tax (USt-IdNr.), fiscal.md 6. */
export const germanVatId = describeIdentifier({
  example: 'DE136695976',
  pattern: /^DE[1-9]\d{8}$/,
  isRight: (tidy) => isMod1110(tidy.slice(2)),
  otherCountry: otherVatCountry('DE'),
});

/** A person's number for life (IdNr, also called Steuer-ID), fiscal.md 6. */
export const germanTaxId = describeIdentifier({
  example: '36 574 261 809',
  pattern: /^[1-9]\d{10}$/,
  isRight: (tidy) => repeatsOneDigit(tidy) && isMod1110(tidy),
  display: (tidy) => tidy.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4'),
});

/** Among the first ten digits exactly one stands there twice or three times, all others at most once. */
function repeatsOneDigit(tidy: string): boolean {
  const first = [...tidy.slice(0, 10)];
  const counts = [...new Set(first)].map((digit) => first.filter((one) => one === digit).length);
  const repeated = counts.filter((count) => count > 1);
  return repeated.length === 1 && (repeated[0] ?? 0) <= 3;
}
