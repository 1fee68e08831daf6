import { vat } from '@tresen/domain/master-data/vats';
import { VatDocument, VatsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** VAT rates (VAT). */
export const vats = defineRecordFeature({
  entity: vat,
  list: VatsDocument,
  record: VatDocument,
  screens: () => import('./vat-screens.tsx').then(({ vatScreens }) => vatScreens),
});
