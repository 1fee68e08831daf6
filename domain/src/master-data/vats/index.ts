export { type VatName, type VatRate, vatRatesOn } from './vat-rates.ts';
