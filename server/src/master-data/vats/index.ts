export { joinStandardVats } from './standard-vats.ts';
export { vatSource } from './vat-source.ts';
