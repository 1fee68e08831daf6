import { type EntityName, entityNames, entityPlurals, syncedNames } from '../../kit/entities/index.ts';
import { type Group, isIn, type Principal } from '../../kit/groups/index.ts';

/**
 * The policy of areas that the specification describes in two ways (decisions ACC-32 to ACC-36):
 * `wide` is the default, `strict` the narrower reading (setting ACCESS_POLICY).
 */
export type AccessPolicy = 'wide' | 'strict';
/** Rights that will restrict a user: to look only, to certain branches, without exports. */
type Restriction = 'viewOnly' | 'certainBranches' | 'noExport';
export interface AccessRule {
  readonly wide: Group;
  readonly strict: Group;
  /**
   * The place of rights that restrict a user further than the role does: claims of the user (`users.claims`), each of
   * which would refuse this field or page to a member of the group. No rule names one and nothing checks them yet.
   */
  readonly refusedWith?: readonly Restriction[];
}

const staticData = either('owner', 'superAdmin');
const fiscalDevices = either('user', 'owner');

const settings = either('owner', 'admin');
const ownOrganization = either('user', 'admin');

/** Who may look at records of a kind, and who may change them. */
interface RecordRules {
  readonly read: AccessRule;
  readonly change: AccessRule;
}

/** Those whose records are not master data. */
const recordRules: Readonly<Partial<Record<EntityName, RecordRules>>> = {
  organization: { read: ownOrganization, change: settings },
  organizationAddress: { read: ownOrganization, change: settings },
  customer: { read: both('reseller'), change: both('reseller') },
};

const fieldsOfRecords: Readonly<Record<string, AccessRule>> = Object.fromEntries(
  entityNames.flatMap((name) => Object.entries(recordFields(name, entityPlurals[name], recordRules[name]))),
);

