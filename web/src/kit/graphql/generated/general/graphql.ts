/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AlertMailKindInput = {
  kind: string;
  way: AlertMailWay;
};

export type AlertMailSettingsInput = {
  /** True if left out. */
  byMail?: boolean | null | undefined;
  digestAt: number;
  quietFrom: number;
  quietTo: number;
  ways: Array<AlertMailKindInput>;
};

export type AlertMailWay =
  | 'DIGEST'
  | 'NOW'
  | 'OFF';

export type AlertRuleInput = {
  rule: string;
  value?: number | null | undefined;
};

export type AuditLogFilter = {
  /** Only entries made by support. */
  actingOnly?: boolean | null | undefined;
  action?: string | null | undefined;
  entity?: string | null | undefined;
  /** Requires `entity`. */
  entityId?: string | null | undefined;
  /** Inclusive. */
  from?: string | null | undefined;
  person?: string | null | undefined;
  /** Exclusive. */
  to?: string | null | undefined;
};

export type CalendarEventInput = {
  day: string;
  description: string;
  descriptionEn: string;
  endDay: string;
  endMinutes?: number | null | undefined;
  /** Omit to create a new one. */
  id?: string | null | undefined;
  isForAll: boolean;
  /** Change only this day of the series. */
  ofDay?: string | null | undefined;
  /** RRULE of FREQ (DAILY, WEEKLY, MONTHLY, YEARLY), INTERVAL, BYDAY (of weeks), COUNT or UNTIL (`YYYYMMDD`), or empty. */
  recurrence: string;
  startMinutes?: number | null | undefined;
  title: string;
  titleEn: string;
  unitId?: string | null | undefined;
  /** Version the change is based on. */
  version?: number | null | undefined;
};

export type ContentAudienceInput = {
  countries: Array<string>;
  editions: Array<string>;
  frontEnds: Array<string>;
  isPublic: boolean;
  roles: Array<string>;
};

export type ContentDetailsInput = {
  files: Array<DownloadVersionInput>;
  frontEnd?: string | null | undefined;
  version: string;
};

export type ContentEntryInput = {
  audience: ContentAudienceInput;
  details: ContentDetailsInput;
  /** Omit to create a new one. */
  id?: string | null | undefined;
  isDraft: boolean;
  /** The change leaves the translations up to date. */
  isStillRight: boolean;
  kind: string;
  order: number;
  parentId?: string | null | undefined;
  publishDate: string;
  slug: string;
  texts: Array<ContentTextInput>;
  /** Version the change is based on. */
  version?: number | null | undefined;
};

export type ContentTextInput = {
  /** Markdown. */
  body: string;
  language: string;
  summary: string;
  tags: Array<string>;
  /** Leave empty for no text in this language. */
  title: string;
};

export type CustomerBranchInput = {
  /** Defaults to `DE`. */
  country?: string | null | undefined;
  name: string;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type CustomerInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country?: string | null | undefined;
  externalCrmEntityId?: string | null | undefined;
  fax?: string | null | undefined;
  firstName?: string | null | undefined;
  houseNumber?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  phone?: string | null | undefined;
  street?: string | null | undefined;
  title?: string | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
  zipCode?: string | null | undefined;
};

export type DebitCreditorInput = {
  address: string;
  /** Empty if there is none. */
  bic: string;
  city: string;
  country: string;
  creditorId: string;
  iban: string;
  name: string;
  noteDe: string;
  noteEn: string;
  noticeDays: number;
  zipCode: string;
};

export type DownloadVersionInput = {
  address: string;
  bytes: number;
  minimumRegisterVersion: string;
  releasedOn: string;
  sha256: string;
  version: string;
};

export type FirstLoginEmployeeInput = {
  email: string;
  firstName: string;
  lastName: string;
};

/** Key of the price in the list. */
export type LicenceUpdatePlace = {
  /** gastro, retail or event */
  appType: string;
  fromVersion: number;
  isUpgrade: boolean;
  /** Of the licence before: basic or professional */
  licenceType: string;
  mainVersion: number;
};

export type OpeningHoursChangeInput = {
  /** Null for none. */
  openingHours?: OpeningHoursInput | null | undefined;
  units: Array<UnitVersionInput>;
};

export type OpeningHoursInput = {
  closedDays: Array<string>;
  spans: Array<OpeningSpanInput>;
};

export type OpeningSpanInput = {
  from: number;
  to: number;
  weekday: number;
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
  /** Required for accounts outside the European Economic Area. */
  bic?: string | null | undefined;
  /** Creditor named in the mandate agreed to. Rejected if it has changed since. */
  creditorId?: string | null | undefined;
  /** Account holder for a direct debit. */
  holder?: string | null | undefined;
  iban?: string | null | undefined;
  /** `invoice` or `sepaDebit`. */
  kind: string;
};

export type OrderPreviewInput = {
  /** Country of the billing address. */
  country: string;
  customerId?: string | null | undefined;
  language: string;
  lines: Array<OrderedLineInput>;
  vatId: string;
};

