import type { UnitType } from '@tresen/domain/organization/units';
import { AccountTreeOutlinedIcon } from '../../kit/icons/account-tree-outlined.tsx';
import { FestivalOutlinedIcon } from '../../kit/icons/festival-outlined.tsx';
import { StorefrontOutlinedIcon } from '../../kit/icons/storefront-outlined.tsx';
import { WarehouseOutlinedIcon } from '../../kit/icons/warehouse-outlined.tsx';

const icons = {
  branch: StorefrontOutlinedIcon,
  group: AccountTreeOutlinedIcon,
  event: FestivalOutlinedIcon,
  warehouse: WarehouseOutlinedIcon,
} as const;

/** The type of a unit at a glance; its word stands beside it. */
export const UnitIcon = ({ type }: { readonly type: UnitType }) => {
  const Icon = icons[type];
  return <Icon fontSize="small" aria-hidden="true" />;
};
