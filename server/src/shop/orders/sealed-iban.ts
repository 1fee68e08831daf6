import type { Vault } from '../../kit/secrets/index.ts';

/** What an IBAN is sealed for: nothing else can open it. */
export const ibanPurpose = 'shopOrderIban';

/** An IBAN as an order keeps it, in base64. */
export const sealIban = (vault: Pick<Vault, 'seal'>, iban: string): string =>
  vault.seal(ibanPurpose, Buffer.from(iban)).toString('base64');

/** The IBAN that an order keeps. @throws when it was sealed under another secret */
export const openIban = (vault: Pick<Vault, 'unseal'>, sealed: string): string =>
  vault.unseal(ibanPurpose, Buffer.from(sealed, 'base64')).toString();
