import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Festival from '@mui/icons-material/FestivalOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';
import type { UnitType } from '@tresen/domain/organization/units';

const icons = { branch: Storefront, group: AccountTree, event: Festival, warehouse: Warehouse } as const;

/** The type of a unit at a glance; its word stands beside it. */
export const UnitIcon = ({ type }: { readonly type: UnitType }) => {
  const Icon = icons[type];
  return <Icon fontSize="small" aria-hidden="true" />;
};
