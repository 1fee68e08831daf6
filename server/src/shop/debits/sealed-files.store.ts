import type { Tx } from '../../kit/db/pools.ts';
import type { SealedRow } from '../../kit/secrets/index.ts';

/** Files of all sellers whose id comes after one, in the order of ids. */
export const readSealedFiles = async (tx: Tx, after: string, count: number): Promise<SealedRow<string>[]> => {
  const rows = await tx
    .selectFrom('shop_debit_files')
    .select(['id', 'sealed_content'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
  return rows.map(({ id, sealed_content }) => ({ id, sealed: Buffer.from(sealed_content, 'base64') }));
};

/** Stores a file that was sealed anew. */
export const updateSealedFile = async (tx: Tx, id: string, anew: Buffer): Promise<void> => {
  await tx
    .updateTable('shop_debit_files')
    .set({ sealed_content: anew.toString('base64') })
    .where('id', '=', id)
    .execute();
};
