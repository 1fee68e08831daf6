import type { LicenceProduct } from '@tresen/domain/fleet/licences';
import type { Tx } from '../../kit/db/pools.ts';

/** A product of the catalogue as far as it makes or changes licences. */
export interface CatalogueLicence extends LicenceProduct {
  readonly shopNumber: number;
  readonly active: boolean;
  readonly name: string;
  readonly appName: string | null;
  /** Months that one that is paid once lasts; 0 for good, and for what goes on until it is cancelled. */
  readonly months: number;
}

const columns = [
  'shop_number as shopNumber',
  'active',
  'name_de as name',
  'functions',
  'app_type as appType',
  'app_name as appName',
  'licence_type as licenceType',
  'main_version as mainVersion',
  'upgrade_value as upgradeValue',
  'app_reg_level as appRegLevel',
  'contract_type as contractType',
  'contract_duration_months as contractDurationMonths',
] as const;

/** Products by their shop numbers, sold or not: an order may name one that left the catalogue since. */
export const licenceProducts = async (
  tx: Tx,
  shopNumbers: readonly number[],
): Promise<ReadonlyMap<number, CatalogueLicence>> => {
  if (shopNumbers.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shop_products')
    .select(columns)
    .where('shop_number', 'in', [...shopNumbers])
    .execute();
  return new Map(
    rows.map((product) => {
      const months = product.contractType === 'Recurring' ? 0 : product.contractDurationMonths;
      // The column's check names the same values as the domain.
      return [product.shopNumber, { ...product, months } as CatalogueLicence];
    }),
  );
};
