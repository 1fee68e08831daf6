/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AnalyticsPart =
  | 'ARTICLES'
  | 'DAYS'
  | 'EMPLOYEES'
  | 'HOURS'
  | 'REGISTERS'
  | 'UNIT_COMPARISONS'
  | 'WEEKDAYS';

export type ApproveRegisterInput = {
  businessType: string;
  deviceType: string;
  name: string;
  unitId: string;
  userCode: string;
};

export type ArticleInput = {
  activeInShop?: boolean | null | undefined;
  baseQuantity?: number | null | undefined;
  baseUnit?: string | null | undefined;
  blockDiscount?: boolean | null | undefined;
  course?: number | null | undefined;
  ean?: string | null | undefined;
  favorite?: boolean | null | undefined;
  grouping?: boolean | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  inventoryQuantity?: number | null | undefined;
  isActive?: boolean | null | undefined;
  longDescription?: string | null | undefined;
  mainArticleId?: string | null | undefined;
  mainCategoryId?: string | null | undefined;
  members?: Array<ArticleMemberInput> | null | undefined;
  name?: string | null | undefined;
  negativePrice?: boolean | null | undefined;
  plu?: string | null | undefined;
  preventNegativeStock?: boolean | null | undefined;
  price?: number | null | undefined;
  priceName?: string | null | undefined;
  prices?: Array<ArticlePriceInput> | null | undefined;
  printerId?: string | null | undefined;
  purchasePrice?: number | null | undefined;
  reorderQuantity?: number | null | undefined;
  shopArticle?: boolean | null | undefined;
  shopArticleNumber?: string | null | undefined;
  shortDescription?: string | null | undefined;
  subcategoryId?: string | null | undefined;
  type?: string | null | undefined;
  unit?: string | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  useInButtonMapping?: boolean | null | undefined;
  variableName?: boolean | null | undefined;
  variableNameAppend?: boolean | null | undefined;
  variableOptions?: boolean | null | undefined;
  variablePrice?: boolean | null | undefined;
  variablePriceGroup?: boolean | null | undefined;
  variableQuantity?: boolean | null | undefined;
  variableSerialNumber?: boolean | null | undefined;
  vatInHouseId?: string | null | undefined;
  vatOutOfHouseId?: string | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
};

export type ArticleMemberInput = {
  articleId?: string | null | undefined;
  quantity?: number | null | undefined;
};

export type ArticleOrder =
  | 'NAME'
  | 'QUANTITY'
  | 'TURNOVER';

export type ArticlePriceInput = {
  key?: number | null | undefined;
  name?: string | null | undefined;
  price?: number | null | undefined;
};

export type CategoryInput = {
  colour?: string | null | undefined;
  description?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
  sort?: number | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
};

export type ClosingFigureResult =
  | 'differs'
  | 'incomparable'
  | 'same';

export type ClosingFigureUnit =
  | 'cents'
  | 'count';

export type ClosingFilter = {
  deviceIds?: Array<string> | null | undefined;
  from?: string | null | undefined;
  /** The cash counted differs from what was expected. */
  hasDifference?: boolean | null | undefined;
  states?: Array<ClosingState> | null | undefined;
  to?: string | null | undefined;
  types?: Array<ClosingType> | null | undefined;
  unitIds?: Array<string> | null | undefined;
  zNumber?: number | null | undefined;
};

/** What the cloud's own sums say of a closing. */
export type ClosingState =
  | 'differs'
  | 'incomplete'
  | 'matches'
  | 'unchecked';

export type ClosingType =
  | 'daily'
  | 'monthly'
  | 'yearly';

export type CompanyInput = {
  additionalAddress?: string | null | undefined;
  address?: string | null | undefined;
  bankCode?: string | null | undefined;
  bankName?: string | null | undefined;
  bic?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  iban?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  name?: string | null | undefined;
  nameAddition?: string | null | undefined;
  phone?: string | null | undefined;
  salesTaxId?: string | null | undefined;
  salutation?: string | null | undefined;
  state?: string | null | undefined;
  taxId?: string | null | undefined;
  taxNumber?: string | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type CounterGapFilter = {
  deviceIds?: Array<string> | null | undefined;
  /** Those that closed by themselves, instead of those that last. */
  isClosed?: boolean | null | undefined;
  states?: Array<string> | null | undefined;
  unitIds?: Array<string> | null | undefined;
};

export type CustomerRegisterInput = {
  businessType: string;
  deviceType: string;
  name: string;
  unitId: string;
  userCode: string;
};

export type DeviceInput = {
  id: string;
  isActive?: boolean | null | undefined;
  isDefault?: boolean | null | undefined;
  liveCommunication?: boolean | null | undefined;
  name?: string | null | undefined;
};

export type EmployeeInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  permissions?: Array<string> | null | undefined;
  personnelNumber?: string | null | undefined;
  phone?: string | null | undefined;
  role?: number | null | undefined;
  salutation?: string | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
};

export type ExportInput = {
  /** Names of columns, parted by commas. */
  columns?: string | null | undefined;
  description?: string | null | undefined;
  /** JSON text of the filter of the list’s own field. */
  filter?: string | null | undefined;
  format: string;
  language?: string | null | undefined;
  shown?: number | null | undefined;
  sort?: string | null | undefined;
  source: string;
  zone?: string | null | undefined;
};

export type ImportMappingInput = {
  column: number;
  decimal?: string | null | undefined;
  target: string;
};

export type ImportReadingInput = {
  encoding?: string | null | undefined;
  /** 0 for a file without heads. */
  headerRow?: number | null | undefined;
  separator?: string | null | undefined;
  sheet?: string | null | undefined;
};

export type PaymentPeriod =
  | 'RANGE'
  | 'THIS_MONTH'
  | 'THIS_WEEK'
  | 'THIS_YEAR'
  | 'TODAY'
  | 'YESTERDAY';

export type PrinterInput = {
  codePage?: string | null | undefined;
  copies?: number | null | undefined;
  group?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  printWidth?: number | null | undefined;
  signals?: string | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
};

