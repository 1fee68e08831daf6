export { requireOwnSecret } from './own-secret.ts';
export { type Resealed, resealRows, type SealedPlace, type SealedRow } from './reseal.ts';
export { type SealedColumn, sealedColumn } from './sealed-rows.ts';
export {
  createSecretChange,
  lostForGood,
  type NeedySessions,
  notNeeded,
  type SecretChange,
  stillNeeded,
} from './secret-change.ts';
export { createVault, type KeyedHash, type Vault } from './vault.ts';
export { isWeakSecret } from './weak-secret.ts';
