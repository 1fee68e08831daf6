import type { UnitType } from '@tresen/domain/organization/units';
import { AccountTreeOutlinedIcon as AccountTree } from '../../kit/icons/account-tree-outlined.tsx';
import { FestivalOutlinedIcon as Festival } from '../../kit/icons/festival-outlined.tsx';
import { StorefrontOutlinedIcon as Storefront } from '../../kit/icons/storefront-outlined.tsx';
import { WarehouseOutlinedIcon as Warehouse } from '../../kit/icons/warehouse-outlined.tsx';

const icons = { branch: Storefront, group: AccountTree, event: Festival, warehouse: Warehouse } as const;

/** The type of a unit at a glance; its word stands beside it. */
export const UnitIcon = ({ type }: { readonly type: UnitType }) => {
  const Icon = icons[type];
  return <Icon fontSize="small" aria-hidden="true" />;
};
