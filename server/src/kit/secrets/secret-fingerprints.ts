import type { Vault } from './vault.ts';

/** What the database keeps of secrets, the present one first: enough to know them again, nothing to find them by. */
export const fingerprintsOf = ({ keyedHashes: [present, ...before] }: Vault): [Buffer, ...Buffer[]] => [
  present('secret-fingerprint'),
  ...before.map((hash) => hash('secret-fingerprint')),
];
