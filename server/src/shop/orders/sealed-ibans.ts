import { type Database, inSystem } from '../../kit/db/pools.ts';
import { type Resealed, resealRows, type SealedPlace } from '../../kit/secrets/index.ts';
import { readSealedIbans, updateSealedIban } from './sealed-ibans.store.ts';

/** What an IBAN is sealed for: nothing else can open it. */
export const ibanPurpose = 'shopOrderIban';

const atOnce = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The IBANs of orders that are paid by debit. */
export const sealedIbans = (db: Database): SealedPlace => {
  const resealFrom = async (
    vault: Parameters<SealedPlace['reseal']>[0],
    after: string,
  ): Promise<Resealed> => {
    const { last, ...done } = await inSystem(db, async (tx) => {
      const rows = await readSealedIbans(tx, after, atOnce);
      const outcome = await resealRows(vault, ibanPurpose, rows, ({ id }, anew) =>
        updateSealedIban(tx, id, anew),
      );
      return { ...outcome, last: rows.length < atOnce ? undefined : rows.at(-1)?.id };
    });
    if (last === undefined) return done;
    const rest = await resealFrom(vault, last);
    return { anew: done.anew + rest.anew, lost: done.lost + rest.lost };
  };
  return { name: 'shop_orders.sealed_iban', reseal: (vault) => resealFrom(vault, beforeAll) };
};
