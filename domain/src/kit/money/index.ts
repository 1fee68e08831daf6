export { type Currency, currencies } from './currencies.ts';
export { decimalOfCents } from './money.ts';
