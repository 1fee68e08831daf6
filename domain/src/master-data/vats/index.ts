export { type VatValues, vat } from './vat.ts';
export { type VatName, type VatRate, vatRatesOn } from './vat-rates.ts';
