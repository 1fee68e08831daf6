export { organizationAddressSource } from './address-source.ts';
