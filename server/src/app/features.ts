import { auditLog } from '../account/audit-log/index.ts';
import { customerTenants } from '../account/customer-tenants/index.ts';
import { firstLogin } from '../account/first-login/index.ts';
import { invitations } from '../account/invitations/index.ts';
import { me } from '../account/me/index.ts';
import { profile } from '../account/profile/index.ts';
import { savedViews } from '../account/saved-views/index.ts';
import { switching } from '../account/switching/index.ts';
import { userAdministration } from '../account/user-administration/index.ts';
import { academy } from '../content/academy/index.ts';
import { alertMails } from '../content/alert-mails/index.ts';
import { alertRules } from '../content/alert-rules/index.ts';
import { calendar } from '../content/calendar/index.ts';
import { contentEntries } from '../content/entries/index.ts';
import { news } from '../content/news/index.ts';
import { notifications } from '../content/notifications/index.ts';
import { push } from '../content/push/index.ts';
import { releases } from '../content/releases/index.ts';
import { tseArchives } from '../fiscal/archives/index.ts';
import { taxNotifications } from '../fiscal/notifications/index.ts';
import { securityDevices } from '../fiscal/security-devices/index.ts';
import { swaps } from '../fiscal/swaps/index.ts';
import { backups } from '../fleet/backups/index.ts';
import { devices } from '../fleet/devices/index.ts';
import { licences } from '../fleet/licences/index.ts';
import type { Kit } from '../kit/graphql/index.ts';
import { imports } from '../master-data/files/index.ts';
import { masterData } from '../master-data/index.ts';
import { overview } from '../master-data/overview/index.ts';
import { sync } from '../master-data/sync/index.ts';
import { customerBranches, customerRegisters } from '../organization/customer-branches/index.ts';
import { organizations } from '../organization/index.ts';
import { units } from '../organization/units/index.ts';
import { buttonHeat } from '../sales/button-heat/index.ts';
import { closings } from '../sales/closings/index.ts';
import { counters } from '../sales/counters/index.ts';
import { dashboards } from '../sales/dashboards/index.ts';
import { ownRecords } from '../sales/own-records/index.ts';
import { receipts } from '../sales/receipts/index.ts';
import { reportMails } from '../sales/report-mails/index.ts';
import { reportPins } from '../sales/report-pins/index.ts';
import { reports } from '../sales/reports/index.ts';
import { cart } from '../shop/cart/index.ts';
import { checkout } from '../shop/checkout/index.ts';
import { debits } from '../shop/debits/index.ts';
import { orders } from '../shop/orders/index.ts';
import { products } from '../shop/products/index.ts';
import { services } from '../shop/services/index.ts';
import { terms } from '../shop/terms/index.ts';
import { updatePrices } from '../shop/update-prices/index.ts';
import { exports } from './exports-feature.ts';

/** What the server does, feature by feature. Each is described in its own folder. */
export const features = [
  me,
  firstLogin,
  profile,
  userAdministration,
  invitations,
  switching,
  auditLog,
  savedViews,
  customerTenants,
  units,
  customerBranches,
  customerRegisters,
  organizations,
  news,
  contentEntries,
  academy,
  calendar,
  releases,
  notifications,
  alertMails,
  alertRules,
  push,
  devices,
  backups,
  licences,
  updatePrices,
  securityDevices,
  taxNotifications,
  tseArchives,
  swaps,
  masterData,
  imports,
  sync,
  overview,
  dashboards,
  reports,
  reportMails,
  reportPins,
  buttonHeat,
  receipts,
  closings,
  counters,
  ownRecords,
  products,
  cart,
  checkout,
  orders,
  debits,
  services,
  terms,
  exports,
];

type Fields = (typeof features)[number]['fields'];

/** Everything that any of them needs of the rest of the server. */
export type Needs = Fields extends (kit: Kit, needs: infer All) => void ? All : never;
