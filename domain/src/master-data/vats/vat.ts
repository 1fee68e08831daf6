import { defineEntity, type EntityValues, percent, text, whole } from '../../kit/entities/index.ts';

/**
 * A VAT rate as registers use it (VAT-02). `key` is the number on receipts: DSFinV-K's UST_SCHLUESSEL in Germany;
 * `symbol` stands behind the positions of a receipt; `value` is in hundredths of a percent.
 */
export const vat = defineEntity({
  name: 'vat',
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true }),
    symbol: text({ isRequired: true, max: 3, isSorted: true }),
    value: percent({ isRequired: true, isSorted: true, isFiltered: true }),
    key: whole({ isRequired: true, least: 1, max: 99, isSorted: true }),
  },
  unique: [['name'], ['key']],
});
export type VatValues = EntityValues<typeof vat>;
