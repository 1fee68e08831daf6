import type { CryptoKey, JWK } from 'jose';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { AccountKit } from '../account-deps.ts';
import { makeKeyPair, openKey, type WorkingKey } from './key-pairs.ts';
import { isSigning, keyTimes, nextKeyStep } from './rotation.ts';
import { bringForward, deleteKeys, insertKey, lockKeys, readKeys } from './signing-keys.store.ts';

/** The keys that sign access tokens, shared by all processes of one database. */
export interface SigningKeys {
  /** The key whose time it is; made on first use. */
  signer(): Promise<{ readonly kid: string; readonly key: CryptoKey }>;
  /** The public key of an id, also of one made by another process a moment ago. */
  verifier(kid: string): Promise<CryptoKey | undefined>;
  /** The published key set (RFC 7517), with the key that signs next. */
  publicKeys(): Promise<readonly JWK[]>;
  /** Does what the time asks for: makes the next key, forgets those whose tokens have ended. To be called often. */
  look(): Promise<void>;
  /** Signs with a new key from now on. The one before verifies for as long as tokens signed with it can live. */
  rotate(): Promise<void>;
}

const readAgainAfter = 5 * 60_000;
// A stranger's token with an invented key id must not become a query each time.
const unknownAfter = 5_000;

export const createSigningKeys = ({ db, vault, now, log }: AccountKit): SigningKeys => {
  let loaded: { readonly keys: readonly WorkingKey[]; readonly at: number } | undefined;
  let loading: Promise<readonly WorkingKey[]> | undefined;

  // Without one whose time it is, the clock has been set back: any that is there is known to everybody.
  const signerOf = (keys: readonly WorkingKey[]): WorkingKey | undefined =>
    keys.find((key) => opens(key) && isSigning(key, now())) ??
    keys.find((key) => opens(key) && key.signsFrom.getTime() > now());
  const before = (age: number): Date => new Date(now() - age);
  const read = async (tx: Tx): Promise<WorkingKey[]> => {
    const stored = await readKeys(tx, before(keyTimes.verifiesFor));
    return Promise.all(stored.map((key) => openKey(vault, key)));
  };
  const make = async (tx: Tx, signsFrom: Date): Promise<void> => {
    await insertKey(tx, { ...(await makeKeyPair(vault)), signsFrom }, new Date(now()));
  };
  /** True when somebody has to do something: looked at without the lock first, since it mostly is not so. */
  const isDue = (keys: readonly WorkingKey[]): boolean =>
    !signerOf(keys) || nextKeyStep(keys, now()).kind !== 'none';
  const doWhatIsDue = async (tx: Tx): Promise<WorkingKey[]> => {
    const known = await read(tx);
    if (!isDue(known)) return known;
    await lockKeys(tx);
    const keys = await read(tx); // as the process before us has left them
    const step = nextKeyStep(keys, now());
    if (!signerOf(keys)) await make(tx, new Date(now()));
    else if (step.kind === 'make') {
      await make(tx, step.signsFrom);
      log.info({ signsFrom: step.signsFrom }, 'the next signing key is published');
    } else if (step.kind === 'bringForward') await bringForward(tx, step.planned, step.signsFrom);
    return read(tx);
  };
  const keep = (keys: readonly WorkingKey[]): readonly WorkingKey[] => {
    loaded = { keys, at: now() };
    return keys;
  };
  const load = (): Promise<readonly WorkingKey[]> => {
    loading ??= inSystem(db, doWhatIsDue)
      .then(keep)
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  // A clock that was set back makes what was read no younger.
  const keysYoungerThan = async (age: number): Promise<readonly WorkingKey[]> =>
    loaded && Math.abs(now() - loaded.at) < age ? loaded.keys : load();
  const find = (keys: readonly WorkingKey[], kid: string): CryptoKey | undefined =>
    keys.find((key) => key.kid === kid)?.publicKey;

  return {
    signer: async () => {
      const key = signerOf(await keysYoungerThan(readAgainAfter)) ?? signerOf(await load());
      if (!key?.privateKey) throw new Error('no signing key');
      return { kid: key.kid, key: key.privateKey };
    },
    verifier: async (kid) =>
      find(await keysYoungerThan(readAgainAfter), kid) ?? find(await keysYoungerThan(unknownAfter), kid),
    publicKeys: async () => (await keysYoungerThan(readAgainAfter)).map(({ publicJwk }) => publicJwk),
    look: async () => {
      await inSystem(db, (tx) => deleteKeys(tx, before(keyTimes.verifiesFor)));
      await load();
    },
    rotate: async () => {
      const keys = await inSystem(db, async (tx) => {
        await lockKeys(tx);
        await make(tx, new Date(now()));
        return read(tx);
      });
      keep(keys);
    },
  };
};

function opens(key: WorkingKey): boolean {
  return key.privateKey !== undefined;
}
