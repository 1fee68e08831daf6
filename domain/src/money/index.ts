export { centsOfDecimal, centsOfInput, decimalOfCents } from './money.ts';