export type ReceiptUpdateInput = {
  /** One of the customers. */
  customerId?: string | null | undefined;
  /** Anybody else. */
  customerName?: string | null | undefined;
  id: string;
  note: string;
  tags: Array<string>;
  /** The version that was shown; 0 before the first change. */
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

export type RemovedTableInput = {
  id: string;
  version: number;
};

export type ResentRecordInput = {
  entity: string;
  id: string;
};

export type RoomInput = {
  colour?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  length?: number | null | undefined;
  name?: string | null | undefined;
  sort?: number | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
  width?: number | null | undefined;
};

export type SalesComparison =
  | 'NONE'
  | 'PREVIOUS_PERIOD'
  | 'UNIT'
  | 'YEAR_BEFORE';

export type SalesCurrency =
  | 'CHF'
  | 'EUR';

/** Which sales a dashboard shows; what is absent means all. */
export type SalesFilter = {
  /** YEAR_BEFORE by default. */
  comparison?: SalesComparison | null | undefined;
  /** The branch that UNIT compares with, on the same days. */
  comparisonUnitId?: string | null | undefined;
  /** Which one, where branches have several. */
  currency?: SalesCurrency | null | undefined;
  /** Registers, at most 20. */
  deviceIds?: Array<string> | null | undefined;
  /** At most 20, each as the branch's id, a colon and the register's key of the employee. */
  employees?: Array<string> | null | undefined;
  /** First business day. */
  from?: string | null | undefined;
  /** Last business day; at most 1,096 days in all. */
  to?: string | null | undefined;
  unitIds?: Array<string> | null | undefined;
};

export type StockMovementInput = {
  articleId: string;
  /** Of the client: the same booking twice counts once. */
  id: string;
  /** delivery, count or loss */
  kind: string;
  /** Thousandths; of a count what was found. */
  quantity: number;
  /** Required of a loss. */
  reason?: string | null | undefined;
  unitId: string;
};

export type SyncProblemFilter = {
  deviceIds?: Array<string> | null | undefined;
  /** Those that are settled, instead of those that wait. */
  isDone?: boolean | null | undefined;
  kinds?: Array<string> | null | undefined;
  reasons?: Array<string> | null | undefined;
  unitIds?: Array<string> | null | undefined;
};

export type TableInput = {
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  length?: number | null | undefined;
  name?: string | null | undefined;
  number?: number | null | undefined;
  roomId?: string | null | undefined;
  rotation?: number | null | undefined;
  seats?: number | null | undefined;
  shape?: string | null | undefined;
  sort?: number | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
  width?: number | null | undefined;
  x?: number | null | undefined;
  y?: number | null | undefined;
};

export type TerminalInput = {
  autoLogout?: number | null | undefined;
  deviceId?: string | null | undefined;
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  priceGroup?: number | null | undefined;
  type?: string | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  vatType?: string | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
};

export type VatInput = {
  /** Absent for a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  key?: number | null | undefined;
  name?: string | null | undefined;
  symbol?: string | null | undefined;
  /** Branches; null is all of them, also future ones. */
  unitIds?: Array<string> | null | undefined;
  value?: number | null | undefined;
  /** The version that was changed, with an id. */
  version?: number | null | undefined;
};

export type DeviceListQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeviceListQuery = { deviceList: { totalCount: number, nodes: Array<{ id: string, name: string, deviceType: string, businessType: string, unitName: string, zone: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveState: string, lastPing: string | null, unlinkedAt: string | null, lastReceiptAt: string | null, hasMasterData: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type DeviceNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type DeviceNeighboursQuery = { deviceNeighbours: { previousId: string | null, nextId: string | null } };

export type DeviceSyncQueryVariables = Exact<{
  id: string;
}>;


export type DeviceSyncQuery = { deviceSync: { deviceId: string, state: string, total: number, taken: number, open: number, failed: number, syncedAt: string | null, kinds: Array<{ entity: string, total: number, taken: number }> } | null };

export type DeviceRowFragment = { id: string, name: string, deviceType: string, businessType: string, unitName: string, zone: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveState: string, lastPing: string | null, unlinkedAt: string | null, lastReceiptAt: string | null, hasMasterData: boolean };

export type DeviceQueryVariables = Exact<{
  id: string;
}>;


export type DeviceQuery = { device: { id: string, name: string, deviceType: string, registerType: string, businessType: string, unitId: string, unitName: string, zone: string, databaseId: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveCommunication: boolean, liveState: string, lastPing: string | null, linkedAt: string, unlinkedAt: string | null, movedAt: string | null, lastReceiptAt: string | null, hasMasterData: boolean, unitReceiptCount: number, systemInfo: string | null } | null };

export type DeviceFactsFragment = { id: string, name: string, deviceType: string, registerType: string, businessType: string, unitId: string, unitName: string, zone: string, databaseId: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveCommunication: boolean, liveState: string, lastPing: string | null, linkedAt: string, unlinkedAt: string | null, movedAt: string | null, lastReceiptAt: string | null, hasMasterData: boolean, unitReceiptCount: number, systemInfo: string | null };

export type UpdateDeviceMutationVariables = Exact<{
  device: DeviceInput;
}>;


export type UpdateDeviceMutation = { updateDevice: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type MoveDeviceMutationVariables = Exact<{
  id: string;
  unitId: string;
}>;


export type MoveDeviceMutation = { moveDevice: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type UnlinkDeviceMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkDeviceMutation = { unlinkDevice: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SearchDevicesQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchDevicesQuery = { searchDevices: Array<{ id: string, name: string, unitName: string, hardwareSerial: string, liveState: string }> };

export type PendingRegisterQueryVariables = Exact<{
  userCode: string;
}>;


export type PendingRegisterQuery = { pendingRegister: { userCode: string, name: string, deviceType: string, posVersion: string, hardwareSerial: string, expiresAt: string, knownDeviceId: string | null, knownUnitId: string | null } };

export type ApproveRegisterMutationVariables = Exact<{
  register: ApproveRegisterInput;
}>;


export type ApproveRegisterMutation = { approveRegister: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type DenyRegisterMutationVariables = Exact<{
  userCode: string;
}>;


export type DenyRegisterMutation = { denyRegister: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SetupProgressQueryVariables = Exact<{
  id: string;
}>;


export type SetupProgressQuery = { device: { id: string, name: string, unitName: string, liveState: string, lastPing: string | null } | null };

export type SyncProblemsQueryVariables = Exact<{
  filter?: SyncProblemFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SyncProblemsQuery = { syncProblems: { totalCount: number, nodes: Array<{ id: string, kind: string, recordId: string | null, reason: string, detail: string, unitName: string, deviceId: string, deviceName: string, zone: string, receivedAt: string, number: number | null, endedAt: string | null, gross: number | null, currency: string | null, resolvedAt: string | null, resolvedByName: string | null, resolution: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ProblemRowFragment = { id: string, kind: string, recordId: string | null, reason: string, detail: string, unitName: string, deviceId: string, deviceName: string, zone: string, receivedAt: string, number: number | null, endedAt: string | null, gross: number | null, currency: string | null, resolvedAt: string | null, resolvedByName: string | null, resolution: string | null };

export type SyncProblemQueryVariables = Exact<{
  id: string;
}>;


export type SyncProblemQuery = { syncProblem: { stored: string | null, problem: { raw: string, id: string, kind: string, recordId: string | null, reason: string, detail: string, unitName: string, deviceId: string, deviceName: string, zone: string, receivedAt: string, number: number | null, endedAt: string | null, gross: number | null, currency: string | null, resolvedAt: string | null, resolvedByName: string | null, resolution: string | null } }, foreseeSyncProblems: { total: number, rightNow: number, storable: number } };

export type SyncProblemCountsQueryVariables = Exact<{
  filter?: SyncProblemFilter | null | undefined;
}>;


export type SyncProblemCountsQuery = { syncProblemCounts: Array<{ deviceId: string, deviceName: string, unitName: string, kind: string, reason: string, count: number }> };

export type ForeseeSyncProblemsQueryVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  filter?: SyncProblemFilter | null | undefined;
}>;


export type ForeseeSyncProblemsQuery = { foreseeSyncProblems: { total: number, looked: number, rightNow: number, storable: number } };

export type OpenSyncProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSyncProblemsQuery = { syncProblems: { totalCount: number }, proposals: { totalCount: number } };

export type RetrySyncProblemsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  filter?: SyncProblemFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type RetrySyncProblemsMutation = { retrySyncProblems: { stored: number, noted: number, wrong: number, gone: number, next: string | null } };

export type AcceptSyncProblemsMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  filter?: SyncProblemFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type AcceptSyncProblemsMutation = { acceptSyncProblems: { stored: number, noted: number, wrong: number, gone: number, next: string | null } };

export type ExportFactsFragment = { id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null };

export type ExportsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  language: string;
}>;


export type ExportsQuery = { exports: { totalCount: number, pageInfo: { endCursor: string | null, hasNextPage: boolean }, nodes: Array<{ id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null }> } };

export type ExportQueryVariables = Exact<{
  id: string;
  language: string;
}>;


export type ExportQuery = { export: { id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null } };

export type StartExportMutationVariables = Exact<{
  input: ExportInput;
  language: string;
}>;


export type StartExportMutation = { startExport: { id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null } };

export type CancelExportMutationVariables = Exact<{
  id: string;
  language: string;
}>;


export type CancelExportMutation = { cancelExport: { id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null } };

export type RetryExportMutationVariables = Exact<{
  id: string;
  language: string;
}>;


export type RetryExportMutation = { retryExport: { id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null } };

export type RemoveExportMutationVariables = Exact<{
  id: string;
}>;


export type RemoveExportMutation = { removeExport: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ArticleRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, priceName: string | null, shortDescription: string | null, longDescription: string | null, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, mainCategoryId: string, subcategoryId: string | null, vatInHouseId: string, vatOutOfHouseId: string, printerId: string | null, course: number | null, unit: string, baseQuantity: number | null, baseUnit: string | null, favorite: boolean, useInButtonMapping: boolean, variableName: boolean, variablePrice: boolean, variablePriceGroup: boolean, variableQuantity: boolean, variableSerialNumber: boolean, variableNameAppend: boolean, variableOptions: boolean, negativePrice: boolean, blockDiscount: boolean, grouping: boolean, inventoryQuantity: number | null, reorderQuantity: number | null, preventNegativeStock: boolean, shopArticle: boolean, shopArticleNumber: string | null, activeInShop: boolean, mainArticleId: string | null, prices: Array<{ key: number, name: string | null, price: number }>, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null, mainArticle: { id: string, name: string } | null, members: Array<{ articleId: string, quantity: number }> };

export type ArticleQueryVariables = Exact<{
  id: string;
}>;


export type ArticleQuery = { article: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, priceName: string | null, shortDescription: string | null, longDescription: string | null, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, mainCategoryId: string, subcategoryId: string | null, vatInHouseId: string, vatOutOfHouseId: string, printerId: string | null, course: number | null, unit: string, baseQuantity: number | null, baseUnit: string | null, favorite: boolean, useInButtonMapping: boolean, variableName: boolean, variablePrice: boolean, variablePriceGroup: boolean, variableQuantity: boolean, variableSerialNumber: boolean, variableNameAppend: boolean, variableOptions: boolean, negativePrice: boolean, blockDiscount: boolean, grouping: boolean, inventoryQuantity: number | null, reorderQuantity: number | null, preventNegativeStock: boolean, shopArticle: boolean, shopArticleNumber: string | null, activeInShop: boolean, mainArticleId: string | null, prices: Array<{ key: number, name: string | null, price: number }>, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null, mainArticle: { id: string, name: string } | null, members: Array<{ articleId: string, quantity: number }> } | null };

export type ArticleVatQueryVariables = Exact<{
  id: string;
}>;


export type ArticleVatQuery = { vat: { value: number } | null };

export type ArticleNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type ArticleNeighboursQuery = { articleNeighbours: { previousId: string | null, nextId: string | null } };

export type ArticleDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ArticleDeletionsQuery = { articleDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveArticleMutationVariables = Exact<{
  input: ArticleInput;
}>;


export type SaveArticleMutation = { saveArticle: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, priceName: string | null, shortDescription: string | null, longDescription: string | null, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, mainCategoryId: string, subcategoryId: string | null, vatInHouseId: string, vatOutOfHouseId: string, printerId: string | null, course: number | null, unit: string, baseQuantity: number | null, baseUnit: string | null, favorite: boolean, useInButtonMapping: boolean, variableName: boolean, variablePrice: boolean, variablePriceGroup: boolean, variableQuantity: boolean, variableSerialNumber: boolean, variableNameAppend: boolean, variableOptions: boolean, negativePrice: boolean, blockDiscount: boolean, grouping: boolean, inventoryQuantity: number | null, reorderQuantity: number | null, preventNegativeStock: boolean, shopArticle: boolean, shopArticleNumber: string | null, activeInShop: boolean, mainArticleId: string | null, prices: Array<{ key: number, name: string | null, price: number }>, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null, mainArticle: { id: string, name: string } | null, members: Array<{ articleId: string, quantity: number }> } | null } };

export type DeleteArticlesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteArticlesMutation = { deleteArticles: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreArticlesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreArticlesMutation = { restoreArticles: { isSuccess: boolean } };

export type ArticlesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ArticlesQuery = { articles: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, course: number | null, unit: string, favorite: boolean, shopArticle: boolean, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ArticleRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, course: number | null, unit: string, favorite: boolean, shopArticle: boolean, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null };

export type ArticleNeedsQueryVariables = Exact<{
  main?: RecordFilterInput | null | undefined;
}>;


export type ArticleNeedsQuery = { vats: { nodes: Array<{ id: string }> }, categories: { nodes: Array<{ id: string }> } };

export type CategoriesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CategoriesQuery = { categories: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, description: string | null, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CategoryRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, description: string | null, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null };

export type CategoryRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, description: string | null, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null };

export type CategoryQueryVariables = Exact<{
  id: string;
}>;


export type CategoryQuery = { category: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, description: string | null, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null } | null };

export type CategoryNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type CategoryNeighboursQuery = { categoryNeighbours: { previousId: string | null, nextId: string | null } };

export type CategoryDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CategoryDeletionsQuery = { categoryDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveCategoryMutationVariables = Exact<{
  input: CategoryInput;
}>;


export type SaveCategoryMutation = { saveCategory: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, description: string | null, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null } | null } };

export type DeleteCategoriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCategoriesMutation = { deleteCategories: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreCategoriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCategoriesMutation = { restoreCategories: { isSuccess: boolean } };

export type PreviewChangeQueryVariables = Exact<{
  entity: string;
  ids?: Array<string> | string | null | undefined;
  filter?: RecordFilterInput | null | undefined;
  change: string;
}>;


export type PreviewChangeQuery = { previewChange: { total: number, changed: number, unchanged: number, faulty: number, seenSeq: string, faultyRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }>, changedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }> } };

export type PreviewChangeRowsQueryVariables = Exact<{
  entity: string;
  ids?: Array<string> | string | null | undefined;
  filter?: RecordFilterInput | null | undefined;
  change: string;
  isFaulty: boolean;
  after?: string | null | undefined;
}>;


export type PreviewChangeRowsQuery = { previewChangeRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }> };

export type StartChangeMutationVariables = Exact<{
  entity: string;
  ids?: Array<string> | string | null | undefined;
  filter?: RecordFilterInput | null | undefined;
  change: string;
  requestKey: string;
  seenSeq?: string | null | undefined;
}>;


export type StartChangeMutation = { startChange: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type CancelChangeSetMutationVariables = Exact<{
  id: string;
}>;


export type CancelChangeSetMutation = { cancelChangeSet: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type UndoChangeSetMutationVariables = Exact<{
  id: string;
  requestKey: string;
}>;


export type UndoChangeSetMutation = { undoChangeSet: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ChangeSetsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  language?: string | null | undefined;
}>;


export type ChangeSetsQuery = { changeSets: { nodes: Array<{ id: string, kind: string, entity: string, state: string, description: string, undoOf: string | null, undoneBy: string | null, total: number, changed: number, unchanged: number, faulty: number, changedSince: number, gone: number, actorName: string, createdAt: string, endedAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ChangeSetQueryVariables = Exact<{
  id: string;
  language?: string | null | undefined;
}>;


export type ChangeSetQuery = { changeSet: { id: string, kind: string, entity: string, state: string, description: string, undoOf: string | null, undoneBy: string | null, total: number, changed: number, unchanged: number, faulty: number, changedSince: number, gone: number, actorName: string, createdAt: string, endedAt: string | null } | null };

export type ChangeSetRecordsQueryVariables = Exact<{
  id: string;
  isChanged: boolean;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ChangeSetRecordsQuery = { changeSetRecords: { nodes: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ChangedRecordFactsFragment = { recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> };

export type ChangeSetFactsFragment = { id: string, kind: string, entity: string, state: string, description: string, undoOf: string | null, undoneBy: string | null, total: number, changed: number, unchanged: number, faulty: number, changedSince: number, gone: number, actorName: string, createdAt: string, endedAt: string | null };

export type CompaniesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompaniesQuery = { companies: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, city: string | null, country: string, lastName: string | null, email: string | null, phone: string | null, salesTaxId: string | null, iban: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CompanyRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, city: string | null, country: string, lastName: string | null, email: string | null, phone: string | null, salesTaxId: string | null, iban: string | null };

export type CompanyRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, salutation: string | null, firstName: string | null, lastName: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, taxNumber: string | null, taxId: string | null, salesTaxId: string | null, bankName: string | null, bankCode: string | null, iban: string | null, bic: string | null };

export type CompanyQueryVariables = Exact<{
  id: string;
}>;


export type CompanyQuery = { company: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, salutation: string | null, firstName: string | null, lastName: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, taxNumber: string | null, taxId: string | null, salesTaxId: string | null, bankName: string | null, bankCode: string | null, iban: string | null, bic: string | null } | null };

export type CompanyNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type CompanyNeighboursQuery = { companyNeighbours: { previousId: string | null, nextId: string | null } };

export type CompanyDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type CompanyDeletionsQuery = { companyDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveCompanyMutationVariables = Exact<{
  input: CompanyInput;
}>;


export type SaveCompanyMutation = { saveCompany: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, salutation: string | null, firstName: string | null, lastName: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, taxNumber: string | null, taxId: string | null, salesTaxId: string | null, bankName: string | null, bankCode: string | null, iban: string | null, bic: string | null } | null } };

export type DeleteCompaniesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteCompaniesMutation = { deleteCompanies: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreCompaniesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreCompaniesMutation = { restoreCompanies: { isSuccess: boolean } };

export type EmployeeRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean };

export type EmployeeQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeQuery = { employee: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean } | null };

export type EmployeeNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type EmployeeNeighboursQuery = { employeeNeighbours: { previousId: string | null, nextId: string | null } };

export type EmployeeDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type EmployeeDeletionsQuery = { employeeDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveEmployeeMutationVariables = Exact<{
  input: EmployeeInput;
}>;


export type SaveEmployeeMutation = { saveEmployee: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean } | null } };

export type DeleteEmployeesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteEmployeesMutation = { deleteEmployees: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreEmployeesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreEmployeesMutation = { restoreEmployees: { isSuccess: boolean } };

export type SetEmployeePinMutationVariables = Exact<{
  id: string;
  version: number;
  pin: string;
}>;


export type SetEmployeePinMutation = { setEmployeePin: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean } | null } };

export type RemoveEmployeePinMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type RemoveEmployeePinMutation = { removeEmployeePin: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean } | null } };

export type EmployeesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EmployeesQuery = { employees: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, role: number, personnelNumber: string | null, firstName: string | null, lastName: string | null, phone: string | null, email: string | null, permissions: Array<string>, hasPin: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type EmployeeRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, role: number, personnelNumber: string | null, firstName: string | null, lastName: string | null, phone: string | null, email: string | null, permissions: Array<string>, hasPin: boolean };

export type ImportQueryVariables = Exact<{
  id: string;
}>;


export type ImportQuery = { import: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type ImportFaultsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportFaultsQuery = { importFaults: { nodes: Array<{ row: number, column: string | null, target: string, code: string, parameters: string | null, text: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReadImportMutationVariables = Exact<{
  id: string;
  reading: ImportReadingInput;
}>;


export type ReadImportMutation = { readImport: { importId: string, unsure: Array<number>, isKept: boolean } };

export type CheckImportMutationVariables = Exact<{
  id: string;
  mapping: Array<ImportMappingInput> | ImportMappingInput;
  options: string;
  language?: string | null | undefined;
}>;


export type CheckImportMutation = { checkImport: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type StartImportMutationVariables = Exact<{
  id: string;
  checkId: string;
}>;


export type StartImportMutation = { startImport: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type ImportFactsFragment = { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null };

export type DataOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type DataOverviewQuery = { dataOverview: { branches: Array<{ id: string, name: string, zone: string, databaseId: string | null, isActive: boolean, liveState: string, registers: number, online: number, lastSyncAt: string | null, openCount: number, failedCount: number }>, kinds: Array<{ entity: string, count: number, openCount: number, failedCount: number }> } };

export type OverviewRegistersQueryVariables = Exact<{
  unitId?: string | null | undefined;
  onlyUnreachable?: boolean | null | undefined;
  first?: number | null | undefined;
}>;


export type OverviewRegistersQuery = { overviewRegisters: { totalCount: number, liveOffCount: number, nodes: Array<{ id: string, name: string, unitId: string, unitName: string, zone: string, liveState: string, lastPing: string | null, lastSyncAt: string | null }> } };

export type EnableLiveCommunicationMutationVariables = Exact<{
  unitId?: string | null | undefined;
}>;


export type EnableLiveCommunicationMutation = { enableLiveCommunication: { isSuccess: boolean, count: number } };

export type PrinterRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string };

export type PrinterQueryVariables = Exact<{
  id: string;
}>;


export type PrinterQuery = { printer: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string } | null };

export type PrinterNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type PrinterNeighboursQuery = { printerNeighbours: { previousId: string | null, nextId: string | null } };

export type PrinterDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PrinterDeletionsQuery = { printerDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SavePrinterMutationVariables = Exact<{
  input: PrinterInput;
}>;


export type SavePrinterMutation = { savePrinter: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string } | null } };

export type DeletePrintersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeletePrintersMutation = { deletePrinters: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestorePrintersMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestorePrintersMutation = { restorePrinters: { isSuccess: boolean } };

export type PrintersQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PrintersQuery = { printers: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type PrinterRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string };

export type ProposalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProposalsQuery = { proposals: { totalCount: number, nodes: Array<{ id: string, entity: string, recordId: string, recordName: string, currentVersion: number | null, isOutdated: boolean, unitName: string, deviceName: string, madeAt: string, fields: Array<{ field: string, base: string, current: string, proposed: string, isConflict: boolean }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type AcceptProposalMutationVariables = Exact<{
  id: string;
  version: number;
}>;


export type AcceptProposalMutation = { acceptProposal: { isSuccess: boolean, message: string | null, faults: Array<{ path: string, code: string, parameters: string | null }> } };

export type RefuseProposalMutationVariables = Exact<{
  id: string;
  reason?: string | null | undefined;
}>;


export type RefuseProposalMutation = { refuseProposal: { isSuccess: boolean, message: string | null } };

export type DeviceNamesQueryVariables = Exact<{
  search: string;
  unitIds?: Array<string> | string | null | undefined;
  first: number;
}>;


export type DeviceNamesQuery = { deviceList: { nodes: Array<{ id: string, name: string, unitName: string }> } };

export type DeviceNameQueryVariables = Exact<{
  id: string;
}>;


export type DeviceNameQuery = { device: { name: string } | null };

export type FindArticlesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindArticlesQuery = { articles: { nodes: Array<{ id: string, name: string, plu: string | null, ean: string | null, price: number, mainCategory: { name: string } | null }>, pageInfo: { hasNextPage: boolean } } };

export type FindCategoriesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindCategoriesQuery = { categories: { nodes: Array<{ id: string, name: string, parentId: string | null, parent: { name: string } | null }>, pageInfo: { hasNextPage: boolean } } };

export type FindPrintersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindPrintersQuery = { printers: { nodes: Array<{ id: string, name: string, group: string }>, pageInfo: { hasNextPage: boolean } } };

export type FindCompaniesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindCompaniesQuery = { companies: { nodes: Array<{ id: string, name: string, city: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type FindEmployeesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindEmployeesQuery = { employees: { nodes: Array<{ id: string, name: string, role: number }>, pageInfo: { hasNextPage: boolean } } };

export type FindTerminalsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindTerminalsQuery = { terminals: { nodes: Array<{ id: string, name: string, type: string }>, pageInfo: { hasNextPage: boolean } } };

export type FindRoomsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindRoomsQuery = { rooms: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean } } };

export type FindTablesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindTablesQuery = { tables: { nodes: Array<{ id: string, name: string, number: number, room: { name: string } | null }>, pageInfo: { hasNextPage: boolean } } };

export type RecordHistoryQueryVariables = Exact<{
  entity: string;
  id: string;
  after?: string | null | undefined;
}>;


export type RecordHistoryQuery = { recordHistory: { nodes: Array<{ id: string, at: string, actorName: string, action: string, de: string | null, en: string | null, changes: Array<{ field: string, old: string | null, new: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VatNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type VatNamesQuery = { vats: { nodes: Array<{ id: string, name: string }> } };

export type VatNameQueryVariables = Exact<{
  id: string;
}>;


export type VatNameQuery = { vat: { name: string } | null };

export type CategoryNamesQueryVariables = Exact<{
  search: string;
  first: number;
  conditions?: Array<RecordConditionInput> | RecordConditionInput | null | undefined;
}>;


export type CategoryNamesQuery = { categories: { nodes: Array<{ id: string, name: string }> } };

export type CategoryNameQueryVariables = Exact<{
  id: string;
}>;


export type CategoryNameQuery = { category: { name: string } | null };

export type PrinterNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type PrinterNamesQuery = { printers: { nodes: Array<{ id: string, name: string }> } };

export type PrinterNameQueryVariables = Exact<{
  id: string;
}>;


export type PrinterNameQuery = { printer: { name: string } | null };

export type ArticleNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ArticleNamesQuery = { articles: { nodes: Array<{ id: string, name: string }> } };

export type ArticleNameQueryVariables = Exact<{
  id: string;
}>;


export type ArticleNameQuery = { article: { name: string } | null };

export type ToldDeletionFragment = { id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> };

export type CompanyNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type CompanyNamesQuery = { companies: { nodes: Array<{ id: string, name: string }> } };

export type CompanyNameQueryVariables = Exact<{
  id: string;
}>;


export type CompanyNameQuery = { company: { name: string } | null };

export type EmployeeNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type EmployeeNamesQuery = { employees: { nodes: Array<{ id: string, name: string }> } };

export type EmployeeNameQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeNameQuery = { employee: { name: string } | null };

export type TerminalNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type TerminalNamesQuery = { terminals: { nodes: Array<{ id: string, name: string }> } };

export type TerminalNameQueryVariables = Exact<{
  id: string;
}>;


export type TerminalNameQuery = { terminal: { name: string } | null };

export type RoomNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type RoomNamesQuery = { rooms: { nodes: Array<{ id: string, name: string }> } };

export type RoomNameQueryVariables = Exact<{
  id: string;
}>;


export type RoomNameQuery = { room: { name: string } | null };

export type TableNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type TableNamesQuery = { tables: { nodes: Array<{ id: string, name: string }> } };

export type TableNameQueryVariables = Exact<{
  id: string;
}>;


export type TableNameQuery = { table: { name: string } | null };

export type PlanTableFragment = { id: string, version: number, isActive: boolean, name: string, number: number, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, lastModifiedAt: string, lastModifiedByName: string };

export type RoomPlanFragment = { numbersBeside: Array<number>, room: { id: string, name: string, colour: string | null, width: number, length: number }, tables: Array<{ id: string, version: number, isActive: boolean, name: string, number: number, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, lastModifiedAt: string, lastModifiedByName: string }> };

export type RoomPlanQueryVariables = Exact<{
  roomId: string;
}>;


export type RoomPlanQuery = { roomPlan: { numbersBeside: Array<number>, room: { id: string, name: string, colour: string | null, width: number, length: number }, tables: Array<{ id: string, version: number, isActive: boolean, name: string, number: number, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, lastModifiedAt: string, lastModifiedByName: string }> } | null };

export type SaveRoomPlanMutationVariables = Exact<{
  roomId: string;
  tables: Array<TableInput> | TableInput;
  removed: Array<RemovedTableInput> | RemovedTableInput;
}>;


export type SaveRoomPlanMutation = { saveRoomPlan: { isSuccess: boolean, ids: Array<string>, goneIds: Array<string>, faults: Array<{ index: number, fault: { path: string, code: string, parameters: string | null } }>, conflicts: Array<{ id: string, version: number, isActive: boolean, name: string, number: number, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, lastModifiedAt: string, lastModifiedByName: string }>, plan: { numbersBeside: Array<number>, room: { id: string, name: string, colour: string | null, width: number, length: number }, tables: Array<{ id: string, version: number, isActive: boolean, name: string, number: number, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, lastModifiedAt: string, lastModifiedByName: string }> } | null } };

export type RoomRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number, width: number, length: number };

export type RoomQueryVariables = Exact<{
  id: string;
}>;


export type RoomQuery = { room: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number, width: number, length: number } | null };

export type RoomNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type RoomNeighboursQuery = { roomNeighbours: { previousId: string | null, nextId: string | null } };

export type RoomDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RoomDeletionsQuery = { roomDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveRoomMutationVariables = Exact<{
  input: RoomInput;
}>;


export type SaveRoomMutation = { saveRoom: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number, width: number, length: number } | null } };

export type DeleteRoomsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteRoomsMutation = { deleteRooms: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreRoomsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreRoomsMutation = { restoreRooms: { isSuccess: boolean } };

export type DeleteRoomsWithTablesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteRoomsWithTablesMutation = { deleteRoomsWithTables: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }>, tables: Array<{ id: string, outcome: string }> } };

export type RoomTablesQueryVariables = Exact<{
  conditions?: Array<RecordConditionInput> | RecordConditionInput | null | undefined;
  first: number;
}>;


export type RoomTablesQuery = { tables: { totalCount: number, nodes: Array<{ id: string, number: number, name: string, seats: number, isActive: boolean }> } };

export type RoomsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RoomsQuery = { rooms: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RoomRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number };

export type StockOfQueryVariables = Exact<{
  articleId: string;
}>;


export type StockOfQuery = { stockOf: Array<{ unitId: string, unitName: string, amount: number | null, level: string, countedAt: string | null }> };

export type StockMovementsQueryVariables = Exact<{
  articleId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StockMovementsQuery = { stockMovements: { nodes: Array<{ id: string, unitName: string, kind: string, quantity: number, change: number, madeAt: string, actorName: string, reason: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type BookStockMovementMutationVariables = Exact<{
  movement: StockMovementInput;
}>;


export type BookStockMovementMutation = { bookStockMovement: { isSuccess: boolean } };

export type OpenChangeCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenChangeCountQuery = { openChangeCount: { count: number, failed: number, isMore: boolean } };

export type OpenChangesQueryVariables = Exact<{
  entity?: string | null | undefined;
  authorId?: string | null | undefined;
  deviceId?: string | null | undefined;
  onlyFailed?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OpenChangesQuery = { openChanges: { nodes: Array<{ entity: string, id: string, name: string, status: number, authorName: string, since: string, registerCount: number, failedCount: number, registers: Array<{ deviceId: string, name: string, reason: string | null }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OpenChangeGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenChangeGroupsQuery = { openChangeAuthors: Array<{ id: string, name: string }>, openChangeRegisters: Array<{ id: string, name: string }> };

export type ResendRecordsMutationVariables = Exact<{
  records?: Array<ResentRecordInput> | ResentRecordInput | null | undefined;
}>;


export type ResendRecordsMutation = { resendRecords: { isSuccess: boolean, count: number } };

export type ResyncDeviceMutationVariables = Exact<{
  id: string;
}>;


export type ResyncDeviceMutation = { resyncDevice: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type TableRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, roomId: string, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, room: { id: string, name: string } | null };

export type TableQueryVariables = Exact<{
  id: string;
}>;


export type TableQuery = { table: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, roomId: string, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, room: { id: string, name: string } | null } | null };

export type TableNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type TableNeighboursQuery = { tableNeighbours: { previousId: string | null, nextId: string | null } };

export type TableDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TableDeletionsQuery = { tableDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveTableMutationVariables = Exact<{
  input: TableInput;
}>;


export type SaveTableMutation = { saveTable: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, roomId: string, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, room: { id: string, name: string } | null } | null } };

export type DeleteTablesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteTablesMutation = { deleteTables: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreTablesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreTablesMutation = { restoreTables: { isSuccess: boolean } };

export type TablesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TablesQuery = { tables: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, seats: number, shape: string, sort: number, room: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type TableRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, seats: number, shape: string, sort: number, room: { id: string, name: string } | null };

export type TakeOverOfferQueryVariables = Exact<{
  deviceId: string;
}>;


export type TakeOverOfferQuery = { takeOverOffer: { deviceId: string, deviceName: string, unitName: string, state: string, isBranchEmpty: boolean, chosenByName: string | null, endedAt: string | null, counts: Array<{ entity: string, received: number, fresh: number, matching: number, faulty: number }>, faulty: Array<{ entity: string, key: string, name: string, faults: Array<{ path: string, code: string, parameters: string | null }> }> } | null };

export type ChooseTakeOverMutationVariables = Exact<{
  deviceId: string;
  choice: string;
}>;


export type ChooseTakeOverMutation = { chooseTakeOver: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type TerminalRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null };

export type TerminalQueryVariables = Exact<{
  id: string;
}>;


export type TerminalQuery = { terminal: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null } | null };

export type TerminalNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type TerminalNeighboursQuery = { terminalNeighbours: { previousId: string | null, nextId: string | null } };

export type TerminalDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TerminalDeletionsQuery = { terminalDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveTerminalMutationVariables = Exact<{
  input: TerminalInput;
}>;


export type SaveTerminalMutation = { saveTerminal: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null } | null } };

export type DeleteTerminalsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteTerminalsMutation = { deleteTerminals: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreTerminalsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreTerminalsMutation = { restoreTerminals: { isSuccess: boolean } };

export type TerminalsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TerminalsQuery = { terminals: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type TerminalRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null };

export type VatRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number };

export type VatQueryVariables = Exact<{
  id: string;
}>;


export type VatQuery = { vat: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number } | null };

export type VatNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type VatNeighboursQuery = { vatNeighbours: { previousId: string | null, nextId: string | null } };

export type VatDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type VatDeletionsQuery = { vatDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveVatMutationVariables = Exact<{
  input: VatInput;
}>;


export type SaveVatMutation = { saveVat: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number } | null } };

export type DeleteVatsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteVatsMutation = { deleteVats: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreVatsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreVatsMutation = { restoreVats: { isSuccess: boolean } };

export type VatsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type VatsQuery = { vats: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type VatRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number };

export type ApproveCustomerRegisterMutationVariables = Exact<{
  tenantId: string;
  register: CustomerRegisterInput;
}>;


export type ApproveCustomerRegisterMutation = { approveCustomerRegister: { isSuccess: boolean, modelId: string | null } };

export type UnitRegistersQueryVariables = Exact<{
  unitIds: Array<string> | string;
  first: number;
}>;


export type UnitRegistersQuery = { deviceList: { totalCount: number, nodes: Array<{ id: string, name: string, liveState: string, status: number, isDefault: boolean }> } };

export type ClosingQueryVariables = Exact<{
  id: string;
}>;


export type ClosingQuery = { closing: { receivedAt: string, content: string, row: { deviceId: string, periodFrom: string, periodTo: string, checkedAt: string | null, id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number }, figures: Array<{ figure: string, subject: string | null, unit: ClosingFigureUnit, register: number | null, cloud: number | null, result: ClosingFigureResult }>, neighbours: { previousId: string | null, nextId: string | null } } | null };

export type CheckClosingMutationVariables = Exact<{
  id: string;
}>;


export type CheckClosingMutation = { checkClosing: { row: { id: string, state: ClosingState } } };

export type ClosingsQueryVariables = Exact<{
  filter?: ClosingFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClosingsQuery = { closings: { totalCount: number, nodes: Array<{ id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, totals: Array<{ type: ClosingType, currency: string, closings: number, receipts: number, turnover: number, cashDifference: number }> } };

export type ClosingRowFragment = { id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number };

export type SearchClosingsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchClosingsQuery = { searchClosings: Array<{ id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number }> };

export type MissingClosingsQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
}>;


export type MissingClosingsQuery = { missingClosings: Array<{ deviceId: string, registerName: string, unitName: string, businessDay: string }> };

export type GapRowFragment = { id: string, kind: string, series: string, fault: string, first: number, last: number, count: number, after: string, before: string, firstSignature: number | null, lastSignature: number | null, deviceId: string, deviceName: string, unitId: string, unitName: string, zone: string, foundAt: string, state: string, acknowledgedAt: string | null, acknowledgedByName: string | null, reason: string | null, closedAt: string | null };

export type CounterGapsQueryVariables = Exact<{
  filter?: CounterGapFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CounterGapsQuery = { counterGaps: { totalCount: number, nodes: Array<{ id: string, kind: string, series: string, fault: string, first: number, last: number, count: number, after: string, before: string, firstSignature: number | null, lastSignature: number | null, deviceId: string, deviceName: string, unitId: string, unitName: string, zone: string, foundAt: string, state: string, acknowledgedAt: string | null, acknowledgedByName: string | null, reason: string | null, closedAt: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RegisterCountersQueryVariables = Exact<{
  deviceId: string;
}>;


export type RegisterCountersQuery = { registerCounters: { unchecked: number, counters: Array<{ kind: string, series: string, last: number, lastAt: string, signature: number | null }>, gaps: Array<{ id: string, kind: string, series: string, fault: string, first: number, last: number, count: number, after: string, before: string, firstSignature: number | null, lastSignature: number | null, deviceId: string, deviceName: string, unitId: string, unitName: string, zone: string, foundAt: string, state: string, acknowledgedAt: string | null, acknowledgedByName: string | null, reason: string | null, closedAt: string | null }> } };

export type AcknowledgeCounterGapsMutationVariables = Exact<{
  ids: Array<string> | string;
  reason: string;
}>;


export type AcknowledgeCounterGapsMutation = { acknowledgeCounterGaps: { isSuccess: boolean } };

export type AnalyticsDashboardQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  year?: number | null | undefined;
  quarterYear?: number | null | undefined;
}>;


export type AnalyticsDashboardQuery = { analyticsDashboard: { today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, year: number, quarterYear: number, omitted: Array<AnalyticsPart>, state: { currency: string, currencies: Array<string>, dataFrom: string | null, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> }, figures: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number }, comparison: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number } | null, months: Array<{ month: string, turnover: number, receipts: number, customers: number }>, previousMonths: Array<{ month: string, turnover: number, receipts: number, customers: number }>, quarters: Array<{ year: number, quarter: number, turnover: number, receipts: number, customers: number }>, weekdays: Array<{ weekday: number, days: number, turnover: number, averageTurnover: number, receipts: number, customers: number }>, comparisonWeekdays: Array<{ weekday: number, days: number, turnover: number, averageTurnover: number, receipts: number, customers: number }>, days: Array<{ day: string, turnover: number, receipts: number, customers: number }>, comparisonDays: Array<{ day: string, turnover: number, receipts: number, customers: number }>, hours: Array<{ hour: number, turnover: number, receipts: number }>, comparisonHours: Array<{ hour: number, turnover: number, receipts: number }>, payments: { cash: number, card: number, digital: number, other: number }, comparisonPayments: { cash: number, card: number, digital: number, other: number } | null, registers: Array<{ deviceId: string, name: string, unitId: string, unitName: string, turnover: number, receipts: number, comparisonTurnover: number | null, comparisonReceipts: number | null }>, employees: Array<{ id: string, name: string, unitId: string, unitName: string, turnover: number, receipts: number, comparisonTurnover: number | null, comparisonReceipts: number | null }>, topArticles: Array<{ articleKey: string, name: string, quantity: number, turnover: number }> } };

export type AnalyticsUnitsQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  year?: number | null | undefined;
}>;


export type AnalyticsUnitsQuery = { analyticsDashboard: { units: Array<{ unitId: string, name: string, turnover: number, receipts: number, comparisonTurnover: number | null, comparisonReceipts: number | null, dataFrom: string | null }> } };

export type ArticleSalesQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  search?: string | null | undefined;
  order?: ArticleOrder | null | undefined;
  descending?: boolean | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ArticleSalesQuery = { articleSales: { currency: string, from: string, to: string, totalCount: number, isOmitted: boolean, nodes: Array<{ articleKey: string, name: string, quantity: number, turnover: number, share: number | null, comparisonTurnover: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type FiguresFragment = { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number };

export type ArticleFiguresFragment = { articleKey: string, name: string, quantity: number, turnover: number };

export type PaymentFiguresFragment = { cash: number, card: number, digital: number, other: number };

export type HourFiguresFragment = { hour: number, turnover: number, receipts: number };

export type DayFiguresFragment = { day: string, turnover: number, receipts: number, customers: number };

export type WeekdayFiguresFragment = { weekday: number, days: number, turnover: number, averageTurnover: number, receipts: number, customers: number };

export type MonthFiguresFragment = { month: string, turnover: number, receipts: number, customers: number };

export type DataStateFragment = { currency: string, currencies: Array<string>, dataFrom: string | null, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> };

export type HomeDashboardQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  currency?: SalesCurrency | null | undefined;
  period?: PaymentPeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type HomeDashboardQuery = { homeDashboard: { today: string, state: { currency: string, currencies: Array<string>, dataFrom: string | null, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> }, figures: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number }, comparison: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number }, payments: { cash: number, card: number, digital: number, other: number }, hours: Array<{ hour: number, turnover: number, receipts: number }>, topArticles: Array<{ articleKey: string, name: string, quantity: number, turnover: number }> } };

export type SalesPeopleQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type SalesPeopleQuery = { salesPeople: { registers: Array<{ id: string, name: string, unitName: string }>, employees: Array<{ id: string, name: string, unitName: string }> } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { receipt: { receivedAt: string, start: string, deviceId: string, country: string, content: string, version: number, customerId: string | null, customerName: string | null, row: { id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, note: string | null, tags: Array<string> }, closing: { id: string, zNumber: number } | null, seller: { name: string, address: string | null, zipCode: string | null, city: string | null, taxNumber: string | null, vatId: string | null } | null, refersTo: Array<{ id: string, number: number, type: string, end: string, zone: string, gross: number, currency: string }>, referredBy: Array<{ id: string, number: number, type: string, end: string, zone: string, gross: number, currency: string }>, onRegister: { previousId: string | null, nextId: string | null }, changes: Array<{ id: string, at: string, byName: string, oldValues: string, newValues: string }> } | null };

export type LinkedReceiptFragment = { id: string, number: number, type: string, end: string, zone: string, gross: number, currency: string };

export type ReceiptVerificationQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptVerificationQuery = { receiptVerification: Array<{ check: string, outcome: string, reason: string | null, expected: string | null, found: string | null }> | null };

export type UpdateReceiptMutationVariables = Exact<{
  receipt: ReceiptUpdateInput;
}>;


export type UpdateReceiptMutation = { updateReceipt: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ReceiptsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { totalCount: number, countPrecision: string, searchedUntil: string | null, nodes: Array<{ id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, note: string | null, tags: Array<string> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReceiptRowFragment = { id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, note: string | null, tags: Array<string> };

export type SearchReceiptsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchReceiptsQuery = { searchReceipts: Array<{ id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, note: string | null, tags: Array<string> }> };

export type ReceiptNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
}>;


export type ReceiptNeighboursQuery = { receiptNeighbours: { previousId: string | null, nextId: string | null } };

export type ReceiptTagsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type ReceiptTagsQuery = { receiptTags: Array<string> };

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
export const DeviceRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeviceRow on Device {
  id
  name
  deviceType
  businessType
  unitName
  zone
  posVersion
  versionTooOld
  hardwareSerial
  status
  isDefault
  liveState
  lastPing
  unlinkedAt
  lastReceiptAt
  hasMasterData
}
    `, {"fragmentName":"DeviceRow"}) as unknown as TypedDocumentString<DeviceRowFragment, unknown>;
export const DeviceFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeviceFacts on Device {
  id
  name
  deviceType
  registerType
  businessType
  unitId
  unitName
  zone
  databaseId
  posVersion
  versionTooOld
  hardwareSerial
  status
  isDefault
  liveCommunication
  liveState
  lastPing
  linkedAt
  unlinkedAt
  movedAt
  lastReceiptAt
  hasMasterData
  unitReceiptCount
  systemInfo
}
    `, {"fragmentName":"DeviceFacts"}) as unknown as TypedDocumentString<DeviceFactsFragment, unknown>;
export const ProblemRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ProblemRow on SyncProblem {
  id
  kind
  recordId
  reason
  detail
  unitName
  deviceId
  deviceName
  zone
  receivedAt
  number
  endedAt
  gross
  currency
  resolvedAt
  resolvedByName
  resolution
}
    `, {"fragmentName":"ProblemRow"}) as unknown as TypedDocumentString<ProblemRowFragment, unknown>;
export const ExportFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ExportFacts on Export {
  id
  source
  title(language: $language)
  format
  description
  state
  shown
  total
  done
  rows
  size
  failure
  userName
  isOwn
  mayEnd
  createdAt
  endedAt
  expiresAt
}
    `, {"fragmentName":"ExportFacts"}) as unknown as TypedDocumentString<ExportFactsFragment, unknown>;
export const ArticleRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleRecord on Article {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  type
  priceName
  shortDescription
  longDescription
  plu
  ean
  price
  purchasePrice
  prices {
    key
    name
    price
  }
  mainCategoryId
  mainCategory {
    id
    name
  }
  subcategoryId
  subcategory {
    id
    name
  }
  vatInHouseId
  vatInHouse {
    id
    name
  }
  vatOutOfHouseId
  vatOutOfHouse {
    id
    name
  }
  printerId
  printer {
    id
    name
  }
  course
  unit
  baseQuantity
  baseUnit
  favorite
  useInButtonMapping
  variableName
  variablePrice
  variablePriceGroup
  variableQuantity
  variableSerialNumber
  variableNameAppend
  variableOptions
  negativePrice
  blockDiscount
  grouping
  inventoryQuantity
  reorderQuantity
  preventNegativeStock
  shopArticle
  shopArticleNumber
  activeInShop
  mainArticleId
  mainArticle {
    id
    name
  }
  members {
    articleId
    quantity
  }
}
    `, {"fragmentName":"ArticleRecord"}) as unknown as TypedDocumentString<ArticleRecordFragment, unknown>;
export const ArticleRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleRow on Article {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  type
  plu
  ean
  price
  purchasePrice
  course
  unit
  favorite
  shopArticle
  mainCategory {
    id
    name
  }
  subcategory {
    id
    name
  }
  vatInHouse {
    id
    name
  }
  vatOutOfHouse {
    id
    name
  }
  printer {
    id
    name
  }
}
    `, {"fragmentName":"ArticleRow"}) as unknown as TypedDocumentString<ArticleRowFragment, unknown>;
export const CategoryRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategoryRow on Category {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  description
  sort
  colour
  parentId
  parent {
    id
    name
  }
}
    `, {"fragmentName":"CategoryRow"}) as unknown as TypedDocumentString<CategoryRowFragment, unknown>;
export const CategoryRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CategoryRecord on Category {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  description
  sort
  colour
  parentId
  parent {
    id
    name
  }
}
    `, {"fragmentName":"CategoryRecord"}) as unknown as TypedDocumentString<CategoryRecordFragment, unknown>;
export const ChangedRecordFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChangedRecordFacts on ChangedRecord {
  recordId
  name
  outcome
  faults {
    path
    code
    parameters
  }
  changes {
    field
    old
    new
    oldName
    newName
  }
}
    `, {"fragmentName":"ChangedRecordFacts"}) as unknown as TypedDocumentString<ChangedRecordFactsFragment, unknown>;
export const ChangeSetFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ChangeSetFacts on ChangeSet {
  id
  kind
  entity
  state
  description(language: $language)
  undoOf
  undoneBy
  total
  changed
  unchanged
  faulty
  changedSince
  gone
  actorName
  createdAt
  endedAt
}
    `, {"fragmentName":"ChangeSetFacts"}) as unknown as TypedDocumentString<ChangeSetFactsFragment, unknown>;
export const CompanyRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CompanyRow on Company {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  city
  country
  lastName
  email
  phone
  salesTaxId
  iban
}
    `, {"fragmentName":"CompanyRow"}) as unknown as TypedDocumentString<CompanyRowFragment, unknown>;
export const CompanyRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment CompanyRecord on Company {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  nameAddition
  salutation
  firstName
  lastName
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
  taxNumber
  taxId
  salesTaxId
  bankName
  bankCode
  iban
  bic
}
    `, {"fragmentName":"CompanyRecord"}) as unknown as TypedDocumentString<CompanyRecordFragment, unknown>;
export const EmployeeRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeRecord on Employee {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  salutation
  firstName
  lastName
  personnelNumber
  email
  phone
  role
  permissions
  hasPin
}
    `, {"fragmentName":"EmployeeRecord"}) as unknown as TypedDocumentString<EmployeeRecordFragment, unknown>;
export const EmployeeRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeRow on Employee {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  role
  personnelNumber
  firstName
  lastName
  phone
  email
  permissions
  hasPin
}
    `, {"fragmentName":"EmployeeRow"}) as unknown as TypedDocumentString<EmployeeRowFragment, unknown>;
export const ImportFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ImportFacts on Import {
  id
  entity
  state
  fileName
  rows
  reading {
    kind
    encoding
    separator
    sheet
    sheets
    headerRow
  }
  columns {
    head
    samples
  }
  mapping {
    column
    target
    decimal
  }
  options
  checkId
  checkedRows
  failure
  sets {
    entity
    id
  }
  report {
    created
    changed
    unchanged
    faulty
    faults
    creations {
      entity
      count
      names
    }
    preview {
      row
      name
      isNew
      changes {
        target
        head
        old
        new
      }
    }
  }
}
    `, {"fragmentName":"ImportFacts"}) as unknown as TypedDocumentString<ImportFactsFragment, unknown>;
export const PrinterRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PrinterRecord on Printer {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  group
  codePage
  copies
  printWidth
  signals
}
    `, {"fragmentName":"PrinterRecord"}) as unknown as TypedDocumentString<PrinterRecordFragment, unknown>;
export const PrinterRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PrinterRow on Printer {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  group
  codePage
  copies
  printWidth
  signals
}
    `, {"fragmentName":"PrinterRow"}) as unknown as TypedDocumentString<PrinterRowFragment, unknown>;
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
export const PlanTableFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PlanTable on Table {
  id
  version
  isActive
  name
  number
  seats
  shape
  x
  y
  width
  length
  rotation
  sort
  lastModifiedAt
  lastModifiedByName
}
    `, {"fragmentName":"PlanTable"}) as unknown as TypedDocumentString<PlanTableFragment, unknown>;
export const RoomPlanFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RoomPlan on RoomPlan {
  room {
    id
    name
    colour
    width
    length
  }
  tables {
    ...PlanTable
  }
  numbersBeside
}
    fragment PlanTable on Table {
  id
  version
  isActive
  name
  number
  seats
  shape
  x
  y
  width
  length
  rotation
  sort
  lastModifiedAt
  lastModifiedByName
}`, {"fragmentName":"RoomPlan"}) as unknown as TypedDocumentString<RoomPlanFragment, unknown>;
export const RoomRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RoomRecord on Room {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  colour
  sort
  width
  length
}
    `, {"fragmentName":"RoomRecord"}) as unknown as TypedDocumentString<RoomRecordFragment, unknown>;
export const RoomRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment RoomRow on Room {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  colour
  sort
}
    `, {"fragmentName":"RoomRow"}) as unknown as TypedDocumentString<RoomRowFragment, unknown>;
export const TableRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TableRecord on Table {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  number
  roomId
  room {
    id
    name
  }
  seats
  shape
  x
  y
  width
  length
  rotation
  sort
}
    `, {"fragmentName":"TableRecord"}) as unknown as TypedDocumentString<TableRecordFragment, unknown>;
export const TableRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TableRow on Table {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  number
  room {
    id
    name
  }
  seats
  shape
  sort
}
    `, {"fragmentName":"TableRow"}) as unknown as TypedDocumentString<TableRowFragment, unknown>;
export const TerminalRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TerminalRecord on Terminal {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  type
  deviceId
  device {
    id
    name
  }
  priceGroup
  vatType
  autoLogout
}
    `, {"fragmentName":"TerminalRecord"}) as unknown as TypedDocumentString<TerminalRecordFragment, unknown>;
export const TerminalRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TerminalRow on Terminal {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  type
  deviceId
  device {
    id
    name
  }
  priceGroup
  vatType
  autoLogout
}
    `, {"fragmentName":"TerminalRow"}) as unknown as TypedDocumentString<TerminalRowFragment, unknown>;
export const VatRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VatRecord on Vat {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  symbol
  value
  key
}
    `, {"fragmentName":"VatRecord"}) as unknown as TypedDocumentString<VatRecordFragment, unknown>;
export const VatRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment VatRow on Vat {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  symbol
  value
  key
}
    `, {"fragmentName":"VatRow"}) as unknown as TypedDocumentString<VatRowFragment, unknown>;
export const ClosingRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ClosingRow on ClosingRow {
  id
  type
  zNumber
  businessDay
  createdAt
  unitId
  unitName
  zone
  registerName
  operatorName
  receipts
  currency
  turnover
  expectedCash
  countedCash
  cashDifference
  state
  missing
  differing
}
    `, {"fragmentName":"ClosingRow"}) as unknown as TypedDocumentString<ClosingRowFragment, unknown>;
export const GapRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment GapRow on CounterGap {
  id
  kind
  series
  fault
  first
  last
  count
  after
  before
  firstSignature
  lastSignature
  deviceId
  deviceName
  unitId
  unitName
  zone
  foundAt
  state
  acknowledgedAt
  acknowledgedByName
  reason
  closedAt
}
    `, {"fragmentName":"GapRow"}) as unknown as TypedDocumentString<GapRowFragment, unknown>;
export const FiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Figures on Figures {
  turnover
  net
  tax
  receipts
  customers
  averageReceipt
  discounts
  cancelled
}
    `, {"fragmentName":"Figures"}) as unknown as TypedDocumentString<FiguresFragment, unknown>;
export const ArticleFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ArticleFigures on ArticleFigures {
  articleKey
  name
  quantity
  turnover
}
    `, {"fragmentName":"ArticleFigures"}) as unknown as TypedDocumentString<ArticleFiguresFragment, unknown>;
export const PaymentFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment PaymentFigures on PaymentFigures {
  cash
  card
  digital
  other
}
    `, {"fragmentName":"PaymentFigures"}) as unknown as TypedDocumentString<PaymentFiguresFragment, unknown>;
export const HourFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment HourFigures on HourFigures {
  hour
  turnover
  receipts
}
    `, {"fragmentName":"HourFigures"}) as unknown as TypedDocumentString<HourFiguresFragment, unknown>;
export const DayFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DayFigures on DayFigures {
  day
  turnover
  receipts
  customers
}
    `, {"fragmentName":"DayFigures"}) as unknown as TypedDocumentString<DayFiguresFragment, unknown>;
export const WeekdayFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WeekdayFigures on WeekdayFigures {
  weekday
  days
  turnover
  averageTurnover
  receipts
  customers
}
    `, {"fragmentName":"WeekdayFigures"}) as unknown as TypedDocumentString<WeekdayFiguresFragment, unknown>;
export const MonthFiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MonthFigures on MonthFigures {
  month
  turnover
  receipts
  customers
}
    `, {"fragmentName":"MonthFigures"}) as unknown as TypedDocumentString<MonthFiguresFragment, unknown>;
export const DataStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DataState on DataState {
  currency
  currencies
  dataFrom
  linkedDevices
  onlineDevices
  oldData {
    unitId
    name
    since
  }
}
    `, {"fragmentName":"DataState"}) as unknown as TypedDocumentString<DataStateFragment, unknown>;
export const LinkedReceiptFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment LinkedReceipt on LinkedReceipt {
  id
  number
  type
  end
  zone
  gross
  currency
}
    `, {"fragmentName":"LinkedReceipt"}) as unknown as TypedDocumentString<LinkedReceiptFragment, unknown>;
export const ReceiptRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ReceiptRow on ReceiptRow {
  id
  number
  type
  end
  businessDay
  unitId
  unitName
  registerName
  employeeName
  gross
  currency
  zone
  zNumber
  payments
  marks
  target
  note
  tags
}
    `, {"fragmentName":"ReceiptRow"}) as unknown as TypedDocumentString<ReceiptRowFragment, unknown>;
export const DeviceListDocument = {"__meta__":{"hash":"sha256:9f1e770ff2a4d7b06d47055e55673e7bf6e0b769c6f7f0824a3db9bd60f41375"}} as unknown as TypedDocumentString<DeviceListQuery, DeviceListQueryVariables>;
export const DeviceNeighboursDocument = {"__meta__":{"hash":"sha256:db27711248e1aa745d2350b7b406a898fb715d2441f36c33e1834eb7628765c8"}} as unknown as TypedDocumentString<DeviceNeighboursQuery, DeviceNeighboursQueryVariables>;
export const DeviceSyncDocument = {"__meta__":{"hash":"sha256:13bef8297a7abf2778e88cd8276cc4683c0b160e1ba5427521b04a148c994247"}} as unknown as TypedDocumentString<DeviceSyncQuery, DeviceSyncQueryVariables>;
export const DeviceDocument = {"__meta__":{"hash":"sha256:60169356fdcc30b40ad7f5756d3497885e3008a719e4cba1560a9a4f1d4f42e7"}} as unknown as TypedDocumentString<DeviceQuery, DeviceQueryVariables>;
export const UpdateDeviceDocument = {"__meta__":{"hash":"sha256:b60df734e9b33d1412fa2e7f0d14e81f7a7af2c8022f8f514209ef42e0e303f6"}} as unknown as TypedDocumentString<UpdateDeviceMutation, UpdateDeviceMutationVariables>;
export const MoveDeviceDocument = {"__meta__":{"hash":"sha256:af411cf9da40b01b56a1e3ddd66f2a8481d99952cb816582cbb3eb60c12d6d10"}} as unknown as TypedDocumentString<MoveDeviceMutation, MoveDeviceMutationVariables>;
export const UnlinkDeviceDocument = {"__meta__":{"hash":"sha256:5de49eb833570fac54f0a0d7fd02090e972bfba2b69737f989d3dbe7845b4874"}} as unknown as TypedDocumentString<UnlinkDeviceMutation, UnlinkDeviceMutationVariables>;
export const SearchDevicesDocument = {"__meta__":{"hash":"sha256:363ec39187fe66ed0516aaaf8c5fa66b0d67b46034424d22d1594af021584743"}} as unknown as TypedDocumentString<SearchDevicesQuery, SearchDevicesQueryVariables>;
export const PendingRegisterDocument = {"__meta__":{"hash":"sha256:33fc561b809c43f5feaf0b5c5da482dd379c5ad37d2dad56a7b19b95a12286ee"}} as unknown as TypedDocumentString<PendingRegisterQuery, PendingRegisterQueryVariables>;
export const ApproveRegisterDocument = {"__meta__":{"hash":"sha256:67575fac3d8e8cbfc387f4587a0ace10d33795eb18b1cb0f945c1a66bec037d6"}} as unknown as TypedDocumentString<ApproveRegisterMutation, ApproveRegisterMutationVariables>;
export const DenyRegisterDocument = {"__meta__":{"hash":"sha256:b141f3c4d020ecefa93a05b65c896866d830fb1b9791bed5a2558b92cbac5bdc"}} as unknown as TypedDocumentString<DenyRegisterMutation, DenyRegisterMutationVariables>;
export const SetupProgressDocument = {"__meta__":{"hash":"sha256:3f53ba73348e13e5bf468bca1ef69e7b2b2f428d39dc1fc9571a8b4cde639f3b"}} as unknown as TypedDocumentString<SetupProgressQuery, SetupProgressQueryVariables>;
export const SyncProblemsDocument = {"__meta__":{"hash":"sha256:6b86dfe5095eecf8c1dae8f84f7bef5135be63ea2be5612a4654f1f8144373e0"}} as unknown as TypedDocumentString<SyncProblemsQuery, SyncProblemsQueryVariables>;
export const SyncProblemDocument = {"__meta__":{"hash":"sha256:46150e295738b87278a193889247499e7e87137d87f51abe66a81675431db309"}} as unknown as TypedDocumentString<SyncProblemQuery, SyncProblemQueryVariables>;
export const SyncProblemCountsDocument = {"__meta__":{"hash":"sha256:dedfdae6974d0bdb148068a4f767f31364640e0b7cd8e4e98634672bd0a7a4db"}} as unknown as TypedDocumentString<SyncProblemCountsQuery, SyncProblemCountsQueryVariables>;
export const ForeseeSyncProblemsDocument = {"__meta__":{"hash":"sha256:0c7d7d7c57bbf63988f9b9d29250dcde5ac62524cc6c151fd4d5e6a05a51e53a"}} as unknown as TypedDocumentString<ForeseeSyncProblemsQuery, ForeseeSyncProblemsQueryVariables>;
export const OpenSyncProblemsDocument = {"__meta__":{"hash":"sha256:4ae90796a7a22d2ccbe94d96df772ff5f62ad0b0b574e3a03a406dff6b7a76f2"}} as unknown as TypedDocumentString<OpenSyncProblemsQuery, OpenSyncProblemsQueryVariables>;
export const RetrySyncProblemsDocument = {"__meta__":{"hash":"sha256:00e0a38efb2fe9482f8b5463d4e8638768e13beb295bdec2741ec90ca13e3cb3"}} as unknown as TypedDocumentString<RetrySyncProblemsMutation, RetrySyncProblemsMutationVariables>;
export const AcceptSyncProblemsDocument = {"__meta__":{"hash":"sha256:46ae1e51bad149575aa74b04a589928358fe63670c471a4a724de9807037f3fe"}} as unknown as TypedDocumentString<AcceptSyncProblemsMutation, AcceptSyncProblemsMutationVariables>;
export const ExportsDocument = {"__meta__":{"hash":"sha256:4105b81f0a376b81484e914d9adaab0d82b28c82b661a35cf08d1e6f5f85b242"}} as unknown as TypedDocumentString<ExportsQuery, ExportsQueryVariables>;
export const ExportDocument = {"__meta__":{"hash":"sha256:85c239b4038111a58cfb182f353edf5ee4064de77bf2c1addca0dc4dd8b0cda3"}} as unknown as TypedDocumentString<ExportQuery, ExportQueryVariables>;
export const StartExportDocument = {"__meta__":{"hash":"sha256:544ef44eaa501efef113ccbca3f92b3db84c8ba264b054cacdcfc6f93b85e23d"}} as unknown as TypedDocumentString<StartExportMutation, StartExportMutationVariables>;
export const CancelExportDocument = {"__meta__":{"hash":"sha256:1d20dbcea5500ee8a180d3a40cc1a9b496146096f908aafacfbb84642f1a2225"}} as unknown as TypedDocumentString<CancelExportMutation, CancelExportMutationVariables>;
export const RetryExportDocument = {"__meta__":{"hash":"sha256:0dc5c0b80176a7b892001c631375842b4cd6adb90ab15c13128470ba427105e8"}} as unknown as TypedDocumentString<RetryExportMutation, RetryExportMutationVariables>;
export const RemoveExportDocument = {"__meta__":{"hash":"sha256:30297c5d5c8177d27a848db4e6ddf05888bff313603becdd1832f9f5d3c92488"}} as unknown as TypedDocumentString<RemoveExportMutation, RemoveExportMutationVariables>;
export const ArticleDocument = {"__meta__":{"hash":"sha256:d1d07b0562b0715256d08e404d084b071c6b8fa911ab9123dcffcbac5604633d"}} as unknown as TypedDocumentString<ArticleQuery, ArticleQueryVariables>;
export const ArticleVatDocument = {"__meta__":{"hash":"sha256:2eceba15f6bfa2ef17b2c593b9dfffe364d40ef2d68ba4333f0a7843e2c158f8"}} as unknown as TypedDocumentString<ArticleVatQuery, ArticleVatQueryVariables>;
export const ArticleNeighboursDocument = {"__meta__":{"hash":"sha256:68e4bd89ce0cb32d10b0b902c0791f2cfb7fce8b058a023d49b83c749fb39c8a"}} as unknown as TypedDocumentString<ArticleNeighboursQuery, ArticleNeighboursQueryVariables>;
export const ArticleDeletionsDocument = {"__meta__":{"hash":"sha256:348ddcdc778e9e56cdecff6cccd22071aa7db981440774e99b00da7666ab0958"}} as unknown as TypedDocumentString<ArticleDeletionsQuery, ArticleDeletionsQueryVariables>;
export const SaveArticleDocument = {"__meta__":{"hash":"sha256:5625aaaeebf82bd5d7fa3f2fe4641a4d86c2688e11271bc383ffb1aee39c3f3d"}} as unknown as TypedDocumentString<SaveArticleMutation, SaveArticleMutationVariables>;
export const DeleteArticlesDocument = {"__meta__":{"hash":"sha256:86e6e71f211b90f0b6a7a5a45b1847f74c68c60bf72a6823578ff0d17ce40a40"}} as unknown as TypedDocumentString<DeleteArticlesMutation, DeleteArticlesMutationVariables>;
export const RestoreArticlesDocument = {"__meta__":{"hash":"sha256:ff72c4be3b04aacf791b95d5562ea3df3554484e252e7911b82527cb32ff2550"}} as unknown as TypedDocumentString<RestoreArticlesMutation, RestoreArticlesMutationVariables>;
export const ArticlesDocument = {"__meta__":{"hash":"sha256:ec166cd955837f5ca732c87b58fe7abaffe87f2d20caec552f72b6b5c695d95a"}} as unknown as TypedDocumentString<ArticlesQuery, ArticlesQueryVariables>;
export const ArticleNeedsDocument = {"__meta__":{"hash":"sha256:a06e6dafaf50325c8f9e7408a2faee6cf3dd2945a0002ba37acd42cb52af09fa"}} as unknown as TypedDocumentString<ArticleNeedsQuery, ArticleNeedsQueryVariables>;
export const CategoriesDocument = {"__meta__":{"hash":"sha256:d7ef1901da5f0eda6619e18e9923c9c101002e8f7479ab60382c5cc5b1abfd73"}} as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const CategoryDocument = {"__meta__":{"hash":"sha256:c2fa85c3961b03cf030fc9a50fe87d49f86fdfcfb629ce326119db2d9aa97be5"}} as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const CategoryNeighboursDocument = {"__meta__":{"hash":"sha256:9d74d86832c1128ea4cb0089e10a881aae088dfee48521d864c941a3a8d5265f"}} as unknown as TypedDocumentString<CategoryNeighboursQuery, CategoryNeighboursQueryVariables>;
export const CategoryDeletionsDocument = {"__meta__":{"hash":"sha256:61b60fb65e51d7578bc47cdb40ace5d0d10694269906dbbf7081b93d425ef042"}} as unknown as TypedDocumentString<CategoryDeletionsQuery, CategoryDeletionsQueryVariables>;
export const SaveCategoryDocument = {"__meta__":{"hash":"sha256:38de4d19f02f33ab5bc8bc8c702d67b9dc5fb8f3c9b27a450253499a84cce127"}} as unknown as TypedDocumentString<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const DeleteCategoriesDocument = {"__meta__":{"hash":"sha256:7d233676121640a89faafd5285905f1140d9ffd2269a44e6848ce15c54790913"}} as unknown as TypedDocumentString<DeleteCategoriesMutation, DeleteCategoriesMutationVariables>;
export const RestoreCategoriesDocument = {"__meta__":{"hash":"sha256:69c82247b7291330e13a0fe18b95598448f18c5150660aec5a52aac6086ea742"}} as unknown as TypedDocumentString<RestoreCategoriesMutation, RestoreCategoriesMutationVariables>;
export const PreviewChangeDocument = {"__meta__":{"hash":"sha256:24430092f51181f4e68ee5dbe1301c5f20e9b23156beca7a0750b875ecf0c1c6"}} as unknown as TypedDocumentString<PreviewChangeQuery, PreviewChangeQueryVariables>;
export const PreviewChangeRowsDocument = {"__meta__":{"hash":"sha256:c6beb1343c48e4c78b37985a49b0ab8cb908b5599df253ae7d9589a964d26181"}} as unknown as TypedDocumentString<PreviewChangeRowsQuery, PreviewChangeRowsQueryVariables>;
export const StartChangeDocument = {"__meta__":{"hash":"sha256:6d0bc936e46de45be8b3c854a47c59b74ba96c21d2059cf4188f70848325bff9"}} as unknown as TypedDocumentString<StartChangeMutation, StartChangeMutationVariables>;
export const CancelChangeSetDocument = {"__meta__":{"hash":"sha256:fa5252dd5b8ec1e44d46dc6b6768a0d222226150307b0ac8734088a4ae48ba1b"}} as unknown as TypedDocumentString<CancelChangeSetMutation, CancelChangeSetMutationVariables>;
export const UndoChangeSetDocument = {"__meta__":{"hash":"sha256:85fb01db1e4164acf3f5e9b9352e5c3d47aa1b66321d11cafc4d2f0361bb9573"}} as unknown as TypedDocumentString<UndoChangeSetMutation, UndoChangeSetMutationVariables>;
export const ChangeSetsDocument = {"__meta__":{"hash":"sha256:2bd8bfe80eec53832f64b85113bf588bae110fe44f612e4dc9cb3cfd146933a5"}} as unknown as TypedDocumentString<ChangeSetsQuery, ChangeSetsQueryVariables>;
export const ChangeSetDocument = {"__meta__":{"hash":"sha256:e4bea0ac0015709b92a455770616fb41656096cc9045dc9e87812718e7bcac15"}} as unknown as TypedDocumentString<ChangeSetQuery, ChangeSetQueryVariables>;
export const ChangeSetRecordsDocument = {"__meta__":{"hash":"sha256:8f3ef3e85548ea22dc979479ae637c6aa53e13cfc9d297a088b258bf2e42e401"}} as unknown as TypedDocumentString<ChangeSetRecordsQuery, ChangeSetRecordsQueryVariables>;
export const CompaniesDocument = {"__meta__":{"hash":"sha256:abf8cff9b06bf32618f025d5a007690a0dcaa3382a0694c6f4eb03117f73093d"}} as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CompanyDocument = {"__meta__":{"hash":"sha256:e4310c87d4fbd779c2737fd12bf58168e7811d3a3cdd88e6d6c491fbf79d6de1"}} as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const CompanyNeighboursDocument = {"__meta__":{"hash":"sha256:f7f0c6179c2a3172c03a9114d84498cccb87d17495f9afd315284d02c6d98c3f"}} as unknown as TypedDocumentString<CompanyNeighboursQuery, CompanyNeighboursQueryVariables>;
export const CompanyDeletionsDocument = {"__meta__":{"hash":"sha256:e1d21abef812980979985140a3da8d12718e9f688a7e527d3f5da0e65bcaaaac"}} as unknown as TypedDocumentString<CompanyDeletionsQuery, CompanyDeletionsQueryVariables>;
export const SaveCompanyDocument = {"__meta__":{"hash":"sha256:8d8a5a6ec35cf3470b76276720e0103a4245291ca9295860663b80cd35271cc8"}} as unknown as TypedDocumentString<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const DeleteCompaniesDocument = {"__meta__":{"hash":"sha256:27362437c995b1bdf99dc657c3e9c53f704b60e5a7e278a60556678fd918e7ab"}} as unknown as TypedDocumentString<DeleteCompaniesMutation, DeleteCompaniesMutationVariables>;
export const RestoreCompaniesDocument = {"__meta__":{"hash":"sha256:17f7d15b7174bc23d7c33fecd5c991a5c68fae22c7c4bb727352bf942d510a22"}} as unknown as TypedDocumentString<RestoreCompaniesMutation, RestoreCompaniesMutationVariables>;
export const EmployeeDocument = {"__meta__":{"hash":"sha256:8fb059b4acb765e0f5ad2de02487de7c602e9c37d13091bdf8ef756c75e4f48c"}} as unknown as TypedDocumentString<EmployeeQuery, EmployeeQueryVariables>;
export const EmployeeNeighboursDocument = {"__meta__":{"hash":"sha256:c5f061f9ff766b809ced1c67a7c19be2ca64b7316368e38fe453ef296bbca539"}} as unknown as TypedDocumentString<EmployeeNeighboursQuery, EmployeeNeighboursQueryVariables>;
export const EmployeeDeletionsDocument = {"__meta__":{"hash":"sha256:ca4de8db92b014b7faae4c0315f5e1650866c5ba2693189dfb11bd3b931760d2"}} as unknown as TypedDocumentString<EmployeeDeletionsQuery, EmployeeDeletionsQueryVariables>;
export const SaveEmployeeDocument = {"__meta__":{"hash":"sha256:ca941075ed5b5ab951645b4fb880b72483473f3389d4b551373ced131d22294b"}} as unknown as TypedDocumentString<SaveEmployeeMutation, SaveEmployeeMutationVariables>;
export const DeleteEmployeesDocument = {"__meta__":{"hash":"sha256:2caea0b2cb2ad8705be905607071155e16c8c734c327d0ff54618efffd801d6e"}} as unknown as TypedDocumentString<DeleteEmployeesMutation, DeleteEmployeesMutationVariables>;
export const RestoreEmployeesDocument = {"__meta__":{"hash":"sha256:4e0f9362f7d7399550d16698027e3613fbff92fdc7ef4d612ac2dc4a633c0026"}} as unknown as TypedDocumentString<RestoreEmployeesMutation, RestoreEmployeesMutationVariables>;
export const SetEmployeePinDocument = {"__meta__":{"hash":"sha256:84360d5ffda922c543f59d05cdb9593347bb38957ca07c158bb0576060177c7d"}} as unknown as TypedDocumentString<SetEmployeePinMutation, SetEmployeePinMutationVariables>;
export const RemoveEmployeePinDocument = {"__meta__":{"hash":"sha256:2914816d387dec6a6f9b3e08df24e7c941e77a94a94c1450710313130287be37"}} as unknown as TypedDocumentString<RemoveEmployeePinMutation, RemoveEmployeePinMutationVariables>;
export const EmployeesDocument = {"__meta__":{"hash":"sha256:135bb47a9ec13489108ea7f06b8ae11b2572cdc44301f985ccf7b0f6e86ee94f"}} as unknown as TypedDocumentString<EmployeesQuery, EmployeesQueryVariables>;
export const ImportDocument = {"__meta__":{"hash":"sha256:176e3cdd772f05b4bb709ad06efbecfdd38e975e45eef5392c78503d2c4f7657"}} as unknown as TypedDocumentString<ImportQuery, ImportQueryVariables>;
export const ImportFaultsDocument = {"__meta__":{"hash":"sha256:6a588c1c9d476ac441c5747050d3da98e2edaf6dc9798b1b3b8ded81ce6d578e"}} as unknown as TypedDocumentString<ImportFaultsQuery, ImportFaultsQueryVariables>;
export const ReadImportDocument = {"__meta__":{"hash":"sha256:e21142ef7e74f8609bf4998ca52181ac5dda181a03b5d356df9ca59cd4bfb389"}} as unknown as TypedDocumentString<ReadImportMutation, ReadImportMutationVariables>;
export const CheckImportDocument = {"__meta__":{"hash":"sha256:4b26baf5e346995981cdf2122895cb90b8ef5a2383779f33d739264717f8085b"}} as unknown as TypedDocumentString<CheckImportMutation, CheckImportMutationVariables>;
export const StartImportDocument = {"__meta__":{"hash":"sha256:45d483ad303de759b2020f43fcdfc3db724162891a9e6634d49a54fb681aa2b0"}} as unknown as TypedDocumentString<StartImportMutation, StartImportMutationVariables>;
export const CancelImportDocument = {"__meta__":{"hash":"sha256:62ec7b8aa54b95130536560bdf926c95b6b130cf95e6c0656457b692a2a047e8"}} as unknown as TypedDocumentString<CancelImportMutation, CancelImportMutationVariables>;
export const DataOverviewDocument = {"__meta__":{"hash":"sha256:65c9a774f22c4aef89ced078395dcb6a55e33a784b2a028f043decc0809a47eb"}} as unknown as TypedDocumentString<DataOverviewQuery, DataOverviewQueryVariables>;
export const OverviewRegistersDocument = {"__meta__":{"hash":"sha256:10a08bc3a641a0f519fd33597fd2eaa5a829a5ff1a93a3984679edba1c88daeb"}} as unknown as TypedDocumentString<OverviewRegistersQuery, OverviewRegistersQueryVariables>;
export const EnableLiveCommunicationDocument = {"__meta__":{"hash":"sha256:16c6c36f2de17e27dfeae2954b110903679a808ed4662183c7fff162699423d1"}} as unknown as TypedDocumentString<EnableLiveCommunicationMutation, EnableLiveCommunicationMutationVariables>;
export const PrinterDocument = {"__meta__":{"hash":"sha256:5e36aef955ab51c803c5357b677f00378684f43fdc2e836338ad7aca86461b35"}} as unknown as TypedDocumentString<PrinterQuery, PrinterQueryVariables>;
export const PrinterNeighboursDocument = {"__meta__":{"hash":"sha256:4008945be557086fbd4c53ba55d836cad54731846ea3bae1c55d2a7a7c36ab40"}} as unknown as TypedDocumentString<PrinterNeighboursQuery, PrinterNeighboursQueryVariables>;
export const PrinterDeletionsDocument = {"__meta__":{"hash":"sha256:f76267b9b0eb9114e6e6dbd485ae5278835d7bc5508525685f8cf4ecc9cf2e1b"}} as unknown as TypedDocumentString<PrinterDeletionsQuery, PrinterDeletionsQueryVariables>;
export const SavePrinterDocument = {"__meta__":{"hash":"sha256:72461212a58f53e18bddc29167c69cc1bc8a1fe9e1e4609a2df27142cc6d136a"}} as unknown as TypedDocumentString<SavePrinterMutation, SavePrinterMutationVariables>;
export const DeletePrintersDocument = {"__meta__":{"hash":"sha256:4dfa3d98303b057ea6645efee4bca2aec41106335a38e0cd3546aadb79101735"}} as unknown as TypedDocumentString<DeletePrintersMutation, DeletePrintersMutationVariables>;
export const RestorePrintersDocument = {"__meta__":{"hash":"sha256:4bed98570848eaf187d38f0f691d6ba96db1fa81d668ed3bd6d34b01bff25f7d"}} as unknown as TypedDocumentString<RestorePrintersMutation, RestorePrintersMutationVariables>;
export const PrintersDocument = {"__meta__":{"hash":"sha256:c289d05f5df54bca1d1e76b0986e959f486d990b8bd19413823d1b2982e083bd"}} as unknown as TypedDocumentString<PrintersQuery, PrintersQueryVariables>;
export const ProposalsDocument = {"__meta__":{"hash":"sha256:8fcee17a2ae22a5db43395b3a706ed3d4aa424ef06cd47bda744a9f2d5d0354d"}} as unknown as TypedDocumentString<ProposalsQuery, ProposalsQueryVariables>;
export const AcceptProposalDocument = {"__meta__":{"hash":"sha256:9c2a51d549d19bb490c359cd5cf86dffa0523a3e9e392f54deaee73554d8ed29"}} as unknown as TypedDocumentString<AcceptProposalMutation, AcceptProposalMutationVariables>;
export const RefuseProposalDocument = {"__meta__":{"hash":"sha256:966c12b869cba2650f55f71ca1f218198ac062932c9ef5cce73a4b0856e52dd6"}} as unknown as TypedDocumentString<RefuseProposalMutation, RefuseProposalMutationVariables>;
export const DeviceNamesDocument = {"__meta__":{"hash":"sha256:9081887c1ab4786dbd9a4b90753bd9e140205f5f811080a90e86928e7875843d"}} as unknown as TypedDocumentString<DeviceNamesQuery, DeviceNamesQueryVariables>;
export const DeviceNameDocument = {"__meta__":{"hash":"sha256:a989d498e318a1263768b7665be15b3777f826a5f331d6a2052d19e4da783095"}} as unknown as TypedDocumentString<DeviceNameQuery, DeviceNameQueryVariables>;
export const FindArticlesDocument = {"__meta__":{"hash":"sha256:9a3f3e32651c953ef219ab7786964c55bef84d81f0803fd4d759869c5b5cc03e"}} as unknown as TypedDocumentString<FindArticlesQuery, FindArticlesQueryVariables>;
export const FindCategoriesDocument = {"__meta__":{"hash":"sha256:8477b221932078a642dd24a413c5358e75a6a9a91a2e5542021f66a44a3259b1"}} as unknown as TypedDocumentString<FindCategoriesQuery, FindCategoriesQueryVariables>;
export const FindPrintersDocument = {"__meta__":{"hash":"sha256:ec4a3914b304111b8c3e29093fe4d17ee03489ab89147ea3a6d94da5efc0ef7d"}} as unknown as TypedDocumentString<FindPrintersQuery, FindPrintersQueryVariables>;
export const FindCompaniesDocument = {"__meta__":{"hash":"sha256:49e8e04ba8a0741f23f0244134c3a60e8b56977e524a7882d2dd8a00a39f6e84"}} as unknown as TypedDocumentString<FindCompaniesQuery, FindCompaniesQueryVariables>;
export const FindEmployeesDocument = {"__meta__":{"hash":"sha256:1a676c362526d677b02dd399d84ecc2a0b8240a522268b8a447f7729e260dee6"}} as unknown as TypedDocumentString<FindEmployeesQuery, FindEmployeesQueryVariables>;
export const FindTerminalsDocument = {"__meta__":{"hash":"sha256:df7ceffa313f19294421fc577d1e5db559975296734dc60b85dfdd1c1fe075bf"}} as unknown as TypedDocumentString<FindTerminalsQuery, FindTerminalsQueryVariables>;
export const FindRoomsDocument = {"__meta__":{"hash":"sha256:679cab98c5cfaf42c4a00948fad8975b9b0c4025112605abf42a1b0b92b5aece"}} as unknown as TypedDocumentString<FindRoomsQuery, FindRoomsQueryVariables>;
export const FindTablesDocument = {"__meta__":{"hash":"sha256:d6864a32473ecc19b94153973c23743e3c61ebd8f06e073c4fe9cf5d39d97907"}} as unknown as TypedDocumentString<FindTablesQuery, FindTablesQueryVariables>;
export const RecordHistoryDocument = {"__meta__":{"hash":"sha256:397e7f047a8b6fc27282f0098120a398c8ff5c3ead7a2bbb0b0ffa4b6a67ae1b"}} as unknown as TypedDocumentString<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const VatNamesDocument = {"__meta__":{"hash":"sha256:0ed22559c021ae106d4dbc8d56f85f95606084f75efe43d86fa2ec41a0ac7f95"}} as unknown as TypedDocumentString<VatNamesQuery, VatNamesQueryVariables>;
export const VatNameDocument = {"__meta__":{"hash":"sha256:f793a44a7fdfc3af7d98e6ed83bed095195862686b4d074aa4034112b12f1557"}} as unknown as TypedDocumentString<VatNameQuery, VatNameQueryVariables>;
export const CategoryNamesDocument = {"__meta__":{"hash":"sha256:c3547f0686746f857ba9ea1f2ca6c9d7613a687575757ffa2180ae67a5d4546f"}} as unknown as TypedDocumentString<CategoryNamesQuery, CategoryNamesQueryVariables>;
export const CategoryNameDocument = {"__meta__":{"hash":"sha256:645ca61e817d3b232b1248c080dea018ebb5745b68f77629155ce65a4f402805"}} as unknown as TypedDocumentString<CategoryNameQuery, CategoryNameQueryVariables>;
export const PrinterNamesDocument = {"__meta__":{"hash":"sha256:100c61b17a48ac8877bc22cc188b075e9b7bd677b058e59f4046953e5bd39e85"}} as unknown as TypedDocumentString<PrinterNamesQuery, PrinterNamesQueryVariables>;
export const PrinterNameDocument = {"__meta__":{"hash":"sha256:bfded34564f9a4dbc28b0ba615c448b62db069f2967d8a0be0d3b4e94eb963bb"}} as unknown as TypedDocumentString<PrinterNameQuery, PrinterNameQueryVariables>;
export const ArticleNamesDocument = {"__meta__":{"hash":"sha256:8661fe37c038ceb9501e0f894b64f368db4ab43418f24f729786ed835f06ac0b"}} as unknown as TypedDocumentString<ArticleNamesQuery, ArticleNamesQueryVariables>;
export const ArticleNameDocument = {"__meta__":{"hash":"sha256:aab6bac5b9ef2e1ba882bbb92f4b91db23f5da0ea8402ebea8702b1c9cd3d04c"}} as unknown as TypedDocumentString<ArticleNameQuery, ArticleNameQueryVariables>;
export const CompanyNamesDocument = {"__meta__":{"hash":"sha256:d10773f924ffbec3810918e3d5e99198f62890664ea1392d1f44cc06e08cb774"}} as unknown as TypedDocumentString<CompanyNamesQuery, CompanyNamesQueryVariables>;
export const CompanyNameDocument = {"__meta__":{"hash":"sha256:6c0e7a5c991d852f5245b4e28c99d55067e37a97e046c0a1f4a1e927ab46fe52"}} as unknown as TypedDocumentString<CompanyNameQuery, CompanyNameQueryVariables>;
export const EmployeeNamesDocument = {"__meta__":{"hash":"sha256:77bea9bda3a804c695f65c7efcc82f423f1118e217f483c0b71caf3fcd191631"}} as unknown as TypedDocumentString<EmployeeNamesQuery, EmployeeNamesQueryVariables>;
export const EmployeeNameDocument = {"__meta__":{"hash":"sha256:d22783bdaae9d16cfdc1618419b4449811a4fced735a9a196ee90f4fe9fb981b"}} as unknown as TypedDocumentString<EmployeeNameQuery, EmployeeNameQueryVariables>;
export const TerminalNamesDocument = {"__meta__":{"hash":"sha256:a0480ca5de8fd8695f795b8689ec55729ccf1c13a6bb6e93dd7ad01096432942"}} as unknown as TypedDocumentString<TerminalNamesQuery, TerminalNamesQueryVariables>;
export const TerminalNameDocument = {"__meta__":{"hash":"sha256:4141e281696204400cf7cbd5ed7c144bb0cb924fe877863e8ae81283b43c845e"}} as unknown as TypedDocumentString<TerminalNameQuery, TerminalNameQueryVariables>;
export const RoomNamesDocument = {"__meta__":{"hash":"sha256:c52112fd6fed5dacc10db7c7ff30ca5925985750b91e69f37b57dbc4bcc5105b"}} as unknown as TypedDocumentString<RoomNamesQuery, RoomNamesQueryVariables>;
export const RoomNameDocument = {"__meta__":{"hash":"sha256:064a81f9e1f5bd74498eab2955dc104ab4d3c2e27bf029badaf2e89045b7ee17"}} as unknown as TypedDocumentString<RoomNameQuery, RoomNameQueryVariables>;
export const TableNamesDocument = {"__meta__":{"hash":"sha256:828cc419287169c6eb1e2839dc6d3381824d41f65afe47d00c041c7a38cea8a2"}} as unknown as TypedDocumentString<TableNamesQuery, TableNamesQueryVariables>;
export const TableNameDocument = {"__meta__":{"hash":"sha256:62df26b8d975227a2461e3a7b17fa6d2735810cadaa75ce281c28c27881bbd54"}} as unknown as TypedDocumentString<TableNameQuery, TableNameQueryVariables>;
export const RoomPlanDocument = {"__meta__":{"hash":"sha256:90335f77a801c8f4b7571797a3f32673596c7b525d68d75b5add1620d892711f"}} as unknown as TypedDocumentString<RoomPlanQuery, RoomPlanQueryVariables>;
export const SaveRoomPlanDocument = {"__meta__":{"hash":"sha256:f4614a0215ffd04317743bc243f69002e0022656adc76de4f0081066e9ee7cd1"}} as unknown as TypedDocumentString<SaveRoomPlanMutation, SaveRoomPlanMutationVariables>;
export const RoomDocument = {"__meta__":{"hash":"sha256:1dd3fadb3aa60bd80b3bd41c43e4af3ac8f7609eb2185a47d440e1578c027720"}} as unknown as TypedDocumentString<RoomQuery, RoomQueryVariables>;
export const RoomNeighboursDocument = {"__meta__":{"hash":"sha256:dadeac128bc8e6388caccc3024a3d7b068fc2c45f00bb8f90864ca97386d1885"}} as unknown as TypedDocumentString<RoomNeighboursQuery, RoomNeighboursQueryVariables>;
export const RoomDeletionsDocument = {"__meta__":{"hash":"sha256:5cae5b847bcd80522d3f1d40dd790d37659cfeda4334d219b41f9f4c11feca0c"}} as unknown as TypedDocumentString<RoomDeletionsQuery, RoomDeletionsQueryVariables>;
export const SaveRoomDocument = {"__meta__":{"hash":"sha256:a3a0e931fd6fde88ddccbb16f5b5c5b4502dc83b66cecb69de76d6aceb22d71b"}} as unknown as TypedDocumentString<SaveRoomMutation, SaveRoomMutationVariables>;
export const DeleteRoomsDocument = {"__meta__":{"hash":"sha256:50f9a940a17b99cae0796fdb7092d9a498e400224183e852fce8c4d5abce32e0"}} as unknown as TypedDocumentString<DeleteRoomsMutation, DeleteRoomsMutationVariables>;
export const RestoreRoomsDocument = {"__meta__":{"hash":"sha256:febc2b734c624d21fb5f28904333d072bda7096e301e02113b0d8f131b30b09c"}} as unknown as TypedDocumentString<RestoreRoomsMutation, RestoreRoomsMutationVariables>;
export const DeleteRoomsWithTablesDocument = {"__meta__":{"hash":"sha256:9efd7d3733e228697a153a31dfea0279835c781855c966aa7afa1eebd318012f"}} as unknown as TypedDocumentString<DeleteRoomsWithTablesMutation, DeleteRoomsWithTablesMutationVariables>;
export const RoomTablesDocument = {"__meta__":{"hash":"sha256:9a3bb0e14df66d7de3001a1e3414c74e28d2556eeaa7a0f32ab7c2f3a5484f7a"}} as unknown as TypedDocumentString<RoomTablesQuery, RoomTablesQueryVariables>;
export const RoomsDocument = {"__meta__":{"hash":"sha256:c37970667e3e3586cdd81fd69eb500ebf0e2bdf513a8e61c45a9546d51df25c2"}} as unknown as TypedDocumentString<RoomsQuery, RoomsQueryVariables>;
export const StockOfDocument = {"__meta__":{"hash":"sha256:d860c51b3b6e5358344d0eff23194c41b4286821735fa0f235b65627428f1e33"}} as unknown as TypedDocumentString<StockOfQuery, StockOfQueryVariables>;
export const StockMovementsDocument = {"__meta__":{"hash":"sha256:3a2088b37946b174b5fd5fd423fcb23a04a97ece014551fc182b87dabf5494bd"}} as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>;
export const BookStockMovementDocument = {"__meta__":{"hash":"sha256:881641a8d3b44cda0f7b862a4dd4befcc015baad6f9e4c92e76474c85b1f1f42"}} as unknown as TypedDocumentString<BookStockMovementMutation, BookStockMovementMutationVariables>;
export const OpenChangeCountDocument = {"__meta__":{"hash":"sha256:dfd5d7e146beee1e5964c051c6ad996f34a6303acbb29ec4f5646dc159590588"}} as unknown as TypedDocumentString<OpenChangeCountQuery, OpenChangeCountQueryVariables>;
export const OpenChangesDocument = {"__meta__":{"hash":"sha256:75ed815b331b0c490cb0f2834424290e184473e937f976429261466ad3624390"}} as unknown as TypedDocumentString<OpenChangesQuery, OpenChangesQueryVariables>;
export const OpenChangeGroupsDocument = {"__meta__":{"hash":"sha256:ef69d2d93c58129957a7f4656c99a2a74f248cb6e17da82eb4753a94795b1f4e"}} as unknown as TypedDocumentString<OpenChangeGroupsQuery, OpenChangeGroupsQueryVariables>;
export const ResendRecordsDocument = {"__meta__":{"hash":"sha256:3a13f43cf05ff01c2ffaef9897c959a4580ca2a2858f58a652255d4745343a66"}} as unknown as TypedDocumentString<ResendRecordsMutation, ResendRecordsMutationVariables>;
export const ResyncDeviceDocument = {"__meta__":{"hash":"sha256:89caf7ededa0d51afe6b633fda7921a2befcf280c11531ce1ecb3a09eb1ff27e"}} as unknown as TypedDocumentString<ResyncDeviceMutation, ResyncDeviceMutationVariables>;
export const TableDocument = {"__meta__":{"hash":"sha256:98f29c45a038709deffd687e38725ada753b268ee4753f65179ca56962fac92a"}} as unknown as TypedDocumentString<TableQuery, TableQueryVariables>;
export const TableNeighboursDocument = {"__meta__":{"hash":"sha256:d112291d4816a8b47ad8933ef5a976bfb55b72d9bc603c5073854fcf8edb59de"}} as unknown as TypedDocumentString<TableNeighboursQuery, TableNeighboursQueryVariables>;
export const TableDeletionsDocument = {"__meta__":{"hash":"sha256:7f59cff355959155c50ca2cc4b290d25281c903198db8c0ad1d0da96d3efa476"}} as unknown as TypedDocumentString<TableDeletionsQuery, TableDeletionsQueryVariables>;
export const SaveTableDocument = {"__meta__":{"hash":"sha256:be964e7fd4d88543c52e1f11a954f13efd8f2b91ca530faaff31a03556c06124"}} as unknown as TypedDocumentString<SaveTableMutation, SaveTableMutationVariables>;
export const DeleteTablesDocument = {"__meta__":{"hash":"sha256:4ca16ea20f1699abcc1cee55f5162d177f85d2252b29e7c4429281f5b88da44a"}} as unknown as TypedDocumentString<DeleteTablesMutation, DeleteTablesMutationVariables>;
export const RestoreTablesDocument = {"__meta__":{"hash":"sha256:7057783c61610e95c0991df421628f88467d430a555c24167818a455003cff49"}} as unknown as TypedDocumentString<RestoreTablesMutation, RestoreTablesMutationVariables>;
export const TablesDocument = {"__meta__":{"hash":"sha256:d36f83a254da49a09c24f4d992236a3da9298aabcb5b1e22d0e62d80f7627b14"}} as unknown as TypedDocumentString<TablesQuery, TablesQueryVariables>;
export const TakeOverOfferDocument = {"__meta__":{"hash":"sha256:bbbcafbedd79aac62c84aeda8ab23cc9bb51ac3adcb1cfa72e5bb6c94f367635"}} as unknown as TypedDocumentString<TakeOverOfferQuery, TakeOverOfferQueryVariables>;
export const ChooseTakeOverDocument = {"__meta__":{"hash":"sha256:d5f30a6a9bb850fc9d2ada5326f78231572a1326b75ff1f0c845d7f67e00737b"}} as unknown as TypedDocumentString<ChooseTakeOverMutation, ChooseTakeOverMutationVariables>;
export const TerminalDocument = {"__meta__":{"hash":"sha256:7c3db294304f4c64dd8434eda06cc81b0f340fde87e89bbf621f68d0ce5a0f5d"}} as unknown as TypedDocumentString<TerminalQuery, TerminalQueryVariables>;
export const TerminalNeighboursDocument = {"__meta__":{"hash":"sha256:a4d7b36c13f363733c00ce02370e9b307d0b5d6f34786e5417593a16412eac3e"}} as unknown as TypedDocumentString<TerminalNeighboursQuery, TerminalNeighboursQueryVariables>;
export const TerminalDeletionsDocument = {"__meta__":{"hash":"sha256:1c904948e9095092567189740ea758df139eed8ff3ac0fd4ece1ae2e55ffc0b4"}} as unknown as TypedDocumentString<TerminalDeletionsQuery, TerminalDeletionsQueryVariables>;
export const SaveTerminalDocument = {"__meta__":{"hash":"sha256:baa03a40c591ebaf274671a656634c5098faa2164ae2c80b6cb6cd493cbeeaa1"}} as unknown as TypedDocumentString<SaveTerminalMutation, SaveTerminalMutationVariables>;
export const DeleteTerminalsDocument = {"__meta__":{"hash":"sha256:4794c85b214f9b83f3fb6b5e6783d99eb0e5ee59ef687ace45a2a32f07976426"}} as unknown as TypedDocumentString<DeleteTerminalsMutation, DeleteTerminalsMutationVariables>;
export const RestoreTerminalsDocument = {"__meta__":{"hash":"sha256:88b34074fcbe9e0f34408343e65388885de58e4cc73b2d6d6125b95fab9f47ea"}} as unknown as TypedDocumentString<RestoreTerminalsMutation, RestoreTerminalsMutationVariables>;
export const TerminalsDocument = {"__meta__":{"hash":"sha256:143046776ddff924997e429736a3c2625af8ca1af34354f7cc09a5ccf914ba17"}} as unknown as TypedDocumentString<TerminalsQuery, TerminalsQueryVariables>;
export const VatDocument = {"__meta__":{"hash":"sha256:527e48016f754951ababe23406f08da1d482739aacbbdb3888358d5f39aebc3c"}} as unknown as TypedDocumentString<VatQuery, VatQueryVariables>;
export const VatNeighboursDocument = {"__meta__":{"hash":"sha256:ff184e78e321c8f4a9e05a883eb6ef4bf85c620936874c021c31d4094fd7a91d"}} as unknown as TypedDocumentString<VatNeighboursQuery, VatNeighboursQueryVariables>;
export const VatDeletionsDocument = {"__meta__":{"hash":"sha256:1ae36e1ef3eaa8319164bd0b87f1ad918c81ac3d4264be629a4dc5a67477ed2f"}} as unknown as TypedDocumentString<VatDeletionsQuery, VatDeletionsQueryVariables>;
export const SaveVatDocument = {"__meta__":{"hash":"sha256:b70afc7b875d0e322aba314e016d3ea35fce0b0b079e5f348ee3251f973d8044"}} as unknown as TypedDocumentString<SaveVatMutation, SaveVatMutationVariables>;
export const DeleteVatsDocument = {"__meta__":{"hash":"sha256:ab86d766adda30561d61b2dca8861ee18c25581c34892251516e7828d51370ae"}} as unknown as TypedDocumentString<DeleteVatsMutation, DeleteVatsMutationVariables>;
export const RestoreVatsDocument = {"__meta__":{"hash":"sha256:dec7c9d62e84c1db8ce6ae71924cfdde096ea1f4a4e30ca4a4163b92e5493972"}} as unknown as TypedDocumentString<RestoreVatsMutation, RestoreVatsMutationVariables>;
export const VatsDocument = {"__meta__":{"hash":"sha256:2d1a9a5b0d293be4be3e4f8f78be7d8b16e7c560abab771a5fa52cea66e12475"}} as unknown as TypedDocumentString<VatsQuery, VatsQueryVariables>;
export const ApproveCustomerRegisterDocument = {"__meta__":{"hash":"sha256:121ad8fcbad1ff3daca5c855a061f3d5f3e001a49866e2ad309c590bf5bf4c1e"}} as unknown as TypedDocumentString<ApproveCustomerRegisterMutation, ApproveCustomerRegisterMutationVariables>;
export const UnitRegistersDocument = {"__meta__":{"hash":"sha256:993c8b68a44a8fa24e25398db31c13ec0e9fb771dcccf6c2a1708777a8bcd219"}} as unknown as TypedDocumentString<UnitRegistersQuery, UnitRegistersQueryVariables>;
export const ClosingDocument = {"__meta__":{"hash":"sha256:ec20f64c9a3433879831b6a14ddd92c45e6980c27471071afd15f0cea833f08a"}} as unknown as TypedDocumentString<ClosingQuery, ClosingQueryVariables>;
export const CheckClosingDocument = {"__meta__":{"hash":"sha256:cb7f6d0b92510ef60ed41524b26b7784c53540e32eafe024b4a2ba20fbcbd4b0"}} as unknown as TypedDocumentString<CheckClosingMutation, CheckClosingMutationVariables>;
export const ClosingsDocument = {"__meta__":{"hash":"sha256:0670cbd701c859eb6370e53b09f3e45a012c8ae78c61518bb76c251cb62a7845"}} as unknown as TypedDocumentString<ClosingsQuery, ClosingsQueryVariables>;
export const SearchClosingsDocument = {"__meta__":{"hash":"sha256:67e48ce158fdb8636adddf0d82fc6864ecbbc0f93b4f333bc224108ab7329a57"}} as unknown as TypedDocumentString<SearchClosingsQuery, SearchClosingsQueryVariables>;
export const MissingClosingsDocument = {"__meta__":{"hash":"sha256:bd211a418a2f73ab300cabae7bd6f29e3616461238832a0f844e33ebb400c7d9"}} as unknown as TypedDocumentString<MissingClosingsQuery, MissingClosingsQueryVariables>;
export const CounterGapsDocument = {"__meta__":{"hash":"sha256:644d22d0adb9a1fddd07ade4f7b880e8fe045138c215839c91f9a64fb4876937"}} as unknown as TypedDocumentString<CounterGapsQuery, CounterGapsQueryVariables>;
export const RegisterCountersDocument = {"__meta__":{"hash":"sha256:f55596c4645eada5d2fa8b1c5c3c7aa4fb4a78d48084daf8d86e78d34a0f1639"}} as unknown as TypedDocumentString<RegisterCountersQuery, RegisterCountersQueryVariables>;
export const AcknowledgeCounterGapsDocument = {"__meta__":{"hash":"sha256:a3ae663db64f436c02974a2db0ba52831efd83e36692adc49154905cf7b5d2dd"}} as unknown as TypedDocumentString<AcknowledgeCounterGapsMutation, AcknowledgeCounterGapsMutationVariables>;
export const AnalyticsDashboardDocument = {"__meta__":{"hash":"sha256:7328104f456e3cacd6c6db4ec2664fd53a5c05e114c5ae0e782eb639d6d93776"}} as unknown as TypedDocumentString<AnalyticsDashboardQuery, AnalyticsDashboardQueryVariables>;
export const AnalyticsUnitsDocument = {"__meta__":{"hash":"sha256:fbf9297088a52af02426d90915b45d28a70210f5b1f066ba644dcafde3394088"}} as unknown as TypedDocumentString<AnalyticsUnitsQuery, AnalyticsUnitsQueryVariables>;
export const ArticleSalesDocument = {"__meta__":{"hash":"sha256:99ef49f69e55d7cbab2162d3b051a41733d9564359c7aa2703d66a7c5614180d"}} as unknown as TypedDocumentString<ArticleSalesQuery, ArticleSalesQueryVariables>;
export const HomeDashboardDocument = {"__meta__":{"hash":"sha256:033f38204d416cfb71b0c2ae1ff1f99d1fa738ab594c09f118d42a9a83aeef82"}} as unknown as TypedDocumentString<HomeDashboardQuery, HomeDashboardQueryVariables>;
export const SalesPeopleDocument = {"__meta__":{"hash":"sha256:df5efb72a8f6f133c661a31a491a9d086399c6b43387bed16460a40739e3aee6"}} as unknown as TypedDocumentString<SalesPeopleQuery, SalesPeopleQueryVariables>;
export const ReceiptDocument = {"__meta__":{"hash":"sha256:55263bf3b14d9322d8d87722f9e0a35b4c228cd685a1a81ca4899e9d11fdbe3a"}} as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>;
export const ReceiptVerificationDocument = {"__meta__":{"hash":"sha256:d88f34ad32b11f000c5863859509ab235f2654d9e73324d666d0d50b7aaf8bb1"}} as unknown as TypedDocumentString<ReceiptVerificationQuery, ReceiptVerificationQueryVariables>;
export const UpdateReceiptDocument = {"__meta__":{"hash":"sha256:49f0dabdfca3106a1d317387edfa6f152d4a979d95cd70eaf1c013afc4c38946"}} as unknown as TypedDocumentString<UpdateReceiptMutation, UpdateReceiptMutationVariables>;
export const ReceiptsDocument = {"__meta__":{"hash":"sha256:254d25b485842f155b13798b540bf947d3458ca7bd5a06ee0d65a07618d75a9e"}} as unknown as TypedDocumentString<ReceiptsQuery, ReceiptsQueryVariables>;
export const SearchReceiptsDocument = {"__meta__":{"hash":"sha256:d86e5fd9ca7fb009984e59dbee71b596abd71618e5e2fe985aa056201f282866"}} as unknown as TypedDocumentString<SearchReceiptsQuery, SearchReceiptsQueryVariables>;
export const ReceiptNeighboursDocument = {"__meta__":{"hash":"sha256:f90d673df6b2aaa9ecb40a328157528b7391c52156180cb5b1b2f359a5e0b44a"}} as unknown as TypedDocumentString<ReceiptNeighboursQuery, ReceiptNeighboursQueryVariables>;
export const ReceiptTagsDocument = {"__meta__":{"hash":"sha256:a95254641a6077492f6837f6bfcf9a8a4f4dcb1aacccc3dfa117d203b6095148"}} as unknown as TypedDocumentString<ReceiptTagsQuery, ReceiptTagsQueryVariables>;