import type { Tx } from '../../kit/db/pools.ts';
import type { SealedRow } from '../../kit/secrets/index.ts';

/** Sealed IBANs of orders whose id comes after one, in the order of ids. */
export const readSealedIbans = async (tx: Tx, after: string, count: number): Promise<SealedRow<string>[]> => {
  const rows = await tx
    .selectFrom('shop_orders')
    .select(['id', 'sealed_iban'])
    .where('sealed_iban', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id, sealed_iban }) => ({ id, sealed: Buffer.from(sealed_iban ?? '', 'base64') }));
};

/** Stores an IBAN that was sealed anew. */
export const updateSealedIban = async (tx: Tx, id: string, anew: Buffer): Promise<void> => {
  await tx
    .updateTable('shop_orders')
    .set({ sealed_iban: anew.toString('base64') })
    .where('id', '=', id)
    .where('sealed_iban', 'is not', null)
    .execute();
};
