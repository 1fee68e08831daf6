export { type DecimalText, decimalText, readDecimal } from './decimal-text.ts';
