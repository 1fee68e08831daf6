import { articlesList } from './articles/articles-list.ts';
import { record } from './articles/record.ts';
import { typing } from './articles/typing.ts';
import { backups } from './backups/backups.ts';
import { bulk } from './bulk/bulk.ts';
import { buttonHeat } from './button-heat/button-heat.ts';
import { buttons } from './buttons/buttons.ts';
import { cart } from './cart/cart.ts';
import { chaos, chaosNodes } from './chaos/chaos.ts';
import { dashboards } from './dashboards/dashboards.ts';
import { exportLines } from './export/export.ts';
import { fleet } from './fleet/fleet.ts';
import { fleetTwo } from './fleet/fleet-two.ts';
import { hub } from './hub/hub.ts';
import { hubTwo } from './hub/hub-two.ts';
import { importFile } from './import/import.ts';
import type { Benchmark } from './kit/run.ts';
import { knowledgeBase } from './knowledge-base/knowledge-base.ts';
import { licences } from './licences/licences.ts';
import { nodes } from './nodes/nodes.ts';
import { pushBatches } from './push/push-batches.ts';
import { pushSingle } from './push/push-single.ts';
import { pushTwo } from './push/push-two.ts';
import { receiptsList } from './receipts-list/receipts-list.ts';
import { reportMails } from './report-mails/report-mails.ts';
import { reports } from './reports/reports.ts';
import { room } from './room/room.ts';
import { sales } from './sales/sales.ts';
import { archiveBesidePushes } from './security-devices/archive-beside-pushes.ts';
import { archiveCheck } from './security-devices/archive-check.ts';
import { deviceList } from './security-devices/device-list.ts';
import { shares } from './shares/shares.ts';
import { catalogue } from './shop/catalogue.ts';
import { signIns } from './sign-ins/sign-ins.ts';
import { start } from './start/start.ts';
import { userList } from './switching/user-list.ts';
import { sync } from './sync/sync.ts';
import { uploads } from './uploads/uploads.ts';
import { web } from './web/web.ts';

/** Every benchmark, in the order in which they run. */
export const benchmarks: readonly Benchmark[] = [
  pushBatches,
  pushSingle,
  pushTwo,
  nodes,
  dashboards,
  receiptsList,
  buttonHeat,
  reportMails,
  reports,
  sales,
  exportLines,
  articlesList,
  record,
  bulk,
  importFile,
  uploads,
  backups,
  knowledgeBase,
  hub,
  hubTwo,
  fleet,
  fleetTwo,
  chaos,
  chaosNodes,
  sync,
  signIns,
  shares,
  userList,
  deviceList,
  archiveCheck,
  archiveBesidePushes,
  start,
  web,
  room,
  buttons,
  typing,
  licences,
  catalogue,
  cart,
];
