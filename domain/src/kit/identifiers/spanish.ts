import { digitsOf, luhnSum } from './check-digits.ts';
import { describeIdentifier, type Identifier } from './identifier.ts';
import { otherVatCountry } from './vat-country.ts';

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';
const companyLetters = 'JABCDEFGHI';

/** The kinds of number for taxes (NIF), by their form: DNI, NIE, CIF, and those of K, L and M (fiscal.md 6). */
const kinds: readonly { readonly pattern: RegExp; readonly isRight: (tidy: string) => boolean }[] = [
  { pattern: /^\d{8}[A-Z]$/, isRight: isPerson },
  { pattern: /^[XYZ]\d{7}[A-Z]$/, isRight: isForeigner },
  { pattern: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/, isRight: isCompany },
  { pattern: /^[KLM]\d{7}[A-Z]$/, isRight: isOther },
];

const anyKind = new RegExp(`^(?:${kinds.map(({ pattern }) => pattern.source.slice(1, -1)).join('|')})$`);

/** Number for taxes of a person or a company (NIF). */
export const spanishNif: Identifier = describeIdentifier({
  example: 'B64717838',
  pattern: anyKind,
  isRight: isNif,
});

/** Number for value added tax (NIF-IVA): the same behind the country. */
export const spanishVatId: Identifier = describeIdentifier({
  example: 'ESB64717838',
  pattern: new RegExp(`^ES${anyKind.source.slice(1)}`),
  isRight: (tidy) => isNif(tidy.slice(2)),
  otherCountry: otherVatCountry('ES'),
});

function isPerson(tidy: string): boolean {
  return hasPersonLetter(tidy.slice(0, 8), tidy[8]);
}

function hasPersonLetter(digits: string, letter: string | undefined): boolean {
  return personLetters[Number(digits) % 23] === letter;
}

function isForeigner(tidy: string): boolean {
  return hasPersonLetter(`${'XYZ'.indexOf(tidy[0] ?? '')}${tidy.slice(1, 8)}`, tidy[8]);
}

function isCompany(tidy: string): boolean {
  const check = (10 - (luhnSum(digitsOf(tidy.slice(1, 8)), 'odd') % 10)) % 10;
  return tidy[8] === String(check) || tidy[8] === companyLetters[check];
}

function isOther(tidy: string): boolean {
  return hasPersonLetter(tidy.slice(1, 8), tidy[8]);
}

function isNif(tidy: string): boolean {
  return kinds.some(({ pattern, isRight }) => pattern.test(tidy) && isRight(tidy));
}
