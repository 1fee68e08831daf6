export { createSigningKeys, type SigningKeys } from './signing-keys.service.ts';
