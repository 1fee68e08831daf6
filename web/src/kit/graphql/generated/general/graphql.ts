/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AuditLogFilter = {
  /** Only what support did. */
  actingOnly?: boolean | null | undefined;
  action?: string | null | undefined;
  entity?: string | null | undefined;
  /** Only together with entity. */
  entityId?: string | null | undefined;
  /** Included. */
  from?: string | null | undefined;
  person?: string | null | undefined;
  /** Not included. */
  to?: string | null | undefined;
};

export type CustomerBranchInput = {
  /** DE, where it is missing */
  country?: string | null | undefined;
  name: string;
};

export type CustomerInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  externalCrmEntityId?: string | null | undefined;
  fax?: string | null | undefined;
  firstName?: string | null | undefined;
  houseNumber?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  street?: string | null | undefined;
  title?: string | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
  zipCode?: string | null | undefined;
};

export type FirstLoginEmployeeInput = {
  email: string;
  firstName: string;
  lastName: string;
};

export type OrderAddressInput = {
  additionalAddress: string;
  address: string;
  city: string;
  country: string;
  name: string;
  nameAddition: string;
  zipCode: string;
};

export type OrderPaymentInput = {
  /** Of the account, for a debit. */
  holder?: string | null | undefined;
  iban?: string | null | undefined;
  /** invoice or sepaDebit */
  kind: string;
};

export type OrderPreviewInput = {
  /** Of the billing address. */
  country: string;
  customerId?: string | null | undefined;
  language: string;
  lines: Array<OrderedLineInput>;
  vatId: string;
};

/** What somebody wants; prices are the server’s business. */
export type OrderedLineInput = {
  /** Shop numbers. */
  addOns: Array<number>;
  comment: string;
  licenseKey: string;
  lineId: string;
  quantity: number;
  shopNumber: number;
  subProducts: Array<number>;
  upgradeValue?: number | null | undefined;
};