/** The group of every root field of both GraphQL schemas. A field that is missing here stops the start. */
export const apiAccess: Readonly<Record<string, AccessRule>> = {
  'Query.me': both('user'),
  'Mutation.checkFirstLogin': both('user'),
  'Mutation.switchUser': both('superAdmin'),
  'Mutation.clearSwitch': both('superAdmin'),
  'Query.profile': both('user'),
  'Query.mySessions': both('user'),
  'Query.signInHistory': both('user'),
  'Query.myExternalSignIns': both('user'),
  'Mutation.saveProfile': both('user'),
  'Mutation.changePassword': both('user'),
  'Mutation.endSession': both('user'),
  'Mutation.endOtherSessions': both('user'),
  'Mutation.unlinkExternalSignIn': both('user'),
  'Query.auditLog': both('owner'),
  'Query.auditLogPeople': both('owner'),
  'Query.auditLogEntities': both('owner'),
  'Query.supportVisits': both('owner'),
  'Query.customerTenants': both('reseller'),
  'Query.customerOrganization': both('reseller'),
  'Mutation.createCustomerBranch': both('reseller'),
  'Mutation.approveCustomerRegister': both('reseller'),
  'Query.organizationUnits': both('user'),
  'Query.organizationUnit': both('user'),
  'Query.organizationUnitDeletion': either('owner', 'admin'),
  'Mutation.saveOrganizationUnit': either('owner', 'admin'),
  'Mutation.moveOrganizationUnit': either('owner', 'admin'),
  'Mutation.setOrganizationUnitActive': either('owner', 'admin'),
  // With data only by the admin group ('Delete Anyway', decisions ORG-22): its service checks that.
  'Mutation.deleteOrganizationUnit': either('owner', 'admin'),
  'Query.users': both('owner'),
  'Query.invitations': both('owner'),
  'Mutation.saveUser': both('owner'),
  'Mutation.removeUsers': both('owner'),
  'Mutation.inviteUser': both('owner'),
  'Mutation.resendInvitation': both('owner'),
  'Mutation.withdrawInvitation': both('owner'),
  'Mutation.restoreInvitation': both('owner'),
  'Query.savedViews': both('user'),
  // Those of others only for whom its service admits.
  'Mutation.saveView': both('user'),
  'Mutation.removeView': both('user'),
  'Mutation.restoreView': both('user'),
  'Mutation.setDefaultView': both('user'),
  'Query.getLimitedNews': both('user'),
  'Query.news': both('user'),
  'Query.newsItem': both('user'),
  // Of the vendor's own tenant only (contract 2): its service checks that.
  'Query.editedNews': both('admin'),
  'Mutation.saveNewsItem': both('admin'),
  'Mutation.removeNewsItems': both('admin'),
  'Query.contentEntries': both('user'),
  'Query.contentEntry': both('user'),
  'Mutation.voteOnContent': both('user'),
  'Query.academyCourses': both('user'),
  'Query.academyCourse': both('user'),
  'Query.academyStaff': both('owner'),
  'Mutation.reportAcademyStep': both('user'),
  'Query.releaseFeed': both('user'),
  'Mutation.createReleaseFeed': both('user'),
  'Mutation.revokeReleaseFeed': both('user'),
  'Query.mayWriteContent': both('user'),
  // Of the vendor's own tenant only (contract 2): its service checks that.
  'Query.editedContent': both('admin'),
  'Query.editedContentEntry': both('admin'),
  'Query.contentRevisions': both('admin'),
  'Query.contentComments': both('admin'),
  'Mutation.saveContentEntry': both('admin'),
  'Mutation.removeContentEntry': both('admin'),
  'Query.calendar': both('user'),
  'Query.calendarEvent': both('user'),
  'Query.searchCalendar': both('user'),
  // What all tenants see only of the vendor's own tenant (contract 2): its service checks that.
  'Mutation.saveCalendarEvent': both('manager'),
  'Mutation.removeCalendarEvent': both('manager'),
  'Mutation.restoreCalendarEvent': both('manager'),
  // Each person's own.
  'Query.calendarFeed': both('user'),
  'Mutation.createCalendarFeed': both('user'),
  'Mutation.revokeCalendarFeed': both('user'),
  'Query.getDefaultShopProject': both('user'),
  'Query.shopProject': both('user'),
  'Query.getShopProjects': both('user'),
  'Mutation.updateShopProject': both('user'),
  'Mutation.deleteDefaultProject': both('user'),
  'Mutation.deleteShopProject': both('user'),
  'Query.shopTerms': both('user'),
  'Mutation.publishShopTerms': both('admin'),
  'Query.checkoutStart': both('user'),
  'Query.shopOrderOfKey': both('user'),
  'Query.previewShopOrder': both('user'),
  'Mutation.placeShopOrder': both('user'),
  'Query.shopCategories': both('user'),
  'Query.shopCatalogue': both('user'),
  'Query.shopProduct': both('user'),
  'Query.getShopProductByIds': both('user'),
  'Query.mayEditShop': both('user'),
  'Query.licenceUpdatePrices': both('admin'),
  'Mutation.saveLicenceUpdatePrice': both('admin'),
  'Mutation.removeLicenceUpdatePrice': both('admin'),
  // Of the vendor's own tenant only (contract 2): its service checks that.
  'Query.editedShopProducts': both('admin'),
  'Query.editedShopProduct': both('admin'),
  'Query.editedShopCategories': both('admin'),
  'Mutation.saveShopProduct': both('admin'),
  'Mutation.removeShopProduct': both('admin'),
  'Mutation.saveShopCategory': both('admin'),
  'Mutation.removeShopCategory': both('admin'),
  'Query.shopServices': settings,
  'Mutation.cancelShopService': settings,
  'Mutation.renewShopService': settings,
  'Query.notifications': both('user'),
  'Mutation.dismissNotification': both('user'),
  'Mutation.dismissAllNotifications': both('user'),
  'Mutation.restoreNotifications': both('user'),
  // What the tenant sells only for the Owner group: its service checks that.
  'Query.shopOrders': both('user'),
  // Of orders that they placed, or as the Owner group: its service checks that.
  'Mutation.editShopOrder': both('user'),
  'Mutation.cancelShopOrder': both('user'),
  'Mutation.answerShopOrder': both('user'),
  'Query.shopOrderAsCart': both('user'),
  // Whether the tenant sells it, its service checks.
  'Mutation.setShopOrderStatus': both('owner'),
  'Mutation.saveShopOrderNote': both('owner'),
  'Query.shopOrder': both('user'),
  // Of what the tenant itself sells; accounts and files after the password.
  'Query.debitCreditor': both('owner'),
  'Query.debitCollectionDays': both('owner'),
  'Query.openDebits': both('owner'),
  'Query.debitFiles': both('owner'),
  'Query.debitFile': both('owner'),
  'Mutation.saveDebitCreditor': both('owner'),
  'Mutation.showDebitAccount': both('owner'),
  'Mutation.collectDebits': both('owner'),
  'Mutation.withdrawDebitFile': both('owner'),
  'Mutation.returnDebit': both('owner'),
  'Mutation.restoreDebit': both('owner'),
  'Query.homeDashboard': both('user'),
  'Query.analyticsDashboard': both('user'),
  'Query.articleSales': both('user'),
  'Query.salesReport': both('user'),
  'Query.salesSummary': both('user'),
  'Query.salesForecast': both('user'),
  'Query.unusualSales': both('user'),
  'Query.buttonHeat': both('user'),
  'Query.buttonTaps': both('user'),
  'Query.salesPeople': both('user'),
  'Query.dataByBranch': both('user'),
  'Query.receipts': either('user', 'superAdmin'),
  'Query.receipt': either('user', 'superAdmin'),
  'Query.searchReceipts': either('user', 'superAdmin'),
  'Query.receiptNeighbours': either('user', 'superAdmin'),
  'Query.receiptVerification': either('user', 'superAdmin'),
  'Query.receiptTags': either('user', 'superAdmin'),
  'Mutation.updateReceipt': either('user', 'superAdmin'),
  'Query.closings': either('user', 'superAdmin'),
  'Query.closing': either('user', 'superAdmin'),
  'Query.searchClosings': either('user', 'superAdmin'),
  'Query.missingClosings': either('user', 'superAdmin'),
  'Mutation.checkClosing': either('user', 'superAdmin'),
  'Query.devices': either('owner', 'admin'),
  'Query.device': either('owner', 'admin'),
  'Query.deviceList': either('owner', 'admin'),
  'Query.deviceNeighbours': either('owner', 'admin'),
  'Query.deviceSync': either('owner', 'admin'),
  'Query.searchDevices': either('owner', 'admin'),
  'Query.pendingRegister': either('owner', 'admin'),
  'Mutation.approveRegister': either('owner', 'admin'),
  'Mutation.denyRegister': either('owner', 'admin'),
  'Mutation.updateDevice': either('owner', 'admin'),
  'Mutation.unlinkDevice': either('owner', 'admin'),
  'Mutation.moveDevice': either('owner', 'admin'),
  'Query.syncProblems': either('owner', 'admin'),
  'Query.syncProblem': either('owner', 'admin'),
  'Query.syncProblemCounts': either('owner', 'admin'),
  'Query.foreseeSyncProblems': either('owner', 'admin'),
  'Mutation.retrySyncProblems': either('owner', 'admin'),
  'Mutation.acceptSyncProblems': either('owner', 'admin'),
  'Query.counterGaps': either('owner', 'admin'),
  'Query.registerCounters': either('owner', 'admin'),
  'Mutation.acknowledgeCounterGaps': either('owner', 'admin'),
  'Mutation.retrySyncProblem': either('owner', 'admin'),
  'Mutation.acceptSyncProblem': either('owner', 'admin'),
  'Query.proposals': either('owner', 'admin'),
  'Mutation.acceptProposal': either('owner', 'admin'),
  'Mutation.refuseProposal': either('owner', 'admin'),
  'Query.takeOverOffers': either('owner', 'admin'),
  'Query.takeOverOffer': either('owner', 'admin'),
  'Mutation.chooseTakeOver': either('owner', 'admin'),
  // Of which lists, their own fields say; what others export, only where they may look at the list, too.
  'Query.exports': both('user'),
  'Query.export': both('user'),
  'Mutation.startExport': both('user'),
  'Mutation.cancelExport': both('user'),
  'Mutation.retryExport': both('user'),
  'Mutation.removeExport': both('user'),
  'Query.rollUpDifferences': either('owner', 'admin'),
  'Mutation.rebuildFigures': either('owner', 'admin'),
  ...fieldsOfRecords,
  'Mutation.setEmployeePin': staticData,
  'Mutation.removeEmployeePin': staticData,
  'Query.roomPlan': staticData,
  'Mutation.saveRoomPlan': staticData,
  'Mutation.deleteRoomsWithTables': staticData,
  'Query.buttonGrids': staticData,
  'Mutation.saveButtonGrid': staticData,
  'Query.configurationAt': staticData,
  'Query.configurationHistory': staticData,
  'Mutation.changeConfiguration': staticData,
  'Query.exportButtonTemplate': staticData,
  'Query.buttonTemplateUse': staticData,
  'Mutation.copyButtonTemplate': staticData,
  'Mutation.importButtonTemplate': staticData,
  'Query.tenantCustomers': both('reseller'),
  // One record's part of the audit log, for the same people.
  'Query.recordHistory': both('owner'),
  'Query.previewChange': staticData,
  'Query.previewChangeRows': staticData,
  'Query.previewAlong': staticData,
  'Query.changeSets': staticData,
  'Query.changeSet': staticData,
  'Query.changeSetRecords': staticData,
  'Mutation.startChange': staticData,
  'Mutation.saveAlong': staticData,
  'Mutation.cancelChangeSet': staticData,
  'Mutation.undoChangeSet': staticData,
  'Query.import': staticData,
  'Query.importFaults': staticData,
  'Mutation.readImport': staticData,
  'Mutation.checkImport': staticData,
  'Mutation.startImport': staticData,
  'Mutation.cancelImport': staticData,
  'Query.stockOf': staticData,
  'Query.stockMovements': staticData,
  'Mutation.bookStockMovement': staticData,
  'Query.dataOverview': staticData,
  'Query.overviewRegisters': staticData,
  'Mutation.enableLiveCommunication': either('owner', 'admin'),
  'Query.openChanges': staticData,
  'Query.openChangeCount': staticData,
  'Query.openChangeAuthors': staticData,
  'Query.openChangeRegisters': staticData,
  'Mutation.resendRecords': staticData,
  'Mutation.resyncDevice': staticData,
  'Query.takenOverRecords': both('register'),
  'Query.proposalAnswers': both('register'),
  'Mutation.offerMasterData': both('register'),
  'Mutation.pushMasterData': both('register'),
  'Mutation.proposeChanges': both('register'),
  'Query.changes': both('register'),
  'Mutation.acknowledgeChanges': both('register'),
  'Query.thisRegister': both('register'),
  'Mutation.addStockMovements': both('register'),
  'Query.checkReceipts': both('register'),
  'Query.checkClosings': both('register'),
  'Mutation.pushReceipts': both('register'),
  'Mutation.pushClosings': both('register'),
  'Mutation.reportSystemInfo': both('register'),
  'Mutation.reportSecurityDevice': both('register'),
  'Query.securityDevices': fiscalDevices,
  'Query.securityDevice': fiscalDevices,
  'Query.securityDeviceNeighbours': fiscalDevices,
  'Query.securityDeviceReports': fiscalDevices,
  'Query.searchSecurityDevices': fiscalDevices,
  'Query.securityDeviceActions': fiscalDevices,
  'Query.securityDeviceSwaps': fiscalDevices,
  'Query.tseArchives': fiscalDevices,
  'Query.tseArchive': fiscalDevices,
  'Query.tseArchiveFindings': fiscalDevices,
  'Mutation.beginTseArchive': both('owner'),
  'Mutation.removeTseArchive': both('owner'),
  'Mutation.announceTseArchive': both('register'),
  // PINs after the password, and each time in the log (contract 25).
  'Mutation.saveSecurityDevicePins': both('owner'),
  'Mutation.showSecurityDevicePins': both('owner'),
  'Mutation.setSecurityDeviceRetired': both('owner'),
  'Mutation.runSecurityDeviceAction': both('owner'),
  'Query.taxRegistrations': fiscalDevices,
  'Query.taxRegistration': fiscalDevices,
  // What is told to the tax office is the Owner group's.
  'Mutation.prepareTaxNotifications': both('owner'),
  'Mutation.concludeTaxNotification': both('owner'),
  'Mutation.discardTaxNotification': both('owner'),
  'Mutation.saveTaxTaxpayer': both('owner'),
  'Mutation.saveTaxEstablishment': both('owner'),
  'Mutation.saveTaxSystem': both('owner'),
  'Query.backups': settings,
  'Query.backup': settings,
  'Query.searchBackups': settings,
  'Query.backupPolicies': settings,
  'Mutation.archiveBackups': settings,
  'Mutation.deleteBackups': settings,
  'Mutation.signBackupDownload': settings,
  'Mutation.saveBackupPolicy': settings,
  'Query.ownBackups': both('register'),
  'Query.ownProgress': both('register'),
  'Query.ownReceipts': both('register'),
  'Query.ownClosings': both('register'),
  'Mutation.signOwnBackupDownload': both('register'),
  'Query.licences': settings,
  'Query.licence': settings,
  'Query.licenceUpdate': settings,
  'Query.licencesOfDevice': settings,
  'Query.searchLicences': settings,
  // Keys to choose in the cart: who types one needs no right, who sees them all does.
  'Query.licencesOfCustomer': both('owner'),
  'Mutation.assignLicences': settings,
  'Mutation.getSoftwareUpdatePrice': both('user'),
  'Mutation.checkLicenceReactivate': both('user'),
  'Mutation.checkAddOn': both('user'),
  'Mutation.checkProLicence': both('user'),
};