/** The requested products. Prices are set by the server. */
export type OrderedLineInput = {
  /** Shop product numbers. */
  addOns: Array<number>;
  comment: string;
  licenseKey: string;
  lineId: string;
  quantity: number;
  shopNumber: number;
  subProducts: Array<number>;
  upgradeValue?: number | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type OrganizationAddressInput = {
  additionalAddress?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  kind?: string | null | undefined;
  mobile?: string | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  organizationId?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type OrganizationInput = {
  additionalAddress?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  mobile?: string | null | undefined;
  name?: string | null | undefined;
  nameAddition?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  phone?: string | null | undefined;
  state?: string | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

/** Omitted fields keep their value. */
export type OrganizationUnitInput = {
  country?: string | null | undefined;
  cutOffMinutes?: number | null | undefined;
  description?: string | null | undefined;
  id?: string | null | undefined;
  name: string;
  /** Null for none. */
  openingHours?: OpeningHoursInput | null | undefined;
  /** Null for none. */
  organizationId?: string | null | undefined;
  /** Null for the top level. */
  parentId?: string | null | undefined;
  /** Defaults to `branch` for a new unit. Omit to keep the current type. */
  type?: string | null | undefined;
  /** Version the edit is based on; a different current version is a conflict. */
  version?: number | null | undefined;
  zone?: string | null | undefined;
};

export type PlaceOrderInput = {
  billingAddress: OrderAddressInput;
  customerId?: string | null | undefined;
  deliveryAddress: OrderAddressInput;
  /** Total shown to the user. The order is rejected if it differs. */
  expectedGross: number;
  /** Idempotency key: a UUID chosen by the client. The same key always means the same order. */
  idempotencyKey: string;
  language: string;
  lines: Array<OrderedLineInput>;
  note: string;
  payment: OrderPaymentInput;
  /** Cart to order. */
  projectId?: string | null | undefined;
  /** The buyer’s purchase-order number. */
  purchaseOrderNumber?: string | null | undefined;
  termsVersion: string;
  /** Empty if there is none. */
  vatId: string;
};

export type ProfileInput = {
  /** Owner group only; omit to keep it. */
  company?: string | null | undefined;
  firstName: string;
  language: string;
  lastName: string;
  /** An empty string removes it; omit to keep it. */
  phone?: string | null | undefined;
  version: number;
};

export type PushDeviceInput = {
  /** auth of the subscription. */
  authSecret: string;
  endpoint: string;
  /** p256dh of the subscription. */
  publicKey: string;
  userAgent: string;
};

export type RecordConditionInput = {
  field: string;
  /** `is`, `isNot`, `contains`, `from`, `to`, `empty` or `notEmpty`. */
  is: string;
  /** Value as text: cents, hundredths of a percent, `true`, an ID … */
  values: Array<string>;
};

export type RecordFilterInput = {
  conditions?: Array<RecordConditionInput> | null | undefined;
  /** Search words, ignoring case and accents. */
  search?: string | null | undefined;
  /** `active`, `inactive` or `deletePending`. */
  status?: string | null | undefined;
  /** Records that belong to at least one of these branches. */
  unitIds?: Array<string> | null | undefined;
};

export type ReportMailFile =
  | 'NONE'
  | 'PDF'
  | 'XLSX';

export type ReportMailInput = {
  file: ReportMailFile;
  /** Omit to create a new one. */
  id?: string | null | undefined;
  isActive: boolean;
  language: string;
  name: string;
  /** JSON with `rows`, `columns`, `figures`, `order`, `isAscending`, `isIndexed`, `fromHour`, `toHour` and `withoutHolidays` of a report; null for the summary. */
  question?: string | null | undefined;
  /** Up to 20 email addresses. */
  recipients: Array<string>;
  rhythm: ReportMailRhythm;
  sendAtMinutes: number;
  /** Omit for all branches. */
  unitIds?: Array<string> | null | undefined;
  /** Version the change is based on. */
  version?: number | null | undefined;
};

export type ReportMailRhythm =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** Business days relative to today. */
export type ReportPinRange =
  | 'LAST_MONTH'
  | 'LAST_WEEK'
  | 'LAST_YEAR'
  | 'THIS_MONTH'
  | 'THIS_WEEK'
  | 'THIS_YEAR'
  | 'TODAY'
  | 'YESTERDAY';

export type SavedViewInput = {
  columns: string;
  /** Omit to create a new one. */
  id?: string | null | undefined;
  isShared: boolean;
  /** Name of the list, letters only: `printers`, `articles` … */
  list: string;
  name: string;
  query: string;
  /** Version the change is based on. */
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
  /** Its part of the URL. */
  slug: string;
  version?: number | null | undefined;
};

export type ShopContractType =
  | 'OneTime'
  | 'Recurring';

export type ShopDebitObstacle =
  | 'bicMissing'
  | 'notByDebit'
  | 'notInWork'
  | 'nothingDue'
  | 'underWay'
  | 'unreadable';

/** ISO 20022 reason code. */
export type ShopDebitReturnReason =
  | 'AC01'
  | 'AC04'
  | 'AC06'
  | 'AM04'
  | 'MD01'
  | 'MD06'
  | 'MD07'
  | 'MS02'
  | 'MS03'
  | 'OTHER';

/** Included in a file, withdrawn with its file, or returned. */
export type ShopDebitState =
  | 'collected'
  | 'returned'
  | 'withdrawn';

export type ShopFilter = {
  appTypes?: Array<string> | null | undefined;
  contractTypes?: Array<string> | null | undefined;
  isDiscounted?: boolean | null | undefined;
  licenceTypes?: Array<string> | null | undefined;
  /** Net, in euros. Prices on request are not included. */
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
  /** Quantity of a bundle part, otherwise 1. */
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
  /** Omit to create a new one. */
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
  /** Version the change is based on. */
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
  /** Omit to create a new one. */
  id?: string | null | undefined;
  name: string;
  status?: number | null | undefined;
  /** Only overwrites this version; otherwise returns `PROJECT_CHANGED`. Omit to overwrite any version. */
  version?: number | null | undefined;
};

export type ShopViewType =
  | 'BundleArticle'
  | 'GroupArticle'
  | 'MainArticle'
  | 'SubArticle';

export type UnitVersionInput = {
  id: string;
  /** Version the change is based on; a different current version is a conflict. */
  version: number;
};

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

export type MyExternalSignInsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyExternalSignInsQuery = { myExternalSignIns: Array<{ id: string, provider: string, email: string, linkedAt: string, lastUsedAt: string }> };

export type OwnExternalFragment = { id: string, provider: string, email: string, linkedAt: string, lastUsedAt: string };

export type UnlinkExternalSignInMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkExternalSignInMutation = { unlinkExternalSignIn: { isSuccess: boolean, message: string | null, modelId: string | null } };

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
  roles?: Array<string> | string | null | undefined;
  states?: Array<string> | string | null | undefined;
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

export type AcademyCoursesQueryVariables = Exact<{
  language: string;
}>;


export type AcademyCoursesQuery = { academyCourses: Array<{ id: string, slug: string, language: string, title: string, summary: string, category: string, nextStep: string | null, totalSteps: number, doneSteps: number, startTime: string | null, endTime: string | null, endDay: string | null, spentTime: number }> };

export type AcademyCourseQueryVariables = Exact<{
  slug: string;
  language: string;
}>;


export type AcademyCourseQuery = { academyCourse: { course: { id: string, slug: string, language: string, title: string, summary: string, nextStep: string | null, totalSteps: number, doneSteps: number, endTime: string | null }, steps: Array<{ id: string, slug: string, language: string, title: string, body: string, endTime: string | null }> } };

export type AcademyStaffQueryVariables = Exact<{
  language: string;
}>;


export type AcademyStaffQuery = { academyStaff: Array<{ userId: string, name: string, courseSlug: string, courseTitle: string, totalSteps: number, doneSteps: number, endTime: string | null, endDay: string | null, spentTime: number }> };

export type ReportAcademyStepMutationVariables = Exact<{
  stepId: string;
  seconds: number;
  isDone: boolean;
}>;


export type ReportAcademyStepMutation = { reportAcademyStep: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type AlertMailSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertMailSettingsQuery = { alertMailSettings: { quietFrom: number, quietTo: number, digestAt: number, byMail: boolean, ways: Array<{ kind: string, way: AlertMailWay }> } };

export type SaveAlertMailSettingsMutationVariables = Exact<{
  settings: AlertMailSettingsInput;
}>;


export type SaveAlertMailSettingsMutation = { saveAlertMailSettings: { isSuccess: boolean, message: string | null } };

export type AlertRulesQueryVariables = Exact<{
  unitId?: string | null | undefined;
}>;


export type AlertRulesQuery = { alertRules: { branches: Array<string>, rules: Array<{ rule: string, value: number | null, isOwn: boolean, inherited: number | null }> } };

export type SaveAlertRulesMutationVariables = Exact<{
  unitId?: string | null | undefined;
  rules: Array<AlertRuleInput> | AlertRuleInput;
}>;


export type SaveAlertRulesMutation = { saveAlertRules: { isSuccess: boolean, message: string | null } };

export type MayWriteContentQueryVariables = Exact<{ [key: string]: never; }>;


export type MayWriteContentQuery = { mayWriteContent: boolean };

export type EditedContentQueryVariables = Exact<{
  kind: string;
  search?: string | null | undefined;
}>;


export type EditedContentQuery = { editedContent: Array<{ id: string, slug: string, parentId: string | null, isDraft: boolean, publishDate: string, lastModified: string, lastModifiedBy: string, helpful: number, notHelpful: number, texts: Array<{ language: string, title: string, isOutOfDate: boolean }> }> };

export type EditedContentEntryQueryVariables = Exact<{
  id: string;
}>;


export type EditedContentEntryQuery = { editedContentEntry: { id: string, kind: string, slug: string, parentId: string | null, order: number, isDraft: boolean, publishDate: string, version: number, lastModified: string, lastModifiedBy: string, helpful: number, notHelpful: number, audience: { isPublic: boolean, roles: Array<string>, countries: Array<string>, frontEnds: Array<string>, editions: Array<string> }, details: { version: string, frontEnd: string | null, files: Array<{ version: string, releasedOn: string, address: string, bytes: number, sha256: string, minimumRegisterVersion: string }> }, texts: Array<{ language: string, title: string, summary: string, body: string, tags: Array<string>, isOutOfDate: boolean }> } };

export type ContentRevisionsQueryVariables = Exact<{
  id: string;
}>;


export type ContentRevisionsQuery = { contentRevisions: Array<{ version: number, savedAt: string, savedBy: string, texts: Array<{ language: string, title: string, summary: string, body: string, tags: Array<string> }> }> };

export type ContentCommentsQueryVariables = Exact<{
  id: string;
}>;


export type ContentCommentsQuery = { contentComments: Array<{ isHelpful: boolean, comment: string, votedAt: string }> };

export type SaveContentEntryMutationVariables = Exact<{
  entry: ContentEntryInput;
}>;


export type SaveContentEntryMutation = { saveContentEntry: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveContentEntryMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveContentEntryMutation = { removeContentEntry: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type CalendarQueryVariables = Exact<{
  from: string;
  to: string;
  language: string;
}>;


export type CalendarQuery = { calendar: { mayWrite: boolean, mayWriteForAll: boolean, occurrences: Array<{ eventId: string, title: string, description: string, day: string, endDay: string, startMinutes: number | null, endMinutes: number | null, startsAt: string, zone: string, unitId: string | null, unitName: string | null, isForAll: boolean, recurrence: string, mayChange: boolean }>, holidays: Array<{ day: string, name: string, unitNames: Array<string>, isEverywhere: boolean }> } };

export type CalendarEventQueryVariables = Exact<{
  id: string;
}>;


export type CalendarEventQuery = { calendarEvent: { id: string, version: number, title: string, description: string, titleEn: string, descriptionEn: string, day: string, endDay: string, startMinutes: number | null, endMinutes: number | null, recurrence: string, unitId: string | null, isForAll: boolean } };

export type FindEventsQueryVariables = Exact<{
  search: string;
  language: string;
}>;


export type FindEventsQuery = { searchCalendar: Array<{ eventId: string, title: string, day: string, unitName: string | null }> };

export type CalendarFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedQuery = { calendarFeed: { createdAt: string } | null };

export type SaveCalendarEventMutationVariables = Exact<{
  event: CalendarEventInput;
}>;


export type SaveCalendarEventMutation = { saveCalendarEvent: { isSuccess: boolean, modelId: string | null } };

export type RemoveCalendarEventMutationVariables = Exact<{
  id: string;
  ofDay?: string | null | undefined;
}>;


export type RemoveCalendarEventMutation = { removeCalendarEvent: { isSuccess: boolean } };

export type RestoreCalendarEventMutationVariables = Exact<{
  id: string;
  ofDay?: string | null | undefined;
}>;


export type RestoreCalendarEventMutation = { restoreCalendarEvent: { isSuccess: boolean } };

export type CreateCalendarFeedMutationVariables = Exact<{
  language: string;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: string };

export type RevokeCalendarFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { isSuccess: boolean } };

export type ContentListQueryVariables = Exact<{
  kinds: Array<string> | string;
  language: string;
  parent?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ContentListQuery = { contentEntries: { nodes: Array<{ id: string, kind: string, slug: string, language: string, title: string, summary: string, publishDate: string, parentSlug: string | null, parentTitle: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ContentTextsQueryVariables = Exact<{
  kinds: Array<string> | string;
  language: string;
  parent?: string | null | undefined;
  search?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ContentTextsQuery = { contentEntries: { nodes: Array<{ id: string, kind: string, slug: string, language: string, title: string, summary: string, body: string, isPublic: boolean, publishDate: string, parentSlug: string | null, parentTitle: string | null, details: { version: string, frontEnd: string | null } }> } };

export type ContentReadingQueryVariables = Exact<{
  kind: string;
  slug: string;
  language: string;
}>;


export type ContentReadingQuery = { contentEntry: { wasHelpful: boolean | null, entry: { id: string, kind: string, slug: string, language: string, title: string, summary: string, body: string, isPublic: boolean, publishDate: string, lastModified: string, parentSlug: string | null, parentTitle: string | null, details: { version: string, frontEnd: string | null, files: Array<{ version: string, releasedOn: string, address: string, bytes: number, sha256: string, minimumRegisterVersion: string }> } } } };

export type VoteOnContentMutationVariables = Exact<{
  entryId: string;
  isHelpful?: boolean | null | undefined;
  comment: string;
}>;


export type VoteOnContentMutation = { voteOnContent: { isSuccess: boolean, message: string | null, modelId: string | null } };

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

export type PushKeyQueryVariables = Exact<{ [key: string]: never; }>;


export type PushKeyQuery = { pushKey: string };

export type PushDevicesQueryVariables = Exact<{
  endpoint?: string | null | undefined;
}>;


export type PushDevicesQuery = { pushDevices: Array<{ id: string, userAgent: string, since: string, isCurrent: boolean }> };

export type AddPushDeviceMutationVariables = Exact<{
  device: PushDeviceInput;
}>;


export type AddPushDeviceMutation = { addPushDevice: { isSuccess: boolean, message: string | null } };

export type RemovePushDeviceMutationVariables = Exact<{
  id: string;
}>;


export type RemovePushDeviceMutation = { removePushDevice: { isSuccess: boolean, message: string | null } };

export type ReleaseFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ReleaseFeedQuery = { releaseFeed: { createdAt: string } | null };

export type CreateReleaseFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateReleaseFeedMutation = { createReleaseFeed: string };

export type RevokeReleaseFeedMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeReleaseFeedMutation = { revokeReleaseFeed: { isSuccess: boolean } };

export type SwapProductsQueryVariables = Exact<{
  language: string;
  types: Array<string> | string;
}>;


export type SwapProductsQuery = { shopCatalogue: { nodes: Array<{ id: number }> } };

export type SwapProductQueryVariables = Exact<{
  language: string;
  id: number;
}>;


export type SwapProductQuery = { shopProduct: { product: { id: number, categoryId: string, articleName: string, active: boolean, type: string, viewType: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, articleNr: string, articlePrice: number, setupFee: number, articleEan: string, appRegLevel: number, shortDescription: string, longDescription: string, importantNotice: string, imageUrls: Array<string>, discountedPrice: number | null, functions: string, licenseRequired: boolean, upgradeValue: number | null, shopDiscount: { description: string, startDate: string, endDate: string } | null } } | null };

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

export type OrganizationUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrganizationUnitsQuery = { organizationUnits: Array<{ id: string, name: string, type: string, parentId: string | null, zone: string, currency: string, status: number, isActive: boolean, deviceCount: number }> };

export type CustomerRecordFragment = { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, title: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, fax: string | null, externalCrmEntityId: string | null };

export type CustomerRowFragment = { id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, title: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, fax: string | null, externalCrmEntityId: string | null };

export type CustomersQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CustomersQuery = { customers: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, company: string | null, title: string | null, firstName: string | null, lastName: string | null, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, country: string, phone: string | null, fax: string | null, externalCrmEntityId: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type CustomerNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type CustomerNamesQuery = { customers: { nodes: Array<{ id: string, name: string }> } };

export type CustomerNameQueryVariables = Exact<{
  id: string;
}>;


export type CustomerNameQuery = { customer: { name: string } | null };

export type FindCustomersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindCustomersQuery = { customers: { nodes: Array<{ id: string, name: string, city: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type OrganizationAddressRecordFragment = { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, organizationId: string, kind: string, isDefault: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, organization: { id: string, name: string } | null };

export type OrganizationAddressRowFragment = { id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, organizationId: string, kind: string, isDefault: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, organization: { id: string, name: string } | null };

export type OrganizationAddressesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OrganizationAddressesQuery = { organizationAddresses: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, organizationId: string, kind: string, isDefault: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, organization: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type OrganizationAddressNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type OrganizationAddressNamesQuery = { organizationAddresses: { nodes: Array<{ id: string, name: string }> } };

export type OrganizationAddressNameQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationAddressNameQuery = { organizationAddress: { name: string } | null };

export type FindOrganizationAddressesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindOrganizationAddressesQuery = { organizationAddresses: { nodes: Array<{ id: string, name: string, city: string }>, pageInfo: { hasNextPage: boolean } } };

export type OrganizationRecordFragment = { id: string, version: number, isActive: boolean, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null };

export type OrganizationRowFragment = { id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null };

export type OrganizationsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OrganizationsQuery = { organizations: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type OrganizationNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type OrganizationNamesQuery = { organizations: { nodes: Array<{ id: string, name: string }> } };

export type OrganizationNameQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationNameQuery = { organization: { name: string } | null };

export type FindOrganizationsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindOrganizationsQuery = { organizations: { nodes: Array<{ id: string, name: string, city: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { accessPolicy: string, language: string, demoFilled: number | null, settings: string | null, shortcuts: Array<string> } };

export type DemoFilledQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoFilledQuery = { me: { demoFilled: number | null } };

export type ToldDeletionFragment = { id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> };

export type AddressesOfQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
}>;


export type AddressesOfQuery = { organizationAddresses: { nodes: Array<{ id: string, kind: string, isDefault: boolean, isActive: boolean, name: string, address: string, additionalAddress: string | null, zipCode: string, city: string, country: string, phone: string | null, email: string | null }>, pageInfo: { hasNextPage: boolean } } };

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

export type TenantCustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TenantCustomersQuery = { tenantCustomers: { nodes: Array<{ id: string, name: string, street: string | null, houseNumber: string | null, zipCode: string | null, city: string | null, phone: string | null, externalCrmEntityId: string | null, tenantName: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OwnOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnOrganizationsQuery = { organizations: { nodes: Array<{ id: string, name: string, city: string | null }> } };

export type UnitsOfOrganizationQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitsOfOrganizationQuery = { organizationUnits: Array<{ id: string, name: string, type: string, isActive: boolean, organizationId: string | null }> };

export type UnitPlaceFragment = { id: string, name: string, description: string, type: string, parentId: string | null, sort: number, status: number, isActive: boolean, deviceCount: number };

export type UnitTreeQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitTreeQuery = { organizationUnits: Array<{ id: string, name: string, description: string, type: string, parentId: string | null, sort: number, status: number, isActive: boolean, deviceCount: number }> };

export type UnitHoursFragment = { closedDays: Array<string>, spans: Array<{ weekday: number, from: number, to: number }> };

export type UnitFactsFragment = { id: string, version: number, name: string, description: string, type: string, parentId: string | null, organizationId: string | null, databaseId: string | null, country: string, zone: string, cutOffMinutes: number, currency: string, status: number, isActive: boolean, deviceCount: number, openingHours: { closedDays: Array<string>, spans: Array<{ weekday: number, from: number, to: number }> } | null };

export type OrganizationUnitQueryVariables = Exact<{
  id: string;
}>;


export type OrganizationUnitQuery = { organizationUnit: { id: string, version: number, name: string, description: string, type: string, parentId: string | null, organizationId: string | null, databaseId: string | null, country: string, zone: string, cutOffMinutes: number, currency: string, status: number, isActive: boolean, deviceCount: number, openingHours: { closedDays: Array<string>, spans: Array<{ weekday: number, from: number, to: number }> } | null } };

export type OpeningHoursOfUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpeningHoursOfUnitsQuery = { organizationUnits: Array<{ id: string, version: number, name: string, type: string, parentId: string | null, openingHours: { closedDays: Array<string>, spans: Array<{ weekday: number, from: number, to: number }> } | null }> };

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

export type SetOpeningHoursMutationVariables = Exact<{
  changes: Array<OpeningHoursChangeInput> | OpeningHoursChangeInput;
}>;


export type SetOpeningHoursMutation = { setOpeningHours: { isSuccess: boolean, message: string | null, modelId: string | null } };

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

export type ComparedHolidaysQueryVariables = Exact<{
  from: string;
  to: string;
  otherFrom: string;
  otherTo: string;
  language: string;
}>;


export type ComparedHolidaysQuery = { shown: { holidays: Array<{ day: string, name: string }> }, compared: { holidays: Array<{ day: string, name: string }> } };

export type ReportMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportMailsQuery = { reportMails: Array<{ id: string, version: number, name: string, rhythm: ReportMailRhythm, question: string | null, unitIds: Array<string> | null, file: ReportMailFile, language: string, sendAtMinutes: number, isActive: boolean, authorName: string, nextFrom: string, nextDueAt: string, recipients: Array<{ email: string, isInside: boolean, state: string }>, runs: Array<{ from: string, to: string, result: string, recipients: number, cause: string | null, at: string }> }> };

export type SaveReportMailMutationVariables = Exact<{
  reportMail: ReportMailInput;
}>;


export type SaveReportMailMutation = { saveReportMail: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveReportMailMutationVariables = Exact<{
  id: string;
}>;


export type RemoveReportMailMutation = { removeReportMail: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ResendReportMailConfirmationMutationVariables = Exact<{
  id: string;
  email: string;
}>;


export type ResendReportMailConfirmationMutation = { resendReportMailConfirmation: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ReportPinsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportPinsQuery = { reportPins: Array<{ viewId: string, name: string, query: string | null, ownerName: string | null, range: ReportPinRange }> };

export type PinReportMutationVariables = Exact<{
  viewId: string;
  range: ReportPinRange;
  place?: number | null | undefined;
}>;


export type PinReportMutation = { pinReport: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type UnpinReportMutationVariables = Exact<{
  viewId: string;
}>;


export type UnpinReportMutation = { unpinReport: { isSuccess: boolean, message: string | null, modelId: string | null } };

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

export type CheckoutAddressPartsFragment = { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string };

export type CheckoutStartQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutStartQuery = { checkoutStart: { vatId: string, sellerName: string | null, billing: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, delivery: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string } | null, creditor: { name: string, creditorId: string, noticeDays: number, noteDe: string, noteEn: string } | null, addresses: Array<{ id: string, kind: string, isDefault: boolean, address: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string } }> } };

export type OrderPreviewQueryVariables = Exact<{
  order: OrderPreviewInput;
}>;


export type OrderPreviewQuery = { previewShopOrder: { net: number, vatRate: number, vatReason: string, tax: number, gross: number, obstacles: Array<string>, lines: Array<{ lineId: string, name: string, quantity: number, licenseKey: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, price: number, setupFee: number, total: number, addOns: Array<{ shopNumber: number, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number }>, subProducts: Array<{ shopNumber: number, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number }> }>, faults: Array<{ lineId: string, code: string, name: string, found: string | null, other: string | null }> } };

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

export type DebitCreditorFactsFragment = { name: string, creditorId: string, iban: string, bic: string, address: string, zipCode: string, city: string, country: string, noticeDays: number, noteDe: string, noteEn: string, version: number };

export type DebitCreditorQueryVariables = Exact<{ [key: string]: never; }>;


export type DebitCreditorQuery = { debitCreditor: { name: string, creditorId: string, iban: string, bic: string, address: string, zipCode: string, city: string, country: string, noticeDays: number, noteDe: string, noteEn: string, version: number } | null };

export type DebitCollectionDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type DebitCollectionDaysQuery = { debitCollectionDays: { earliest: string, latest: string } };

export type OpenDebitsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OpenDebitsQuery = { debitCreditor: { version: number } | null, openDebits: { totalCount: number, nodes: Array<{ id: string, number: string, buyerName: string, holder: string, ibanEnd: string, gross: number, invoiceNumber: string | null, placedAt: string, returnReason: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OpenDebitFactsFragment = { id: string, number: string, buyerName: string, holder: string, ibanEnd: string, gross: number, invoiceNumber: string | null, placedAt: string, returnReason: string | null };

export type DebitFilesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DebitFilesQuery = { debitFiles: { totalCount: number, nodes: Array<{ id: string, number: string, collectOn: string, debitCount: number, total: number, madeByName: string, madeAt: string, withdrawnAt: string | null, returnedCount: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DebitFileListedFragment = { id: string, number: string, collectOn: string, debitCount: number, total: number, madeByName: string, madeAt: string, withdrawnAt: string | null, returnedCount: number };

export type DebitFileQueryVariables = Exact<{
  id: string;
}>;


export type DebitFileQuery = { debitFile: { id: string, number: string, collectOn: string, total: number, madeByName: string, madeAt: string, withdrawnAt: string | null, withdrawnByName: string | null, mayWithdraw: boolean, debits: Array<{ id: string, orderId: string, orderNumber: string, buyerName: string, holder: string, ibanEnd: string, amount: number, attempt: number, state: string, returnReason: string | null }> } | null };

export type DebitFileFactsFragment = { id: string, number: string, collectOn: string, total: number, madeByName: string, madeAt: string, withdrawnAt: string | null, withdrawnByName: string | null, mayWithdraw: boolean, debits: Array<{ id: string, orderId: string, orderNumber: string, buyerName: string, holder: string, ibanEnd: string, amount: number, attempt: number, state: string, returnReason: string | null }> };

export type SaveDebitCreditorMutationVariables = Exact<{
  creditor: DebitCreditorInput;
  version?: number | null | undefined;
  password: string;
}>;


export type SaveDebitCreditorMutation = { saveDebitCreditor: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ShowDebitAccountMutationVariables = Exact<{
  orderId: string;
  password: string;
}>;


export type ShowDebitAccountMutation = { showDebitAccount: { holder: string, iban: string, bic: string | null, mandate: string, signedOn: string, creditorId: string | null } };

export type CollectDebitsMutationVariables = Exact<{
  key: string;
  orderIds: Array<string> | string;
  collectOn?: string | null | undefined;
  password: string;
}>;


export type CollectDebitsMutation = { collectDebits: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type WithdrawDebitFileMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawDebitFileMutation = { withdrawDebitFile: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ReturnDebitMutationVariables = Exact<{
  id: string;
  reason: string;
  note: string;
}>;


export type ReturnDebitMutation = { returnDebit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RestoreDebitMutationVariables = Exact<{
  id: string;
}>;


export type RestoreDebitMutation = { restoreDebit: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ShopOrderQueryVariables = Exact<{
  id: string;
}>;


export type ShopOrderQuery = { shopOrder: { id: string, number: string, status: ShopOrderStatus, statusReason: string | null, version: number, successorId: string | null, successorNumber: string | null, predecessorId: string | null, predecessorNumber: string | null, customerId: string | null, customerName: string, buyerName: string, vatId: string | null, termsVersion: string, note: string, purchaseOrderNumber: string, buyerEmail: string | null, buyerPhone: string | null, sellerNote: string | null, net: number, vatRate: number, vatReason: string, tax: number, gross: number, invoiceNumber: string | null, invoicedAt: string | null, placedByName: string, placedAt: string, isBought: boolean, isSold: boolean, isCancelled: boolean, mayEdit: boolean, mayAnswer: boolean, hidesKeys: boolean, nextStatuses: Array<ShopOrderStatus>, mayCollect: boolean, debitObstacle: ShopDebitObstacle | null, seller: { name: string, city: string | null, phone: string | null, email: string | null, website: string | null }, lines: Array<{ lineId: string, shopNumber: number, articleNr: string, name: string, quantity: number, licenseKey: string, comment: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, price: number, setupFee: number, total: number, addOns: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number }>, subProducts: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number }> }>, billingAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, deliveryAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, payment: { kind: string, holder: string | null, ibanEnd: string | null, mandate: string | null, creditorId: string | null, mandateText: Array<string> }, events: Array<{ id: string, status: ShopOrderStatus, reason: string | null, byName: string, bySeller: boolean, at: string }>, debits: Array<{ id: string, state: ShopDebitState, attempt: number, amount: number, collectOn: string, fileNumber: string | null, madeByName: string | null, madeAt: string | null, returnReason: ShopDebitReturnReason | null, returnNote: string | null, returnedAt: string | null, returnedByName: string | null }>, keys: Array<{ lineId: string, piece: number, serial: string, done: ShopOrderKeyDone }> } | null };

export type ShopOrderFactsFragment = { id: string, number: string, status: ShopOrderStatus, statusReason: string | null, version: number, successorId: string | null, successorNumber: string | null, predecessorId: string | null, predecessorNumber: string | null, customerId: string | null, customerName: string, buyerName: string, vatId: string | null, termsVersion: string, note: string, purchaseOrderNumber: string, buyerEmail: string | null, buyerPhone: string | null, sellerNote: string | null, net: number, vatRate: number, vatReason: string, tax: number, gross: number, invoiceNumber: string | null, invoicedAt: string | null, placedByName: string, placedAt: string, isBought: boolean, isSold: boolean, isCancelled: boolean, mayEdit: boolean, mayAnswer: boolean, hidesKeys: boolean, nextStatuses: Array<ShopOrderStatus>, mayCollect: boolean, debitObstacle: ShopDebitObstacle | null, seller: { name: string, city: string | null, phone: string | null, email: string | null, website: string | null }, lines: Array<{ lineId: string, shopNumber: number, articleNr: string, name: string, quantity: number, licenseKey: string, comment: string, contractType: string, contractDurationMonths: number, billingIntervalMonths: number, price: number, setupFee: number, total: number, addOns: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number }>, subProducts: Array<{ shopNumber: number, articleNr: string, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number }> }>, billingAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, deliveryAddress: { name: string, nameAddition: string, address: string, additionalAddress: string, zipCode: string, city: string, country: string }, payment: { kind: string, holder: string | null, ibanEnd: string | null, mandate: string | null, creditorId: string | null, mandateText: Array<string> }, events: Array<{ id: string, status: ShopOrderStatus, reason: string | null, byName: string, bySeller: boolean, at: string }>, debits: Array<{ id: string, state: ShopDebitState, attempt: number, amount: number, collectOn: string, fileNumber: string | null, madeByName: string | null, madeAt: string | null, returnReason: ShopDebitReturnReason | null, returnNote: string | null, returnedAt: string | null, returnedByName: string | null }>, keys: Array<{ lineId: string, piece: number, serial: string, done: ShopOrderKeyDone }> };

export type ShopOrderPartFactsFragment = { shopNumber: number, articleNr: string, name: string, price: number, setupFee: number, contractType: string, billingIntervalMonths: number };

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

export type CancelShopOrderMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type CancelShopOrderMutation = { cancelShopOrder: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type AnswerShopOrderMutationVariables = Exact<{
  id: string;
  version: number;
  answer: string;
}>;


export type AnswerShopOrderMutation = { answerShopOrder: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ShopOrderAsCartQueryVariables = Exact<{
  id: string;
  language: string;
}>;


export type ShopOrderAsCartQuery = { shopOrderAsCart: { cart: string, leftOut: Array<string> } };

export type ShopOrdersQueryVariables = Exact<{
  view: ShopOrderView;
  search?: string | null | undefined;
  status?: Array<ShopOrderStatus> | ShopOrderStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ShopOrdersQuery = { shopOrders: { totalCount: number, nodes: Array<{ id: string, number: string, status: ShopOrderStatus, isCancelled: boolean, purchaseOrderNumber: string, customerName: string, buyerName: string, sellerName: string, placedAt: string, placedByName: string, firstArticle: string, lineCount: number, licenceKeys: Array<string>, setupFee: number, contractDurationMonths: number, net: number, gross: number, invoiceNumber: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ShopOrderListedFragment = { id: string, number: string, status: ShopOrderStatus, isCancelled: boolean, purchaseOrderNumber: string, customerName: string, buyerName: string, sellerName: string, placedAt: string, placedByName: string, firstArticle: string, lineCount: number, licenceKeys: Array<string>, setupFee: number, contractDurationMonths: number, net: number, gross: number, invoiceNumber: string | null };

export type SearchShopOrdersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type SearchShopOrdersQuery = { shopOrders: { nodes: Array<{ id: string, number: string, status: ShopOrderStatus, isCancelled: boolean, purchaseOrderNumber: string, customerName: string, placedAt: string, gross: number }>, pageInfo: { hasNextPage: boolean } } };

export type ListedProductsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
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

export type UpdatePricesQueryVariables = Exact<{ [key: string]: never; }>;


export type UpdatePricesQuery = { licenceUpdatePrices: Array<{ id: string, appType: string, licenceType: string, fromVersion: number, isUpgrade: boolean, mainVersion: number, price: number, version: number }> };

export type SaveUpdatePriceMutationVariables = Exact<{
  place: LicenceUpdatePlace;
  price: number;
  version?: number | null | undefined;
}>;


export type SaveUpdatePriceMutation = { saveLicenceUpdatePrice: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type RemoveUpdatePriceMutationVariables = Exact<{
  place: LicenceUpdatePlace;
  version: number;
}>;


export type RemoveUpdatePriceMutation = { removeLicenceUpdatePrice: { isSuccess: boolean, message: string | null, modelId: string | null } };

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
export const OwnExternalFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OwnExternal on ExternalSignIn {
  id
  provider
  email
  linkedAt
  lastUsedAt
}
    `, {"fragmentName":"OwnExternal"}) as unknown as TypedDocumentString<OwnExternalFragment, unknown>;
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
    `, {"fragmentName":"CustomerRow"}) as unknown as TypedDocumentString<CustomerRowFragment, unknown>;
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
    `, {"fragmentName":"OrganizationAddressRow"}) as unknown as TypedDocumentString<OrganizationAddressRowFragment, unknown>;
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
    `, {"fragmentName":"OrganizationRow"}) as unknown as TypedDocumentString<OrganizationRowFragment, unknown>;
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
export const UnitHoursFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment UnitHours on OpeningHours {
  spans {
    weekday
    from
    to
  }
  closedDays
}
    `, {"fragmentName":"UnitHours"}) as unknown as TypedDocumentString<UnitHoursFragment, unknown>;
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
  openingHours {
    ...UnitHours
  }
  currency
  status
  isActive
  deviceCount
}
    fragment UnitHours on OpeningHours {
  spans {
    weekday
    from
    to
  }
  closedDays
}`, {"fragmentName":"UnitFacts"}) as unknown as TypedDocumentString<UnitFactsFragment, unknown>;
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
export const DebitCreditorFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DebitCreditorFacts on DebitCreditor {
  name
  creditorId
  iban
  bic
  address
  zipCode
  city
  country
  noticeDays
  noteDe
  noteEn
  version
}
    `, {"fragmentName":"DebitCreditorFacts"}) as unknown as TypedDocumentString<DebitCreditorFactsFragment, unknown>;
export const OpenDebitFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment OpenDebitFacts on OpenDebit {
  id
  number
  buyerName
  holder
  ibanEnd
  gross
  invoiceNumber
  placedAt
  returnReason
}
    `, {"fragmentName":"OpenDebitFacts"}) as unknown as TypedDocumentString<OpenDebitFactsFragment, unknown>;
export const DebitFileListedFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DebitFileListed on DebitFileRow {
  id
  number
  collectOn
  debitCount
  total
  madeByName
  madeAt
  withdrawnAt
  returnedCount
}
    `, {"fragmentName":"DebitFileListed"}) as unknown as TypedDocumentString<DebitFileListedFragment, unknown>;
export const DebitFileFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DebitFileFacts on DebitFile {
  id
  number
  collectOn
  total
  madeByName
  madeAt
  withdrawnAt
  withdrawnByName
  mayWithdraw
  debits {
    id
    orderId
    orderNumber
    buyerName
    holder
    ibanEnd
    amount
    attempt
    state
    returnReason
  }
}
    `, {"fragmentName":"DebitFileFacts"}) as unknown as TypedDocumentString<DebitFileFactsFragment, unknown>;
export const ShopOrderPartFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ShopOrderPartFacts on ShopOrderPart {
  shopNumber
  articleNr
  name
  price
  setupFee
  contractType
  billingIntervalMonths
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
    creditorId
    mandateText
  }
  termsVersion
  note
  purchaseOrderNumber
  buyerEmail
  buyerPhone
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
  isCancelled
  mayEdit
  mayAnswer
  hidesKeys
  nextStatuses
  events {
    id
    status
    reason
    byName
    bySeller
    at
  }
  mayCollect
  debitObstacle
  debits {
    id
    state
    attempt
    amount
    collectOn
    fileNumber
    madeByName
    madeAt
    returnReason
    returnNote
    returnedAt
    returnedByName
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
  contractType
  billingIntervalMonths
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
  isCancelled
  purchaseOrderNumber
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
export const AuditLogDocument = {"__meta__":{"hash":"KZfbWQxd8fHb"}} as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const AuditLogPeopleDocument = {"__meta__":{"hash":"Rt9_YViyYZQS"}} as unknown as TypedDocumentString<AuditLogPeopleQuery, AuditLogPeopleQueryVariables>;
export const AuditLogChoicesDocument = {"__meta__":{"hash":"mS2BfbUG_h-K"}} as unknown as TypedDocumentString<AuditLogChoicesQuery, AuditLogChoicesQueryVariables>;
export const SupportVisitsDocument = {"__meta__":{"hash":"EGfi2Va1h7R-"}} as unknown as TypedDocumentString<SupportVisitsQuery, SupportVisitsQueryVariables>;
export const CheckFirstLoginDocument = {"__meta__":{"hash":"E6shZF7HfavQ"}} as unknown as TypedDocumentString<CheckFirstLoginMutation, CheckFirstLoginMutationVariables>;
export const InvitationsDocument = {"__meta__":{"hash":"liWUJZOQE45T"}} as unknown as TypedDocumentString<InvitationsQuery, InvitationsQueryVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"P9SK7rinclI5"}} as unknown as TypedDocumentString<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = {"__meta__":{"hash":"AU7lliUOPK_H"}} as unknown as TypedDocumentString<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const WithdrawInvitationDocument = {"__meta__":{"hash":"2HLJoNbSYZWX"}} as unknown as TypedDocumentString<WithdrawInvitationMutation, WithdrawInvitationMutationVariables>;
export const RestoreInvitationDocument = {"__meta__":{"hash":"vB7m8EW-44w5"}} as unknown as TypedDocumentString<RestoreInvitationMutation, RestoreInvitationMutationVariables>;
export const ProfileDocument = {"__meta__":{"hash":"0nVvyEgecVsi"}} as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;
export const SaveProfileDocument = {"__meta__":{"hash":"qUOSfbfKQpU_"}} as unknown as TypedDocumentString<SaveProfileMutation, SaveProfileMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"hJih4I3kSCdq"}} as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const MySessionsDocument = {"__meta__":{"hash":"gxwbGzDGWlXA"}} as unknown as TypedDocumentString<MySessionsQuery, MySessionsQueryVariables>;
export const EndSessionDocument = {"__meta__":{"hash":"2XHPAmfD0ztK"}} as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"o_CdFIjwxU46"}} as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const SignInHistoryDocument = {"__meta__":{"hash":"24HoNB8YlsR0"}} as unknown as TypedDocumentString<SignInHistoryQuery, SignInHistoryQueryVariables>;
export const MyExternalSignInsDocument = {"__meta__":{"hash":"3UYGtgE_55q9"}} as unknown as TypedDocumentString<MyExternalSignInsQuery, MyExternalSignInsQueryVariables>;
export const UnlinkExternalSignInDocument = {"__meta__":{"hash":"0Uzy0zMaURi_"}} as unknown as TypedDocumentString<UnlinkExternalSignInMutation, UnlinkExternalSignInMutationVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"JLxIgOz3o1fA"}} as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = {"__meta__":{"hash":"U19m_TSk-LoK"}} as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const RemoveViewDocument = {"__meta__":{"hash":"MH6s_l9EOqfO"}} as unknown as TypedDocumentString<RemoveViewMutation, RemoveViewMutationVariables>;
export const RestoreViewDocument = {"__meta__":{"hash":"kJuDpxw-ibbf"}} as unknown as TypedDocumentString<RestoreViewMutation, RestoreViewMutationVariables>;
export const SetDefaultViewDocument = {"__meta__":{"hash":"pZV43k7Gh-MT"}} as unknown as TypedDocumentString<SetDefaultViewMutation, SetDefaultViewMutationVariables>;
export const SwitchUserDocument = {"__meta__":{"hash":"c-XW8TnD8E0C"}} as unknown as TypedDocumentString<SwitchUserMutation, SwitchUserMutationVariables>;
export const ClearSwitchDocument = {"__meta__":{"hash":"wsfHVZGtc8M6"}} as unknown as TypedDocumentString<ClearSwitchMutation, ClearSwitchMutationVariables>;
export const UsersDocument = {"__meta__":{"hash":"cvI7m43t64TK"}} as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const SaveUserDocument = {"__meta__":{"hash":"Vvjm0tzdKWeg"}} as unknown as TypedDocumentString<SaveUserMutation, SaveUserMutationVariables>;
export const RemoveUsersDocument = {"__meta__":{"hash":"OvZ0O0X1piJT"}} as unknown as TypedDocumentString<RemoveUsersMutation, RemoveUsersMutationVariables>;
export const AcademyCoursesDocument = {"__meta__":{"hash":"bWYF4t8qWUGA"}} as unknown as TypedDocumentString<AcademyCoursesQuery, AcademyCoursesQueryVariables>;
export const AcademyCourseDocument = {"__meta__":{"hash":"7ZCljxdw2vmU"}} as unknown as TypedDocumentString<AcademyCourseQuery, AcademyCourseQueryVariables>;
export const AcademyStaffDocument = {"__meta__":{"hash":"7Jtcjvnu1KVq"}} as unknown as TypedDocumentString<AcademyStaffQuery, AcademyStaffQueryVariables>;
export const ReportAcademyStepDocument = {"__meta__":{"hash":"X4AXxAjOXASo"}} as unknown as TypedDocumentString<ReportAcademyStepMutation, ReportAcademyStepMutationVariables>;
export const AlertMailSettingsDocument = {"__meta__":{"hash":"TnF7MxkjOls5"}} as unknown as TypedDocumentString<AlertMailSettingsQuery, AlertMailSettingsQueryVariables>;
export const SaveAlertMailSettingsDocument = {"__meta__":{"hash":"7Wc394KJCwD7"}} as unknown as TypedDocumentString<SaveAlertMailSettingsMutation, SaveAlertMailSettingsMutationVariables>;
export const AlertRulesDocument = {"__meta__":{"hash":"dhARqdr0ej7C"}} as unknown as TypedDocumentString<AlertRulesQuery, AlertRulesQueryVariables>;
export const SaveAlertRulesDocument = {"__meta__":{"hash":"zL-WFsGDXn4J"}} as unknown as TypedDocumentString<SaveAlertRulesMutation, SaveAlertRulesMutationVariables>;
export const MayWriteContentDocument = {"__meta__":{"hash":"SDqGejKrsWMy"}} as unknown as TypedDocumentString<MayWriteContentQuery, MayWriteContentQueryVariables>;
export const EditedContentDocument = {"__meta__":{"hash":"cEtUP3dOY3JU"}} as unknown as TypedDocumentString<EditedContentQuery, EditedContentQueryVariables>;
export const EditedContentEntryDocument = {"__meta__":{"hash":"8xCP7yjogx8i"}} as unknown as TypedDocumentString<EditedContentEntryQuery, EditedContentEntryQueryVariables>;
export const ContentRevisionsDocument = {"__meta__":{"hash":"mYUcTbo_OBWm"}} as unknown as TypedDocumentString<ContentRevisionsQuery, ContentRevisionsQueryVariables>;
export const ContentCommentsDocument = {"__meta__":{"hash":"RbNECUF9d_T0"}} as unknown as TypedDocumentString<ContentCommentsQuery, ContentCommentsQueryVariables>;
export const SaveContentEntryDocument = {"__meta__":{"hash":"0f3-yzgTXyjG"}} as unknown as TypedDocumentString<SaveContentEntryMutation, SaveContentEntryMutationVariables>;
export const RemoveContentEntryDocument = {"__meta__":{"hash":"DdltBC22Boa1"}} as unknown as TypedDocumentString<RemoveContentEntryMutation, RemoveContentEntryMutationVariables>;
export const CalendarDocument = {"__meta__":{"hash":"Fpsu4MHVo9vo"}} as unknown as TypedDocumentString<CalendarQuery, CalendarQueryVariables>;
export const CalendarEventDocument = {"__meta__":{"hash":"YoZevwqgRltR"}} as unknown as TypedDocumentString<CalendarEventQuery, CalendarEventQueryVariables>;
export const FindEventsDocument = {"__meta__":{"hash":"6OtS3hbQJHfi"}} as unknown as TypedDocumentString<FindEventsQuery, FindEventsQueryVariables>;
export const CalendarFeedDocument = {"__meta__":{"hash":"Eua_fh-vTOjC"}} as unknown as TypedDocumentString<CalendarFeedQuery, CalendarFeedQueryVariables>;
export const SaveCalendarEventDocument = {"__meta__":{"hash":"yPu5eqh1pyM4"}} as unknown as TypedDocumentString<SaveCalendarEventMutation, SaveCalendarEventMutationVariables>;
export const RemoveCalendarEventDocument = {"__meta__":{"hash":"HBgAbLzEytXM"}} as unknown as TypedDocumentString<RemoveCalendarEventMutation, RemoveCalendarEventMutationVariables>;
export const RestoreCalendarEventDocument = {"__meta__":{"hash":"nPr-Jf4ltloI"}} as unknown as TypedDocumentString<RestoreCalendarEventMutation, RestoreCalendarEventMutationVariables>;
export const CreateCalendarFeedDocument = {"__meta__":{"hash":"ZxP6f4w-yU_d"}} as unknown as TypedDocumentString<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = {"__meta__":{"hash":"U22sZE_OxFmG"}} as unknown as TypedDocumentString<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const ContentListDocument = {"__meta__":{"hash":"MImAIJ-6FKx6"}} as unknown as TypedDocumentString<ContentListQuery, ContentListQueryVariables>;
export const ContentTextsDocument = {"__meta__":{"hash":"LMznQyetw3ZA"}} as unknown as TypedDocumentString<ContentTextsQuery, ContentTextsQueryVariables>;
export const ContentReadingDocument = {"__meta__":{"hash":"p88bqt9-zTs5"}} as unknown as TypedDocumentString<ContentReadingQuery, ContentReadingQueryVariables>;
export const VoteOnContentDocument = {"__meta__":{"hash":"JZFITtM75YqG"}} as unknown as TypedDocumentString<VoteOnContentMutation, VoteOnContentMutationVariables>;
export const NewsDocument = {"__meta__":{"hash":"w_8zuKsn8Y43"}} as unknown as TypedDocumentString<NewsQuery, NewsQueryVariables>;
export const FindNewsDocument = {"__meta__":{"hash":"DHInM8j4J5FH"}} as unknown as TypedDocumentString<FindNewsQuery, FindNewsQueryVariables>;
export const NewsItemDocument = {"__meta__":{"hash":"qMM-zG0afQ-j"}} as unknown as TypedDocumentString<NewsItemQuery, NewsItemQueryVariables>;
export const NotificationsDocument = {"__meta__":{"hash":"bYQ9RohxDdl3"}} as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const DismissNotificationDocument = {"__meta__":{"hash":"v4oPW-ENWj9x"}} as unknown as TypedDocumentString<DismissNotificationMutation, DismissNotificationMutationVariables>;
export const DismissAllNotificationsDocument = {"__meta__":{"hash":"LHRZ_L9i-22c"}} as unknown as TypedDocumentString<DismissAllNotificationsMutation, DismissAllNotificationsMutationVariables>;
export const RestoreNotificationsDocument = {"__meta__":{"hash":"U1q3Un7X-dDv"}} as unknown as TypedDocumentString<RestoreNotificationsMutation, RestoreNotificationsMutationVariables>;
export const PushKeyDocument = {"__meta__":{"hash":"iVLo0wXUyB38"}} as unknown as TypedDocumentString<PushKeyQuery, PushKeyQueryVariables>;
export const PushDevicesDocument = {"__meta__":{"hash":"y1n8XSJXmFjG"}} as unknown as TypedDocumentString<PushDevicesQuery, PushDevicesQueryVariables>;
export const AddPushDeviceDocument = {"__meta__":{"hash":"Wycwhr-ekQH4"}} as unknown as TypedDocumentString<AddPushDeviceMutation, AddPushDeviceMutationVariables>;
export const RemovePushDeviceDocument = {"__meta__":{"hash":"cVUe6uyGcqkw"}} as unknown as TypedDocumentString<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const ReleaseFeedDocument = {"__meta__":{"hash":"9r-ZZQ-d6EP_"}} as unknown as TypedDocumentString<ReleaseFeedQuery, ReleaseFeedQueryVariables>;
export const CreateReleaseFeedDocument = {"__meta__":{"hash":"Hfj_6qwpKGN8"}} as unknown as TypedDocumentString<CreateReleaseFeedMutation, CreateReleaseFeedMutationVariables>;
export const RevokeReleaseFeedDocument = {"__meta__":{"hash":"APf0WwTZMm_k"}} as unknown as TypedDocumentString<RevokeReleaseFeedMutation, RevokeReleaseFeedMutationVariables>;
export const SwapProductsDocument = {"__meta__":{"hash":"Ai1xH3CsR5nG"}} as unknown as TypedDocumentString<SwapProductsQuery, SwapProductsQueryVariables>;
export const SwapProductDocument = {"__meta__":{"hash":"-ZJJwif2xTlf"}} as unknown as TypedDocumentString<SwapProductQuery, SwapProductQueryVariables>;
export const LicenceOffersDocument = {"__meta__":{"hash":"KjiXAqJP0yW5"}} as unknown as TypedDocumentString<LicenceOffersQuery, LicenceOffersQueryVariables>;
export const LicencesDocument = {"__meta__":{"hash":"_lm8GpAVDXmc"}} as unknown as TypedDocumentString<LicencesQuery, LicencesQueryVariables>;
export const LicenceDocument = {"__meta__":{"hash":"bpsSm_FRnkg6"}} as unknown as TypedDocumentString<LicenceQuery, LicenceQueryVariables>;
export const LicenceUpdateDocument = {"__meta__":{"hash":"OpIy0au9L_fP"}} as unknown as TypedDocumentString<LicenceUpdateQuery, LicenceUpdateQueryVariables>;
export const LicencesOfDeviceDocument = {"__meta__":{"hash":"j73sRMcT3SW7"}} as unknown as TypedDocumentString<LicencesOfDeviceQuery, LicencesOfDeviceQueryVariables>;
export const SearchLicencesDocument = {"__meta__":{"hash":"p1taAsZ_bTxE"}} as unknown as TypedDocumentString<SearchLicencesQuery, SearchLicencesQueryVariables>;
export const AssignLicencesDocument = {"__meta__":{"hash":"4D-GOmD5h8uz"}} as unknown as TypedDocumentString<AssignLicencesMutation, AssignLicencesMutationVariables>;
export const OrganizationUnitsDocument = {"__meta__":{"hash":"DluyHGy_P91O"}} as unknown as TypedDocumentString<OrganizationUnitsQuery, OrganizationUnitsQueryVariables>;
export const CustomersDocument = {"__meta__":{"hash":"GOwtO6Gk4Iqo"}} as unknown as TypedDocumentString<CustomersQuery, CustomersQueryVariables>;
export const CustomerDocument = {"__meta__":{"hash":"8MyGhnRSia3h"}} as unknown as TypedDocumentString<CustomerQuery, CustomerQueryVariables>;
export const CustomerNeighboursDocument = {"__meta__":{"hash":"5qnYBmJwFJvY"}} as unknown as TypedDocumentString<CustomerNeighboursQuery, CustomerNeighboursQueryVariables>;
export const CustomerDeletionsDocument = {"__meta__":{"hash":"89uANQX6s1J1"}} as unknown as TypedDocumentString<CustomerDeletionsQuery, CustomerDeletionsQueryVariables>;
export const SaveCustomerDocument = {"__meta__":{"hash":"ikI4d21Cg20z"}} as unknown as TypedDocumentString<SaveCustomerMutation, SaveCustomerMutationVariables>;
export const DeleteCustomersDocument = {"__meta__":{"hash":"Cezob9n9_1T4"}} as unknown as TypedDocumentString<DeleteCustomersMutation, DeleteCustomersMutationVariables>;
export const RestoreCustomersDocument = {"__meta__":{"hash":"WzgRSPfkN-f1"}} as unknown as TypedDocumentString<RestoreCustomersMutation, RestoreCustomersMutationVariables>;
export const CustomerNamesDocument = {"__meta__":{"hash":"VoISibh6bM0q"}} as unknown as TypedDocumentString<CustomerNamesQuery, CustomerNamesQueryVariables>;
export const CustomerNameDocument = {"__meta__":{"hash":"pyETH3SdD7j3"}} as unknown as TypedDocumentString<CustomerNameQuery, CustomerNameQueryVariables>;
export const FindCustomersDocument = {"__meta__":{"hash":"2_bqmAPjhED9"}} as unknown as TypedDocumentString<FindCustomersQuery, FindCustomersQueryVariables>;
export const OrganizationAddressesDocument = {"__meta__":{"hash":"wU4I9h2mR270"}} as unknown as TypedDocumentString<OrganizationAddressesQuery, OrganizationAddressesQueryVariables>;
export const OrganizationAddressDocument = {"__meta__":{"hash":"B4VHB7WPqTj4"}} as unknown as TypedDocumentString<OrganizationAddressQuery, OrganizationAddressQueryVariables>;
export const OrganizationAddressNeighboursDocument = {"__meta__":{"hash":"6rbHB2ec-srq"}} as unknown as TypedDocumentString<OrganizationAddressNeighboursQuery, OrganizationAddressNeighboursQueryVariables>;
export const OrganizationAddressDeletionsDocument = {"__meta__":{"hash":"N25FY-pNoYT9"}} as unknown as TypedDocumentString<OrganizationAddressDeletionsQuery, OrganizationAddressDeletionsQueryVariables>;
export const SaveOrganizationAddressDocument = {"__meta__":{"hash":"QJGxw0sQ60a5"}} as unknown as TypedDocumentString<SaveOrganizationAddressMutation, SaveOrganizationAddressMutationVariables>;
export const DeleteOrganizationAddressesDocument = {"__meta__":{"hash":"BwsdqBPdMz6Z"}} as unknown as TypedDocumentString<DeleteOrganizationAddressesMutation, DeleteOrganizationAddressesMutationVariables>;
export const RestoreOrganizationAddressesDocument = {"__meta__":{"hash":"DZFX0A6fWmC6"}} as unknown as TypedDocumentString<RestoreOrganizationAddressesMutation, RestoreOrganizationAddressesMutationVariables>;
export const OrganizationAddressNamesDocument = {"__meta__":{"hash":"D1aYkRfF5IEk"}} as unknown as TypedDocumentString<OrganizationAddressNamesQuery, OrganizationAddressNamesQueryVariables>;
export const OrganizationAddressNameDocument = {"__meta__":{"hash":"rsvUH0r1_Gv9"}} as unknown as TypedDocumentString<OrganizationAddressNameQuery, OrganizationAddressNameQueryVariables>;
export const FindOrganizationAddressesDocument = {"__meta__":{"hash":"MxOYPTYb2HwI"}} as unknown as TypedDocumentString<FindOrganizationAddressesQuery, FindOrganizationAddressesQueryVariables>;
export const OrganizationsDocument = {"__meta__":{"hash":"tg8X3NSau5K4"}} as unknown as TypedDocumentString<OrganizationsQuery, OrganizationsQueryVariables>;
export const OrganizationDocument = {"__meta__":{"hash":"KY8h-t4uAbrp"}} as unknown as TypedDocumentString<OrganizationQuery, OrganizationQueryVariables>;
export const OrganizationNeighboursDocument = {"__meta__":{"hash":"RtKuhoAmR5T-"}} as unknown as TypedDocumentString<OrganizationNeighboursQuery, OrganizationNeighboursQueryVariables>;
export const OrganizationDeletionsDocument = {"__meta__":{"hash":"e4ipZucsIu27"}} as unknown as TypedDocumentString<OrganizationDeletionsQuery, OrganizationDeletionsQueryVariables>;
export const SaveOrganizationDocument = {"__meta__":{"hash":"a9hkPgphBojK"}} as unknown as TypedDocumentString<SaveOrganizationMutation, SaveOrganizationMutationVariables>;
export const DeleteOrganizationsDocument = {"__meta__":{"hash":"obYrCJthn-82"}} as unknown as TypedDocumentString<DeleteOrganizationsMutation, DeleteOrganizationsMutationVariables>;
export const RestoreOrganizationsDocument = {"__meta__":{"hash":"OBiCjGsM6DkX"}} as unknown as TypedDocumentString<RestoreOrganizationsMutation, RestoreOrganizationsMutationVariables>;
export const OrganizationNamesDocument = {"__meta__":{"hash":"wxzSJgoriup5"}} as unknown as TypedDocumentString<OrganizationNamesQuery, OrganizationNamesQueryVariables>;
export const OrganizationNameDocument = {"__meta__":{"hash":"9G0jYhlbPNI6"}} as unknown as TypedDocumentString<OrganizationNameQuery, OrganizationNameQueryVariables>;
export const FindOrganizationsDocument = {"__meta__":{"hash":"qJeavIKqvsFk"}} as unknown as TypedDocumentString<FindOrganizationsQuery, FindOrganizationsQueryVariables>;
export const MeDocument = {"__meta__":{"hash":"HkQAzcuGLJBN"}} as unknown as TypedDocumentString<MeQuery, MeQueryVariables>;
export const DemoFilledDocument = {"__meta__":{"hash":"y7aCyimtUyE1"}} as unknown as TypedDocumentString<DemoFilledQuery, DemoFilledQueryVariables>;
export const AddressesOfDocument = {"__meta__":{"hash":"VkFHe43XDbY0"}} as unknown as TypedDocumentString<AddressesOfQuery, AddressesOfQueryVariables>;
export const CustomerTenantsDocument = {"__meta__":{"hash":"P3p42-cDtJKk"}} as unknown as TypedDocumentString<CustomerTenantsQuery, CustomerTenantsQueryVariables>;
export const CustomerOrganizationDocument = {"__meta__":{"hash":"pwT67qicmsde"}} as unknown as TypedDocumentString<CustomerOrganizationQuery, CustomerOrganizationQueryVariables>;
export const CreateCustomerBranchDocument = {"__meta__":{"hash":"kgPEUYCmU2uk"}} as unknown as TypedDocumentString<CreateCustomerBranchMutation, CreateCustomerBranchMutationVariables>;
export const TenantCustomersDocument = {"__meta__":{"hash":"psjtXrReY8nM"}} as unknown as TypedDocumentString<TenantCustomersQuery, TenantCustomersQueryVariables>;
export const OwnOrganizationsDocument = {"__meta__":{"hash":"pMm7t4MaOsN3"}} as unknown as TypedDocumentString<OwnOrganizationsQuery, OwnOrganizationsQueryVariables>;
export const UnitsOfOrganizationDocument = {"__meta__":{"hash":"QrzPTeJB6Qa9"}} as unknown as TypedDocumentString<UnitsOfOrganizationQuery, UnitsOfOrganizationQueryVariables>;
export const UnitTreeDocument = {"__meta__":{"hash":"AR_Kz4XYXPuj"}} as unknown as TypedDocumentString<UnitTreeQuery, UnitTreeQueryVariables>;
export const OrganizationUnitDocument = {"__meta__":{"hash":"iG28vylcxTdt"}} as unknown as TypedDocumentString<OrganizationUnitQuery, OrganizationUnitQueryVariables>;
export const OpeningHoursOfUnitsDocument = {"__meta__":{"hash":"YmQlslO6Tu2K"}} as unknown as TypedDocumentString<OpeningHoursOfUnitsQuery, OpeningHoursOfUnitsQueryVariables>;
export const OrganizationUnitDeletionDocument = {"__meta__":{"hash":"TC70g2MkE667"}} as unknown as TypedDocumentString<OrganizationUnitDeletionQuery, OrganizationUnitDeletionQueryVariables>;
export const UnitHistoryDocument = {"__meta__":{"hash":"8lcuuG_KSUyh"}} as unknown as TypedDocumentString<UnitHistoryQuery, UnitHistoryQueryVariables>;
export const UnitOrganizationsDocument = {"__meta__":{"hash":"eBYzHVTHET5S"}} as unknown as TypedDocumentString<UnitOrganizationsQuery, UnitOrganizationsQueryVariables>;
export const UnitOrganizationDocument = {"__meta__":{"hash":"ATPclCikwZZ4"}} as unknown as TypedDocumentString<UnitOrganizationQuery, UnitOrganizationQueryVariables>;
export const SaveOrganizationUnitDocument = {"__meta__":{"hash":"YxlhgxnBHUqe"}} as unknown as TypedDocumentString<SaveOrganizationUnitMutation, SaveOrganizationUnitMutationVariables>;
export const SetOpeningHoursDocument = {"__meta__":{"hash":"INhrhk__Pkhp"}} as unknown as TypedDocumentString<SetOpeningHoursMutation, SetOpeningHoursMutationVariables>;
export const MoveOrganizationUnitDocument = {"__meta__":{"hash":"N0MdZjWiYYa0"}} as unknown as TypedDocumentString<MoveOrganizationUnitMutation, MoveOrganizationUnitMutationVariables>;
export const SetOrganizationUnitActiveDocument = {"__meta__":{"hash":"jn2DmazUpa7n"}} as unknown as TypedDocumentString<SetOrganizationUnitActiveMutation, SetOrganizationUnitActiveMutationVariables>;
export const DeleteOrganizationUnitDocument = {"__meta__":{"hash":"loqLjANwACA8"}} as unknown as TypedDocumentString<DeleteOrganizationUnitMutation, DeleteOrganizationUnitMutationVariables>;
export const ComparedHolidaysDocument = {"__meta__":{"hash":"pwHwN-LdCCyo"}} as unknown as TypedDocumentString<ComparedHolidaysQuery, ComparedHolidaysQueryVariables>;
export const ReportMailsDocument = {"__meta__":{"hash":"0HxW7QKuaQUv"}} as unknown as TypedDocumentString<ReportMailsQuery, ReportMailsQueryVariables>;
export const SaveReportMailDocument = {"__meta__":{"hash":"6JBYmxZo1Zn0"}} as unknown as TypedDocumentString<SaveReportMailMutation, SaveReportMailMutationVariables>;
export const RemoveReportMailDocument = {"__meta__":{"hash":"S2sn_yEfWD6P"}} as unknown as TypedDocumentString<RemoveReportMailMutation, RemoveReportMailMutationVariables>;
export const ResendReportMailConfirmationDocument = {"__meta__":{"hash":"dfMH2xf7rfqm"}} as unknown as TypedDocumentString<ResendReportMailConfirmationMutation, ResendReportMailConfirmationMutationVariables>;
export const ReportPinsDocument = {"__meta__":{"hash":"uXYEGt-FaTqK"}} as unknown as TypedDocumentString<ReportPinsQuery, ReportPinsQueryVariables>;
export const PinReportDocument = {"__meta__":{"hash":"zzgAEcVGeT7V"}} as unknown as TypedDocumentString<PinReportMutation, PinReportMutationVariables>;
export const UnpinReportDocument = {"__meta__":{"hash":"MDfxLfYdL4oF"}} as unknown as TypedDocumentString<UnpinReportMutation, UnpinReportMutationVariables>;
export const CartCustomerDocument = {"__meta__":{"hash":"zrDaDsaxQo-s"}} as unknown as TypedDocumentString<CartCustomerQuery, CartCustomerQueryVariables>;
export const CartCustomersDocument = {"__meta__":{"hash":"Z_tPNPX6eFMx"}} as unknown as TypedDocumentString<CartCustomersQuery, CartCustomersQueryVariables>;
export const CartLicencesDocument = {"__meta__":{"hash":"Grmnv4dQqNtq"}} as unknown as TypedDocumentString<CartLicencesQuery, CartLicencesQueryVariables>;
export const DefaultProjectDocument = {"__meta__":{"hash":"1GqNoSXA1pJC"}} as unknown as TypedDocumentString<DefaultProjectQuery, DefaultProjectQueryVariables>;
export const ProjectDocument = {"__meta__":{"hash":"z48SWf3FPNhb"}} as unknown as TypedDocumentString<ProjectQuery, ProjectQueryVariables>;
export const ProjectVersionDocument = {"__meta__":{"hash":"gTUnVz6DwPvB"}} as unknown as TypedDocumentString<ProjectVersionQuery, ProjectVersionQueryVariables>;
export const DraftsDocument = {"__meta__":{"hash":"iKQw87dzgDQ5"}} as unknown as TypedDocumentString<DraftsQuery, DraftsQueryVariables>;
export const SaveProjectDocument = {"__meta__":{"hash":"Kut4sxKRUkgZ"}} as unknown as TypedDocumentString<SaveProjectMutation, SaveProjectMutationVariables>;
export const DeleteDefaultProjectDocument = {"__meta__":{"hash":"Xn6Fg75q5CxO"}} as unknown as TypedDocumentString<DeleteDefaultProjectMutation, DeleteDefaultProjectMutationVariables>;
export const DeleteDraftDocument = {"__meta__":{"hash":"vaQBq9D_nb6O"}} as unknown as TypedDocumentString<DeleteDraftMutation, DeleteDraftMutationVariables>;
export const CheckUpdatePriceDocument = {"__meta__":{"hash":"M478dTzKE1sW"}} as unknown as TypedDocumentString<CheckUpdatePriceMutation, CheckUpdatePriceMutationVariables>;
export const CheckReactivationDocument = {"__meta__":{"hash":"d4HLCrPF6J18"}} as unknown as TypedDocumentString<CheckReactivationMutation, CheckReactivationMutationVariables>;
export const CheckAddOnDocument = {"__meta__":{"hash":"ZLG8o3bVuP71"}} as unknown as TypedDocumentString<CheckAddOnMutation, CheckAddOnMutationVariables>;
export const CheckProLicenceDocument = {"__meta__":{"hash":"fxvHh8tqa3dO"}} as unknown as TypedDocumentString<CheckProLicenceMutation, CheckProLicenceMutationVariables>;
export const CartPricesDocument = {"__meta__":{"hash":"oTujyLrYy9fS"}} as unknown as TypedDocumentString<CartPricesQuery, CartPricesQueryVariables>;
export const CheckoutStartDocument = {"__meta__":{"hash":"Uqas9n_WSDjg"}} as unknown as TypedDocumentString<CheckoutStartQuery, CheckoutStartQueryVariables>;
export const OrderPreviewDocument = {"__meta__":{"hash":"538i3Y-LwGid"}} as unknown as TypedDocumentString<OrderPreviewQuery, OrderPreviewQueryVariables>;
export const ShopTermsDocument = {"__meta__":{"hash":"p1JgZX_8nck_"}} as unknown as TypedDocumentString<ShopTermsQuery, ShopTermsQueryVariables>;
export const OrderOfKeyDocument = {"__meta__":{"hash":"SAaLTfzh9W36"}} as unknown as TypedDocumentString<OrderOfKeyQuery, OrderOfKeyQueryVariables>;
export const PlacedOrderDocument = {"__meta__":{"hash":"hBtLLDIhEBUG"}} as unknown as TypedDocumentString<PlacedOrderQuery, PlacedOrderQueryVariables>;
export const CheckoutCustomerDocument = {"__meta__":{"hash":"1O1YO30TY-Jv"}} as unknown as TypedDocumentString<CheckoutCustomerQuery, CheckoutCustomerQueryVariables>;
export const PlaceOrderDocument = {"__meta__":{"hash":"2WjkjO9WHb3I"}} as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const DebitCreditorDocument = {"__meta__":{"hash":"TYPqZvZAM-Rm"}} as unknown as TypedDocumentString<DebitCreditorQuery, DebitCreditorQueryVariables>;
export const DebitCollectionDaysDocument = {"__meta__":{"hash":"fvw4N0gPxNRJ"}} as unknown as TypedDocumentString<DebitCollectionDaysQuery, DebitCollectionDaysQueryVariables>;
export const OpenDebitsDocument = {"__meta__":{"hash":"hVipVtR_qkjY"}} as unknown as TypedDocumentString<OpenDebitsQuery, OpenDebitsQueryVariables>;
export const DebitFilesDocument = {"__meta__":{"hash":"592AuK1qVgsv"}} as unknown as TypedDocumentString<DebitFilesQuery, DebitFilesQueryVariables>;
export const DebitFileDocument = {"__meta__":{"hash":"rE9FrVzluvKT"}} as unknown as TypedDocumentString<DebitFileQuery, DebitFileQueryVariables>;
export const SaveDebitCreditorDocument = {"__meta__":{"hash":"rNd1GQV5p_fW"}} as unknown as TypedDocumentString<SaveDebitCreditorMutation, SaveDebitCreditorMutationVariables>;
export const ShowDebitAccountDocument = {"__meta__":{"hash":"5tW6DM9HNT1F"}} as unknown as TypedDocumentString<ShowDebitAccountMutation, ShowDebitAccountMutationVariables>;
export const CollectDebitsDocument = {"__meta__":{"hash":"G7QofxbQP3w1"}} as unknown as TypedDocumentString<CollectDebitsMutation, CollectDebitsMutationVariables>;
export const WithdrawDebitFileDocument = {"__meta__":{"hash":"_lFh0XcCYDSj"}} as unknown as TypedDocumentString<WithdrawDebitFileMutation, WithdrawDebitFileMutationVariables>;
export const ReturnDebitDocument = {"__meta__":{"hash":"i4YZ6dCt1dcR"}} as unknown as TypedDocumentString<ReturnDebitMutation, ReturnDebitMutationVariables>;
export const RestoreDebitDocument = {"__meta__":{"hash":"difXY1fnlY9b"}} as unknown as TypedDocumentString<RestoreDebitMutation, RestoreDebitMutationVariables>;
export const ShopOrderDocument = {"__meta__":{"hash":"VDAbA-PR7P3P"}} as unknown as TypedDocumentString<ShopOrderQuery, ShopOrderQueryVariables>;
export const SetShopOrderStatusDocument = {"__meta__":{"hash":"xHdjEeD1ksKd"}} as unknown as TypedDocumentString<SetShopOrderStatusMutation, SetShopOrderStatusMutationVariables>;
export const SaveShopOrderNoteDocument = {"__meta__":{"hash":"banB9vWrgr-7"}} as unknown as TypedDocumentString<SaveShopOrderNoteMutation, SaveShopOrderNoteMutationVariables>;
export const EditShopOrderDocument = {"__meta__":{"hash":"YcIXcW0buoHx"}} as unknown as TypedDocumentString<EditShopOrderMutation, EditShopOrderMutationVariables>;
export const CancelShopOrderDocument = {"__meta__":{"hash":"zEXU3vdAACQe"}} as unknown as TypedDocumentString<CancelShopOrderMutation, CancelShopOrderMutationVariables>;
export const AnswerShopOrderDocument = {"__meta__":{"hash":"yHIGOMEmllwH"}} as unknown as TypedDocumentString<AnswerShopOrderMutation, AnswerShopOrderMutationVariables>;
export const ShopOrderAsCartDocument = {"__meta__":{"hash":"Mvin-kta5qtb"}} as unknown as TypedDocumentString<ShopOrderAsCartQuery, ShopOrderAsCartQueryVariables>;
export const ShopOrdersDocument = {"__meta__":{"hash":"zXQq_ZqRCNrL"}} as unknown as TypedDocumentString<ShopOrdersQuery, ShopOrdersQueryVariables>;
export const SearchShopOrdersDocument = {"__meta__":{"hash":"Ptjawcn2lxBJ"}} as unknown as TypedDocumentString<SearchShopOrdersQuery, SearchShopOrdersQueryVariables>;
export const ListedProductsDocument = {"__meta__":{"hash":"ttk1B_HQRgKw"}} as unknown as TypedDocumentString<ListedProductsQuery, ListedProductsQueryVariables>;
export const FindLinkedProductsDocument = {"__meta__":{"hash":"2M-2ofWGIcsW"}} as unknown as TypedDocumentString<FindLinkedProductsQuery, FindLinkedProductsQueryVariables>;
export const EditedProductDocument = {"__meta__":{"hash":"i0sm6uHlINPb"}} as unknown as TypedDocumentString<EditedProductQuery, EditedProductQueryVariables>;
export const EditedCategoriesDocument = {"__meta__":{"hash":"gfbOgVGmE0-o"}} as unknown as TypedDocumentString<EditedCategoriesQuery, EditedCategoriesQueryVariables>;
export const MayEditShopDocument = {"__meta__":{"hash":"7HHEnQfHWIoz"}} as unknown as TypedDocumentString<MayEditShopQuery, MayEditShopQueryVariables>;
export const SaveProductDocument = {"__meta__":{"hash":"z3jY2yvOTqYo"}} as unknown as TypedDocumentString<SaveProductMutation, SaveProductMutationVariables>;
export const RemoveProductDocument = {"__meta__":{"hash":"XyECnM4dab2H"}} as unknown as TypedDocumentString<RemoveProductMutation, RemoveProductMutationVariables>;
export const SaveCategoryDocument = {"__meta__":{"hash":"IO3bPfHHC1mE"}} as unknown as TypedDocumentString<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const RemoveCategoryDocument = {"__meta__":{"hash":"e7Twy1E37RNw"}} as unknown as TypedDocumentString<RemoveCategoryMutation, RemoveCategoryMutationVariables>;
export const UpdatePricesDocument = {"__meta__":{"hash":"XO8yRjwN81sK"}} as unknown as TypedDocumentString<UpdatePricesQuery, UpdatePricesQueryVariables>;
export const SaveUpdatePriceDocument = {"__meta__":{"hash":"6zW1V_T7iErI"}} as unknown as TypedDocumentString<SaveUpdatePriceMutation, SaveUpdatePriceMutationVariables>;
export const RemoveUpdatePriceDocument = {"__meta__":{"hash":"xVHYuztVRE5-"}} as unknown as TypedDocumentString<RemoveUpdatePriceMutation, RemoveUpdatePriceMutationVariables>;
export const ShopCategoriesDocument = {"__meta__":{"hash":"byY1xSTb3GOv"}} as unknown as TypedDocumentString<ShopCategoriesQuery, ShopCategoriesQueryVariables>;
export const ShopCatalogueDocument = {"__meta__":{"hash":"AKLolYOZHoIC"}} as unknown as TypedDocumentString<ShopCatalogueQuery, ShopCatalogueQueryVariables>;
export const ShopProductDocument = {"__meta__":{"hash":"O4OLs-eOLFnc"}} as unknown as TypedDocumentString<ShopProductQuery, ShopProductQueryVariables>;
export const FindShopProductsDocument = {"__meta__":{"hash":"mE2SKx1fKRP2"}} as unknown as TypedDocumentString<FindShopProductsQuery, FindShopProductsQueryVariables>;
export const ShopServicesDocument = {"__meta__":{"hash":"84V9aOohIJZk"}} as unknown as TypedDocumentString<ShopServicesQuery, ShopServicesQueryVariables>;
export const CancelShopServiceDocument = {"__meta__":{"hash":"u9OH9ZSTV3gb"}} as unknown as TypedDocumentString<CancelShopServiceMutation, CancelShopServiceMutationVariables>;
export const RenewShopServiceDocument = {"__meta__":{"hash":"mUmYytmA89Sb"}} as unknown as TypedDocumentString<RenewShopServiceMutation, RenewShopServiceMutationVariables>;
export const EditedTermsDocument = {"__meta__":{"hash":"sgEnO7Mq2Aew"}} as unknown as TypedDocumentString<EditedTermsQuery, EditedTermsQueryVariables>;
export const PublishTermsDocument = {"__meta__":{"hash":"9Nq_SYB1nrrT"}} as unknown as TypedDocumentString<PublishTermsMutation, PublishTermsMutationVariables>;