import type { Database } from '../../kit/db/pools.ts';
import { type SealedPlace, sealedColumn } from '../../kit/secrets/index.ts';
import { ibanPurpose } from './sealed-iban.ts';
import { readSealedIbans, updateSealedIban } from './sealed-ibans.store.ts';

/** The IBANs of orders that are paid by debit. */
export const sealedIbans = (db: Database): SealedPlace =>
  sealedColumn(db, {
    name: 'shop_orders.sealed_iban',
    purpose: ibanPurpose,
    read: readSealedIbans,
    replace: updateSealedIban,
  });
