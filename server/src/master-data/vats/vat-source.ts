import { vat } from '@tresen/domain/master-data/vats';
import { defineSource } from '../../kit/records/index.ts';
import { standardVatsAmong } from './vats.store.ts';

// answers vats, vat, vatNeighbours, vatDeletions, saveVat, deleteVats, restoreVats: kit/records
/** VAT rates. The three that every branch gets with its country stay (VAT-04). */
export const vatSource = defineSource({
  entity: vat,
  table: 'vats',
  type: 'Vat',
  plural: 'vats',
  keep: async (tx, ids) =>
    new Map((await standardVatsAmong(tx, ids)).map((id) => [id, 'STANDARD_VAT' as const])),
});
