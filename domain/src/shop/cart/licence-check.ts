import { isCovered, type LicenceCheck } from '../../fleet/licences/index.ts';
import { priceOfProduct } from '../products/index.ts';
import type { CartLine } from './cart-line.ts';

/** What the four checks answer (spec §3, names as given there). */
export interface LicenceCheckResult {
  readonly isSuccess: boolean;
  readonly message: string;
  /** The price in euro for an update; what else the check found for the others. */
  readonly resultValue?: string | number | null | undefined;
  /** The bits of the registration levels that the licence has, for an update those that it will have. */
  readonly count?: number | null | undefined;
  readonly modelId?: string | null | undefined;
  readonly cloudId?: string | null | undefined;
}

/**
 * A line after its check: fixed when it succeeded, with one piece unless it is a main article, and without add-ons that
 * the licence has already; an update also brings its price and its message (SHP-39, SHP-43, SHP-56, SHP-57). A check of
 * a key that was changed meanwhile says nothing about the line.
 * @param licenseKey the key that was checked
 */
export const applyCheck = (
  line: CartLine,
  check: LicenceCheck,
  licenseKey: string,
  result: LicenceCheckResult,
): CartLine => {
  if (!result.isSuccess || line.licenseKey !== licenseKey) return line;
  const fixed = {
    ...line,
    licenceFixed: true,
    quantity: line.viewType === 'MainArticle' ? line.quantity : 1,
    selectedAddOns: line.selectedAddOns.filter((addOn) => !isCovered(addOn, result.count ?? 0)),
  };
  return check === 'updatePrice' ? priced(fixed, result) : fixed;
};

/** How the outcome of a check is told (SHP-55, SHP-58, SHP-60, SHP-61). */
export type CheckNotice =
  /** The server's own words, as HTML that has to be sanitised (decisions SHP-59). */
  | { readonly kind: 'success'; readonly html: string }
  | { readonly kind: 'success'; readonly code: string }
  /** `found` comes before the words: '{found} Licence, {words}'. */
  | { readonly kind: 'error'; readonly code: string; readonly found?: string };

const namesLicence: readonly LicenceCheck[] = ['addOn', 'pro'];

/** What to say after a check. `code` is the server's message, which the web has words for. */
export const noticeOf = (check: LicenceCheck, result: LicenceCheckResult): CheckNotice => {
  const { isSuccess, message, resultValue } = result;
  if (isSuccess) {
    return check === 'updatePrice' ? { kind: 'success', html: message } : { kind: 'success', code: message };
  }
  const hasFound = namesLicence.includes(check) && resultValue !== null && resultValue !== undefined;
  return hasFound && resultValue !== ''
    ? { kind: 'error', code: message, found: String(resultValue) }
    : { kind: 'error', code: message };
};

function priced(line: CartLine, result: LicenceCheckResult): CartLine {
  const price = priceIn(result) ?? priceOfProduct(line) / 100;
  return {
    ...line,
    articlePrice: price,
    discountedPrice: price,
    licenceMessage: result.message,
  };
}

/** The price that an update's check answered, undefined where it is none. */
function priceIn({ resultValue }: LicenceCheckResult): number | undefined {
  if (resultValue === null || resultValue === undefined || resultValue === '') return undefined;
  const price = Number(resultValue);
  return Number.isFinite(price) && price >= 0 ? price : undefined;
}