export type OrganizationAddressInput = {
  additionalAddress?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  kind?: string | null | undefined;
  mobile?: string | null | undefined;
  name?: string | null | undefined;
  organizationId?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type OrganizationInput = {
  additionalAddress?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  mobile?: string | null | undefined;
  name?: string | null | undefined;
  nameAddition?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

/** What is not given stays as it is. */
export type OrganizationUnitInput = {
  country?: string | null | undefined;
  cutOffMinutes?: number | null | undefined;
  description?: string | null | undefined;
  id?: string | null | undefined;
  name: string;
  /** Null is none. */
  organizationId?: string | null | undefined;
  /** Null is the top. */
  parentId?: string | null | undefined;
  /** branch for a new unit; a change without it keeps it */
  type?: string | null | undefined;
  /** The one that was edited; another is a conflict. */
  version?: number | null | undefined;
  zone?: string | null | undefined;
};

export type PlaceOrderInput = {
  billingAddress: OrderAddressInput;
  customerId?: string | null | undefined;
  deliveryAddress: OrderAddressInput;
  /** What the person saw; with another total the order is refused. */
  expectedGross: number;
  /** A UUID of the client: the same key is the same order, however often it arrives. */
  idempotencyKey: string;
  language: string;
  lines: Array<OrderedLineInput>;
  note: string;
  payment: OrderPaymentInput;
  /** The cart whose lines are ordered. */
  projectId?: string | null | undefined;
  termsVersion: string;
  /** Empty for none. */
  vatId: string;
};

export type ProfileInput = {
  /** For the Owner group; missing keeps it. */
  company?: string | null | undefined;
  firstName: string;
  language: string;
  lastName: string;
  /** Empty removes it, missing keeps it. */
  phone?: string | null | undefined;
  version: number;
};

export type RecordConditionInput = {
  field: string;
  /** is, isNot, contains, from, to, empty or notEmpty */
  is: string;
  /** As text: cents, hundredths, true, an id. */
  values: Array<string>;
};

export type RecordFilterInput = {
  conditions?: Array<RecordConditionInput> | null | undefined;
  /** Words, ignoring case and accents. */
  search?: string | null | undefined;
  /** active, inactive or deletePending */
  status?: string | null | undefined;
  /** Records of at least one of these branches. */
  unitIds?: Array<string> | null | undefined;
};

export type SavedViewInput = {
  columns: string;
  /** Missing for a new one. */
  id?: string | null | undefined;
  isShared: boolean;
  /** Of letters: printers, articles … */
  list: string;
  name: string;
  query: string;
  /** The version that was looked at. */
  version?: number | null | undefined;
};

export type ShopCategoryInput = {
  descriptionDe: string;
  descriptionEn: string;
  id?: string | null | undefined;
  imagePath?: string | null | undefined;
  nameDe: string;
  nameEn: string;
  parentId?: string | null | undefined;
  position: number;
  /** Its part of the address. */
  slug: string;
  version?: number | null | undefined;
};

export type ShopContractType =
  | 'OneTime'
  | 'Recurring';

export type ShopFilter = {
  appTypes?: Array<string> | null | undefined;
  contractTypes?: Array<string> | null | undefined;
  isDiscounted?: boolean | null | undefined;
  licenceTypes?: Array<string> | null | undefined;
  /** Euro, net; prices on request are in no range. */
  priceFrom?: number | null | undefined;
  priceTo?: number | null | undefined;
  types?: Array<string> | null | undefined;
};

export type ShopFunction =
  | 'CHECK_ADD_ON'
  | 'CHECK_PRO'
  | 'REACTIVATE'
  | 'UPDATE'
  | 'UPGRADE';

export type ShopLinkInput = {
  kind: ShopLinkKind;
  linkedNumber: number;
  /** Pieces of a bundle’s part, else 1. */
  quantity: number;
};

export type ShopLinkKind =
  | 'addOn'
  | 'crossSelling'
  | 'part'
  | 'subProduct';

export type ShopOrderBy =
  | 'CATALOGUE'
  | 'NAME'
  | 'NEWEST'
  | 'PRICE_DOWN'
  | 'PRICE_UP';

export type ShopOrderKeyDone =
  | 'created'
  | 'extended'
  | 'reactivated'
  | 'updated'
  | 'upgraded';

export type ShopOrderStatus =
  | 'completed'
  | 'inProgress'
  | 'onHold'
  | 'ordered'
  | 'rejected'
  | 'waitingForResponse';

/** Orders that the tenant placed, or those that it sells. */
export type ShopOrderView =
  | 'BUYER'
  | 'SELLER';

export type ShopProductInput = {
  active: boolean;
  appName?: string | null | undefined;
  appRegLevel: number;
  appType?: string | null | undefined;
  articleEan: string;
  articleNr: string;
  billingIntervalMonths: number;
  categoryId: string;
  contractDurationMonths: number;
  contractType: ShopContractType;
  discountDescriptionDe: string;
  discountDescriptionEn: string;
  discountFrom?: string | null | undefined;
  discountUntil?: string | null | undefined;
  discountedPrice?: number | null | undefined;
  functions: Array<ShopFunction>;
  /** Missing for a new one. */
  id?: number | null | undefined;
  imageUrls: Array<string>;
  importantNoticeDe: string;
  importantNoticeEn: string;
  licenceType?: string | null | undefined;
  licenseRequired: boolean;
  links: Array<ShopLinkInput>;
  longDescriptionDe: string;
  longDescriptionEn: string;
  mainVersion?: number | null | undefined;
  nameDe: string;
  nameEn: string;
  position: number;
  price: number;
  setupFee: number;
  shortDescriptionDe: string;
  shortDescriptionEn: string;
  type: string;
  /** The version that was looked at. */
  version?: number | null | undefined;
  viewType: ShopViewType;
};

export type ShopProductState =
  | 'DRAFT'
  | 'ENDED'
  | 'ON_SALE';

export type ShopProjectInput = {
  cart: string;
  customerId?: string | null | undefined;
  frontEndTypeId?: number | null | undefined;
  /** Missing for a new one. */
  id?: string | null | undefined;
  name: string;
  status?: number | null | undefined;
  /** Saved only over this version; another one answers PROJECT_CHANGED. Missing: over any. */
  version?: number | null | undefined;
};

export type ShopViewType =
  | 'BundleArticle'
  | 'GroupArticle'
  | 'MainArticle'
  | 'SubArticle';

export type AuditLogQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { totalCount: number, nodes: Array<{ id: string, at: string, actorKind: string, actorId: string | null, actorName: string, isSupport: boolean, actingAs: string | null, action: string, entity: string, entityId: string, entityName: string | null, changes: Array<{ field: string, old: string | null, new: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AuditLogPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type AuditLogPeopleQuery = { auditLogPeople: { nodes: Array<{ id: string, name: string, kind: string, isSupport: boolean }>, pageInfo: { hasNextPage: boolean } } };

export type AuditLogChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditLogChoicesQuery = { auditLogEntities: Array<{ entity: string }> };

export type SupportVisitsQueryVariables = Exact<{
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type SupportVisitsQuery = { supportVisits: { isComplete: boolean, nodes: Array<{ id: string, actorId: string, actorName: string, actingAs: string | null, startedAt: string, endedAt: string | null, changes: number }> } };

export type CheckFirstLoginMutationVariables = Exact<{
  employee: FirstLoginEmployeeInput;
  company: string;
}>;


export type CheckFirstLoginMutation = { checkFirstLogin: { isSuccess: boolean, message: string | null } };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { invitations: Array<{ id: string, email: string, role: string, language: string, invitedBy: string, sentAt: string, expiresAt: string, isExpired: boolean, mayChange: boolean }> };

export type InvitationFactsFragment = { id: string, email: string, role: string, language: string, invitedBy: string, sentAt: string, expiresAt: string, isExpired: boolean, mayChange: boolean };

export type InviteUserMutationVariables = Exact<{
  email: string;
  role: string;
  language: string;
  frontendUrl?: string | null | undefined;
}>;


export type InviteUserMutation = { inviteUser: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ResendInvitationMutationVariables = Exact<{
  id: string;
  frontendUrl?: string | null | undefined;
}>;


export type ResendInvitationMutation = { resendInvitation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type WithdrawInvitationMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawInvitationMutation = { withdrawInvitation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RestoreInvitationMutationVariables = Exact<{
  id: string;
}>;


export type RestoreInvitationMutation = { restoreInvitation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileQuery = { profile: { id: string, email: string, role: string, firstName: string, lastName: string, company: string, mayChangeCompany: boolean, phone: string | null, language: string, picture: string | null, version: number } };

export type OwnProfileFragment = { id: string, email: string, role: string, firstName: string, lastName: string, company: string, mayChangeCompany: boolean, phone: string | null, language: string, picture: string | null, version: number };

export type SaveProfileMutationVariables = Exact<{
  profile: ProfileInput;
}>;


export type SaveProfileMutation = { saveProfile: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ChangePasswordMutationVariables = Exact<{
  current: string;
  new: string;
}>;


export type ChangePasswordMutation = { changePassword: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type MySessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MySessionsQuery = { mySessions: Array<{ id: string, browser: string | null, system: string | null, address: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type OwnSessionFragment = { id: string, browser: string | null, system: string | null, address: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SignInHistoryQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SignInHistoryQuery = { signInHistory: { nodes: Array<{ id: string, at: string, outcome: string, address: string, browser: string | null, system: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SignInEntryFragment = { id: string, at: string, outcome: string, address: string, browser: string | null, system: string | null };

export type SavedViewsQueryVariables = Exact<{
  list: string;
}>;


export type SavedViewsQuery = { savedViews: Array<{ id: string, name: string, query: string, columns: string, isShared: boolean, isOwn: boolean, isDefault: boolean, mayChange: boolean, ownerName: string, version: number }> };

export type SaveViewMutationVariables = Exact<{
  view: SavedViewInput;
}>;


export type SaveViewMutation = { saveView: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveViewMutationVariables = Exact<{
  id: string;
}>;


export type RemoveViewMutation = { removeView: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RestoreViewMutationVariables = Exact<{
  id: string;
}>;


export type RestoreViewMutation = { restoreView: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SetDefaultViewMutationVariables = Exact<{
  list: string;
  id?: string | null | undefined;
}>;


export type SetDefaultViewMutation = { setDefaultView: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SwitchUserMutationVariables = Exact<{
  userId: string;
}>;


export type SwitchUserMutation = { switchUser: { sub: string, role: string, firstName: string, lastName: string, email: string, imagePath: string | null, tenantId: string, tenantName: string, resellerId: string | null } };

export type ClearSwitchMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearSwitchMutation = { clearSwitch: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type UsersQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type UsersQuery = { users: { totalCount: number, rolesToGive: Array<string>, nodes: Array<{ id: string, email: string, firstName: string, lastName: string, picture: string | null, role: string, claims: Array<string>, lastLogin: string | null, emailConfirmed: boolean, disabled: boolean, version: number, isOwn: boolean, mayChange: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UserFactsFragment = { id: string, email: string, firstName: string, lastName: string, picture: string | null, role: string, claims: Array<string>, lastLogin: string | null, emailConfirmed: boolean, disabled: boolean, version: number, isOwn: boolean, mayChange: boolean };

export type SaveUserMutationVariables = Exact<{
  id: string;
  role: string;
  disabled: boolean;
  version: number;
}>;


export type SaveUserMutation = { saveUser: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveUsersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveUsersMutation = { removeUsers: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type NewsQueryVariables = Exact<{
  language: string;
  search?: string | null | undefined;
  tag?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NewsQuery = { news: { totalCount: number, tags: Array<string>, nodes: Array<{ id: string, tittle: string, description: string, tags: Array<string>, imagePath: string | null, language: string, publishDate: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FindNewsQueryVariables = Exact<{
  language: string;
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type FindNewsQuery = { news: { nodes: Array<{ id: string, tittle: string, publishDate: string }>, pageInfo: { hasNextPage: boolean } } };

export type NewsItemQueryVariables = Exact<{
  id: string;
  language: string;
}>;


export type NewsItemQuery = { newsItem: { item: { id: string, tittle: string, description: string, content: string, tags: Array<string>, imagePath: string | null, language: string, publishDate: string }, newer: { id: string, tittle: string, language: string } | null, older: { id: string, tittle: string, language: string } | null } };

export type NotificationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type NotificationsQuery = { notifications: { unread: number, asOf: string, nodes: Array<{ id: string, kind: string, subject: string, data: string, since: string, renewedAt: string, resolvedAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DismissNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DismissNotificationMutation = { dismissNotification: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type DismissAllNotificationsMutationVariables = Exact<{
  asOf?: string | null | undefined;
}>;


export type DismissAllNotificationsMutation = { dismissAllNotifications: { isSuccess: boolean, ids: Array<string> } };

export type RestoreNotificationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreNotificationsMutation = { restoreNotifications: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type LicenceOffersQueryVariables = Exact<{
  language: string;
  types: Array<string> | string;
}>;


export type LicenceOffersQuery = { shopCatalogue: { nodes: Array<{ appType: string | null, licenceType: string | null, mainVersion: number | null, id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null }> } };

export type LicencesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LicencesQuery = { licences: { totalCount: number, countPrecision: string, nodes: Array<{ id: string, serial: string, name: string, appName: string, appType: string, licenceType: string, state: string, mainVersion: number, lastVersion: string | null, customerName: string, endsAt: string | null, deviceId: string | null, deviceName: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type LicenceRowFragment = { id: string, serial: string, name: string, appName: string, appType: string, licenceType: string, state: string, mainVersion: number, lastVersion: string | null, customerName: string, endsAt: string | null, deviceId: string | null, deviceName: string | null };

export type LicenceQueryVariables = Exact<{
  serial: string;
  language?: string | null | undefined;
}>;


export type LicenceQuery = { licence: { uid: string, regLevels: number, customerId: string | null, mainboardSerial: string | null, seenMainboardSerial: string | null, computerName: string | null, hddFirmware: string | null, lastContactAt: string | null, lastContactVersion: string | null, createdAt: string, lastModifiedAt: string, id: string, serial: string, name: string, appName: string, appType: string, licenceType: string, state: string, mainVersion: number, lastVersion: string | null, customerName: string, endsAt: string | null, deviceId: string | null, deviceName: string | null, addOns: Array<{ id: string, shopNumber: number | null, name: string, isOld: boolean, addedAt: string, removedAt: string | null }>, updates: Array<{ id: string, serial: string, oldVersion: string, newVersion: string, ticketNumber: string | null, userName: string, at: string }>, baseLicence: { serial: string, name: string, state: string } | null } | null };

export type LicenceFactsFragment = { uid: string, regLevels: number, customerId: string | null, mainboardSerial: string | null, seenMainboardSerial: string | null, computerName: string | null, hddFirmware: string | null, lastContactAt: string | null, lastContactVersion: string | null, createdAt: string, lastModifiedAt: string, id: string, serial: string, name: string, appName: string, appType: string, licenceType: string, state: string, mainVersion: number, lastVersion: string | null, customerName: string, endsAt: string | null, deviceId: string | null, deviceName: string | null, addOns: Array<{ id: string, shopNumber: number | null, name: string, isOld: boolean, addedAt: string, removedAt: string | null }>, updates: Array<{ id: string, serial: string, oldVersion: string, newVersion: string, ticketNumber: string | null, userName: string, at: string }>, baseLicence: { serial: string, name: string, state: string } | null };

export type LicenceUpdateFactsFragment = { id: string, serial: string, oldVersion: string, newVersion: string, ticketNumber: string | null, userName: string, at: string };

export type LicenceUpdateQueryVariables = Exact<{
  id: string;
}>;


export type LicenceUpdateQuery = { licenceUpdate: { id: string, serial: string, oldVersion: string, newVersion: string, ticketNumber: string | null, userName: string, at: string } | null };

export type LicencesOfDeviceQueryVariables = Exact<{
  deviceId: string;
}>;


export type LicencesOfDeviceQuery = { licencesOfDevice: Array<{ id: string, serial: string, name: string, appName: string, appType: string, licenceType: string, state: string, mainVersion: number, lastVersion: string | null, customerName: string, endsAt: string | null, deviceId: string | null, deviceName: string | null }> };

export type SearchLicencesQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchLicencesQuery = { searchLicences: Array<{ id: string, serial: string, name: string, customerName: string, state: string }> };

export type AssignLicencesMutationVariables = Exact<{
  serials: Array<string> | string;
  customerId?: string | null | undefined;
}>;


export type AssignLicencesMutation = { assignLicences: { isSuccess: boolean, message: string | null, keys: Array<string> } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { accessPolicy: string, settings: string | null, shortcuts: Array<string> } };

export type ToldDeletionFragment = { id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> };

export type OrganizationNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type OrganizationNamesQuery = { organizations: { nodes: Array<{ id: string, name: string }> } };

export type OrganizationNameQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationNameQuery = { organization: { name: string } | null };

export type OrganizationAddressNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type OrganizationAddressNamesQuery = { organizationAddresses: { nodes: Array<{ id: string, name: string }> } };

export type OrganizationAddressNameQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationAddressNameQuery = { organizationAddress: { name: string } | null };

export type CustomerNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type CustomerNamesQuery = { customers: { nodes: Array<{ id: string, name: string }> } };

export type CustomerNameQueryVariables = Exact<{
  id: string;
}>;


export type CustomerNameQuery = { customer: { name: string } | null };

export type OrganizationAddressRecordFragment = { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, organizationId: string, kind: string, isDefault: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, organization: { id: string, name: string } | null };

export type OrganizationAddressQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationAddressQuery = { organizationAddress: { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, organizationId: string, kind: string, isDefault: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, organization: { id: string, name: string } | null } | null };

export type OrganizationAddressNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type OrganizationAddressNeighboursQuery = { organizationAddressNeighbours: { previousId: string | null, nextId: string | null } };

export type OrganizationAddressDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrganizationAddressDeletionsQuery = { organizationAddressDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveOrganizationAddressMutationVariables = Exact<{
  input: OrganizationAddressInput;
}>;


export type SaveOrganizationAddressMutation = { saveOrganizationAddress: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, organizationId: string, kind: string, isDefault: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, organization: { id: string, name: string } | null } | null } };

export type DeleteOrganizationAddressesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteOrganizationAddressesMutation = { deleteOrganizationAddresses: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreOrganizationAddressesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreOrganizationAddressesMutation = { restoreOrganizationAddresses: { isSuccess: boolean } };

export type AddressesOfQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
}>;


export type AddressesOfQuery = { organizationAddresses: { nodes: Array<{ id: string, kind: string, isDefault: boolean, isActive: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, country: string, phone: string | null, email: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type OrganizationAddressesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OrganizationAddressesQuery = { organizationAddresses: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, kind: string, isDefault: boolean, name: string, address: string, zipCode: string, city: string, country: string, phone: string | null, email: string | null, organization: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OrganizationAddressRowFragment = { id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, kind: string, isDefault: boolean, name: string, address: string, zipCode: string, city: string, country: string, phone: string | null, email: string | null, organization: { id: string, name: string } | null };

export type FindOrganizationAddressesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindOrganizationAddressesQuery = { organizationAddresses: { nodes: Array<{ id: string, name: string, city: string }>, pageInfo: { hasNextPage: boolean } } };

export type CustomerTenantsQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CustomerTenantsQuery = { customerTenants: { nodes: Array<{ id: string, name: string, since: string, userCount: number, registerCount: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CustomerOrganizationQueryVariables = Exact<{
  tenantId: string;
}>;


export type CustomerOrganizationQuery = { customerOrganization: { id: string, name: string, branches: Array<{ id: string, name: string, country: string, isActive: boolean, registerCount: number }> } };

export type CreateCustomerBranchMutationVariables = Exact<{
  tenantId: string;
  branch: CustomerBranchInput;
}>;


export type CreateCustomerBranchMutation = { createCustomerBranch: { isSuccess: boolean, modelId: string | null } };

export type CustomerRecordFragment = { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, title: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, fax: string | null, externalCrmEntityId: string | null };

export type CustomerQueryVariables = Exact<{
  id: string;
}>;


export type CustomerQuery = { customer: { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, title: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, fax: string | null, externalCrmEntityId: string | null } | null };

export type CustomerNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type CustomerNeighboursQuery = { customerNeighbours: { previousId: string | null, nextId: string | null } };

export type CustomerDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CustomerDeletionsQuery = { customerDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveCustomerMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type SaveCustomerMutation = { saveCustomer: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, title: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, fax: string | null, externalCrmEntityId: string | null } | null } };

export type DeleteCustomersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCustomersMutation = { deleteCustomers: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreCustomersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCustomersMutation = { restoreCustomers: { isSuccess: boolean } };

export type CustomersQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { customers: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, externalCrmEntityId: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CustomerRowFragment = { id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, externalCrmEntityId: string | null };

export type FindCustomersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindCustomersQuery = { customers: { nodes: Array<{ id: string, name: string, city: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type TenantCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TenantCustomersQuery = { tenantCustomers: { nodes: Array<{ id: string, name: string, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, phone: string | null, externalCrmEntityId: string | null, tenantName: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OrganizationRecordFragment = { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null };

export type OrganizationQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationQuery = { organization: { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null } | null };

export type OrganizationNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type OrganizationNeighboursQuery = { organizationNeighbours: { previousId: string | null, nextId: string | null } };

export type OrganizationDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OrganizationDeletionsQuery = { organizationDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveOrganizationMutationVariables = Exact<{
  input: OrganizationInput;
}>;


export type SaveOrganizationMutation = { saveOrganization: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null } | null } };

export type DeleteOrganizationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteOrganizationsMutation = { deleteOrganizations: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreOrganizationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreOrganizationsMutation = { restoreOrganizations: { isSuccess: boolean } };

export type OrganizationsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OrganizationsQuery = { organizations: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, address: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, email: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OrganizationRowFragment = { id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, address: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, email: string | null };

export type FindOrganizationsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindOrganizationsQuery = { organizations: { nodes: Array<{ id: string, name: string, city: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type OwnOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOrganizationsQuery = { organizations: { nodes: Array<{ id: string, name: string, city: string | null }> } };

export type UnitsOfOrganizationQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitsOfOrganizationQuery = { organizationUnits: Array<{ id: string, name: string, type: string, isActive: boolean, organizationId: string | null }> };

export type OrganizationUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationUnitsQuery = { organizationUnits: Array<{ id: string, name: string, type: string, zone: string, currency: string, status: number, isActive: boolean, deviceCount: number }> };

export type UnitPlaceFragment = { id: string, name: string, description: string, type: string, parentId: string | null, sort: number, status: number, isActive: boolean, deviceCount: number };

export type UnitTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitTreeQuery = { organizationUnits: Array<{ id: string, name: string, description: string, type: string, parentId: string | null, sort: number, status: number, isActive: boolean, deviceCount: number }> };

export type UnitFactsFragment = { id: string, version: number, name: string, description: string, type: string, parentId: string | null, organizationId: string | null, databaseId: string | null, country: string, zone: string, cutOffMinutes: number, currency: string, status: number, isActive: boolean, deviceCount: number };

export type OrganizationUnitQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationUnitQuery = { organizationUnit: { id: string, version: number, name: string, description: string, type: string, parentId: string | null, organizationId: string | null, databaseId: string | null, country: string, zone: string, cutOffMinutes: number, currency: string, status: number, isActive: boolean, deviceCount: number } };

export type OrganizationUnitDeletionQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationUnitDeletionQuery = { organizationUnitDeletion: { outcome: string, uses: Array<{ use: string, count: number }> } };

export type UnitHistoryQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type UnitHistoryQuery = { auditLog: { nodes: Array<{ id: string, at: string, actorKind: string, actorId: string | null, actorName: string, actingAs: string | null, action: string, entity: string, entityId: string, entityName: string | null, changes: Array<{ field: string, old: string | null, new: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type UnitOrganizationsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type UnitOrganizationsQuery = { organizations: { nodes: Array<{ id: string, name: string }> } };

export type UnitOrganizationQueryVariables = Exact<{
  id: string;
}>;


export type UnitOrganizationQuery = { organization: { name: string } | null };

export type SaveOrganizationUnitMutationVariables = Exact<{
  unit: OrganizationUnitInput;
}>;


export type SaveOrganizationUnitMutation = { saveOrganizationUnit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type MoveOrganizationUnitMutationVariables = Exact<{
  id: string;
  parentId?: string | null | undefined;
  afterId?: string | null | undefined;
}>;


export type MoveOrganizationUnitMutation = { moveOrganizationUnit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SetOrganizationUnitActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetOrganizationUnitActiveMutation = { setOrganizationUnitActive: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type DeleteOrganizationUnitMutationVariables = Exact<{
  id: string;
  anyway?: boolean | null | undefined;
}>;


export type DeleteOrganizationUnitMutation = { deleteOrganizationUnit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type CartCustomerQueryVariables = Exact<{
  id: string;
}>;


export type CartCustomerQuery = { customer: { id: string, name: string } | null };

export type CartCustomersQueryVariables = Exact<{
  search: string;
}>;


export type CartCustomersQuery = { customers: { nodes: Array<{ id: string, name: string }> } };

export type CartLicencesQueryVariables = Exact<{
  customerId?: string | null | undefined;
}>;


export type CartLicencesQuery = { licencesOfCustomer: Array<{ serial: string }> };

export type ProjectFieldsFragment = { id: string, name: string, customerId: string | null, cart: string, status: number, frontEndTypeId: number, version: number };

export type DefaultProjectQueryVariables = Exact<{
  userId: string;
}>;


export type DefaultProjectQuery = { getDefaultShopProject: { id: string, name: string, customerId: string | null, cart: string, status: number, frontEndTypeId: number, version: number } | null };

export type ProjectQueryVariables = Exact<{
  id: string;
}>;


export type ProjectQuery = { shopProject: { id: string, name: string, customerId: string | null, cart: string, status: number, frontEndTypeId: number, version: number } | null };

export type ProjectVersionQueryVariables = Exact<{
  id: string;
}>;


export type ProjectVersionQuery = { shopProject: { id: string, version: number } | null };

export type DraftsQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsQuery = { getShopProjects: Array<{ id: string, name: string, pieces: number, totalPrice: number, lastModified: string }> };

export type SaveProjectMutationVariables = Exact<{
  shopProject: ShopProjectInput;
  userId: string;
}>;


export type SaveProjectMutation = { updateShopProject: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type DeleteDefaultProjectMutationVariables = Exact<{
  userId: string;
  version?: number | null | undefined;
}>;


export type DeleteDefaultProjectMutation = { deleteDefaultProject: { isSuccess: boolean, message: string | null } };

export type DeleteDraftMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDraftMutation = { deleteShopProject: { isSuccess: boolean, message: string | null } };

export type CheckFieldsFragment = { isSuccess: boolean, message: string, resultValue: string | null, count: number | null, modelId: string | null, cloudId: string | null };

export type CheckUpdatePriceMutationVariables = Exact<{
  licenseKey: string;
  upgradeValue: number;
  productId?: number | null | undefined;
  language?: string | null | undefined;
}>;


export type CheckUpdatePriceMutation = { getSoftwareUpdatePrice: { isSuccess: boolean, message: string, resultValue: string | null, count: number | null, modelId: string | null, cloudId: string | null } };

export type CheckReactivationMutationVariables = Exact<{
  licenseKey: string;
}>;


export type CheckReactivationMutation = { checkLicenceReactivate: { isSuccess: boolean, message: string, resultValue: string | null, count: number | null, modelId: string | null, cloudId: string | null } };

export type CheckAddOnMutationVariables = Exact<{
  licenseKey: string;
  productId: number;
}>;


export type CheckAddOnMutation = { checkAddOn: { isSuccess: boolean, message: string, resultValue: string | null, count: number | null, modelId: string | null, cloudId: string | null } };

export type CheckProLicenceMutationVariables = Exact<{
  licenseKey: string;
  productId?: number | null | undefined;
}>;


export type CheckProLicenceMutation = { checkProLicence: { isSuccess: boolean, message: string, resultValue: string | null, count: number | null, modelId: string | null, cloudId: string | null } };

export type CartPricesQueryVariables = Exact<{
  ids: Array<number> | number;
  language?: string | null | undefined;
}>;


export type CartPricesQuery = { getShopProductByIds: Array<{ id: number, articlePrice: number, setupFee: number, discountedPrice: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null }> };

export type ListedProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  categoryId?: string | null | undefined;
  state?: ShopProductState | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ListedProductsQuery = { editedShopProducts: { totalCount: number, nodes: Array<{ id: number, nameDe: string, nameEn: string, articleNr: string, categoryId: string, type: string, state: ShopProductState, price: number, setupFee: number, discountedPrice: number | null, imageUrl: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FindLinkedProductsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type FindLinkedProductsQuery = { editedShopProducts: { nodes: Array<{ id: number, nameDe: string, nameEn: string, articleNr: string }> } };

export type EditedProductQueryVariables = Exact<{
  id: number;
}>;


export type EditedProductQuery = { editedShopProduct: { id: number, version: number, state: ShopProductState, categoryId: string, position: number, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articleEan: string, price: number, setupFee: number, discountedPrice: number | null, discountDescriptionDe: string, discountDescriptionEn: string, discountFrom: string | null, discountUntil: string | null, nameDe: string, nameEn: string, shortDescriptionDe: string, shortDescriptionEn: string, longDescriptionDe: string, longDescriptionEn: string, importantNoticeDe: string, importantNoticeEn: string, imageUrls: Array<string>, functions: Array<string>, licenseRequired: boolean, appRegLevel: number, appType: string | null, appName: string | null, licenceType: string | null, mainVersion: number | null, links: Array<{ kind: string, linkedNumber: number, quantity: number, nameDe: string, nameEn: string }> } };

export type EditedCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedCategoriesQuery = { editedShopCategories: Array<{ id: string, version: number, parentId: string | null, slug: string, nameDe: string, nameEn: string, descriptionDe: string, descriptionEn: string, imagePath: string | null, position: number, productCount: number }> };

export type MayEditShopQueryVariables = Exact<{ [key: string]: never; }>;


export type MayEditShopQuery = { mayEditShop: boolean };

export type SaveProductMutationVariables = Exact<{
  product: ShopProductInput;
}>;


export type SaveProductMutation = { saveShopProduct: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveProductMutationVariables = Exact<{
  id: number;
  version: number;
}>;


export type RemoveProductMutation = { removeShopProduct: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SaveCategoryMutationVariables = Exact<{
  category: ShopCategoryInput;
}>;


export type SaveCategoryMutation = { saveShopCategory: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveCategoryMutationVariables = Exact<{
  id: string;
}>;


export type RemoveCategoryMutation = { removeShopCategory: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type CategoryFieldsFragment = { id: string, parentId: string | null, slug: string, path: Array<string>, name: string, description: string, imagePath: string | null, productCount: number };

export type ProductFieldsFragment = { id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null };

export type ShopCategoriesQueryVariables = Exact<{
  language: string;
}>;


export type ShopCategoriesQuery = { shopCategories: Array<{ id: string, parentId: string | null, slug: string, path: Array<string>, name: string, description: string, imagePath: string | null, productCount: number }> };

export type ShopCatalogueQueryVariables = Exact<{
  language: string;
  categoryPath: Array<string> | string;
  search?: string | null | undefined;
  filter?: ShopFilter | null | undefined;
  order?: ShopOrderBy | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ShopCatalogueQuery = { shopCatalogue: { totalCount: number, nodes: Array<{ id: number, categoryId: string, articleName: string, viewType: string, contractType: string, billingIntervalMonths: number, articlePrice: number, setupFee: number, shortDescription: string, imageUrls: Array<string>, discountedPrice: number | null, licenseRequired: boolean, shopDiscount: { description: string, startDate: string, endDate: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, facets: Array<{ facet: string, value: string, count: number }> } };

export type ShopProductQueryVariables = Exact<{
  id: number;
  language: string;
}>;


export type ShopProductQuery = { shopProduct: { product: { id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null }, categories: Array<{ id: string, parentId: string | null, slug: string, path: Array<string>, name: string, description: string, imagePath: string | null, productCount: number }>, addOns: Array<{ id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null }>, subProducts: Array<{ id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null }>, crossSellingProducts: Array<{ id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null }>, parts: Array<{ quantity: number, product: { id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null } }> } | null };

export type FindShopProductsQueryVariables = Exact<{
  language: string;
  search: string;
  first: number;
}>;


export type FindShopProductsQuery = { shopCatalogue: { nodes: Array<{ id: number, articleName: string, articleNr: string, shortDescription: string }>, pageInfo: { hasNextPage: boolean } } };

export type CheckoutAddressPartsFragment = { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string };

export type CheckoutStartQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutStartQuery = { checkoutStart: { vatId: string, sellerName: string | null, billing: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, delivery: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string } | null, addresses: Array<{ id: string, kind: string, isDefault: boolean, address: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string } }> } };

export type OrderPreviewQueryVariables = Exact<{
  order: OrderPreviewInput;
}>;


export type OrderPreviewQuery = { previewShopOrder: { net: number, vatRate: number, vatReason: string, tax: number, gross: number, obstacles: Array<string>, lines: Array<{ lineId: string, name: string, quantity: number, licenseKey: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, price: number, setupFee: number, total: number, addOns: Array<{ shopNumber: number, name: string, price: number, setupFee: number }>, subProducts: Array<{ shopNumber: number, name: string, price: number, setupFee: number }> }>, faults: Array<{ lineId: string, code: string, name: string, found: string | null }> } };

export type ShopTermsQueryVariables = Exact<{
  language?: string | null | undefined;
}>;


export type ShopTermsQuery = { shopTerms: { version: string, content: string, validFrom: string } | null };

export type OrderOfKeyQueryVariables = Exact<{
  idempotencyKey: string;
}>;


export type OrderOfKeyQuery = { shopOrderOfKey: { id: string, number: string, gross: number } | null };

export type PlacedOrderQueryVariables = Exact<{
  id: string;
}>;


export type PlacedOrderQuery = { shopOrder: { id: string, number: string, customerName: string, gross: number, placedAt: string } | null };

export type CheckoutCustomerQueryVariables = Exact<{
  id: string;
}>;


export type CheckoutCustomerQuery = { customer: { id: string, name: string, company: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string } | null };

export type PlaceOrderMutationVariables = Exact<{
  order: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeShopOrder: { id: string, number: string, gross: number } };

export type ShopOrderQueryVariables = Exact<{
  id: string;
}>;


export type ShopOrderQuery = { shopOrder: { id: string, number: string, status: ShopOrderStatus, statusReason: string | null, version: number, successorId: string | null, successorNumber: string | null, predecessorId: string | null, predecessorNumber: string | null, customerId: string | null, customerName: string, buyerName: string, vatId: string | null, termsVersion: string, note: string, sellerNote: string | null, net: number, vatRate: number, vatReason: string, tax: number, gross: number, invoiceNumber: string | null, invoicedAt: string | null, placedByName: string, placedAt: string, isBought: boolean, isSold: boolean, mayEdit: boolean, nextStatuses: Array<ShopOrderStatus>, seller: { name: string, city: string | null, phone: string | null, email: string | null, website: string | null }, lines: Array<{ lineId: string, shopNumber: number, articleNr: string, name: string, quantity: number, licenseKey: string, comment: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, price: number, setupFee: number, total: number, addOns: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number }>, subProducts: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number }> }>, billingAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, deliveryAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, payment: { kind: string, holder: string | null, ibanEnd: string | null, mandate: string | null }, events: Array<{ id: string, status: ShopOrderStatus, reason: string | null, byName: string, bySeller: boolean, at: string }>, keys: Array<{ lineId: string, piece: number, serial: string, done: ShopOrderKeyDone }> } | null };

export type ShopOrderFactsFragment = { id: string, number: string, status: ShopOrderStatus, statusReason: string | null, version: number, successorId: string | null, successorNumber: string | null, predecessorId: string | null, predecessorNumber: string | null, customerId: string | null, customerName: string, buyerName: string, vatId: string | null, termsVersion: string, note: string, sellerNote: string | null, net: number, vatRate: number, vatReason: string, tax: number, gross: number, invoiceNumber: string | null, invoicedAt: string | null, placedByName: string, placedAt: string, isBought: boolean, isSold: boolean, mayEdit: boolean, nextStatuses: Array<ShopOrderStatus>, seller: { name: string, city: string | null, phone: string | null, email: string | null, website: string | null }, lines: Array<{ lineId: string, shopNumber: number, articleNr: string, name: string, quantity: number, licenseKey: string, comment: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, price: number, setupFee: number, total: number, addOns: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number }>, subProducts: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number }> }>, billingAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, deliveryAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, payment: { kind: string, holder: string | null, ibanEnd: string | null, mandate: string | null }, events: Array<{ id: string, status: ShopOrderStatus, reason: string | null, byName: string, bySeller: boolean, at: string }>, keys: Array<{ lineId: string, piece: number, serial: string, done: ShopOrderKeyDone }> };

export type ShopOrderPartFactsFragment = { shopNumber: number, articleNr: string, name: string, price: number, setupFee: number };

export type ShopOrderAddressFactsFragment = { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string };

export type SetShopOrderStatusMutationVariables = Exact<{
  id: string;
  version: number;
  status: ShopOrderStatus;
  reason: string;
}>;


export type SetShopOrderStatusMutation = { setShopOrderStatus: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SaveShopOrderNoteMutationVariables = Exact<{
  id: string;
  version: number;
  note: string;
}>;


export type SaveShopOrderNoteMutation = { saveShopOrderNote: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type EditShopOrderMutationVariables = Exact<{
  id: string;
  version: number;
  language: string;
}>;


export type EditShopOrderMutation = { editShopOrder: { modelId: string, leftOut: Array<string> } };

export type ShopOrdersQueryVariables = Exact<{
  view: ShopOrderView;
  search?: string | null | undefined;
  status?: Array<ShopOrderStatus> | ShopOrderStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ShopOrdersQuery = { shopOrders: { totalCount: number, nodes: Array<{ id: string, number: string, status: ShopOrderStatus, customerName: string, buyerName: string, sellerName: string, placedAt: string, placedByName: string, firstArticle: string, lineCount: number, licenceKeys: Array<string>, setupFee: number, contractDurationMonths: number, net: number, gross: number, invoiceNumber: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ShopOrderListedFragment = { id: string, number: string, status: ShopOrderStatus, customerName: string, buyerName: string, sellerName: string, placedAt: string, placedByName: string, firstArticle: string, lineCount: number, licenceKeys: Array<string>, setupFee: number, contractDurationMonths: number, net: number, gross: number, invoiceNumber: string | null };

export type SearchShopOrdersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type SearchShopOrdersQuery = { shopOrders: { nodes: Array<{ id: string, number: string, status: ShopOrderStatus, customerName: string, placedAt: string, gross: number }>, pageInfo: { hasNextPage: boolean } } };

export type ShopServicesQueryVariables = Exact<{
  search?: string | null | undefined;
  isEnded?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ShopServicesQuery = { shopServices: { nodes: Array<{ id: string, orderId: string, orderNumber: string, shopNumber: number, name: string, serials: Array<string>, customerName: string, quantity: number, price: number, billingIntervalMonths: number, state: string, startsOn: string, nextBillingOn: string | null, endsOn: string | null, endWhenCancelled: string, cancelledAt: string | null, cancelledByName: string | null, version: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, sums: { count: number, yearlyPrice: number } } };

export type ShopServiceFactsFragment = { id: string, orderId: string, orderNumber: string, shopNumber: number, name: string, serials: Array<string>, customerName: string, quantity: number, price: number, billingIntervalMonths: number, state: string, startsOn: string, nextBillingOn: string | null, endsOn: string | null, endWhenCancelled: string, cancelledAt: string | null, cancelledByName: string | null, version: number };

export type CancelShopServiceMutationVariables = Exact<{
  id: string;
  version: number;
  endsOn: string;
}>;


export type CancelShopServiceMutation = { cancelShopService: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RenewShopServiceMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RenewShopServiceMutation = { renewShopService: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type EditedTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditedTermsQuery = { de: { version: string, language: string, content: string, validFrom: string } | null, en: { version: string, language: string, content: string, validFrom: string } | null };

export type PublishTermsMutationVariables = Exact<{
  de: string;
  en: string;
}>;


export type PublishTermsMutation = { publishShopTerms: { isSuccess: boolean, modelId: string | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const InvitationFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment InvitationFacts on Invitation {
  id
  email
  role
  language
  invitedBy
  sentAt
  expiresAt
  isExpired
  mayChange
}
    `, {"fragmentName":"InvitationFacts"}) as unknown as TypedDocumentString<InvitationFactsFragment, unknown>;
export const OwnProfileFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnProfile on Profile {
  id
  email
  role
  firstName
  lastName
  company
  mayChangeCompany
  phone
  language
  picture
  version
}
    `, {"fragmentName":"OwnProfile"}) as unknown as TypedDocumentString<OwnProfileFragment, unknown>;
export const OwnSessionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnSession on Session {
  id
  browser
  system
  address
  createdAt
  lastUsedAt
  isCurrent
}
    `, {"fragmentName":"OwnSession"}) as unknown as TypedDocumentString<OwnSessionFragment, unknown>;
export const SignInEntryFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SignInEntry on SignIn {
  id
  at
  outcome
  address
  browser
  system
}
    `, {"fragmentName":"SignInEntry"}) as unknown as TypedDocumentString<SignInEntryFragment, unknown>;
export const UserFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UserFacts on User {
  id
  email
  firstName
  lastName
  picture
  role
  claims
  lastLogin
  emailConfirmed
  disabled
  version
  isOwn
  mayChange
}
    `, {"fragmentName":"UserFacts"}) as unknown as TypedDocumentString<UserFactsFragment, unknown>;
export const LicenceRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LicenceRow on Licence {
  id
  serial
  name
  appName
  appType
  licenceType
  state
  mainVersion
  lastVersion
  customerName
  endsAt
  deviceId
  deviceName
}
    `, {"fragmentName":"LicenceRow"}) as unknown as TypedDocumentString<LicenceRowFragment, unknown>;
export const LicenceUpdateFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LicenceUpdateFacts on LicenceUpdate {
  id
  serial
  oldVersion
  newVersion
  ticketNumber
  userName
  at
}
    `, {"fragmentName":"LicenceUpdateFacts"}) as unknown as TypedDocumentString<LicenceUpdateFactsFragment, unknown>;
export const LicenceFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LicenceFacts on Licence {
  ...LicenceRow
  uid
  regLevels
  customerId
  mainboardSerial
  seenMainboardSerial
  computerName
  hddFirmware
  lastContactAt
  lastContactVersion
  createdAt
  lastModifiedAt
  addOns(language: $language) {
    id
    shopNumber
    name
    isOld
    addedAt
    removedAt
  }
  updates {
    ...LicenceUpdateFacts
  }
  baseLicence {
    serial
    name
    state
  }
}
    fragment LicenceRow on Licence {
  id
  serial
  name
  appName
  appType
  licenceType
  state
  mainVersion
  lastVersion
  customerName
  endsAt
  deviceId
  deviceName
}
fragment LicenceUpdateFacts on LicenceUpdate {
  id
  serial
  oldVersion
  newVersion
  ticketNumber
  userName
  at
}`, {"fragmentName":"LicenceFacts"}) as unknown as TypedDocumentString<LicenceFactsFragment, unknown>;
export const ToldDeletionFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ToldDeletion on RecordDeletion {
  id
  name
  outcome
  reason
  uses {
    entity
    count
  }
}
    `, {"fragmentName":"ToldDeletion"}) as unknown as TypedDocumentString<ToldDeletionFragment, unknown>;
export const OrganizationAddressRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationAddressRecord on OrganizationAddress {
  id
  version
  isActive
  lastModifiedAt
  lastModifiedByName
  organizationId
  organization {
    id
    name
  }
  kind
  isDefault
  name
  address
  additionalAddress
  zipCode
  city
  state
  country
  phone
  mobile
  email
  website
}
    `, {"fragmentName":"OrganizationAddressRecord"}) as unknown as TypedDocumentString<OrganizationAddressRecordFragment, unknown>;
export const OrganizationAddressRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationAddressRow on OrganizationAddress {
  id
  isActive
  createdAt
  lastModifiedAt
  lastModifiedByName
  organization {
    id
    name
  }
  kind
  isDefault
  name
  address
  zipCode
  city
  country
  phone
  email
}
    `, {"fragmentName":"OrganizationAddressRow"}) as unknown as TypedDocumentString<OrganizationAddressRowFragment, unknown>;
export const CustomerRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CustomerRecord on Customer {
  id
  version
  isActive
  lastModifiedAt
  lastModifiedByName
  name
  company
  title
  firstName
  lastName
  street
  houseNumber
  zipCode
  city
  country
  phone
  fax
  externalCrmEntityId
}
    `, {"fragmentName":"CustomerRecord"}) as unknown as TypedDocumentString<CustomerRecordFragment, unknown>;
export const CustomerRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CustomerRow on Customer {
  id
  isActive
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  company
  firstName
  lastName
  street
  houseNumber
  zipCode
  city
  country
  phone
  externalCrmEntityId
}
    `, {"fragmentName":"CustomerRow"}) as unknown as TypedDocumentString<CustomerRowFragment, unknown>;
export const OrganizationRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationRecord on Organization {
  id
  version
  isActive
  lastModifiedAt
  lastModifiedByName
  name
  nameAddition
  address
  additionalAddress
  zipCode
  city
  state
  country
  phone
  mobile
  email
  website
}
    `, {"fragmentName":"OrganizationRecord"}) as unknown as TypedDocumentString<OrganizationRecordFragment, unknown>;
export const OrganizationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OrganizationRow on Organization {
  id
  isActive
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  address
  zipCode
  city
  country
  phone
  email
}
    `, {"fragmentName":"OrganizationRow"}) as unknown as TypedDocumentString<OrganizationRowFragment, unknown>;
export const UnitPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnitPlace on OrganizationUnit {
  id
  name
  description
  type
  parentId
  sort
  status
  isActive
  deviceCount
}
    `, {"fragmentName":"UnitPlace"}) as unknown as TypedDocumentString<UnitPlaceFragment, unknown>;
export const UnitFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnitFacts on OrganizationUnit {
  id
  version
  name
  description
  type
  parentId
  organizationId
  databaseId
  country
  zone
  cutOffMinutes
  currency
  status
  isActive
  deviceCount
}
    `, {"fragmentName":"UnitFacts"}) as unknown as TypedDocumentString<UnitFactsFragment, unknown>;
export const ProjectFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProjectFields on ShopProject {
  id
  name
  customerId
  cart
  status
  frontEndTypeId
  version
}
    `, {"fragmentName":"ProjectFields"}) as unknown as TypedDocumentString<ProjectFieldsFragment, unknown>;
export const CheckFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckFields on LicenceCheckResult {
  isSuccess
  message
  resultValue
  count
  modelId
  cloudId
}
    `, {"fragmentName":"CheckFields"}) as unknown as TypedDocumentString<CheckFieldsFragment, unknown>;
export const CategoryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategoryFields on ShopCategory {
  id
  parentId
  slug
  path
  name
  description
  imagePath
  productCount
}
    `, {"fragmentName":"CategoryFields"}) as unknown as TypedDocumentString<CategoryFieldsFragment, unknown>;
export const ProductFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProductFields on ShopProduct {
  id
  categoryId
  articleName
  active
  type
  viewType
  contractType
  contractDurationMonths
  billingIntervalMonths
  articleNr
  articlePrice
  setupFee
  articleEan
  appRegLevel
  shortDescription
  longDescription
  importantNotice
  imageUrls
  discountedPrice
  functions
  shopDiscount {
    description
    startDate
    endDate
  }
  licenseRequired
  upgradeValue
}
    `, {"fragmentName":"ProductFields"}) as unknown as TypedDocumentString<ProductFieldsFragment, unknown>;
export const CheckoutAddressPartsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CheckoutAddressParts on CheckoutAddress {
  name
  nameAddition
  address
  additionalAddress
  zipCode
  city
  country
}
    `, {"fragmentName":"CheckoutAddressParts"}) as unknown as TypedDocumentString<CheckoutAddressPartsFragment, unknown>;
export const ShopOrderPartFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopOrderPartFacts on ShopOrderPart {
  shopNumber
  articleNr
  name
  price
  setupFee
}
    `, {"fragmentName":"ShopOrderPartFacts"}) as unknown as TypedDocumentString<ShopOrderPartFactsFragment, unknown>;
export const ShopOrderAddressFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopOrderAddressFacts on ShopOrderAddress {
  name
  nameAddition
  address
  additionalAddress
  zipCode
  city
  country
}
    `, {"fragmentName":"ShopOrderAddressFacts"}) as unknown as TypedDocumentString<ShopOrderAddressFactsFragment, unknown>;
export const ShopOrderFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopOrderFacts on ShopOrder {
  id
  number
  status
  statusReason
  version
  successorId
  successorNumber
  predecessorId
  predecessorNumber
  customerId
  customerName
  buyerName
  seller {
    name
    city
    phone
    email
    website
  }
  lines {
    lineId
    shopNumber
    articleNr
    name
    quantity
    licenseKey
    comment
    contractType
    contractDurationMonths
    billingIntervalMonths
    price
    setupFee
    total
    addOns {
      ...ShopOrderPartFacts
    }
    subProducts {
      ...ShopOrderPartFacts
    }
  }
  billingAddress {
    ...ShopOrderAddressFacts
  }
  deliveryAddress {
    ...ShopOrderAddressFacts
  }
  vatId
  payment {
    kind
    holder
    ibanEnd
    mandate
  }
  termsVersion
  note
  sellerNote
  net
  vatRate
  vatReason
  tax
  gross
  invoiceNumber
  invoicedAt
  placedByName
  placedAt
  isBought
  isSold
  mayEdit
  nextStatuses
  events {
    id
    status
    reason
    byName
    bySeller
    at
  }
  keys {
    lineId
    piece
    serial
    done
  }
}
    fragment ShopOrderPartFacts on ShopOrderPart {
  shopNumber
  articleNr
  name
  price
  setupFee
}
fragment ShopOrderAddressFacts on ShopOrderAddress {
  name
  nameAddition
  address
  additionalAddress
  zipCode
  city
  country
}`, {"fragmentName":"ShopOrderFacts"}) as unknown as TypedDocumentString<ShopOrderFactsFragment, unknown>;
export const ShopOrderListedFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopOrderListed on ShopOrderRow {
  id
  number
  status
  customerName
  buyerName
  sellerName
  placedAt
  placedByName
  firstArticle
  lineCount
  licenceKeys
  setupFee
  contractDurationMonths
  net
  gross
  invoiceNumber
}
    `, {"fragmentName":"ShopOrderListed"}) as unknown as TypedDocumentString<ShopOrderListedFragment, unknown>;
export const ShopServiceFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopServiceFacts on ShopService {
  id
  orderId
  orderNumber
  shopNumber
  name
  serials
  customerName
  quantity
  price
  billingIntervalMonths
  state
  startsOn
  nextBillingOn
  endsOn
  endWhenCancelled
  cancelledAt
  cancelledByName
  version
}
    `, {"fragmentName":"ShopServiceFacts"}) as unknown as TypedDocumentString<ShopServiceFactsFragment, unknown>;
export const AuditLogDocument = {"__meta__":{"hash":"sha256:2997db590c5df1f1dbecbc596a0d4852bb009e611853d162949bc7217adc6087"}} as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const AuditLogPeopleDocument = {"__meta__":{"hash":"sha256:46df7f6158b26194122f7821acde24e2cfb70c169f71652125b83f3a9b1a0a0f"}} as unknown as TypedDocumentString<AuditLogPeopleQuery, AuditLogPeopleQueryVariables>;
export const AuditLogChoicesDocument = {"__meta__":{"hash":"sha256:992d817db506fe1f8a24b223b63e245314271c7f8c39a61683f0cc6d24823805"}} as unknown as TypedDocumentString<AuditLogChoicesQuery, AuditLogChoicesQueryVariables>;
export const SupportVisitsDocument = {"__meta__":{"hash":"sha256:1067e2d956b587b47e6232380f73bd67986597d3bfca1f295be3b1096f83c265"}} as unknown as TypedDocumentString<SupportVisitsQuery, SupportVisitsQueryVariables>;
export const CheckFirstLoginDocument = {"__meta__":{"hash":"sha256:13ab21645ec77dabd0cc929ad2c5e4e43601ef1d85a60a740d24e066d6cc4f0c"}} as unknown as TypedDocumentString<CheckFirstLoginMutation, CheckFirstLoginMutationVariables>;
export const InvitationsDocument = {"__meta__":{"hash":"sha256:962594259390138e53fa158cf1ca3eb70b5dd1320c3b93b3d93cc35de995f52b"}} as unknown as TypedDocumentString<InvitationsQuery, InvitationsQueryVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"sha256:3fd48aeeb8a7725239caa48622b2870f4ceaf68355d4bc3f23cfc213bb639841"}} as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = {"__meta__":{"hash":"sha256:014ee596250e3cafc732e12a665e1566a8d23a7a1f37dc8f83055615fda78ae5"}} as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const WithdrawInvitationDocument = {"__meta__":{"hash":"sha256:d872c9a0d6d26195979c1788627606c05583092b1302b6bbf3b6cd12d0973a58"}} as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const RestoreInvitationDocument = {"__meta__":{"hash":"sha256:bc1ee6f045bee38c39ce11f9c8849554377f8d2105b7a58aaacc30a4313bbee9"}} as unknown as TypedDocumentString<RestoreInvitationMutation, RestoreInvitationMutationVariables>;
export const ProfileDocument = {"__meta__":{"hash":"sha256:d2756fc8481e715b2244a106f70d8b4dc2f85edcc39b58885b654edf28dd12d8"}} as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const SaveProfileDocument = {"__meta__":{"hash":"sha256:a943927db7ca42953f743c7bf68b5fd76021212c47c45e01728a12185a53b015"}} as unknown as TypedDocumentString<SaveProfileMutation, SaveProfileMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"sha256:8498a1e08de448276a11e7051ed52d2a979a2dc7adecb98aa10538cefe3043c8"}} as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MySessionsDocument = {"__meta__":{"hash":"sha256:831c1b1b30c65a55c07f34000cee5a6947ce438b7e0fda3924bf43a27413270a"}} as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"sha256:d971cf0267c3d33b4a4d68ab713da8586a8a15dd1dafb4ef8cb5b2e58329506d"}} as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"sha256:a3f09d1488f0c54e3a7e7c9415a2757c7052a168f82b1cab5eff9fb7eda70e4a"}} as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SignInHistoryDocument = {"__meta__":{"hash":"sha256:db81e8341f1896c474805555ff04800c72efcb15c14a71d1cba0fab0cf526e49"}} as unknown as TypedDocumentString<SignInHistoryQuery, SignInHistoryQueryVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"sha256:24bc4880ecf7a357c061d269b54e55301663e0d92d09bbbb19b807c634cbcf86"}} as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = {"__meta__":{"hash":"sha256:535f66fd34a4f8ba0a871fdc3a716767d72206ae0c77c29e8846639832e0f58c"}} as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const RemoveViewDocument = {"__meta__":{"hash":"sha256:307eacfe5f443aa7ce8c7ae8bc491cca50746daf16bdd38155ad623e3785d357"}} as unknown as TypedDocumentString<RemoveViewMutation, RemoveViewMutationVariables>;
export const RestoreViewDocument = {"__meta__":{"hash":"sha256:909b83a71c3e89b6dfe786c9cc8b9b6cc9238915d8bb98c5d8f4ef95e85b163d"}} as unknown as TypedDocumentString<RestoreViewMutation, RestoreViewMutationVariables>;
export const SetDefaultViewDocument = {"__meta__":{"hash":"sha256:a59578de4ec687e313d35cbbab19000c4eb910a1dd495b0baf6941ff06cf0db3"}} as unknown as TypedDocumentString<SetDefaultViewMutation, SetDefaultViewMutationVariables>;
export const SwitchUserDocument = {"__meta__":{"hash":"sha256:73e5d6f139c3f04d0289676c96dfa65f83bdafa77e700904c7475c9a6c897936"}} as unknown as TypedDocumentString<SwitchUserMutation, SwitchUserMutationVariables>;
export const ClearSwitchDocument = {"__meta__":{"hash":"sha256:c2c7c75591ad73c33a8710df224bbf23121b8996e850afdfc6a1090c380887be"}} as unknown as TypedDocumentString<ClearSwitchMutation, ClearSwitchMutationVariables>;
export const UsersDocument = {"__meta__":{"hash":"sha256:b008d242d36912ef660b40e4793f55578e8103d04a1a68f60244bcc655f6c5fb"}} as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const SaveUserDocument = {"__meta__":{"hash":"sha256:56f8e6d2dcdd2967a03e48515fe97cddfb5cb9308aa0d35e146f9fd6482bee24"}} as unknown as TypedDocumentString<SaveUserMutation, SaveUserMutationVariables>;
export const RemoveUsersDocument = {"__meta__":{"hash":"sha256:3af6743b45f5a6225336a0408585a485fdfb83955283d4b6e8270472febeccd3"}} as unknown as TypedDocumentString<RemoveUsersMutation, RemoveUsersMutationVariables>;
export const NewsDocument = {"__meta__":{"hash":"sha256:c3ff33b8ab27f18e37e026ffea776ed999f9b2daa340d974818550a1b3ed5d67"}} as unknown as TypedDocumentString<NewsQuery, NewsQueryVariables>;
export const FindNewsDocument = {"__meta__":{"hash":"sha256:0c722733c8f82791471ff59a0b497b6b903107c9d19e59c18f7e20816f3205cc"}} as unknown as TypedDocumentString<FindNewsQuery, FindNewsQueryVariables>;
export const NewsItemDocument = {"__meta__":{"hash":"sha256:a8c33ecc6d1a7d0fa3d28406dc2b281ea253088b1535a54af3004533be57861a"}} as unknown as TypedDocumentString<NewsItemQuery, NewsItemQueryVariables>;
export const NotificationsDocument = {"__meta__":{"hash":"sha256:6d843d4688710dd9777b207d4751103834c3ecb122dae9f01ed690b34db167d9"}} as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const DismissNotificationDocument = {"__meta__":{"hash":"sha256:bf8a0f5be10d5a3f71c4ed5a75382900135baefc7d9a56b153d03ae5fea288e2"}} as unknown as TypedDocumentString<DismissNotificationMutation, DismissNotificationMutationVariables>;
export const DismissAllNotificationsDocument = {"__meta__":{"hash":"sha256:2c7459fcbf62fb6d9c692b60e3812589ef7dbc19d456bb56d42d3e44d49d32fa"}} as unknown as TypedDocumentString<DismissAllNotificationsMutation, DismissAllNotificationsMutationVariables>;
export const RestoreNotificationsDocument = {"__meta__":{"hash":"sha256:535ab7527ed7f9d0ef186890cac4405e5930e47c40bb10f8f487201564344564"}} as unknown as TypedDocumentString<RestoreNotificationsMutation, RestoreNotificationsMutationVariables>;
export const LicenceOffersDocument = {"__meta__":{"hash":"sha256:2a389702a24fd325b9091c105fc70e560c62cdbb86bd92c340872c565bb8ef29"}} as unknown as TypedDocumentString<LicenceOffersQuery, LicenceOffersQueryVariables>;
export const LicencesDocument = {"__meta__":{"hash":"sha256:fe59bc1a90150d799cf1c811662dbf895d1fdd7000bfcc5716d575272f65546d"}} as unknown as TypedDocumentString<LicencesQuery, LicencesQueryVariables>;
export const LicenceDocument = {"__meta__":{"hash":"sha256:6e9b129bf1519e483a8368f9161fce38e93f9c8fc95043d2c2aa0f403f196a2c"}} as unknown as TypedDocumentString<LicenceQuery, LicenceQueryVariables>;
export const LicenceUpdateDocument = {"__meta__":{"hash":"sha256:3a9232d1abbd2ff7cfec8c9dc16e53d7a5609eccc02913b8d8fd64eee3b3c00d"}} as unknown as TypedDocumentString<LicenceUpdateQuery, LicenceUpdateQueryVariables>;
export const LicencesOfDeviceDocument = {"__meta__":{"hash":"sha256:8fbdec44c713dd25bbc6897e1bab9ddcea6aa273ab5d7e86d1e6806034f21959"}} as unknown as TypedDocumentString<LicencesOfDeviceQuery, LicencesOfDeviceQueryVariables>;
export const SearchLicencesDocument = {"__meta__":{"hash":"sha256:a75b5a02c67f6d3c44d288ee3cf06c3ab33997c54113052644f819681952d41c"}} as unknown as TypedDocumentString<SearchLicencesQuery, SearchLicencesQueryVariables>;
export const AssignLicencesDocument = {"__meta__":{"hash":"sha256:e03f863a60f987cbb3e6cb3f9eccf2c23dc845219eede9eb33cfd2abba534b5e"}} as unknown as TypedDocumentString<AssignLicencesMutation, AssignLicencesMutationVariables>;
export const MeDocument = {"__meta__":{"hash":"sha256:12272f9e88fc189376fd84d9d51a183b16d793bb9602e544d7fc782065933267"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const OrganizationNamesDocument = {"__meta__":{"hash":"sha256:c31cd2260a2b8aea7930cebdfe3c1bec414cd06bb2729d8173d3360624625113"}} as unknown as TypedDocumentString<OrganizationNamesQuery, OrganizationNamesQueryVariables>;
export const OrganizationNameDocument = {"__meta__":{"hash":"sha256:f46d2362195b3cd23ab7b3254be8994ff10383b408156b7e29596f1244c91b78"}} as unknown as TypedDocumentString<OrganizationNameQuery, OrganizationNameQueryVariables>;
export const OrganizationAddressNamesDocument = {"__meta__":{"hash":"sha256:0f56989117c5e481240e02b00cd67e083ccb1f5f1dc2b003b68a9e981672d95d"}} as unknown as TypedDocumentString<OrganizationAddressNamesQuery, OrganizationAddressNamesQueryVariables>;
export const OrganizationAddressNameDocument = {"__meta__":{"hash":"sha256:aecbd41f4af5fc6bfdda8204159253678c27a6b0dc50709716600faa10a62590"}} as unknown as TypedDocumentString<OrganizationAddressNameQuery, OrganizationAddressNameQueryVariables>;
export const CustomerNamesDocument = {"__meta__":{"hash":"sha256:56821289b87a6ccd2a926f721b5272e30f3fde025d2acf9fa1e2614336da5bd8"}} as unknown as TypedDocumentString<CustomerNamesQuery, CustomerNamesQueryVariables>;
export const CustomerNameDocument = {"__meta__":{"hash":"sha256:a721131f749d0fb8f7b78854e9181eb93fbe61ffc61902532479d24904659a43"}} as unknown as TypedDocumentString<CustomerNameQuery, CustomerNameQueryVariables>;
export const OrganizationAddressDocument = {"__meta__":{"hash":"sha256:07854707b58fa938f86a6c5da7c392832cb63a3a4abb8b55d3c39cd723332173"}} as unknown as TypedDocumentString<OrganizationAddressQuery, OrganizationAddressQueryVariables>;
export const OrganizationAddressNeighboursDocument = {"__meta__":{"hash":"sha256:eab6c707679cfacaea12b0f68cd30597ade46226e642404913007426032ddccd"}} as unknown as TypedDocumentString<OrganizationAddressNeighboursQuery, OrganizationAddressNeighboursQueryVariables>;
export const OrganizationAddressDeletionsDocument = {"__meta__":{"hash":"sha256:376e4563ea4da184fd6fd1a208bdd597def2d48efbf916fbc73313866b4f57e6"}} as unknown as TypedDocumentString<OrganizationAddressDeletionsQuery, OrganizationAddressDeletionsQueryVariables>;
export const SaveOrganizationAddressDocument = {"__meta__":{"hash":"sha256:4091b1c34b10eb46b95c45f236453d302ef985694b96b07d19fbdbe3f268437f"}} as unknown as TypedDocumentString<SaveOrganizationAddressMutation, SaveOrganizationAddressMutationVariables>;
export const DeleteOrganizationAddressesDocument = {"__meta__":{"hash":"sha256:070b1da813dd333e998d4b1e3baa1d19b03c293a0c40a578613cadc21d426515"}} as unknown as TypedDocumentString<DeleteOrganizationAddressesMutation, DeleteOrganizationAddressesMutationVariables>;
export const RestoreOrganizationAddressesDocument = {"__meta__":{"hash":"sha256:0d9157d00e9f5a60bad5fa1ed831c0f48b772813bbed2c631c0e8c86a47c683c"}} as unknown as TypedDocumentString<RestoreOrganizationAddressesMutation, RestoreOrganizationAddressesMutationVariables>;
export const AddressesOfDocument = {"__meta__":{"hash":"sha256:5641477b8dd70db6343447d751d8fb72e17f5e5f26213b86f91ca57fd4b0d631"}} as unknown as TypedDocumentString<AddressesOfQuery, AddressesOfQueryVariables>;
export const OrganizationAddressesDocument = {"__meta__":{"hash":"sha256:211665a0154aee4ccea58e422261061792cbeec713a7e158acd19cb87bb58647"}} as unknown as TypedDocumentString<OrganizationAddressesQuery, OrganizationAddressesQueryVariables>;
export const FindOrganizationAddressesDocument = {"__meta__":{"hash":"sha256:3313983d361bd87c084c177f332641fc8283d94c03fced6a716567a1eb7ce11b"}} as unknown as TypedDocumentString<FindOrganizationAddressesQuery, FindOrganizationAddressesQueryVariables>;
export const CustomerTenantsDocument = {"__meta__":{"hash":"sha256:3f7a78dbe703b492a4113c791bc8dea355fd9968e9dae3abf684a9dcd6757e86"}} as unknown as TypedDocumentString<CustomerTenantsQuery, CustomerTenantsQueryVariables>;
export const CustomerOrganizationDocument = {"__meta__":{"hash":"sha256:a704faeea89c9ac75eb089c2291a23b1ded7e85fdedc9d3ba4646434d99b3482"}} as unknown as TypedDocumentString<CustomerOrganizationQuery, CustomerOrganizationQueryVariables>;
export const CreateCustomerBranchDocument = {"__meta__":{"hash":"sha256:9203c45180a6536ba42ad3512867f3e311a86efcd998c2cb1eb860e74d60a587"}} as unknown as TypedDocumentString<CreateCustomerBranchMutation, CreateCustomerBranchMutationVariables>;
export const CustomerDocument = {"__meta__":{"hash":"sha256:f0cc8686745289ade1f06d5c9a0201a338924b69e03aeff5d80f716e401e4af1"}} as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>;
export const CustomerNeighboursDocument = {"__meta__":{"hash":"sha256:e6a9d8066270149bd89f928dad5572bbf3a53a622e63485e640312be8f8e2386"}} as unknown as TypedDocumentString<CustomerNeighboursQuery, CustomerNeighboursQueryVariables>;
export const CustomerDeletionsDocument = {"__meta__":{"hash":"sha256:f3db803505fab352758b96a0c956248b75b653a8a7a8a74e8ab872b4c7e13022"}} as unknown as TypedDocumentString<CustomerDeletionsQuery, CustomerDeletionsQueryVariables>;
export const SaveCustomerDocument = {"__meta__":{"hash":"sha256:8a4238776d42836d337c0825bc02e46185b90f5bbccd7fcd6c7505cbb65601fe"}} as unknown as TypedDocumentString<SaveCustomerMutation, SaveCustomerMutationVariables>;
export const DeleteCustomersDocument = {"__meta__":{"hash":"sha256:09ece86fd9fdff54f8c0f16930e9ebdd69b632992c7d54bb3dfa42f2499abea2"}} as unknown as TypedDocumentString<DeleteCustomersMutation, DeleteCustomersMutationVariables>;
export const RestoreCustomersDocument = {"__meta__":{"hash":"sha256:5b381148f7e437e7f553ff37f5f441a9266e7f7e0291b86d8dd434f2aaecc49a"}} as unknown as TypedDocumentString<RestoreCustomersMutation, RestoreCustomersMutationVariables>;
export const CustomersDocument = {"__meta__":{"hash":"sha256:891fe9d3e1f786e7a6a0bfc02a330c10b788b15ad739965bccb2720bfab534bc"}} as unknown as TypedDocumentString<CustomersQuery, CustomersQueryVariables>;
export const FindCustomersDocument = {"__meta__":{"hash":"sha256:dbf6ea9803e38440fdf725e0e1a4ae2aee92e0b9fb9d7a2a33cf8df05406eddb"}} as unknown as TypedDocumentString<FindCustomersQuery, FindCustomersQueryVariables>;
export const TenantCustomersDocument = {"__meta__":{"hash":"sha256:a6c8ed5eb45e63c9cc9cf282770db2f070ef1ca6522392a0e4517aff1a1922ed"}} as unknown as TypedDocumentString<TenantCustomersQuery, TenantCustomersQueryVariables>;
export const OrganizationDocument = {"__meta__":{"hash":"sha256:298f21fade2e01bae92276a3ee5d0625d901aea261f102587c819e7bcf5e92ea"}} as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const OrganizationNeighboursDocument = {"__meta__":{"hash":"sha256:46d2ae8680264794fe68d79f74fb914b728dfef6b0c5a8769703d2fcb2f9b960"}} as unknown as TypedDocumentString<OrganizationNeighboursQuery, OrganizationNeighboursQueryVariables>;
export const OrganizationDeletionsDocument = {"__meta__":{"hash":"sha256:7b88a966e72c22edbb6594c29d245e7052d5a6332c36c5ee98b6a120dfbbf647"}} as unknown as TypedDocumentString<OrganizationDeletionsQuery, OrganizationDeletionsQueryVariables>;
export const SaveOrganizationDocument = {"__meta__":{"hash":"sha256:6bd8643e0a610688cac1ec76d6ca27b24c4d0da887b31dd30cca29e58f1a4c4e"}} as unknown as TypedDocumentString<SaveOrganizationMutation, SaveOrganizationMutationVariables>;
export const DeleteOrganizationsDocument = {"__meta__":{"hash":"sha256:a1b62b089b619fef3679e5b04ae448aab84e7ece80746cbd93928648dc119ab6"}} as unknown as TypedDocumentString<DeleteOrganizationsMutation, DeleteOrganizationsMutationVariables>;
export const RestoreOrganizationsDocument = {"__meta__":{"hash":"sha256:3818828c6b0ce839175f40776acef137003601682787ffbb5fe62c1d33813356"}} as unknown as TypedDocumentString<RestoreOrganizationsMutation, RestoreOrganizationsMutationVariables>;
export const OrganizationsDocument = {"__meta__":{"hash":"sha256:26a7fb2fe09c8166cca9c9ac57b34ef07ffdb8eb0be7827662c4c1b6dd400dbf"}} as unknown as TypedDocumentString<OrganizationsQuery, OrganizationsQueryVariables>;
export const FindOrganizationsDocument = {"__meta__":{"hash":"sha256:a8979abc82aabec164878f33436cf39ff914ce3d4e7dfbe16fd28e88fd16b11f"}} as unknown as TypedDocumentString<FindOrganizationsQuery, FindOrganizationsQueryVariables>;
export const OwnOrganizationsDocument = {"__meta__":{"hash":"sha256:a4c9bbb7831a3ac37787cd0fa188e584fc603f9ae5022ab6445b80f9cb9fb67c"}} as unknown as TypedDocumentString<OwnOrganizationsQuery, OwnOrganizationsQueryVariables>;
export const UnitsOfOrganizationDocument = {"__meta__":{"hash":"sha256:42bccf4de241e906bd87f708926497f641f5983e243b76c1fef6729047b1b510"}} as unknown as TypedDocumentString<UnitsOfOrganizationQuery, UnitsOfOrganizationQueryVariables>;
export const OrganizationUnitsDocument = {"__meta__":{"hash":"sha256:be7d640ffafb3d87178eb57b574203ed9b5b197171efd5138b61c69c4295259f"}} as unknown as TypedDocumentString<OrganizationUnitsQuery, OrganizationUnitsQueryVariables>;
export const UnitTreeDocument = {"__meta__":{"hash":"sha256:011fcacf85d85cfba33486265036bdd6f4f918b50ebbc5070551397fad2bdf4e"}} as unknown as TypedDocumentString<UnitTreeQuery, UnitTreeQueryVariables>;
export const OrganizationUnitDocument = {"__meta__":{"hash":"sha256:4ef3cb6c816dc9b42a8432403807c54877800edd0675132d5ea265976c4d1b10"}} as unknown as TypedDocumentString<OrganizationUnitQuery, OrganizationUnitQueryVariables>;
export const OrganizationUnitDeletionDocument = {"__meta__":{"hash":"sha256:4c2ef483632413aebbffc9298e6a34f29419b59324be7fe8fab8bcfff582057f"}} as unknown as TypedDocumentString<OrganizationUnitDeletionQuery, OrganizationUnitDeletionQueryVariables>;
export const UnitHistoryDocument = {"__meta__":{"hash":"sha256:f2572eb86fca494ca16cb4dd7d9ae6997a14a70f5615c19c7c440dd6ba892237"}} as unknown as TypedDocumentString<UnitHistoryQuery, UnitHistoryQueryVariables>;
export const UnitOrganizationsDocument = {"__meta__":{"hash":"sha256:7816331d54c7113e52a71f7edba2d798b864536509cfbcb45c3397e7a2a82168"}} as unknown as TypedDocumentString<UnitOrganizationsQuery, UnitOrganizationsQueryVariables>;
export const UnitOrganizationDocument = {"__meta__":{"hash":"sha256:0133dc9428a4c19678e48c45103a496676d2f15fd77b6b53d77e54862e312b3c"}} as unknown as TypedDocumentString<UnitOrganizationQuery, UnitOrganizationQueryVariables>;
export const SaveOrganizationUnitDocument = {"__meta__":{"hash":"sha256:6319618319c11d4a9e294dba90116e682dc716fda32e1920f31eb5eed85cfaae"}} as unknown as TypedDocumentString<SaveOrganizationUnitMutation, SaveOrganizationUnitMutationVariables>;
export const MoveOrganizationUnitDocument = {"__meta__":{"hash":"sha256:37431d6635a26186b441e582d6fc0d45a8ec1bb54b2f2ad73d09210606f66044"}} as unknown as TypedDocumentString<MoveOrganizationUnitMutation, MoveOrganizationUnitMutationVariables>;
export const SetOrganizationUnitActiveDocument = {"__meta__":{"hash":"sha256:8e7d8399acd4a5aee7a5c5f7785755aed182066b6fff18995ddae5c7e60cbe40"}} as unknown as TypedDocumentString<SetOrganizationUnitActiveMutation, SetOrganizationUnitActiveMutationVariables>;
export const DeleteOrganizationUnitDocument = {"__meta__":{"hash":"sha256:968a8b8c037000203c725e2fb30586da7ea60cb8887b180d2c8793b63a08924d"}} as unknown as TypedDocumentString<DeleteOrganizationUnitMutation, DeleteOrganizationUnitMutationVariables>;
export const CartCustomerDocument = {"__meta__":{"hash":"sha256:ceb0da0ec6b1428fac46d118f5cfe465c3b9bcb5759252af1c7d9df521b677f0"}} as unknown as TypedDocumentString<CartCustomerQuery, CartCustomerQueryVariables>;
export const CartCustomersDocument = {"__meta__":{"hash":"sha256:67fb4f34f5fa785331546880db960557f0ce188ddb0340a83c7b691feeeb5667"}} as unknown as TypedDocumentString<CartCustomersQuery, CartCustomersQueryVariables>;
export const CartLicencesDocument = {"__meta__":{"hash":"sha256:1ab9a7bf8750a8db6a14f4bd34ecd5b4faa294494659590bcd58d80ef631d3a8"}} as unknown as TypedDocumentString<CartLicencesQuery, CartLicencesQueryVariables>;
export const DefaultProjectDocument = {"__meta__":{"hash":"sha256:d46a8da125c0d69242424d0d34992848e0d2e6dcec10dea762f419bf06f8b2f2"}} as unknown as TypedDocumentString<DefaultProjectQuery, DefaultProjectQueryVariables>;
export const ProjectDocument = {"__meta__":{"hash":"sha256:cf8f1259fdc53cd85b8da1a1c6e40d6325011d30b2dfcba36c440cf91813c0b7"}} as unknown as TypedDocumentString<ProjectQuery, ProjectQueryVariables>;
export const ProjectVersionDocument = {"__meta__":{"hash":"sha256:813527573e83c0fbc1615ed3e608ec5693d42e442386826b89aaa60db1c5216e"}} as unknown as TypedDocumentString<ProjectVersionQuery, ProjectVersionQueryVariables>;
export const DraftsDocument = {"__meta__":{"hash":"sha256:88a430f3b773803439b06bc00921a09f1caf3d255f5580b47b6cd7622ccacc86"}} as unknown as TypedDocumentString<DraftsQuery, DraftsQueryVariables>;
export const SaveProjectDocument = {"__meta__":{"hash":"sha256:2aeb78b31291524819c2dfd9e7ff1a9574b4016fd7b8c31c6a8e4931cac4daf5"}} as unknown as TypedDocumentString<SaveProjectMutation, SaveProjectMutationVariables>;
export const DeleteDefaultProjectDocument = {"__meta__":{"hash":"sha256:5e7e8583be6ae42c4ef05ba39e8bf7c35280966027f373d81ccc660aa1036131"}} as unknown as TypedDocumentString<DeleteDefaultProjectMutation, DeleteDefaultProjectMutationVariables>;
export const DeleteDraftDocument = {"__meta__":{"hash":"sha256:bda401abd0ff9dbe8e4cfdb951d7c835f32ea792af1166ae3b13a82b67d4342e"}} as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const CheckUpdatePriceDocument = {"__meta__":{"hash":"sha256:338efc753cca135b16c903a9a556e1927292f07a671f924bcfad8c127be6cdc1"}} as unknown as TypedDocumentString<CheckUpdatePriceMutation, CheckUpdatePriceMutationVariables>;
export const CheckReactivationDocument = {"__meta__":{"hash":"sha256:7781cb0ab3c5e89d7c21c9707d18b3dda2eb12a28ff887f628da8b2f232f477e"}} as unknown as TypedDocumentString<CheckReactivationMutation, CheckReactivationMutationVariables>;
export const CheckAddOnDocument = {"__meta__":{"hash":"sha256:64b1bca376d5b8fef58b154751b1544da36fa72c38c6ad42c95dfc9961bcf9d2"}} as unknown as TypedDocumentString<CheckAddOnMutation, CheckAddOnMutationVariables>;
export const CheckProLicenceDocument = {"__meta__":{"hash":"sha256:7f1bc787cb6a6b774e093be7045c8674e6cf63f08f61df9a65c41f1ccda73b81"}} as unknown as TypedDocumentString<CheckProLicenceMutation, CheckProLicenceMutationVariables>;
export const CartPricesDocument = {"__meta__":{"hash":"sha256:a13ba3c8bad8cbd7d29c4caa0ed5e8ea213abd635fdd9aab1f6f1ca114fb22a0"}} as unknown as TypedDocumentString<CartPricesQuery, CartPricesQueryVariables>;
export const ListedProductsDocument = {"__meta__":{"hash":"sha256:234da313d9ec6a6db8cfb934780caca341a5e1af89f45a0cbb14ea75b80d7ef3"}} as unknown as TypedDocumentString<ListedProductsQuery, ListedProductsQueryVariables>;
export const FindLinkedProductsDocument = {"__meta__":{"hash":"sha256:d8cfb6a1f58621cb16891c1aa41698f43cc7e2d6b571506a8e8349166ce50ea4"}} as unknown as TypedDocumentString<FindLinkedProductsQuery, FindLinkedProductsQueryVariables>;
export const EditedProductDocument = {"__meta__":{"hash":"sha256:8b4b26eae1e520d3dbc2455583836fefb47d2489e86cfe97c74997427ef15fe7"}} as unknown as TypedDocumentString<EditedProductQuery, EditedProductQueryVariables>;
export const EditedCategoriesDocument = {"__meta__":{"hash":"sha256:81f6ce8151a6134fa8cd3f9f3024b5983856b832140523f87bde90cef8e7ba30"}} as unknown as TypedDocumentString<EditedCategoriesQuery, EditedCategoriesQueryVariables>;
export const MayEditShopDocument = {"__meta__":{"hash":"sha256:ec71c49d07c7588a334f643037f3c82dfb715619313439ff366dbf6c0f0504dc"}} as unknown as TypedDocumentString<MayEditShopQuery, MayEditShopQueryVariables>;
export const SaveProductDocument = {"__meta__":{"hash":"sha256:cf78d8db2bce4ea6285549012aed769cba98a97bcbf53e9f3b6ec39597e2ed73"}} as unknown as TypedDocumentString<SaveProductMutation, SaveProductMutationVariables>;
export const RemoveProductDocument = {"__meta__":{"hash":"sha256:5f21029cce1d69bd87d74258032eb6e20ff84dc44928abe970721b5d012cc508"}} as unknown as TypedDocumentString<RemoveProductMutation, RemoveProductMutationVariables>;
export const SaveCategoryDocument = {"__meta__":{"hash":"sha256:20eddb3df1c70b5984bed6d8927032c909a8ef7033837f21ed61a4dbc02bdda1"}} as unknown as TypedDocumentString<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const RemoveCategoryDocument = {"__meta__":{"hash":"sha256:7bb4f0cb5137ed13709a7c1f51f1b218135e6839810d8709939af3fb6c489371"}} as unknown as TypedDocumentString<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
export const ShopCategoriesDocument = {"__meta__":{"hash":"sha256:6f2635c524dbdc63af29f0ebf3dc50422101a5a45f357ae0c64e2d51666e04d7"}} as unknown as TypedDocumentString<ShopCategoriesQuery, ShopCategoriesQueryVariables>;
export const ShopCatalogueDocument = {"__meta__":{"hash":"sha256:00a2e89583991e82027b0c0a2df2f18d1c31eaeb11df5c68a8180db089832d3e"}} as unknown as TypedDocumentString<ShopCatalogueQuery, ShopCatalogueQueryVariables>;
export const ShopProductDocument = {"__meta__":{"hash":"sha256:3b838bb3e78e2c59dc9f6b3bb69214293fe1be99b9e659a10888f02ef250b7e7"}} as unknown as TypedDocumentString<ShopProductQuery, ShopProductQueryVariables>;
export const FindShopProductsDocument = {"__meta__":{"hash":"sha256:984d922b1d5f2913f6c1422d6f7cc6082d38eff94bd911b38ec0976183d7d088"}} as unknown as TypedDocumentString<FindShopProductsQuery, FindShopProductsQueryVariables>;
export const CheckoutStartDocument = {"__meta__":{"hash":"sha256:d6207bc7a4145f85ac0342b1376f26adccda3ab9d27359a7308f48d28c564707"}} as unknown as TypedDocumentString<CheckoutStartQuery, CheckoutStartQueryVariables>;
export const OrderPreviewDocument = {"__meta__":{"hash":"sha256:c3af122b5e1370d56b678e63375c982a7989c0362ac0c1f217b34215b1f83162"}} as unknown as TypedDocumentString<OrderPreviewQuery, OrderPreviewQueryVariables>;
export const ShopTermsDocument = {"__meta__":{"hash":"sha256:a75260657ffc9dc93fb4fb6f1417ca38df953d680b65044d31fd47d56bf2f4b2"}} as unknown as TypedDocumentString<ShopTermsQuery, ShopTermsQueryVariables>;
export const OrderOfKeyDocument = {"__meta__":{"hash":"sha256:48068b4dfce1f56dfaeba8a58175dbf3be6316f252ff5585615092afdb7eda4f"}} as unknown as TypedDocumentString<OrderOfKeyQuery, OrderOfKeyQueryVariables>;
export const PlacedOrderDocument = {"__meta__":{"hash":"sha256:841b4b2c3221101506146f8586e62294746227f73737b74a35bb3546090deaba"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const CheckoutCustomerDocument = {"__meta__":{"hash":"sha256:d4ed583b7d1363e26f43f25e860807e270b15d65b0525a97fae9fe11f554c114"}} as unknown as TypedDocumentString<CheckoutCustomerQuery, CheckoutCustomerQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"sha256:d968e48cef561dbdc8ecd756276f854216598a15e6a3815a95969f5784aedfe7"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const ShopOrderDocument = {"__meta__":{"hash":"sha256:672002e26c5d64a6c8917e6b25110cb8ea6f7510ac993fb0c42fe1952fb31d25"}} as unknown as TypedDocumentString<ShopOrderQuery, ShopOrderQueryVariables>;
export const SetShopOrderStatusDocument = {"__meta__":{"hash":"sha256:c4776311e0f592c29dcd8f6c014b09bfa4fe6fde5058389f56c683b95c5affe2"}} as unknown as TypedDocumentString<SetShopOrderStatusMutation, SetShopOrderStatusMutationVariables>;
export const SaveShopOrderNoteDocument = {"__meta__":{"hash":"sha256:6da9c1f6f5ab82bfbbfd30fda6c3d4f8cad0bce0e7c6679154e97f9d1aa40a99"}} as unknown as TypedDocumentString<SaveShopOrderNoteMutation, SaveShopOrderNoteMutationVariables>;
export const EditShopOrderDocument = {"__meta__":{"hash":"sha256:61c217716d1bba81f161b8f1e6d47f0a12f4845ea0ac6e507d41417af628eb7c"}} as unknown as TypedDocumentString<EditShopOrderMutation, EditShopOrderMutationVariables>;
export const ShopOrdersDocument = {"__meta__":{"hash":"sha256:9e0a976249b9071ab1761403c68efbaf12fdb1175a2922b077d0be06e7d7f01b"}} as unknown as TypedDocumentString<ShopOrdersQuery, ShopOrdersQueryVariables>;
export const SearchShopOrdersDocument = {"__meta__":{"hash":"sha256:9338e2c17f2ea1f4e82243fd4fe80fb8b8a99c0cc50bb95ecbe64c4e95a0eda7"}} as unknown as TypedDocumentString<SearchShopOrdersQuery, SearchShopOrdersQueryVariables>;
export const ShopServicesDocument = {"__meta__":{"hash":"sha256:f3857d68ea212096640a0afb7e4c5d548ea5f769fb17888b0224f910c75708a1"}} as unknown as TypedDocumentString<ShopServicesQuery, ShopServicesQueryVariables>;
export const CancelShopServiceDocument = {"__meta__":{"hash":"sha256:bbd387f5949357781b40e23387455ca92f60a422c7f164a8c486bfea3219cb9e"}} as unknown as TypedDocumentString<CancelShopServiceMutation, CancelShopServiceMutationVariables>;
export const RenewShopServiceDocument = {"__meta__":{"hash":"sha256:994998cad980f3d49bb67c42b9bc2cdd7e8f0a6d7547e88c2370904e4ac42ebc"}} as unknown as TypedDocumentString<RenewShopServiceMutation, RenewShopServiceMutationVariables>;
export const EditedTermsDocument = {"__meta__":{"hash":"sha256:b201273bb32ad807b0082de6eaed6cdbe345a10f140aecee81125dbd86a7713f"}} as unknown as TypedDocumentString<EditedTermsQuery, EditedTermsQueryVariables>;
export const PublishTermsDocument = {"__meta__":{"hash":"sha256:f4dabf4980759ebad3f79b56091057682c3c0422127726ccc783759a352f2d08"}} as unknown as TypedDocumentString<PublishTermsMutation, PublishTermsMutationVariables>;