import { type Receipt, type TseCheck, type TseSignature, verifyTse } from '@tresen/domain/sales/receipts';
import { type Ctx, tenantOf } from '../../../kit/context/index.ts';
import { inTenant, type Tx } from '../../../kit/db/pools.ts';
import { findReceipt, type StoredReceipt, signedNeighbour } from '../page/receipt-page.store.ts';
import { signatureEvidence } from './tse-signature.ts';

/** All that can be said of a receipt's signature; null when the tenant has no such receipt. */
export const verifyReceipt = (ctx: Ctx, id: string): Promise<readonly TseCheck[] | null> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const stored = await findReceipt(tx, id);
    return stored ? checksOf(tx, stored) : null;
  });

async function checksOf(tx: Tx, stored: StoredReceipt): Promise<readonly TseCheck[]> {
  const receipt = read(stored.content);
  const { tse } = receipt;
  const { country } = stored;
  if (!tse) return verifyTse(receipt, { country, keyHash: null, signature: null, before: null, after: null });
  const before = await neighbour(tx, stored, tse.serial, true);
  const after = await neighbour(tx, stored, tse.serial, false);
  return verifyTse(receipt, { country, before, after, ...signatureEvidence(tse) });
}

// The server stores only what satisfied receipt contract version 1.
function read(content: string): Receipt {
  return JSON.parse(content) as Receipt;
}

async function neighbour(
  tx: Tx,
  stored: StoredReceipt,
  serial: string,
  isBefore: boolean,
): Promise<TseSignature | null> {
  const content = await signedNeighbour(tx, stored, serial, isBefore);
  return content === undefined ? null : (read(content).tse ?? null);
}
