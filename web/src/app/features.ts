import { auditLog } from '../account/audit-log/index.ts';
import { profile } from '../account/profile/index.ts';
import { switching } from '../account/switching/index.ts';
import { userAdministration } from '../account/user-administration/index.ts';
import { academy } from '../content/academy/index.ts';
import { authoring } from '../content/authoring/index.ts';
import { calendar } from '../content/calendar/index.ts';
import { documentation } from '../content/documentation/index.ts';
import { knowledgeBase } from '../content/knowledge-base/index.ts';
import { news } from '../content/news/index.ts';
import { notifications } from '../content/notifications/index.ts';
import { questions } from '../content/questions/index.ts';
import { releases } from '../content/releases/index.ts';
import { tseArchives } from '../fiscal/archives/index.ts';
import { taxNotifications } from '../fiscal/notifications/index.ts';
import { securityDevices } from '../fiscal/security-devices/index.ts';
import { swaps } from '../fiscal/swaps/index.ts';
import { backups } from '../fleet/backups/index.ts';
import { devices } from '../fleet/devices/index.ts';
import { licences } from '../fleet/licences/index.ts';
import { registerSetup } from '../fleet/register-setup/index.ts';
import type { Feature } from '../kit/feature/index.ts';
import { articles } from '../master-data/articles/index.ts';
import { buttonCategories } from '../master-data/button-categories/index.ts';
import { buttonTemplates } from '../master-data/buttons/index.ts';
import { categories } from '../master-data/categories/index.ts';
import { changeSets } from '../master-data/change-sets/index.ts';
import { companies } from '../master-data/companies/index.ts';
import { configurations } from '../master-data/configurations/index.ts';
import { employees } from '../master-data/employees/index.ts';
import { recordFiles } from '../master-data/files/index.ts';
import { overview } from '../master-data/overview/index.ts';
import { printers } from '../master-data/printers/index.ts';
import { rooms } from '../master-data/rooms/index.ts';
import { sync } from '../master-data/sync/index.ts';
import { tables } from '../master-data/tables/index.ts';
import { terminals } from '../master-data/terminals/index.ts';
import { vats } from '../master-data/vats/index.ts';
import { addresses } from '../organization/addresses/index.ts';
import { customerBranches } from '../organization/customer-branches/index.ts';
import { customers } from '../organization/customers/index.ts';
import { organizations } from '../organization/organizations/index.ts';
import { units, unitTree } from '../organization/units/index.ts';
import { closings } from '../sales/closings/index.ts';
import { dashboards } from '../sales/dashboards/index.ts';
import { exportFiles } from '../sales/exports/index.ts';
import { receipts } from '../sales/receipts/index.ts';
import { reportMails } from '../sales/report-mails/index.ts';
import { reports } from '../sales/reports/index.ts';
import { syncProblems } from '../sales/sync-problems/index.ts';
import { quickPanel } from '../shell/quick-panel/index.ts';
import { search } from '../shell/search/index.ts';
import { settings } from '../shell/settings-drawer/index.ts';
import { shortcuts } from '../shell/shortcuts/index.ts';
import { cart } from '../shop/cart/index.ts';
import { checkout } from '../shop/checkout/index.ts';
import { debits } from '../shop/debits/index.ts';
import { orders } from '../shop/orders/index.ts';
import { catalogueEditing } from '../shop/product-editing/index.ts';
import { shopCatalogue } from '../shop/products/index.ts';
import { services } from '../shop/services/index.ts';
import { terms } from '../shop/terms/index.ts';

/** The app is this list; a new feature is one more line. */
export const features: readonly Feature[] = [
  dashboards,
  reports,
  reportMails,
  receipts,
  closings,
  exportFiles,
  syncProblems,
  devices,
  backups,
  licences,
  securityDevices,
  swaps,
  taxNotifications,
  tseArchives,
  organizations,
  units,
  unitTree,
  addresses,
  customers,
  customerBranches,
  overview,
  vats,
  categories,
  printers,
  articles,
  tables,
  rooms,
  terminals,
  employees,
  companies,
  buttonTemplates,
  buttonCategories,
  configurations,
  sync,
  profile,
  userAdministration,
  registerSetup,
  shopCatalogue,
  catalogueEditing,
  changeSets,
  recordFiles,
  switching,
  auditLog,
  documentation,
  news,
  knowledgeBase,
  questions,
  releases,
  authoring,
  academy,
  calendar,
  notifications,
  cart,
  orders,
  debits,
  checkout,
  terms,
  services,
  settings,
  quickPanel,
  search,
  shortcuts,
];
