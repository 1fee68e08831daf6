export { isEmailAddress } from './email-address.ts';