/**
 * The group of plain HTTP endpoints, by method and pattern. One below /api/ or /files/ that is missing here stops the
 * start.
 */
export const httpAccess: Readonly<Record<string, AccessRule>> = {
  'PUT /api/profile/picture': both('user'),
  'DELETE /api/profile/picture': both('user'),
  // And only in the vendor's own tenant, as all that edits the catalogue.
  'POST /api/shop-pictures': both('admin'),
  'POST /api/content-pictures': both('admin'),
  'POST /api/content-files': both('admin'),
  'POST /api/record-pictures': staticData,
  'POST /api/auth/user/update': both('user'),
  'GET /api/audit-log.csv': both('owner'),
  'POST /api/imports/:entity': staticData,
  'GET /api/exports/:file': staticData,
  // The list that was exported says who may fetch it.
  'GET /api/exports/files/:id': both('user'),
  'GET /api/import-templates/:file': staticData,
  // As the page of the closing.
  'GET /api/closings/:file': either('user', 'superAdmin'),
  'GET /api/reports/:file': both('user'),
  'GET /api/shop-orders/:file': both('user'),
  'POST /api/debit-files/:id': both('owner'),
  'GET /api/tax-notifications/:file': both('owner'),
  'PUT /api/tax-notifications/:id/receipt': both('owner'),
  'PUT /api/tse-archives/:id/:at': both('owner'),
  'PUT /api/registers/tse-archives/:id/:at': both('register'),
  'GET /api/tse-archives/:id/archive.tar': both('owner'),
  'GET /api/tse-archives/:id/findings.csv': fiscalDevices,
  // Each register its own.
  'POST /files/backups': both('register'),
  'OPTIONS /files/backups': both('register'),
  'GET /files/backups/:id': both('register'),
  'PATCH /files/backups/:id': both('register'),
  'DELETE /files/backups/:id': both('register'),
  // Who knows the address may, once and for some minutes.
  'GET /files/backupDownloads/:address': both('everyone'),
  'GET /api/academy/:file': both('user'),
  'GET /api/quick-panel/data': both('user'),
  // Who knows the address: calendar programs have no session.
  'GET /api/calendar-feeds/:file': both('everyone'),
  // Programs have no session: what is public, else the address is the secret.
  'GET /api/release-feeds/:file': both('everyone'),
  'GET /files/photoURL/:name': both('everyone'),
  'GET /files/shopPictures/:name': both('everyone'),
  'GET /files/contentPictures/:name': both('everyone'),
  'GET /files/contentFiles/:id/:name': both('everyone'),
  // Registers load them, too: who knows the name may.
  'GET /files/recordPictures/:name': both('everyone'),
  'GET /connect/usersExtended/my': both('superAdmin'),
  'GET /get-version/:id': both('everyone'),
  // A page may break before anybody has signed in.
  'POST /api/client-errors': both('everyone'),
};

