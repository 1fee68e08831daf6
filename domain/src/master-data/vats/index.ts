import { de } from './vat.de.ts';
import { en } from './vat.en.ts';

export { standardVatsOf } from './standard-vats.ts';
export { type VatValues, vat } from './vat.ts';
export { type VatName, type VatRate, vatRatesOn } from './vat-rates.ts';
/** What people call VAT rates and their fields. */
export const vatWords = { de, en };
