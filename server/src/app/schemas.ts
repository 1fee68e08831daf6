import type { AccessPolicy } from '@tresen/domain/account/access';
import type { GraphQLSchema } from 'graphql';
import { addAuditLog } from '../account/audit-log/index.ts';
import { addCustomerTenants } from '../account/customer-tenants/index.ts';
import { addFirstLogin } from '../account/first-login/index.ts';
import { addInvitations, type InvitationsPort } from '../account/invitations/index.ts';
import { addMe, type DemoFilled } from '../account/me/index.ts';
import { addProfile, type ProfilePort } from '../account/profile/index.ts';
import { addSavedViews } from '../account/saved-views/index.ts';
import { addSwitching } from '../account/switching/index.ts';
import { addUserAdministration, type UserSessionsPort } from '../account/user-administration/index.ts';
import { addNews, addNewsEditing } from '../content/news/index.ts';
import { addNotifications } from '../content/notifications/index.ts';
import { addDevices, type DeviceDependencies } from '../fleet/devices/index.ts';
import { addUpdatePrices } from '../fleet/licence-service/index.ts';
import { addLicences, type LicencesPort } from '../fleet/licences/index.ts';
import type { OnRefusal } from '../kit/context/index.ts';
import { addExports, type ExportsPort } from '../kit/exports/index.ts';
import { createBuilder, guardSchema } from '../kit/graphql/index.ts';
import { addImports, type ImportsPort } from '../master-data/files/index.ts';
import {
  addMasterData,
  allSources,
  type ChangeSetsPort,
  type RecordsPort,
  type RegisterDataPort,
} from '../master-data/index.ts';
import { addOverview, type OverviewPort } from '../master-data/overview/index.ts';
import { addSync, type SyncPort } from '../master-data/sync/index.ts';
import { addCustomerBranches, addCustomerRegisters } from '../organization/customer-branches/index.ts';
import { addOrganizations } from '../organization/index.ts';
import { addUnits, type UnitsPort } from '../organization/units/index.ts';
import { addClosings, type ClosingsPort } from '../sales/closings/index.ts';
import { addCounters, type CountersPort } from '../sales/counters/index.ts';
import { addDashboards } from '../sales/dashboards/index.ts';
import {
  addReceipts,
  addRollUpCheck,
  addSyncProblems,
  pushResultType,
  type ReceiptDependencies,
} from '../sales/receipts/index.ts';
import { addProjects } from '../shop/cart/index.ts';
import { addCheckout, type CheckoutPort } from '../shop/checkout/index.ts';
import { addDebits, type DebitsPort } from '../shop/debits/index.ts';
import { addOrders, type OrdersPort } from '../shop/orders/index.ts';
import { addCatalogue, addCatalogueEditing } from '../shop/products/index.ts';
import { addServices, type ServicesPort } from '../shop/services/index.ts';
import { addTerms } from '../shop/terms/index.ts';

export interface SchemaDependencies {
  readonly demoFilled: DemoFilled;
  readonly devices: DeviceDependencies;
  readonly receipts: ReceiptDependencies;
  readonly closings: ClosingsPort;
  readonly counters: CountersPort;
  readonly profile: ProfilePort;
  readonly users: UserSessionsPort;
  readonly invitations: InvitationsPort;
  readonly units: UnitsPort;
  readonly licences: LicencesPort;
  readonly checkout: CheckoutPort;
  readonly services: ServicesPort;
  readonly orders: OrdersPort;
  readonly debits: DebitsPort;
  readonly records: RecordsPort;
  readonly ownRecords: RecordsPort;
  readonly sync: SyncPort;
  readonly overview: OverviewPort;
  readonly changeSets: ChangeSetsPort;
  readonly recordFiles: ImportsPort;
  readonly registerData: RegisterDataPort;
  readonly exports: ExportsPort;
}

export interface Schemas {
  /** Answers at /graphql. */
  readonly general: GraphQLSchema;
  /** Answers at /graphql/pos. */
  readonly pos: GraphQLSchema;
}

const generalOf = (
  {
    demoFilled,
    profile,
    users,
    invitations,
    units,
    licences,
    checkout,
    services,
    orders,
    debits,
    ownRecords,
  }: SchemaDependencies,
  policy: AccessPolicy,
): GraphQLSchema => {
  const kit = createBuilder();
  addMe(kit, policy, demoFilled);
  addFirstLogin(kit);
  addProfile(kit, profile);
  addUserAdministration(kit, users);
  addInvitations(kit, invitations);
  addSwitching(kit);
  addAuditLog(kit);
  addSavedViews(kit);
  addCustomerTenants(kit);
  addUnits(kit, units);
  addCustomerBranches(kit, units);
  addOrganizations(kit, ownRecords);
  addNews(kit);
  addNewsEditing(kit);
  addNotifications(kit, policy);
  addLicences(kit, licences);
  addUpdatePrices(kit);
  addOrders(kit, orders);
  addDebits(kit, debits);
  addCatalogue(kit);
  addCatalogueEditing(kit);
  addProjects(kit);
  addTerms(kit);
  addCheckout(kit, checkout);
  addServices(kit, services);
  return kit.builder.toSchema();
};