/** The group of every method that clients of the hub may call (REG-18). A method that is missing here is refused. */
export const hubAccess: Readonly<Record<string, AccessRule>> = {
  JoinGroup: both('user'),
  SendCommand: both('user'),
  SendCommandToGroup: both('user'),
  ReceiveCommandResult: both('register'),
};

const salesRecords = either('user', 'superAdmin');

/** Kinds whose pages do not follow from their names. */
const hasOtherPages: readonly EntityName[] = [
  'article',
  'category',
  'buttonTemplate',
  'buttonCategory',
  'configuration',
];

/**
 * The group of every page of the web app, by its pattern (spec §2, §6). Paths match without regard to case. Pages that
 * are still to be built stand here too: who may see them is decided.
 */
export const routeAccess: Readonly<Record<string, AccessRule>> = {
  ...pages(both('guest'), ['/login', '/register/:invitationCode?']),
  ...pages(both('everyone'), [
    '/mail-confirm',
    '/confirmed',
    '/not-me',
    '/forgot-password',
    '/reset-confirm',
    '/reset-password',
    '/passwordChanged',
    '/pages/errors/error-500',
    '/documentation/:topic?',
  ]),
  ...pages(both('user'), [
    '/',
    '/dashboards',
    '/dashboards/home',
    '/dashboards/analytics',
    '/dashboards/reports/:report?',
    '/profile',
    '/profile/edit',
    '/apps/news',
    '/apps/news/:newsId',
    '/apps/calendar',
    '/apps/faq',
    '/apps/academy',
    '/apps/academy/courses',
    '/apps/academy/:slug',
    '/apps/knowledge-base/:slug?',
    '/apps/downloads/:slug?',
    '/software-applications',
    '/release-notes/:softwareApplicationId',
    '/apps/shop',
    '/apps/shop/*',
    '/apps/shop-checkout',
    '/apps/shop-orders',
    '/apps/shop-orders/:orderId',
    '/manage/exports',
  ]),
  ...pages(salesRecords, [
    '/manage/receipts',
    '/manage/receipts/:receiptId',
    '/manage/closings',
    '/manage/closings/:closingId',
  ]),
  ...pages(both('owner'), [
    '/manage/e-commerce',
    '/manage/e-commerce/products',
    '/manage/e-commerce/orders',
    '/manage/e-commerce/orders/:orderId',
    '/manage/e-commerce/debits',
    '/manage/e-commerce/debits/creditor',
    '/setting/auditLog',
    '/setting/auditLog/:view',
    '/setting/users',
  ]),
  ...pages(staticData, [
    '/manage/data',
    '/manage/data/overview',
    ...syncedNames.filter((name) => !hasOtherPages.includes(name)).flatMap(pagesOfRecords),
    '/manage/data/btnTemplates',
    '/manage/data/btnTemplates/:btnTemplateId',
    '/manage/data/btnTemplateCategories/:btnTemplateId/:layoutApp',
    '/manage/data/btnCategories/:btnTemplateId/:layoutApp/:btnCategoryId',
    '/manage/data/articlesList',
    '/manage/data/articlesList/:articleId',
    '/manage/data/articleCategories',
    '/manage/data/articleCategories/:articleCategoryId/:type',
    '/manage/data/articleSubcategories',
    '/manage/data/configurations',
  ]),
  ...pages(fiscalDevices, [
    '/manage/data/securityDevices',
    '/manage/data/securityDevices/swaps',
    '/manage/data/securityDevices/:securityDeviceId',
    '/manage/data/securityDevices/:securityDeviceId/archives/:archiveId',
    '/manage/data/register',
    '/manage/data/register/:tseRegistrationId',
  ]),
  ...pages(settings, [
    '/manage/syncProblems',
    '/manage/syncProblems/:view',
    '/setting',
    '/setting/organizations',
    '/setting/organizations/:organizationId/:organizationHandle?',
    '/setting/organizationUnits',
    '/setting/organizationUnits/:organizationUnitId/:organizationUnitHandle?',
    '/setting/organizationAddresses',
    '/setting/organizationAddresses/:organizationAddressId/:organizationAddressHandle?',
    '/setting/devices',
    '/setting/device/:deviceId',
    '/setting/licences',
    '/setting/licences/:serial/:tabName?',
    '/setting/licenceUpdate/:licenceUpdateId/:serial?',
    '/setting/backups',
    '/setting/backups/:backupId',
    '/setting/myServices',
  ]),
  ...pages(both('admin'), ['/manage/e-commerce/catalogue/:productId?', '/manage/content/:kind?/:entryId?']),
  ...pages(both('reseller'), [
    '/setting/customers',
    '/setting/customers/:customerId',
    '/setting/customerTenants',
    '/setting/customerTenants/:tenantId',
  ]),
  ...pages(ownOrganization, [
    '/profile/organizations/:organizationId/:organizationHandle?/:noAddress?',
    '/profile/organizationAddresses/:organizationAddressId/:organizationAddressHandle?',
  ]),
};

