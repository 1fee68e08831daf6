import { de } from './customer.de.ts';
import { en } from './customer.en.ts';

export const customerWords = { de, en };
export { type CustomerValues, customer } from './customer.ts';
