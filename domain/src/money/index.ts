export { decimalOfCents } from './money.ts';