const posOf = ({
  devices,
  receipts,
  closings,
  counters,
  records,
  sync,
  overview,
  changeSets,
  recordFiles,
  registerData,
  exports,
}: SchemaDependencies): GraphQLSchema => {
  const kit = createBuilder();
  addDashboards(kit, devices);
  const pushResult = pushResultType(kit);
  addReceipts(kit, receipts, pushResult);
  addClosings(kit, closings, pushResult);
  addSyncProblems(kit, receipts);
  addCounters(kit, counters);
  addRollUpCheck(kit);
  addDevices(kit, devices);
  addCustomerRegisters(kit, devices);
  addMasterData(kit, records, changeSets, registerData);
  addImports(kit, recordFiles);
  addSync(kit, sync);
  addOverview(kit, overview);
  addExports(kit, exports);
  return kit.builder.toSchema();
};

/**
 * Both schemas, every root field behind its group of the access table.
 * @throws when a field has no group
 */
export const createSchemas = (
  deps: SchemaDependencies,
  policy: AccessPolicy,
  onRefusal: OnRefusal = () => undefined,
): Schemas => ({
  general: guardSchema(generalOf(deps, policy), policy, onRefusal),
  pos: guardSchema(posOf(deps), policy, onRefusal),
});

const notRunning = (): never => {
  throw new Error('a printed schema is not executed');
};

/** Every dependency of schemas that are only read. */
const unused: SchemaDependencies = {
  demoFilled: notRunning,
  devices: {
    isOnline: notRunning,
    lastPing: notRunning,
    findPendingRegister: notRunning,
    approve: notRunning,
    deny: notRunning,
    revokeDeviceSessions: notRunning,
    onlineIds: notRunning,
    beginAnew: notRunning,
    releaseDevice: notRunning,
    releaseLicences: notRunning,
    noteLicence: notRunning,
  },
  closings: { jobs: { add: notRunning }, onProblems: notRunning },
  receipts: { queue: { store: notRunning, touch: notRunning }, onProblems: notRunning },
  counters: { endGapAlerts: notRunning },
  licences: {
    service: {
      find: notRunning,
      updatePrice: notRunning,
      reactivate: notRunning,
      addOn: notRunning,
      pro: notRunning,
      extension: notRunning,
      fulfil: notRunning,
      endLicences: notRunning,
      endAddOns: notRunning,
    },
  },
  checkout: {
    licences: {
      find: notRunning,
      updatePrice: notRunning,
      reactivate: notRunning,
      addOn: notRunning,
      pro: notRunning,
      extension: notRunning,
      fulfil: notRunning,
      endLicences: notRunning,
      endAddOns: notRunning,
    },
    jobs: { add: notRunning },
    vault: {
      seal: notRunning,
      unseal: notRunning,
      reseal: notRunning,
      keyedHash: notRunning,
      keyedHashes: [notRunning],
    },
    queueMail: notRunning,
    publicUrl: '',
  },
  services: {
    licences: { endLicences: notRunning },
    queueMail: notRunning,
    publicUrl: '',
  },
  orders: {
    licences: { fulfil: notRunning },
    jobs: { add: notRunning },
    catalogueOfLines: notRunning,
  },
  debits: {
    vault: { seal: notRunning, unseal: notRunning },
    jobs: { add: notRunning },
    confirmPassword: notRunning,
  },
  profile: {
    endUserSessions: notRunning,
    announceEnded: notRunning,
    hashing: notRunning,
    frontends: { origins: [], anyLoopback: false },
    publicUrl: '',
    queueMail: notRunning,
    now: () => 0,
  },
  users: {
    endUserSessions: notRunning,
    announceEnded: notRunning,
    removePicture: notRunning,
  },
  invitations: {
    frontends: { origins: [], anyLoopback: false },
    publicUrl: '',
    queueMail: notRunning,
    now: notRunning,
  },
  units: {
    onBranchSaved: notRunning,
    countRecords: notRunning,
    removeRecords: notRunning,
  },
  records: { factsReader: notRunning, syncTimesOf: notRunning, tell: notRunning },
  ownRecords: { factsReader: notRunning, syncTimesOf: notRunning, tell: notRunning },
  sync: {
    cursors: { write: notRunning, read: notRunning },
    onPutBack: notRunning,
  },
  overview: {
    isOnline: notRunning,
    countOnline: notRunning,
    lastPing: notRunning,
  },
  changeSets: {
    records: { factsReader: notRunning, syncTimesOf: notRunning, tell: notRunning },
    sources: allSources,
    jobs: { add: notRunning },
    now: notRunning,
  },
  recordFiles: {
    readSheet: notRunning,
    files: {
      write: notRunning,
      writeStream: notRunning,
      read: notRunning,
      remove: notRunning,
      forgetHalves: notRunning,
    },
    jobs: { add: notRunning },
  },
  registerData: {
    jobs: { add: notRunning },
    noteOwnData: notRunning,
    countProposals: notRunning,
  },
  exports: {
    db: { app: notRunning, system: notRunning, close: notRunning } as never,
    files: { writeStream: notRunning, read: notRunning, remove: notRunning },
    jobs: { add: notRunning },
    now: notRunning,
    policy: 'wide',
    sources: [],
    onError: notRunning,
  },
};

/** Both schemas for printing and for tests that only read them. */
export const describeSchemas = (): Schemas => createSchemas(unused, 'wide');
