import { checkOf, functionsOf, normalLicenceKey } from '../../fleet/licences/index.ts';
import type { CartLine } from './cart-line.ts';
import { exclusionsOf } from './exclusions.ts';

/** Why a cart cannot go to checkout; the first three are keys of the specification (§5). */
export const checkoutObstacles = [
  'VerifyLicenceRequired',
  'CartMultipleCustomerError',
  'ProductsHaveDuplicates',
  'LinesExcludeEachOther',
  'CommentRequired',
  'CartEmpty',
] as const;
export type CheckoutObstacle = (typeof checkoutObstacles)[number];

/** True when nothing is open about the line's licence: verified, or a key and nothing to check (SHP-62). */
export const isLicenceSettled = (line: CartLine): boolean =>
  !line.licenseRequired ||
  line.licenceFixed ||
  (normalLicenceKey(line.licenseKey) !== '' && checkOf(line) === undefined);

/** True when the line lacks the comment that a reactivation needs (SHP-48, SHP-63). */
export const lacksComment = (line: CartLine): boolean =>
  functionsOf(line).includes('REACTIVATE') && line.comment.trim() === '';

const rules: Readonly<Record<CheckoutObstacle, (lines: readonly CartLine[]) => boolean>> = {
  VerifyLicenceRequired: (lines) => !lines.every(isLicenceSettled),
  CartMultipleCustomerError: hasSeveralCustomers,
  ProductsHaveDuplicates: hasDuplicates,
  LinesExcludeEachOther: (lines) => exclusionsOf(lines).length > 0,
  CommentRequired: (lines) => lines.some(lacksComment),
  CartEmpty: (lines) => lines.length === 0,
};

/** Everything that keeps a cart from checkout; empty when it may go (SHP-62 to SHP-66). */
export const obstaclesOf = (lines: readonly CartLine[]): CheckoutObstacle[] =>
  checkoutObstacles.filter((obstacle) => rules[obstacle](lines));

function hasSeveralCustomers(lines: readonly CartLine[]): boolean {
  return new Set(lines.flatMap(({ customerId }) => customerId ?? [])).size > 1;
}

function hasDuplicates(lines: readonly CartLine[]): boolean {
  const pairs = keyedPairs(lines);
  return new Set(pairs).size < pairs.length;
}

/** Product and key of lines that have a key; others cannot be duplicates (decisions SHP-66). */
function keyedPairs(lines: readonly CartLine[]): string[] {
  return lines
    .filter(({ licenseKey }) => normalLicenceKey(licenseKey) !== '')
    .map(({ id, licenseKey }) => `${id} ${normalLicenceKey(licenseKey)}`);
}
