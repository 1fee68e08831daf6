import type { CryptoKey, JWK } from 'jose';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { makeKeyPair, openKey, type WorkingKey } from './key-pairs.ts';
import { insertKey, lockKeys, readKeys } from './signing-keys.store.ts';

/** The keys that sign access tokens, shared by all processes of one database. */
export interface SigningKeys {
  /** The newest key; made on first use. */
  signer(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** The public key of an id, also of one made by another process a moment ago. */
  verifier(kid: string): Promise<CryptoKey | undefined>;
  /** The published key set (RFC 7517). */
  publicKeys(): Promise<readonly JWK[]>;
  /** Makes a new key. The one before verifies for as long as tokens signed with it can live. */
  rotate(): Promise<void>;
}

// A retired key outlives every access token, plus the time in which another process still signs with it.
const retiredFor = 30 * 60_000;
const readAgainAfter = 5 * 60_000;
// A stranger's token with an invented key id must not become a query each time.
const unknownAfter = 5_000;

const canSign = (key: WorkingKey): boolean => !key.isRetired && key.privateKey !== undefined;

export const createSigningKeys = ({ db, vault, now }: AccountKit): SigningKeys => {
  let loaded: { readonly keys: readonly WorkingKey[]; readonly at: number } | undefined;
  let loading: Promise<readonly WorkingKey[]> | undefined;

  const read = async (tx: Tx): Promise<WorkingKey[]> => {
    const stored = await readKeys(tx, new Date(now() - retiredFor));
    return Promise.all(stored.map((key) => openKey(vault, key)));
  };
  const make = async (tx: Tx): Promise<WorkingKey[]> => {
    await insertKey(tx, await makeKeyPair(vault), new Date(now()));
    return read(tx);
  };
  const readOrMake = async (tx: Tx): Promise<WorkingKey[]> => {
    const known = await read(tx);
    if (known.some(canSign)) return known;
    await lockKeys(tx);
    const made = await read(tx);
    return made.some(canSign) ? made : make(tx);
  };
  const load = (): Promise<readonly WorkingKey[]> => {
    loading ??= inSystem(db, readOrMake)
      .then((keys) => {
        loaded = { keys, at: now() };
        return keys;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const keysYoungerThan = async (age: number): Promise<readonly WorkingKey[]> =>
    loaded && now() - loaded.at < age ? loaded.keys : load();
  const find = (keys: readonly WorkingKey[], kid: string): CryptoKey | undefined =>
    keys.find((key) => key.kid === kid)?.publicKey;

  return {
    signer: async () => {
      const newest = (await keysYoungerThan(readAgainAfter)).find(canSign);
      if (!newest?.privateKey) throw new Error('no signing key');
      return { kid: newest.kid, key: newest.privateKey };
    },
    verifier: async (kid) =>
      find(await keysYoungerThan(readAgainAfter), kid) ?? find(await keysYoungerThan(unknownAfter), kid),
    publicKeys: async () => (await keysYoungerThan(readAgainAfter)).map(({ publicJwk }) => publicJwk),
    rotate: async () => {
      const keys = await inSystem(db, async (tx) => {
        await lockKeys(tx);
        return make(tx);
      });
      loaded = { keys, at: now() };
    },
  };
};
