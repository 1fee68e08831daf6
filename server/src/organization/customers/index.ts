export { customerSource } from './customer-source.ts';