/** True when the table admits the principal to the field or route; an unknown key admits nobody. */
export const isAdmitted = (
  table: Readonly<Record<string, AccessRule>>,
  key: string,
  principal: Principal,
  policy: AccessPolicy,
): boolean => {
  const rule = Object.hasOwn(table, key) ? table[key] : undefined;
  return rule !== undefined && isIn(rule[policy], principal);
};

function either(wide: Group, strict: Group): AccessRule {
  return { wide, strict };
}

function both(group: Group): AccessRule {
  return { wide: group, strict: group };
}

/** The fields of a kind of record, as `addRecords` of the server makes them; those of the master data unless told. */
function recordFields(
  single: string,
  plural: string,
  { read, change }: RecordRules = { read: staticData, change: staticData },
): Record<string, AccessRule> {
  const type = `${single.charAt(0).toUpperCase()}${single.slice(1)}`;
  const types = `${plural.charAt(0).toUpperCase()}${plural.slice(1)}`;
  const queries = [plural, single, `${single}Neighbours`];
  const mutations = [`save${type}`, `delete${types}`, `restore${types}`];
  return Object.fromEntries([
    ...queries.map((name) => [`Query.${name}`, read]),
    [`Query.${single}Deletions`, change],
    ...mutations.map((name) => [`Mutation.${name}`, change]),
  ]);
}

/** The same rule for several pages. */
function pages(rule: AccessRule, paths: readonly string[]): Record<string, AccessRule> {
  return Object.fromEntries(paths.map((path) => [path, rule]));
}

function pagesOfRecords(name: EntityName): readonly string[] {
  return [`/manage/data/${entityPlurals[name]}`, `/manage/data/${entityPlurals[name]}/:${name}Id`];
}
