import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Vault } from '../../kit/secrets/index.ts';
import type { StoredKey } from './signing-keys.store.ts';

/** What private parts are sealed for. */
export const sealingPurpose = 'signing-keys';

/** A key as it works: the private part only where the secret opens it. */
export interface WorkingKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey | undefined;
  readonly signsFrom: Date;
  readonly retiredAt: Date | null;
}

/** Makes an ES256 pair, its private part sealed for storage. The key id is the RFC 7638 thumbprint. */
export const makeKeyPair = async (
  vault: Vault,
): Promise<Pick<StoredKey, 'kid' | 'publicJwk' | 'sealedPrivateJwk'>> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = Buffer.from(JSON.stringify(await exportJWK(pair.privateKey)));
  return {
    kid,
    publicJwk: { ...publicJwk, kid, alg: 'ES256', use: 'sig' },
    sealedPrivateJwk: vault.seal(sealingPurpose, privateJwk),
  };
};

export const openKey = async (vault: Vault, stored: StoredKey): Promise<WorkingKey> => ({
  kid: stored.kid,
  publicJwk: stored.publicJwk as JWK,
  publicKey: await importKey(stored.publicJwk as JWK),
  privateKey: await openPrivateKey(vault, stored),
  signsFrom: stored.signsFrom,
  retiredAt: stored.retiredAt,
});

async function importKey(jwk: JWK): Promise<CryptoKey> {
  return (await importJWK(jwk, 'ES256')) as CryptoKey;
}

async function openPrivateKey(vault: Vault, stored: StoredKey): Promise<CryptoKey | undefined> {
  let text: Buffer;
  try {
    text = vault.unseal(sealingPurpose, stored.sealedPrivateJwk);
  } catch {
    return undefined; // sealed under an earlier secret: good for verifying only
  }
  return importKey(JSON.parse(text.toString()) as JWK);
}
