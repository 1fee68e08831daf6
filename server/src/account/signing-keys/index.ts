export { sealedKeys } from './sealed-keys.ts';
export { createSigningKeys, type SigningKeys } from './signing-keys.service.ts';
