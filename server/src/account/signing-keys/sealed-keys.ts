import { type Database, inSystem } from '../../kit/db/pools.ts';
import { resealRows, type SealedPlace } from '../../kit/secrets/index.ts';
import { sealingPurpose } from './key-pairs.ts';
import { readSealedKeys, updateSealedKey } from './signing-keys.store.ts';

/** The private parts of the signing keys. */
export const sealedKeys = (db: Database): SealedPlace => ({
  name: 'signing_keys.sealed_private_jwk',
  reseal: (vault) =>
    inSystem(db, async (tx) =>
      resealRows(vault, sealingPurpose, await readSealedKeys(tx), ({ id }, anew) =>
        updateSealedKey(tx, id, anew),
      ),
    ),
});
