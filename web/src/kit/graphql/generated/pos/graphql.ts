/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type DeviceInput = {
  id: string;
  isDefault?: boolean | null | undefined;
  liveCommunication?: boolean | null | undefined;
  name?: string | null | undefined;
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

export type ReceiptFilter = {
  from?: string | null | undefined;
  number?: string | null | undefined;
  to?: string | null | undefined;
  unitIds?: Array<string> | null | undefined;
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

export type ResentRecordInput = {
  entity: string;
  id: string;
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

export type DevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type DevicesQuery = { devices: Array<{ id: string, name: string, deviceType: string, registerType: string, businessType: string, unitId: string, unitName: string, zone: string, databaseId: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveCommunication: boolean, liveState: string, lastPing: string | null, linkedAt: string, unlinkedAt: string | null, lastReceiptAt: string | null, unitReceiptCount: number, systemInfo: string | null }> };

export type DeviceQueryVariables = Exact<{
  id: string;
}>;


export type DeviceQuery = { device: { id: string, name: string, deviceType: string, registerType: string, businessType: string, unitId: string, unitName: string, zone: string, databaseId: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveCommunication: boolean, liveState: string, lastPing: string | null, linkedAt: string, unlinkedAt: string | null, lastReceiptAt: string | null, unitReceiptCount: number, systemInfo: string | null } | null };

export type DeviceFactsFragment = { id: string, name: string, deviceType: string, registerType: string, businessType: string, unitId: string, unitName: string, zone: string, databaseId: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveCommunication: boolean, liveState: string, lastPing: string | null, linkedAt: string, unlinkedAt: string | null, lastReceiptAt: string | null, unitReceiptCount: number, systemInfo: string | null };

export type UpdateDeviceMutationVariables = Exact<{
  device: DeviceInput;
}>;


export type UpdateDeviceMutation = { updateDevice: { isSuccess: boolean, message: string | null, modelId: string | null } };

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

export type SetupProgressQueryVariables = Exact<{
  id: string;
}>;


export type SetupProgressQuery = { device: { id: string, name: string, unitName: string, liveState: string, linkedAt: string, unitReceiptCount: number } | null };

export type SyncProblemsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SyncProblemsQuery = { syncProblems: { totalCount: number, nodes: Array<{ id: string, kind: string, recordId: string | null, reason: string, detail: string, unitName: string, deviceName: string, receivedAt: string, raw: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type OpenSyncProblemsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSyncProblemsQuery = { syncProblems: { totalCount: number }, proposals: { totalCount: number } };

export type RetrySyncProblemMutationVariables = Exact<{
  id: string;
}>;


export type RetrySyncProblemMutation = { retrySyncProblem: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type AcceptSyncProblemMutationVariables = Exact<{
  id: string;
}>;


export type AcceptSyncProblemMutation = { acceptSyncProblem: { isSuccess: boolean, message: string | null, modelId: string | null } };

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

export type TakeOverOfferQueryVariables = Exact<{
  deviceId: string;
}>;


export type TakeOverOfferQuery = { takeOverOffer: { deviceId: string, deviceName: string, unitName: string, state: string, isBranchEmpty: boolean, chosenByName: string | null, endedAt: string | null, counts: Array<{ entity: string, received: number, fresh: number, matching: number, faulty: number }>, faulty: Array<{ entity: string, key: string, name: string, faults: Array<{ path: string, code: string, parameters: string | null }> }> } | null };

export type ChooseTakeOverMutationVariables = Exact<{
  deviceId: string;
  choice: string;
}>;


export type ChooseTakeOverMutation = { chooseTakeOver: { isSuccess: boolean, message: string | null, modelId: string | null } };

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

export type AnalyticsDashboardQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  year?: number | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type AnalyticsDashboardQuery = { analyticsDashboard: { from: string, to: string, state: { currency: string, dataFrom: string | null, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> }, figures: { turnover: number, receipts: number, customers: number, averageReceipt: number }, comparison: { turnover: number, receipts: number, customers: number, averageReceipt: number }, months: Array<{ month: string, turnover: number, receipts: number, customers: number }>, previousMonths: Array<{ month: string, turnover: number, receipts: number, customers: number }>, units: Array<{ unitId: string, name: string, turnover: number, receipts: number }>, topArticles: Array<{ articleKey: string, name: string, quantity: number, turnover: number }> } };

export type FiguresFragment = { turnover: number, receipts: number, customers: number, averageReceipt: number };

export type ArticleFiguresFragment = { articleKey: string, name: string, quantity: number, turnover: number };

export type DataStateFragment = { currency: string, dataFrom: string | null, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> };

export type HomeDashboardQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  period?: PaymentPeriod | null | undefined;
}>;


export type HomeDashboardQuery = { homeDashboard: { today: string, state: { currency: string, dataFrom: string | null, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> }, figures: { turnover: number, receipts: number, customers: number, averageReceipt: number }, comparison: { turnover: number, receipts: number, customers: number, averageReceipt: number }, payments: { cash: number, card: number, digital: number, other: number }, hours: Array<{ hour: number, turnover: number, receipts: number }>, topArticles: Array<{ articleKey: string, name: string, quantity: number, turnover: number }> } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { receipt: { receivedAt: string, start: string, deviceId: string, content: string, row: { id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string } } | null };

export type ReceiptsQueryVariables = Exact<{
  filter?: ReceiptFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { totalCount: number, nodes: Array<{ id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReceiptRowFragment = { id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string };

export type SearchReceiptsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchReceiptsQuery = { searchReceipts: Array<{ id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string }> };

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
  lastReceiptAt
  unitReceiptCount
  systemInfo
}
    `, {"fragmentName":"DeviceFacts"}) as unknown as TypedDocumentString<DeviceFactsFragment, unknown>;
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
export const FiguresFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment Figures on Figures {
  turnover
  receipts
  customers
  averageReceipt
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
export const DataStateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DataState on DataState {
  currency
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
}
    `, {"fragmentName":"ReceiptRow"}) as unknown as TypedDocumentString<ReceiptRowFragment, unknown>;
export const DevicesDocument = {"__meta__":{"hash":"sha256:04cf59736e9b1da78fffab6aa5d60bad3666d744e80abf32aeed974ebd3542b2"}} as unknown as TypedDocumentString<DevicesQuery, DevicesQueryVariables>;
export const DeviceDocument = {"__meta__":{"hash":"sha256:33616a61e41f04f230aa22a8b046f9a78ec75bb2f9c399ec592d63372811644b"}} as unknown as TypedDocumentString<DeviceQuery, DeviceQueryVariables>;
export const UpdateDeviceDocument = {"__meta__":{"hash":"sha256:b60df734e9b33d1412fa2e7f0d14e81f7a7af2c8022f8f514209ef42e0e303f6"}} as unknown as TypedDocumentString<UpdateDeviceMutation, UpdateDeviceMutationVariables>;
export const UnlinkDeviceDocument = {"__meta__":{"hash":"sha256:5de49eb833570fac54f0a0d7fd02090e972bfba2b69737f989d3dbe7845b4874"}} as unknown as TypedDocumentString<UnlinkDeviceMutation, UnlinkDeviceMutationVariables>;
export const SearchDevicesDocument = {"__meta__":{"hash":"sha256:363ec39187fe66ed0516aaaf8c5fa66b0d67b46034424d22d1594af021584743"}} as unknown as TypedDocumentString<SearchDevicesQuery, SearchDevicesQueryVariables>;
export const PendingRegisterDocument = {"__meta__":{"hash":"sha256:33fc561b809c43f5feaf0b5c5da482dd379c5ad37d2dad56a7b19b95a12286ee"}} as unknown as TypedDocumentString<PendingRegisterQuery, PendingRegisterQueryVariables>;
export const ApproveRegisterDocument = {"__meta__":{"hash":"sha256:67575fac3d8e8cbfc387f4587a0ace10d33795eb18b1cb0f945c1a66bec037d6"}} as unknown as TypedDocumentString<ApproveRegisterMutation, ApproveRegisterMutationVariables>;
export const SetupProgressDocument = {"__meta__":{"hash":"sha256:4c7f1e01455441c3faccd5586c5d6544eaedc4701a623c3c65f2a014d6ebff1a"}} as unknown as TypedDocumentString<SetupProgressQuery, SetupProgressQueryVariables>;
export const SyncProblemsDocument = {"__meta__":{"hash":"sha256:f856667802c985ae5900549452d41285b698ba879d3d6407b3e223cc2cdd1fe5"}} as unknown as TypedDocumentString<SyncProblemsQuery, SyncProblemsQueryVariables>;
export const OpenSyncProblemsDocument = {"__meta__":{"hash":"sha256:4ae90796a7a22d2ccbe94d96df772ff5f62ad0b0b574e3a03a406dff6b7a76f2"}} as unknown as TypedDocumentString<OpenSyncProblemsQuery, OpenSyncProblemsQueryVariables>;
export const RetrySyncProblemDocument = {"__meta__":{"hash":"sha256:46780747fdf5aaac9fff18bf9e8491bcd5718112cdd9059ec2c2049b32467068"}} as unknown as TypedDocumentString<RetrySyncProblemMutation, RetrySyncProblemMutationVariables>;
export const AcceptSyncProblemDocument = {"__meta__":{"hash":"sha256:ca2ff2398819cd520fba104cc45325adac666d8d06c19af2c5f9aa9841c5680b"}} as unknown as TypedDocumentString<AcceptSyncProblemMutation, AcceptSyncProblemMutationVariables>;
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
export const ImportDocument = {"__meta__":{"hash":"sha256:176e3cdd772f05b4bb709ad06efbecfdd38e975e45eef5392c78503d2c4f7657"}} as unknown as TypedDocumentString<ImportQuery, ImportQueryVariables>;
export const ImportFaultsDocument = {"__meta__":{"hash":"sha256:6a588c1c9d476ac441c5747050d3da98e2edaf6dc9798b1b3b8ded81ce6d578e"}} as unknown as TypedDocumentString<ImportFaultsQuery, ImportFaultsQueryVariables>;
export const ReadImportDocument = {"__meta__":{"hash":"sha256:e21142ef7e74f8609bf4998ca52181ac5dda181a03b5d356df9ca59cd4bfb389"}} as unknown as TypedDocumentString<ReadImportMutation, ReadImportMutationVariables>;
export const CheckImportDocument = {"__meta__":{"hash":"sha256:4b26baf5e346995981cdf2122895cb90b8ef5a2383779f33d739264717f8085b"}} as unknown as TypedDocumentString<CheckImportMutation, CheckImportMutationVariables>;
export const StartImportDocument = {"__meta__":{"hash":"sha256:45d483ad303de759b2020f43fcdfc3db724162891a9e6634d49a54fb681aa2b0"}} as unknown as TypedDocumentString<StartImportMutation, StartImportMutationVariables>;
export const CancelImportDocument = {"__meta__":{"hash":"sha256:62ec7b8aa54b95130536560bdf926c95b6b130cf95e6c0656457b692a2a047e8"}} as unknown as TypedDocumentString<CancelImportMutation, CancelImportMutationVariables>;
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
export const FindArticlesDocument = {"__meta__":{"hash":"sha256:9a3f3e32651c953ef219ab7786964c55bef84d81f0803fd4d759869c5b5cc03e"}} as unknown as TypedDocumentString<FindArticlesQuery, FindArticlesQueryVariables>;
export const FindCategoriesDocument = {"__meta__":{"hash":"sha256:8477b221932078a642dd24a413c5358e75a6a9a91a2e5542021f66a44a3259b1"}} as unknown as TypedDocumentString<FindCategoriesQuery, FindCategoriesQueryVariables>;
export const FindPrintersDocument = {"__meta__":{"hash":"sha256:ec4a3914b304111b8c3e29093fe4d17ee03489ab89147ea3a6d94da5efc0ef7d"}} as unknown as TypedDocumentString<FindPrintersQuery, FindPrintersQueryVariables>;
export const RecordHistoryDocument = {"__meta__":{"hash":"sha256:397e7f047a8b6fc27282f0098120a398c8ff5c3ead7a2bbb0b0ffa4b6a67ae1b"}} as unknown as TypedDocumentString<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const VatNamesDocument = {"__meta__":{"hash":"sha256:0ed22559c021ae106d4dbc8d56f85f95606084f75efe43d86fa2ec41a0ac7f95"}} as unknown as TypedDocumentString<VatNamesQuery, VatNamesQueryVariables>;
export const VatNameDocument = {"__meta__":{"hash":"sha256:f793a44a7fdfc3af7d98e6ed83bed095195862686b4d074aa4034112b12f1557"}} as unknown as TypedDocumentString<VatNameQuery, VatNameQueryVariables>;
export const CategoryNamesDocument = {"__meta__":{"hash":"sha256:c3547f0686746f857ba9ea1f2ca6c9d7613a687575757ffa2180ae67a5d4546f"}} as unknown as TypedDocumentString<CategoryNamesQuery, CategoryNamesQueryVariables>;
export const CategoryNameDocument = {"__meta__":{"hash":"sha256:645ca61e817d3b232b1248c080dea018ebb5745b68f77629155ce65a4f402805"}} as unknown as TypedDocumentString<CategoryNameQuery, CategoryNameQueryVariables>;
export const PrinterNamesDocument = {"__meta__":{"hash":"sha256:100c61b17a48ac8877bc22cc188b075e9b7bd677b058e59f4046953e5bd39e85"}} as unknown as TypedDocumentString<PrinterNamesQuery, PrinterNamesQueryVariables>;
export const PrinterNameDocument = {"__meta__":{"hash":"sha256:bfded34564f9a4dbc28b0ba615c448b62db069f2967d8a0be0d3b4e94eb963bb"}} as unknown as TypedDocumentString<PrinterNameQuery, PrinterNameQueryVariables>;
export const ArticleNamesDocument = {"__meta__":{"hash":"sha256:8661fe37c038ceb9501e0f894b64f368db4ab43418f24f729786ed835f06ac0b"}} as unknown as TypedDocumentString<ArticleNamesQuery, ArticleNamesQueryVariables>;
export const ArticleNameDocument = {"__meta__":{"hash":"sha256:aab6bac5b9ef2e1ba882bbb92f4b91db23f5da0ea8402ebea8702b1c9cd3d04c"}} as unknown as TypedDocumentString<ArticleNameQuery, ArticleNameQueryVariables>;
export const StockOfDocument = {"__meta__":{"hash":"sha256:d860c51b3b6e5358344d0eff23194c41b4286821735fa0f235b65627428f1e33"}} as unknown as TypedDocumentString<StockOfQuery, StockOfQueryVariables>;
export const StockMovementsDocument = {"__meta__":{"hash":"sha256:3a2088b37946b174b5fd5fd423fcb23a04a97ece014551fc182b87dabf5494bd"}} as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>;
export const BookStockMovementDocument = {"__meta__":{"hash":"sha256:881641a8d3b44cda0f7b862a4dd4befcc015baad6f9e4c92e76474c85b1f1f42"}} as unknown as TypedDocumentString<BookStockMovementMutation, BookStockMovementMutationVariables>;
export const OpenChangeCountDocument = {"__meta__":{"hash":"sha256:dfd5d7e146beee1e5964c051c6ad996f34a6303acbb29ec4f5646dc159590588"}} as unknown as TypedDocumentString<OpenChangeCountQuery, OpenChangeCountQueryVariables>;
export const OpenChangesDocument = {"__meta__":{"hash":"sha256:ac88f78ec3de015a8dd38d55499dcc3274fce8c8bf379e28b98b3af628f84cce"}} as unknown as TypedDocumentString<OpenChangesQuery, OpenChangesQueryVariables>;
export const OpenChangeGroupsDocument = {"__meta__":{"hash":"sha256:ef69d2d93c58129957a7f4656c99a2a74f248cb6e17da82eb4753a94795b1f4e"}} as unknown as TypedDocumentString<OpenChangeGroupsQuery, OpenChangeGroupsQueryVariables>;
export const ResendRecordsDocument = {"__meta__":{"hash":"sha256:3a13f43cf05ff01c2ffaef9897c959a4580ca2a2858f58a652255d4745343a66"}} as unknown as TypedDocumentString<ResendRecordsMutation, ResendRecordsMutationVariables>;
export const ResyncDeviceDocument = {"__meta__":{"hash":"sha256:89caf7ededa0d51afe6b633fda7921a2befcf280c11531ce1ecb3a09eb1ff27e"}} as unknown as TypedDocumentString<ResyncDeviceMutation, ResyncDeviceMutationVariables>;
export const TakeOverOfferDocument = {"__meta__":{"hash":"sha256:bbbcafbedd79aac62c84aeda8ab23cc9bb51ac3adcb1cfa72e5bb6c94f367635"}} as unknown as TypedDocumentString<TakeOverOfferQuery, TakeOverOfferQueryVariables>;
export const ChooseTakeOverDocument = {"__meta__":{"hash":"sha256:d5f30a6a9bb850fc9d2ada5326f78231572a1326b75ff1f0c845d7f67e00737b"}} as unknown as TypedDocumentString<ChooseTakeOverMutation, ChooseTakeOverMutationVariables>;
export const VatDocument = {"__meta__":{"hash":"sha256:527e48016f754951ababe23406f08da1d482739aacbbdb3888358d5f39aebc3c"}} as unknown as TypedDocumentString<VatQuery, VatQueryVariables>;
export const VatNeighboursDocument = {"__meta__":{"hash":"sha256:ff184e78e321c8f4a9e05a883eb6ef4bf85c620936874c021c31d4094fd7a91d"}} as unknown as TypedDocumentString<VatNeighboursQuery, VatNeighboursQueryVariables>;
export const VatDeletionsDocument = {"__meta__":{"hash":"sha256:1ae36e1ef3eaa8319164bd0b87f1ad918c81ac3d4264be629a4dc5a67477ed2f"}} as unknown as TypedDocumentString<VatDeletionsQuery, VatDeletionsQueryVariables>;
export const SaveVatDocument = {"__meta__":{"hash":"sha256:b70afc7b875d0e322aba314e016d3ea35fce0b0b079e5f348ee3251f973d8044"}} as unknown as TypedDocumentString<SaveVatMutation, SaveVatMutationVariables>;
export const DeleteVatsDocument = {"__meta__":{"hash":"sha256:ab86d766adda30561d61b2dca8861ee18c25581c34892251516e7828d51370ae"}} as unknown as TypedDocumentString<DeleteVatsMutation, DeleteVatsMutationVariables>;
export const RestoreVatsDocument = {"__meta__":{"hash":"sha256:dec7c9d62e84c1db8ce6ae71924cfdde096ea1f4a4e30ca4a4163b92e5493972"}} as unknown as TypedDocumentString<RestoreVatsMutation, RestoreVatsMutationVariables>;
export const VatsDocument = {"__meta__":{"hash":"sha256:2d1a9a5b0d293be4be3e4f8f78be7d8b16e7c560abab771a5fa52cea66e12475"}} as unknown as TypedDocumentString<VatsQuery, VatsQueryVariables>;
export const AnalyticsDashboardDocument = {"__meta__":{"hash":"sha256:35ba6d93e6bcc75ff82d1b0d84aee3b881625636cae0b39e0ba7f4150fb497bf"}} as unknown as TypedDocumentString<AnalyticsDashboardQuery, AnalyticsDashboardQueryVariables>;
export const HomeDashboardDocument = {"__meta__":{"hash":"sha256:023fca29cfc62b7fbfda0238c8ccf35083863094a28db38f7841755bb0452246"}} as unknown as TypedDocumentString<HomeDashboardQuery, HomeDashboardQueryVariables>;
export const ReceiptDocument = {"__meta__":{"hash":"sha256:d34945cf94e1d1cff928799531479dd391003c1866743573d9c3e45e70ae013f"}} as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>;
export const ReceiptsDocument = {"__meta__":{"hash":"sha256:033f4593cddae7f5c9c74aa85fc474c13a3a9368b15c9e9fb594f638f432e4cb"}} as unknown as TypedDocumentString<ReceiptsQuery, ReceiptsQueryVariables>;
export const SearchReceiptsDocument = {"__meta__":{"hash":"sha256:a8e9951e9e465b0348406f81f1e317d095b505ae960860e0b0f1cd9fc032ba7a"}} as unknown as TypedDocumentString<SearchReceiptsQuery, SearchReceiptsQueryVariables>;