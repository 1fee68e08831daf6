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

/** A button that sells an article. */
export type ArticleButtonInput = {
  articleId: string;
  /** Layer of the button; 0 is the first one. */
  layer: number;
};

/** All buttons of a grid that sell an article or open a category. */
export type ArticleButtonsInput = {
  buttons: Array<ArticleButtonInput>;
  categories?: Array<CategoryButtonInput> | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type ArticleInput = {
  activeInShop?: boolean | null | undefined;
  baseQuantity?: number | null | undefined;
  baseUnit?: string | null | undefined;
  blockDiscount?: boolean | null | undefined;
  course?: number | null | undefined;
  ean?: string | null | undefined;
  favorite?: boolean | null | undefined;
  grouping?: boolean | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  inventoryQuantity?: number | null | undefined;
  isActive?: boolean | null | undefined;
  longDescription?: string | null | undefined;
  mainArticleId?: string | null | undefined;
  mainCategoryId?: string | null | undefined;
  members?: Array<ArticleMemberInput> | null | undefined;
  name?: string | null | undefined;
  negativePrice?: boolean | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  picture?: string | null | undefined;
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
  /** Branches; null means all branches, including future ones. This is the default for new records. */
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
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
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

export type AssortmentFigure =
  | 'COST'
  | 'DAYS_LEFT'
  | 'MARGIN'
  | 'MARGIN_RATE'
  | 'NET'
  | 'QUANTITY'
  | 'STOCK'
  | 'STOCK_TURNS'
  | 'TURNOVER';

/** All articles; those that sell less than once a week; those that never sold within the range and two years before; those without a purchase price. */
export type AssortmentView =
  | 'ALL'
  | 'IDLE'
  | 'NEVER'
  | 'NO_COST';

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type ButtonCategoryInput = {
  app?: string | null | undefined;
  colour?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  parentId?: string | null | undefined;
  sort?: number | null | undefined;
  templateId?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

export type ButtonCellInput = {
  column: number;
  layer: number;
  row: number;
};

export type ButtonGridInput = {
  app: string;
  columns: number;
  layers: number;
  mappings: Array<ButtonMappingInput>;
  /** First cells of buttons that are removed. If given, `mappings` holds new and changed buttons only, and all others stay as in `version`; if null, `mappings` is the whole grid. */
  removed?: Array<ButtonCellInput> | null | undefined;
  rows: number;
  templateId: string;
  /** The version it was made of. */
  version: number;
};

export type ButtonMappingInput = {
  colour?: string | null | undefined;
  column: number;
  columnSpan: number;
  kind: string;
  label?: string | null | undefined;
  layer: number;
  pictureId?: string | null | undefined;
  row: number;
  rowSpan: number;
  targetId?: string | null | undefined;
};

/** A record whose buttons stand for another one of its kind in the copy. */
export type ButtonReplacementInput = {
  byId: string;
  targetId: string;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type ButtonTemplateInput = {
  apps?: Array<string> | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

/** A button that opens the articles of a main category or subcategory. */
export type CategoryButtonInput = {
  categoryId: string;
  /** Layer of the button; 0 is the first one. */
  layer: number;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type CategoryInput = {
  colour?: string | null | undefined;
  description?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  parentId?: string | null | undefined;
  sort?: number | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

export type ClosingFigureResult =
  | 'differs'
  | 'incomparable'
  | 'same';

export type ClosingFigureUnit =
  | 'cents'
  | 'count';

/** Result of checking a closing against the cloud’s own totals. */
export type ClosingState =
  | 'differs'
  | 'incomplete'
  | 'matches'
  | 'unchecked';

export type ClosingType =
  | 'daily'
  | 'monthly'
  | 'yearly';

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
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
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  mobile?: string | null | undefined;
  name?: string | null | undefined;
  nameAddition?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  phone?: string | null | undefined;
  salesTaxId?: string | null | undefined;
  salutation?: string | null | undefined;
  state?: string | null | undefined;
  taxId?: string | null | undefined;
  taxNumber?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
  website?: string | null | undefined;
  zipCode?: string | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type ConfigurationInput = {
  deviceId?: string | null | undefined;
  fromDay?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  key?: string | null | undefined;
  level?: string | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  value?: string | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

export type CopyButtonTemplateInput = {
  name: string;
  /** What to take instead of some records, from `buttonTemplateCopy`. */
  replacements?: Array<ButtonReplacementInput> | null | undefined;
  templateId: string;
  /** Its branches; null means all branches. */
  unitIds?: Array<string> | null | undefined;
};

export type CounterGapFilter = {
  conditions?: Array<RecordConditionInput> | null | undefined;
  deviceIds?: Array<string> | null | undefined;
  /** Gaps that have closed, instead of those that remain. */
  isClosed?: boolean | null | undefined;
  /** A missing number, or words in the name of the register. */
  search?: string | null | undefined;
  states?: Array<string> | null | undefined;
  unitIds?: Array<string> | null | undefined;
};

export type CustomerFigure =
  | 'FIRST_DAY'
  | 'LAST_DAY'
  | 'PER_VISIT'
  | 'RECEIPTS'
  | 'TURNOVER'
  | 'VISITS';

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

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type EmployeeInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  permissions?: Array<string> | null | undefined;
  personnelNumber?: string | null | undefined;
  phone?: string | null | undefined;
  role?: number | null | undefined;
  salutation?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

export type ExportInput = {
  /** Column names, separated by commas. */
  columns?: string | null | undefined;
  description?: string | null | undefined;
  /** Filter as JSON text, in the format of the list’s own query. */
  filter?: string | null | undefined;
  format: string;
  language?: string | null | undefined;
  shown?: number | null | undefined;
  sort?: string | null | undefined;
  source: string;
  zone?: string | null | undefined;
};

/** As the same weekday last week; a mean of eight weeks in which newer ones count more; the median of eight weeks. */
export type ForecastMethod =
  | 'FADING_MEAN'
  | 'LAST_WEEK'
  | 'MIDDLE';

export type ImportButtonTemplateInput = {
  /** From `exportButtonTemplate`, of any tenant. */
  json: string;
  /** Instead of the exported name. */
  name?: string | null | undefined;
  /** Its branches; null means all branches. */
  unitIds?: Array<string> | null | undefined;
};

export type ImportMappingInput = {
  column: number;
  decimal?: string | null | undefined;
  target: string;
};

export type ImportReadingInput = {
  encoding?: string | null | undefined;
  /** Row with column names; 0 if there is none. */
  headerRow?: number | null | undefined;
  separator?: string | null | undefined;
  sheet?: string | null | undefined;
};

export type PairFigure =
  | 'CONFIDENCE'
  | 'LIFT'
  | 'OTHER_CONFIDENCE'
  | 'TOGETHER';

export type PaymentPeriod =
  | 'RANGE'
  | 'THIS_MONTH'
  | 'THIS_WEEK'
  | 'THIS_YEAR'
  | 'TODAY'
  | 'YESTERDAY';

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type PrinterInput = {
  codePage?: string | null | undefined;
  copies?: number | null | undefined;
  group?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  printWidth?: number | null | undefined;
  signals?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

export type ReceiptUpdateInput = {
  /** ID of one of the tenant’s customers. */
  customerId?: string | null | undefined;
  /** Name of any other customer. */
  customerName?: string | null | undefined;
  id: string;
  note: string;
  tags: Array<string>;
  /** Version the change is based on; 0 before the first change. */
  version: number;
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

export type RemovedTableInput = {
  id: string;
  version: number;
};

export type ReportDimension =
  | 'ARTICLE'
  | 'CATEGORY'
  | 'DAY'
  | 'EMPLOYEE'
  | 'HOUR'
  | 'MONTH'
  | 'PAYMENT'
  | 'PLACE'
  | 'QUARTER'
  | 'REGISTER'
  | 'TAKINGS'
  | 'TARGET'
  | 'TOTAL'
  | 'UNIT'
  | 'VAT'
  | 'WEEK'
  | 'WEEKDAY'
  | 'YEAR';

export type ReportMeasure =
  | 'CANCELLATIONS'
  | 'CANCELLED'
  | 'COVERS'
  | 'COVER_TURNOVER'
  | 'CUSTOMERS'
  | 'DEPOSITS'
  | 'DISCOUNTS'
  | 'NET'
  | 'OTHER_TAKINGS'
  | 'QUANTITY'
  | 'RECEIPTS'
  | 'REFUNDED'
  | 'REFUNDS'
  | 'SEATINGS'
  | 'TABLE_MINUTES'
  | 'TAKINGS'
  | 'TAX'
  | 'TIMED_SEATINGS'
  | 'TIPS'
  | 'TURNOVER'
  | 'VAT_BASE'
  | 'VAT_DUE'
  | 'VOUCHERS_REDEEMED'
  | 'VOUCHERS_SOLD';

export type ReportOmission =
  | 'TOO_MANY_RECEIPTS'
  | 'TOO_MUCH';

export type ReportSource =
  | 'BREAKDOWNS'
  | 'RECEIPTS';

export type ResentRecordInput = {
  entity: string;
  id: string;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type RoomInput = {
  colour?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  length?: number | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  sort?: number | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
  width?: number | null | undefined;
};

export type SalesComparison =
  | 'NONE'
  | 'PREVIOUS_PERIOD'
  | 'UNIT'
  | 'WEEKDAYS_YEAR_BEFORE'
  | 'YEAR_BEFORE';

export type SalesCurrency =
  | 'CHF'
  | 'EUR';

/** Filter for dashboard sales. Omitted fields match everything. */
export type SalesFilter = {
  /** Defaults to `YEAR_BEFORE`. */
  comparison?: SalesComparison | null | undefined;
  /** Branch to compare with on the same days if the comparison is `UNIT`. */
  comparisonUnitId?: string | null | undefined;
  /** Currency to show if branches have several. */
  currency?: SalesCurrency | null | undefined;
  /** Up to 20 registers. */
  deviceIds?: Array<string> | null | undefined;
  /** Up to 20 employees, each as branch ID, colon and the register’s key for the employee. */
  employees?: Array<string> | null | undefined;
  /** First business day. */
  from?: string | null | undefined;
  /** Last business day. The range may span up to 1,096 days. */
  to?: string | null | undefined;
  unitIds?: Array<string> | null | undefined;
};

export type SettingChangeInput = {
  key: string;
  /** ID of the value of this place that is replaced, if there is one. */
  seenId?: string | null | undefined;
  /** Its version. */
  seenVersion?: number | null | undefined;
  /** JSON text; null to inherit from the level above. */
  value?: string | null | undefined;
};

export type StockMovementInput = {
  articleId: string;
  /** Idempotency key chosen by the client. */
  id: string;
  /** `delivery`, `count` or `loss`. */
  kind: string;
  /** Quantity in thousandths; for a count, the quantity found. */
  quantity: number;
  /** Required for a loss. */
  reason?: string | null | undefined;
  unitId: string;
};

export type SyncProblemFilter = {
  conditions?: Array<RecordConditionInput> | null | undefined;
  deviceIds?: Array<string> | null | undefined;
  /** Resolved problems instead of open ones. */
  isDone?: boolean | null | undefined;
  kinds?: Array<string> | null | undefined;
  reasons?: Array<string> | null | undefined;
  /** A number, the ID of a record, or words in the name of the register. */
  search?: string | null | undefined;
  unitIds?: Array<string> | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type TableInput = {
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  length?: number | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  number?: number | null | undefined;
  roomId?: string | null | undefined;
  rotation?: number | null | undefined;
  seats?: number | null | undefined;
  shape?: string | null | undefined;
  sort?: number | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
  width?: number | null | undefined;
  x?: number | null | undefined;
  y?: number | null | undefined;
};

/** Replaces what was saved before; an omitted field is empty. */
export type TaxEstablishmentInput = {
  additionalAddress?: string | null | undefined;
  designation?: string | null | undefined;
  endedOn?: string | null | undefined;
  houseNumber?: string | null | undefined;
  houseNumberSuffix?: string | null | undefined;
  remarks?: string | null | undefined;
  street?: string | null | undefined;
  town?: string | null | undefined;
  unitId: string;
  zipCode?: string | null | undefined;
};

/** Replaces what was saved before; an omitted field is empty. */
export type TaxSystemInput = {
  acquiredOn?: string | null | undefined;
  bsiId?: string | null | undefined;
  commissionedOn?: string | null | undefined;
  decommissionedOn?: string | null | undefined;
  deviceId: string;
  kind?: number | null | undefined;
  maker?: string | null | undefined;
  model?: string | null | undefined;
  reason?: string | null | undefined;
  remarks?: string | null | undefined;
  serial?: string | null | undefined;
  software?: string | null | undefined;
  tseSerial?: string | null | undefined;
  tseStartedOn?: string | null | undefined;
};

/** Replaces what was saved before; an omitted field is empty. */
export type TaxTaxpayerInput = {
  bornOn?: string | null | undefined;
  businessId?: string | null | undefined;
  companyId: string;
  legalForm?: string | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type TerminalInput = {
  autoLogout?: number | null | undefined;
  deviceId?: string | null | undefined;
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  priceGroup?: number | null | undefined;
  type?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  vatType?: string | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

/** When updating (with `id`), omitted fields keep their value, null clears a field, and lists are replaced as a whole. */
export type VatInput = {
  /** Omit to create a new record. */
  id?: string | null | undefined;
  isActive?: boolean | null | undefined;
  key?: number | null | undefined;
  name?: string | null | undefined;
  /** For a new record: a UUID of your own that becomes its `id`. Send it again when an answer was lost: no second record is created, and the one that exists is returned (`CONFLICT` if it differs from what is sent). */
  newId?: string | null | undefined;
  symbol?: string | null | undefined;
  /** Branches; null means all branches, including future ones. This is the default for new records. */
  unitIds?: Array<string> | null | undefined;
  value?: number | null | undefined;
  /** Required for optimistic locking when updating: the version the change is based on. If it is no longer current, nothing is saved (`CONFLICT`). Without it the last write wins. */
  version?: number | null | undefined;
};

export type WatchedFigure =
  | 'CANCELLED'
  | 'DISCOUNTS'
  | 'REFUNDED';

export type RegisterVersionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RegisterVersionsQuery = { devices: Array<{ id: string, name: string, posVersion: string, status: number }> };

export type TseArchivesQueryVariables = Exact<{
  securityDeviceId: string;
}>;


export type TseArchivesQuery = { tseArchives: Array<{ id: string, name: string, zone: string, state: string, verdict: string | null, cause: string | null, size: number, received: number, progress: number, receivedAt: string | null, begunAt: string, senderName: string, receiptTransactions: number | null, inCloud: number | null, counts: Array<{ finding: string, count: number, isDoubt: boolean }> }> };

export type TseArchiveQueryVariables = Exact<{
  id: string;
}>;


export type TseArchiveQuery = { tseArchive: { securityDeviceId: string, serial: string, sameAs: string | null, sha256: string | null, checkedAt: string | null, isRemovable: boolean, logs: number | null, verified: number | null, transactions: number | null, firstTransaction: number | null, lastTransaction: number | null, firstAt: string | null, lastAt: string | null, clientIds: Array<string>, receipts: number | null, id: string, name: string, zone: string, state: string, verdict: string | null, cause: string | null, size: number, received: number, progress: number, receivedAt: string | null, begunAt: string, senderName: string, receiptTransactions: number | null, inCloud: number | null, counts: Array<{ finding: string, count: number, isDoubt: boolean }> } };

export type TseArchiveFindingsQueryVariables = Exact<{
  id: string;
  finding?: string | null | undefined;
  after?: number | null | undefined;
}>;


export type TseArchiveFindingsQuery = { tseArchiveFindings: Array<{ position: number, finding: string, transaction: number | null, counter: number | null, detail: string | null, receiptId: string | null }> };

export type BeginTseArchiveMutationVariables = Exact<{
  serial: string;
  name: string;
  size: number;
}>;


export type BeginTseArchiveMutation = { beginTseArchive: { id: string, pieceSize: number } };

export type RemoveTseArchiveMutationVariables = Exact<{
  id: string;
}>;


export type RemoveTseArchiveMutation = { removeTseArchive: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type TseArchiveRowFragment = { id: string, name: string, zone: string, state: string, verdict: string | null, cause: string | null, size: number, received: number, progress: number, receivedAt: string | null, begunAt: string, senderName: string, receiptTransactions: number | null, inCloud: number | null, counts: Array<{ finding: string, count: number, isDoubt: boolean }> };

export type TseArchiveFactsFragment = { securityDeviceId: string, serial: string, sameAs: string | null, sha256: string | null, checkedAt: string | null, isRemovable: boolean, logs: number | null, verified: number | null, transactions: number | null, firstTransaction: number | null, lastTransaction: number | null, firstAt: string | null, lastAt: string | null, clientIds: Array<string>, receipts: number | null, id: string, name: string, zone: string, state: string, verdict: string | null, cause: string | null, size: number, received: number, progress: number, receivedAt: string | null, begunAt: string, senderName: string, receiptTransactions: number | null, inCloud: number | null, counts: Array<{ finding: string, count: number, isDoubt: boolean }> };

export type TaxRegistrationsQueryVariables = Exact<{ [key: string]: never; }>;


export type TaxRegistrationsQuery = { taxRegistrations: Array<{ id: string, zone: string, unitName: string, country: string, systemCount: number, reportState: number, validationState: number, taskState: number, due: string | null, urgency: number, lastSentOn: string | null, differences: Array<{ kind: string, name: string | null, day: string | null, due: string | null }> }> };

export type TaxRegistrationQueryVariables = Exact<{
  id: string;
  language: string;
}>;


export type TaxRegistrationQuery = { taxRegistration: { id: string, zone: string, unitName: string, country: string, systemCount: number, reportState: number, validationState: number, taskState: number, due: string | null, urgency: number, lastSentOn: string | null, faults: Array<{ code: string, place: string, recordId: string | null, field: string, name: string | null }>, form: Array<{ title: string, fields: Array<{ name: string, value: string }> }>, open: { id: string, version: number, reportState: number, createdAt: string, createdBy: string, note: string | null } | null, notifications: Array<{ id: string, reportState: number, validationState: number, systemCount: number, createdAt: string, createdBy: string, sentOn: string | null, concludedBy: string | null, transferTicket: string | null, note: string | null, receiptName: string | null }>, taxpayer: { companyId: string | null, name: string | null, legalForm: string | null, bornOn: string | null, businessId: string | null }, establishment: { designation: string | null, street: string | null, houseNumber: string | null, houseNumberSuffix: string | null, additionalAddress: string | null, zipCode: string | null, town: string | null, remarks: string | null, endedOn: string | null, suggested: { street: string | null, houseNumber: string | null, houseNumberSuffix: string | null, zipCode: string | null, town: string | null } }, systems: Array<{ deviceId: string, name: string, kind: number, serial: string | null, maker: string | null, model: string | null, software: string | null, tseId: string | null, tseSerial: string | null, tseStartedOn: string | null, bsiId: string | null, acquiredOn: string | null, commissionedOn: string | null, decommissionedOn: string | null, reason: string | null, remarks: string | null, since: string }>, differences: Array<{ kind: string, name: string | null, day: string | null, due: string | null }> } | null };

export type PrepareTaxNotificationsMutationVariables = Exact<{
  unitIds: Array<string> | string;
}>;


export type PrepareTaxNotificationsMutation = { prepareTaxNotifications: { prepared: number, ready: number } };

export type ConcludeTaxNotificationMutationVariables = Exact<{
  id: string;
  version: number;
  outcome: string;
  sentOn: string;
  transferTicket?: string | null | undefined;
  note?: string | null | undefined;
}>;


export type ConcludeTaxNotificationMutation = { concludeTaxNotification: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type DiscardTaxNotificationMutationVariables = Exact<{
  id: string;
}>;


export type DiscardTaxNotificationMutation = { discardTaxNotification: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SaveTaxTaxpayerMutationVariables = Exact<{
  taxpayer: TaxTaxpayerInput;
}>;


export type SaveTaxTaxpayerMutation = { saveTaxTaxpayer: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SaveTaxEstablishmentMutationVariables = Exact<{
  establishment: TaxEstablishmentInput;
}>;


export type SaveTaxEstablishmentMutation = { saveTaxEstablishment: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SaveTaxSystemMutationVariables = Exact<{
  system: TaxSystemInput;
}>;


export type SaveTaxSystemMutation = { saveTaxSystem: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type TaxRegistrationRowFragment = { id: string, zone: string, unitName: string, country: string, systemCount: number, reportState: number, validationState: number, taskState: number, due: string | null, urgency: number, lastSentOn: string | null, differences: Array<{ kind: string, name: string | null, day: string | null, due: string | null }> };

export type TaxNotificationPastFragment = { id: string, reportState: number, validationState: number, systemCount: number, createdAt: string, createdBy: string, sentOn: string | null, concludedBy: string | null, transferTicket: string | null, note: string | null, receiptName: string | null };

export type SecurityDeviceActionsQueryVariables = Exact<{
  id: string;
}>;


export type SecurityDeviceActionsQuery = { securityDeviceActions: Array<{ id: string, action: string, clientId: string | null, askedByName: string, askedAt: string, state: string, message: string | null, archiveId: string | null }> };

export type RunSecurityDeviceActionMutationVariables = Exact<{
  ids: Array<string> | string;
  action: string;
  clientId?: string | null | undefined;
}>;


export type RunSecurityDeviceActionMutation = { runSecurityDeviceAction: Array<{ securityDeviceId: string, actionId: string | null, refusal: string | null }> };

export type DeviceActionRowFragment = { id: string, action: string, clientId: string | null, askedByName: string, askedAt: string, state: string, message: string | null, archiveId: string | null };

export type SecurityDevicesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SecurityDevicesQuery = { securityDevices: { totalCount: number, nodes: Array<{ id: string, serial: string, kind: string, provider: number, formFactor: string, bsiId: string | null, health: string, causes: Array<string>, operatingState: number, validationState: number, registerName: string, otherRegisters: number, unitName: string, zone: string, certificateExpiresAt: string | null, usedSignatures: number | null, mostSignatures: number | null, firmware: string | null, firmwareUpdate: string | null, lastReportAt: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type SecurityDeviceNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type SecurityDeviceNeighboursQuery = { securityDeviceNeighbours: { previousId: string | null, nextId: string | null } };

export type SecurityDeviceQueryVariables = Exact<{
  id: string;
}>;


export type SecurityDeviceQuery = { securityDevice: { model: string | null, product: string | null, isRetired: boolean, isReplaced: boolean, faults: Array<string>, deviceId: string, firstReportAt: string, algorithm: string, timeFormat: string | null, encoding: string | null, publicKey: string | null, enabledAt: string | null, initialisedAt: string | null, usedMemory: number | null, totalMemory: number | null, clientId: string, clients: Array<string> | null, mostClients: number | null, openTransactions: number | null, mostTransactions: number | null, hasPassedSelfTest: boolean | null, selfTestDueAt: string | null, clockOffsetMs: number | null, lastArchiveAt: string | null, hasAdminPin: boolean, hasTimePin: boolean, actions: Array<string>, id: string, serial: string, kind: string, provider: number, formFactor: string, bsiId: string | null, health: string, causes: Array<string>, operatingState: number, validationState: number, registerName: string, otherRegisters: number, unitName: string, zone: string, certificateExpiresAt: string | null, usedSignatures: number | null, mostSignatures: number | null, firmware: string | null, firmwareUpdate: string | null, lastReportAt: string, registers: Array<{ deviceId: string, registerName: string, unitName: string, clientId: string }>, certificates: Array<{ subject: string, issuer: string, validTo: string, isSigned: boolean | null }>, forecast: { kind: string, perDay: number | null, at: string | null }, archives: Array<{ at: string, state: string, bytes: number | null }> } | null };

export type SecurityDeviceReportsQueryVariables = Exact<{
  id: string;
}>;


export type SecurityDeviceReportsQuery = { securityDeviceReports: Array<{ reportedAt: string, registerName: string, health: string, causes: Array<string>, operatingState: number, usedSignatures: number | null, firmware: string | null }> };

export type SearchSecurityDevicesQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchSecurityDevicesQuery = { searchSecurityDevices: Array<{ id: string, serial: string, registerName: string, otherRegisters: number, unitName: string, health: string }> };

export type SaveSecurityDevicePinsMutationVariables = Exact<{
  id: string;
  adminPin?: string | null | undefined;
  timePin?: string | null | undefined;
  password: string;
}>;


export type SaveSecurityDevicePinsMutation = { saveSecurityDevicePins: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type ShowSecurityDevicePinsMutationVariables = Exact<{
  id: string;
  password: string;
}>;


export type ShowSecurityDevicePinsMutation = { showSecurityDevicePins: { adminPin: string | null, timePin: string | null } };

export type SetSecurityDeviceRetiredMutationVariables = Exact<{
  id: string;
  isRetired: boolean;
}>;


export type SetSecurityDeviceRetiredMutation = { setSecurityDeviceRetired: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type SecurityDeviceRowFragment = { id: string, serial: string, kind: string, provider: number, formFactor: string, bsiId: string | null, health: string, causes: Array<string>, operatingState: number, validationState: number, registerName: string, otherRegisters: number, unitName: string, zone: string, certificateExpiresAt: string | null, usedSignatures: number | null, mostSignatures: number | null, firmware: string | null, firmwareUpdate: string | null, lastReportAt: string };

export type SecurityDevicePastFragment = { reportedAt: string, registerName: string, health: string, causes: Array<string>, operatingState: number, usedSignatures: number | null, firmware: string | null };

export type SecurityDeviceFactsFragment = { model: string | null, product: string | null, isRetired: boolean, isReplaced: boolean, faults: Array<string>, deviceId: string, firstReportAt: string, algorithm: string, timeFormat: string | null, encoding: string | null, publicKey: string | null, enabledAt: string | null, initialisedAt: string | null, usedMemory: number | null, totalMemory: number | null, clientId: string, clients: Array<string> | null, mostClients: number | null, openTransactions: number | null, mostTransactions: number | null, hasPassedSelfTest: boolean | null, selfTestDueAt: string | null, clockOffsetMs: number | null, lastArchiveAt: string | null, hasAdminPin: boolean, hasTimePin: boolean, actions: Array<string>, id: string, serial: string, kind: string, provider: number, formFactor: string, bsiId: string | null, health: string, causes: Array<string>, operatingState: number, validationState: number, registerName: string, otherRegisters: number, unitName: string, zone: string, certificateExpiresAt: string | null, usedSignatures: number | null, mostSignatures: number | null, firmware: string | null, firmwareUpdate: string | null, lastReportAt: string, registers: Array<{ deviceId: string, registerName: string, unitName: string, clientId: string }>, certificates: Array<{ subject: string, issuer: string, validTo: string, isSigned: boolean | null }>, forecast: { kind: string, perDay: number | null, at: string | null }, archives: Array<{ at: string, state: string, bytes: number | null }> };

export type SecurityDeviceSwapsQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityDeviceSwapsQuery = { securityDeviceSwaps: Array<{ id: string, serial: string, kind: string, registerName: string, unitId: string, unitName: string, causes: Array<string>, certificateExpiresAt: string | null, canExport: boolean, successorId: string | null, successorSerial: string | null, archiveId: string | null, next: string | null, possible: Array<string>, steps: Array<{ step: string, state: string }> }> };

export type PrepareSwapNotificationsMutationVariables = Exact<{
  unitIds: Array<string> | string;
}>;


export type PrepareSwapNotificationsMutation = { prepareTaxNotifications: { prepared: number, ready: number } };

export type SwapRowFragment = { id: string, serial: string, kind: string, registerName: string, unitId: string, unitName: string, causes: Array<string>, certificateExpiresAt: string | null, canExport: boolean, successorId: string | null, successorSerial: string | null, archiveId: string | null, next: string | null, possible: Array<string>, steps: Array<{ step: string, state: string }> };

export type BackupsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type BackupsQuery = { backups: { totalCount: number, nodes: Array<{ id: string, fileName: string, registerName: string, unitName: string, zone: string, category: string, state: string, size: number, received: number, previousSize: number | null, endedAt: string, fault: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type BackupSpaceQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupSpaceQuery = { backups: { takenBytes: number, largestBytes: number, maxBytes: number } };

export type BackupRowFragment = { id: string, fileName: string, registerName: string, unitName: string, zone: string, category: string, state: string, size: number, received: number, previousSize: number | null, endedAt: string, fault: string | null };

export type BackupQueryVariables = Exact<{
  id: string;
}>;


export type BackupQuery = { backup: { deviceId: string, posSerial: string, contentType: string, filePath: string, sha256: string, policyDays: number | null, startedAt: string, processingMs: number, receivedAt: string | null, verifiedAt: string | null, archivedAt: string | null, deletedAt: string | null, id: string, fileName: string, registerName: string, unitName: string, zone: string, category: string, state: string, size: number, received: number, previousSize: number | null, endedAt: string, fault: string | null, trend: Array<{ id: string, size: number, endedAt: string }> } };

export type BackupFactsFragment = { deviceId: string, posSerial: string, contentType: string, filePath: string, sha256: string, policyDays: number | null, startedAt: string, processingMs: number, receivedAt: string | null, verifiedAt: string | null, archivedAt: string | null, deletedAt: string | null, id: string, fileName: string, registerName: string, unitName: string, zone: string, category: string, state: string, size: number, received: number, previousSize: number | null, endedAt: string, fault: string | null, trend: Array<{ id: string, size: number, endedAt: string }> };

export type SearchBackupsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchBackupsQuery = { searchBackups: Array<{ id: string, fileName: string, registerName: string, unitName: string, zone: string, category: string, state: string, size: number, received: number, previousSize: number | null, endedAt: string, fault: string | null }> };

export type BackupPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupPoliciesQuery = { backupPolicies: Array<{ category: string, days: number | null }> };

export type ArchiveBackupsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ArchiveBackupsMutation = { archiveBackups: { done: Array<string>, failed: Array<string> } };

export type DeleteBackupsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteBackupsMutation = { deleteBackups: { done: Array<string>, failed: Array<string> } };

export type SignBackupDownloadMutationVariables = Exact<{
  id: string;
}>;


export type SignBackupDownloadMutation = { signBackupDownload: { path: string } };

export type SaveBackupPolicyMutationVariables = Exact<{
  category: string;
  days?: number | null | undefined;
}>;


export type SaveBackupPolicyMutation = { saveBackupPolicy: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type DeviceListQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type DeviceListQuery = { deviceList: { totalCount: number, nodes: Array<{ id: string, name: string, deviceType: string, businessType: string, unitName: string, zone: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveState: string, lastPing: string | null, unlinkedAt: string | null, lastReceiptAt: string | null, hasMasterData: boolean, onlyPushes: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type DeviceRowFragment = { id: string, name: string, deviceType: string, businessType: string, unitName: string, zone: string, posVersion: string, versionTooOld: boolean, hardwareSerial: string, status: number, isDefault: boolean, liveState: string, lastPing: string | null, unlinkedAt: string | null, lastReceiptAt: string | null, hasMasterData: boolean, onlyPushes: boolean };

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


export type SetupProgressQuery = { device: { id: string, name: string, unitName: string, liveState: string, lastPing: string | null, linkedAt: string, lastReceiptAt: string | null } | null };

export type ExportFactsFragment = { id: string, source: string, title: string, format: string, description: string, state: string, shown: number | null, total: number | null, done: number, rows: number, size: number | null, failure: string | null, userName: string, isOwn: boolean, mayEnd: boolean, createdAt: string, endedAt: string | null, expiresAt: string | null };

export type ExportsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
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

export type ArticleRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, priceName: string | null, shortDescription: string | null, longDescription: string | null, picture: string | null, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, mainCategoryId: string, subcategoryId: string | null, vatInHouseId: string, vatOutOfHouseId: string, printerId: string | null, course: number | null, unit: string, baseQuantity: number | null, baseUnit: string | null, favorite: boolean, useInButtonMapping: boolean, variableName: boolean, variablePrice: boolean, variablePriceGroup: boolean, variableQuantity: boolean, variableSerialNumber: boolean, variableNameAppend: boolean, variableOptions: boolean, negativePrice: boolean, blockDiscount: boolean, grouping: boolean, inventoryQuantity: number | null, reorderQuantity: number | null, preventNegativeStock: boolean, shopArticle: boolean, shopArticleNumber: string | null, activeInShop: boolean, mainArticleId: string | null, prices: Array<{ key: number, name: string | null, price: number }>, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null, mainArticle: { id: string, name: string } | null, members: Array<{ articleId: string, quantity: number }> };

export type ArticlesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ArticlesQuery = { articles: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, picture: string | null, type: string, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, course: number | null, unit: string, favorite: boolean, shopArticle: boolean, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ArticleQueryVariables = Exact<{
  id: string;
}>;


export type ArticleQuery = { article: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, priceName: string | null, shortDescription: string | null, longDescription: string | null, picture: string | null, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, mainCategoryId: string, subcategoryId: string | null, vatInHouseId: string, vatOutOfHouseId: string, printerId: string | null, course: number | null, unit: string, baseQuantity: number | null, baseUnit: string | null, favorite: boolean, useInButtonMapping: boolean, variableName: boolean, variablePrice: boolean, variablePriceGroup: boolean, variableQuantity: boolean, variableSerialNumber: boolean, variableNameAppend: boolean, variableOptions: boolean, negativePrice: boolean, blockDiscount: boolean, grouping: boolean, inventoryQuantity: number | null, reorderQuantity: number | null, preventNegativeStock: boolean, shopArticle: boolean, shopArticleNumber: string | null, activeInShop: boolean, mainArticleId: string | null, prices: Array<{ key: number, name: string | null, price: number }>, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null, mainArticle: { id: string, name: string } | null, members: Array<{ articleId: string, quantity: number }> } | null };

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


export type SaveArticleMutation = { saveArticle: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, priceName: string | null, shortDescription: string | null, longDescription: string | null, picture: string | null, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, mainCategoryId: string, subcategoryId: string | null, vatInHouseId: string, vatOutOfHouseId: string, printerId: string | null, course: number | null, unit: string, baseQuantity: number | null, baseUnit: string | null, favorite: boolean, useInButtonMapping: boolean, variableName: boolean, variablePrice: boolean, variablePriceGroup: boolean, variableQuantity: boolean, variableSerialNumber: boolean, variableNameAppend: boolean, variableOptions: boolean, negativePrice: boolean, blockDiscount: boolean, grouping: boolean, inventoryQuantity: number | null, reorderQuantity: number | null, preventNegativeStock: boolean, shopArticle: boolean, shopArticleNumber: string | null, activeInShop: boolean, mainArticleId: string | null, prices: Array<{ key: number, name: string | null, price: number }>, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null, mainArticle: { id: string, name: string } | null, members: Array<{ articleId: string, quantity: number }> } | null } };

export type DeleteArticlesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteArticlesMutation = { deleteArticles: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreArticlesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreArticlesMutation = { restoreArticles: { isSuccess: boolean } };

export type ArticleNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ArticleNamesQuery = { articles: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type ArticleNameQueryVariables = Exact<{
  id: string;
}>;


export type ArticleNameQuery = { article: { name: string } | null };

export type ButtonCategoryRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, templateId: string, app: string, sort: number, colour: string | null, parentId: string | null, template: { id: string, name: string } | null, parent: { id: string, name: string } | null };

export type ButtonCategoryRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, templateId: string, app: string, sort: number, colour: string | null, parentId: string | null, template: { id: string, name: string } | null, parent: { id: string, name: string } | null };

export type ButtonCategoriesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ButtonCategoriesQuery = { buttonCategories: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, templateId: string, app: string, sort: number, colour: string | null, parentId: string | null, template: { id: string, name: string } | null, parent: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ButtonCategoryQueryVariables = Exact<{
  id: string;
}>;


export type ButtonCategoryQuery = { buttonCategory: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, templateId: string, app: string, sort: number, colour: string | null, parentId: string | null, template: { id: string, name: string } | null, parent: { id: string, name: string } | null } | null };

export type ButtonCategoryNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type ButtonCategoryNeighboursQuery = { buttonCategoryNeighbours: { previousId: string | null, nextId: string | null } };

export type ButtonCategoryDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ButtonCategoryDeletionsQuery = { buttonCategoryDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveButtonCategoryMutationVariables = Exact<{
  input: ButtonCategoryInput;
}>;


export type SaveButtonCategoryMutation = { saveButtonCategory: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, templateId: string, app: string, sort: number, colour: string | null, parentId: string | null, template: { id: string, name: string } | null, parent: { id: string, name: string } | null } | null } };

export type DeleteButtonCategoriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteButtonCategoriesMutation = { deleteButtonCategories: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreButtonCategoriesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreButtonCategoriesMutation = { restoreButtonCategories: { isSuccess: boolean } };

export type ButtonCategoryNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ButtonCategoryNamesQuery = { buttonCategories: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type ButtonCategoryNameQueryVariables = Exact<{
  id: string;
}>;


export type ButtonCategoryNameQuery = { buttonCategory: { name: string } | null };

export type FindButtonCategoriesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindButtonCategoriesQuery = { buttonCategories: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean } } };

export type ButtonTemplateRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, apps: Array<string> };

export type ButtonTemplateRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, apps: Array<string> };

export type ButtonTemplatesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ButtonTemplatesQuery = { buttonTemplates: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, apps: Array<string> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ButtonTemplateQueryVariables = Exact<{
  id: string;
}>;


export type ButtonTemplateQuery = { buttonTemplate: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, apps: Array<string> } | null };

export type ButtonTemplateNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type ButtonTemplateNeighboursQuery = { buttonTemplateNeighbours: { previousId: string | null, nextId: string | null } };

export type ButtonTemplateDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ButtonTemplateDeletionsQuery = { buttonTemplateDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveButtonTemplateMutationVariables = Exact<{
  input: ButtonTemplateInput;
}>;


export type SaveButtonTemplateMutation = { saveButtonTemplate: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, apps: Array<string> } | null } };

export type DeleteButtonTemplatesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteButtonTemplatesMutation = { deleteButtonTemplates: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreButtonTemplatesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreButtonTemplatesMutation = { restoreButtonTemplates: { isSuccess: boolean } };

export type ButtonTemplateNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ButtonTemplateNamesQuery = { buttonTemplates: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type ButtonTemplateNameQueryVariables = Exact<{
  id: string;
}>;


export type ButtonTemplateNameQuery = { buttonTemplate: { name: string } | null };

export type FindButtonTemplatesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindButtonTemplatesQuery = { buttonTemplates: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean } } };

export type CategoryRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, description: string | null, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null };

export type CategoryRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null };

export type CategoriesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CategoriesQuery = { categories: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, sort: number, colour: string | null, parentId: string | null, parent: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type CategoryNameQueryVariables = Exact<{
  id: string;
}>;


export type CategoryNameQuery = { category: { name: string } | null };

export type CompanyRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, salutation: string | null, firstName: string | null, lastName: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, taxNumber: string | null, taxId: string | null, salesTaxId: string | null, bankName: string | null, bankCode: string | null, iban: string | null, bic: string | null };

export type CompanyRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, salutation: string | null, firstName: string | null, lastName: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, taxNumber: string | null, taxId: string | null, salesTaxId: string | null, bankName: string | null, bankCode: string | null, iban: string | null, bic: string | null };

export type CompaniesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CompaniesQuery = { companies: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, nameAddition: string | null, salutation: string | null, firstName: string | null, lastName: string | null, address: string | null, additionalAddress: string | null, zipCode: string | null, city: string | null, state: string | null, country: string, phone: string | null, mobile: string | null, email: string | null, website: string | null, taxNumber: string | null, taxId: string | null, salesTaxId: string | null, bankName: string | null, bankCode: string | null, iban: string | null, bic: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type CompanyNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type CompanyNamesQuery = { companies: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type CompanyNameQueryVariables = Exact<{
  id: string;
}>;


export type CompanyNameQuery = { company: { name: string } | null };

export type FindCompaniesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindCompaniesQuery = { companies: { nodes: Array<{ id: string, name: string, city: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type ConfigurationRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, key: string, level: string, deviceId: string | null, fromDay: string | null, value: string | null, device: { id: string, name: string } | null };

export type ConfigurationRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, key: string, level: string, deviceId: string | null, fromDay: string | null, device: { id: string, name: string } | null };

export type ConfigurationsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ConfigurationsQuery = { configurations: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, key: string, level: string, deviceId: string | null, fromDay: string | null, device: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ConfigurationQueryVariables = Exact<{
  id: string;
}>;


export type ConfigurationQuery = { configuration: { syncedAt: string | null, id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, key: string, level: string, deviceId: string | null, fromDay: string | null, value: string | null, device: { id: string, name: string } | null } | null };

export type ConfigurationNeighboursQueryVariables = Exact<{
  id: string;
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
}>;


export type ConfigurationNeighboursQuery = { configurationNeighbours: { previousId: string | null, nextId: string | null } };

export type ConfigurationDeletionsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ConfigurationDeletionsQuery = { configurationDeletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> };

export type SaveConfigurationMutationVariables = Exact<{
  input: ConfigurationInput;
}>;


export type SaveConfigurationMutation = { saveConfiguration: { isSuccess: boolean, faults: Array<{ path: string, code: string, parameters: string | null }>, record: { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, key: string, level: string, deviceId: string | null, fromDay: string | null, value: string | null, device: { id: string, name: string } | null } | null } };

export type DeleteConfigurationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteConfigurationsMutation = { deleteConfigurations: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }> } };

export type RestoreConfigurationsMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestoreConfigurationsMutation = { restoreConfigurations: { isSuccess: boolean } };

export type ConfigurationNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ConfigurationNamesQuery = { configurations: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type ConfigurationNameQueryVariables = Exact<{
  id: string;
}>;


export type ConfigurationNameQuery = { configuration: { name: string } | null };

export type FindConfigurationsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindConfigurationsQuery = { configurations: { nodes: Array<{ id: string, name: string, fromDay: string | null }>, pageInfo: { hasNextPage: boolean } } };

export type EmployeeRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean };

export type EmployeeRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean };

export type EmployeesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EmployeesQuery = { employees: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, salutation: string | null, firstName: string | null, lastName: string | null, personnelNumber: string | null, email: string | null, phone: string | null, role: number, permissions: Array<string>, hasPin: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type EmployeeNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type EmployeeNamesQuery = { employees: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type EmployeeNameQueryVariables = Exact<{
  id: string;
}>;


export type EmployeeNameQuery = { employee: { name: string } | null };

export type FindEmployeesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindEmployeesQuery = { employees: { nodes: Array<{ id: string, name: string, role: number }>, pageInfo: { hasNextPage: boolean } } };

export type PrinterRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string };

export type PrinterRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string };

export type PrintersQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PrintersQuery = { printers: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, group: string, codePage: string, copies: number, printWidth: number, signals: string }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type PrinterNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type PrinterNamesQuery = { printers: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type PrinterNameQueryVariables = Exact<{
  id: string;
}>;


export type PrinterNameQuery = { printer: { name: string } | null };

export type FindPrintersQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindPrintersQuery = { printers: { nodes: Array<{ id: string, name: string, group: string }>, pageInfo: { hasNextPage: boolean } } };

export type RoomRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number, width: number, length: number };

export type RoomRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number, width: number, length: number };

export type RoomsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RoomsQuery = { rooms: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, colour: string | null, sort: number, width: number, length: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type RoomNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type RoomNamesQuery = { rooms: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type RoomNameQueryVariables = Exact<{
  id: string;
}>;


export type RoomNameQuery = { room: { name: string } | null };

export type FindRoomsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindRoomsQuery = { rooms: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean } } };

export type TableRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, roomId: string, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, room: { id: string, name: string } | null };

export type TableRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, roomId: string, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, room: { id: string, name: string } | null };

export type TablesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TablesQuery = { tables: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, number: number, roomId: string, seats: number, shape: string, x: number, y: number, width: number, length: number, rotation: number, sort: number, room: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type TableNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type TableNamesQuery = { tables: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type TableNameQueryVariables = Exact<{
  id: string;
}>;


export type TableNameQuery = { table: { name: string } | null };

export type TerminalRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null };

export type TerminalRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null };

export type TerminalsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TerminalsQuery = { terminals: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, type: string, deviceId: string | null, priceGroup: number, vatType: string, autoLogout: number, device: { id: string, name: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type TerminalNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type TerminalNamesQuery = { terminals: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type TerminalNameQueryVariables = Exact<{
  id: string;
}>;


export type TerminalNameQuery = { terminal: { name: string } | null };

export type FindTerminalsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindTerminalsQuery = { terminals: { nodes: Array<{ id: string, name: string, type: string }>, pageInfo: { hasNextPage: boolean } } };

export type VatRecordFragment = { id: string, version: number, isActive: boolean, unitIds: Array<string> | null, syncState: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number };

export type VatRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number };

export type VatsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type VatsQuery = { vats: { totalCount: number, nodes: Array<{ id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, symbol: string, value: number, key: number }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type VatNamesQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type VatNamesQuery = { vats: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type VatNameQueryVariables = Exact<{
  id: string;
}>;


export type VatNameQuery = { vat: { name: string } | null };

export type FindVatsQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type FindVatsQuery = { vats: { nodes: Array<{ id: string, name: string }>, pageInfo: { hasNextPage: boolean } } };

export type ArticleVatQueryVariables = Exact<{
  id: string;
}>;


export type ArticleVatQuery = { vat: { value: number } | null };

export type ArticleRowFragment = { id: string, isActive: boolean, unitIds: Array<string> | null, syncState: string, createdAt: string, lastModifiedAt: string, lastModifiedByName: string, name: string, picture: string | null, type: string, plu: string | null, ean: string | null, price: number, purchasePrice: number | null, course: number | null, unit: string, favorite: boolean, shopArticle: boolean, mainCategory: { id: string, name: string } | null, subcategory: { id: string, name: string } | null, vatInHouse: { id: string, name: string } | null, vatOutOfHouse: { id: string, name: string } | null, printer: { id: string, name: string } | null };

export type ArticleNeedsQueryVariables = Exact<{
  main?: RecordFilterInput | null | undefined;
}>;


export type ArticleNeedsQuery = { vats: { nodes: Array<{ id: string }> }, categories: { nodes: Array<{ id: string }> } };

export type NewArticleQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  active?: RecordFilterInput | null | undefined;
  main?: RecordFilterInput | null | undefined;
}>;


export type NewArticleQuery = { articles: { nodes: Array<{ unitIds: Array<string> | null, mainCategory: { id: string, name: string } | null }> }, vats: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> }, categories: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type ButtonCategoryTreeQueryVariables = Exact<{
  templateId: string;
  conditions: Array<RecordConditionInput> | RecordConditionInput;
  first: number;
  after?: string | null | undefined;
}>;


export type ButtonCategoryTreeQuery = { buttonTemplate: { id: string, name: string, apps: Array<string> } | null, buttonCategories: { nodes: Array<{ id: string, name: string, sort: number, colour: string | null, parentId: string | null, isActive: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ButtonCategoriesToChooseQueryVariables = Exact<{
  search: string;
  first: number;
  conditions?: Array<RecordConditionInput> | RecordConditionInput | null | undefined;
}>;


export type ButtonCategoriesToChooseQuery = { buttonCategories: { nodes: Array<{ id: string, name: string }> } };

export type ButtonCategoriesFoundQueryVariables = Exact<{
  search: string;
  first: number;
}>;


export type ButtonCategoriesFoundQuery = { buttonCategories: { nodes: Array<{ id: string, name: string, app: string, templateId: string, template: { id: string, name: string } | null }>, pageInfo: { hasNextPage: boolean } } };

export type ButtonGridFragment = { templateId: string, app: string, rows: number, columns: number, layers: number, version: number, lastModifiedAt: string | null, lastModifiedByName: string | null, mappings: Array<{ layer: number, row: number, column: number, rowSpan: number, columnSpan: number, kind: string, targetId: string | null, label: string | null, colour: string | null, pictureId: string | null, name: string | null, targetColour: string | null, targetPicture: string | null, price: number | null, isGone: boolean }> };

export type ButtonGridsQueryVariables = Exact<{
  templateId: string;
  only?: string | null | undefined;
}>;


export type ButtonGridsQuery = { buttonGrids: Array<{ templateId: string, app: string, rows: number, columns: number, layers: number, version: number, lastModifiedAt: string | null, lastModifiedByName: string | null, mappings: Array<{ layer: number, row: number, column: number, rowSpan: number, columnSpan: number, kind: string, targetId: string | null, label: string | null, colour: string | null, pictureId: string | null, name: string | null, targetColour: string | null, targetPicture: string | null, price: number | null, isGone: boolean }> }>, buttonTemplate: { id: string, name: string, unitIds: Array<string> | null, apps: Array<string>, createdAt: string } | null };

export type SaveButtonGridMutationVariables = Exact<{
  input: ButtonGridInput;
}>;


export type SaveButtonGridMutation = { saveButtonGrid: { isSuccess: boolean, grid: { version: number, lastModifiedByName: string | null } | null, tidied: Array<{ index: number, label: string | null, colour: string | null }>, conflict: { templateId: string, app: string, rows: number, columns: number, layers: number, version: number, lastModifiedAt: string | null, lastModifiedByName: string | null, mappings: Array<{ layer: number, row: number, column: number, rowSpan: number, columnSpan: number, kind: string, targetId: string | null, label: string | null, colour: string | null, pictureId: string | null, name: string | null, targetColour: string | null, targetPicture: string | null, price: number | null, isGone: boolean }> } | null, faults: Array<{ index: number | null, code: string, path: string | null, other: number | null }> } };

export type ButtonArticlesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ButtonArticlesQuery = { articles: { nodes: Array<{ id: string, name: string, price: number, picture: string | null, mainCategoryId: string, useInButtonMapping: boolean, unitIds: Array<string> | null, mainCategory: { name: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ButtonGroupsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ButtonGroupsQuery = { categories: { nodes: Array<{ id: string, name: string, colour: string | null, sort: number, unitIds: Array<string> | null, parentId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ButtonRoomsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ButtonRoomsQuery = { rooms: { nodes: Array<{ id: string, name: string, colour: string | null, unitIds: Array<string> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ButtonCategoryChoicesQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type ButtonCategoryChoicesQuery = { buttonCategories: { nodes: Array<{ id: string, name: string, colour: string | null, unitIds: Array<string> | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ButtonHeatQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  deviceIds?: Array<string> | string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ButtonHeatQuery = { buttonHeat: { from: string, to: string, currency: string, receipts: number, openHours: number, isOmitted: boolean, articles: Array<{ articleId: string | null, articleKey: string, name: string, isDeleted: boolean, quantity: number, turnover: number, presses: number }> } };

export type ButtonTapsQueryVariables = Exact<{
  grids: Array<ArticleButtonsInput> | ArticleButtonsInput;
  unitIds?: Array<string> | string | null | undefined;
  deviceIds?: Array<string> | string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type ButtonTapsQuery = { buttonTaps: { receipts: number, isOmitted: boolean, grids: Array<{ taps: number, searched: number }> } };

export type ButtonPlacesQueryVariables = Exact<{
  templateId: string;
  only?: string | null | undefined;
}>;


export type ButtonPlacesQuery = { buttonGrids: Array<{ app: string, mappings: Array<{ layer: number, row: number, column: number, kind: string, targetId: string | null, placedAt: string | null }> }> };

export type MadeTemplateFragment = { isSuccess: boolean, templateId: string | null, missing: Array<string>, takenNumbers: Array<{ name: string, number: string, nameHere: string }>, faults: Array<{ path: string, code: string, parameters: string | null }> };

export type CopyButtonTemplateMutationVariables = Exact<{
  input: CopyButtonTemplateInput;
}>;


export type CopyButtonTemplateMutation = { copyButtonTemplate: { isSuccess: boolean, templateId: string | null, missing: Array<string>, takenNumbers: Array<{ name: string, number: string, nameHere: string }>, faults: Array<{ path: string, code: string, parameters: string | null }> } };

export type ImportButtonTemplateMutationVariables = Exact<{
  input: ImportButtonTemplateInput;
}>;


export type ImportButtonTemplateMutation = { importButtonTemplate: { isSuccess: boolean, templateId: string | null, missing: Array<string>, takenNumbers: Array<{ name: string, number: string, nameHere: string }>, faults: Array<{ path: string, code: string, parameters: string | null }> } };

export type ExportButtonTemplateQueryVariables = Exact<{
  templateId: string;
}>;


export type ExportButtonTemplateQuery = { exportButtonTemplate: string };

export type ButtonTemplateUseQueryVariables = Exact<{
  templateId: string;
}>;


export type ButtonTemplateUseQuery = { buttonTemplateUse: Array<{ app: string, unitId: string, unitName: string, registerNames: Array<string> }>, buttonTemplate: { id: string, name: string, unitIds: Array<string> | null } | null };

export type ButtonTemplateCopyQueryVariables = Exact<{
  templateId: string;
  unitIds?: Array<string> | string | null | undefined;
}>;


export type ButtonTemplateCopyQuery = { buttonTemplateCopy: Array<{ kind: string, id: string, name: string, number: string | null, isThere: boolean, own: { id: string, name: string, number: string | null } | null }> };

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

export type PreviewAlongQueryVariables = Exact<{
  entity: string;
  record: string;
}>;


export type PreviewAlongQuery = { previewAlong: { isSuccess: boolean, message: string | null, setId: string | null, faults: Array<{ path: string, code: string, parameters: string | null }>, parts: Array<{ entity: string, total: number, changedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }>, refusedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }> }> } };

export type SaveAlongMutationVariables = Exact<{
  entity: string;
  record: string;
  requestKey: string;
}>;


export type SaveAlongMutation = { saveAlong: { isSuccess: boolean, message: string | null, setId: string | null, faults: Array<{ path: string, code: string, parameters: string | null }>, parts: Array<{ entity: string, total: number, changedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }>, refusedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }> }> } };

export type SaveAlongFactsFragment = { isSuccess: boolean, message: string | null, setId: string | null, faults: Array<{ path: string, code: string, parameters: string | null }>, parts: Array<{ entity: string, total: number, changedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }>, refusedRows: Array<{ recordId: string, name: string, outcome: string, faults: Array<{ path: string, code: string, parameters: string | null }>, changes: Array<{ field: string, old: string | null, new: string | null, oldName: string | null, newName: string | null }> }> }> };

export type ConfigurationOwnFragment = { id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string };

export type ConfigurationPlaceFragment = { unitId: string | null, deviceId: string | null, day: string, today: string, todayEndsIn: number, country: string | null, countries: Array<string>, settings: Array<{ key: string, value: string, origin: string, inherited: string, inheritedOrigin: string, own: { id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string } | null, planned: Array<{ id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string }>, coming: Array<{ fromDay: string, value: string, origin: string }> }> };

export type PlaceConfigurationQueryVariables = Exact<{
  unitId?: string | null | undefined;
  deviceId?: string | null | undefined;
  day?: string | null | undefined;
}>;


export type PlaceConfigurationQuery = { configurationAt: { unitId: string | null, deviceId: string | null, day: string, today: string, todayEndsIn: number, country: string | null, countries: Array<string>, settings: Array<{ key: string, value: string, origin: string, inherited: string, inheritedOrigin: string, own: { id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string } | null, planned: Array<{ id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string }>, coming: Array<{ fromDay: string, value: string, origin: string }> }> } };

export type PlaceConfigurationHistoryQueryVariables = Exact<{
  unitId?: string | null | undefined;
  deviceId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PlaceConfigurationHistoryQuery = { configurationHistory: { nodes: Array<{ id: string, at: string, madeOn: string, actorName: string, key: string, fromDay: string | null, old: string | null, new: string | null, wasSet: boolean, isSet: boolean }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ChangeConfigurationMutationVariables = Exact<{
  unitId?: string | null | undefined;
  deviceId?: string | null | undefined;
  fromDay?: string | null | undefined;
  changes: Array<SettingChangeInput> | SettingChangeInput;
}>;


export type ChangeConfigurationMutation = { changeConfiguration: { isSuccess: boolean, conflictKeys: Array<string>, faults: Array<{ key: string, fault: { path: string, code: string, parameters: string | null } }>, configuration: { unitId: string | null, deviceId: string | null, day: string, today: string, todayEndsIn: number, country: string | null, countries: Array<string>, settings: Array<{ key: string, value: string, origin: string, inherited: string, inheritedOrigin: string, own: { id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string } | null, planned: Array<{ id: string, version: number, value: string | null, fromDay: string | null, lastModifiedAt: string, lastModifiedByName: string, syncState: string }>, coming: Array<{ fromDay: string, value: string, origin: string }> }> } } };

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

export type EmployeeMoreFragment = { hasPin: boolean };

export type ImportQueryVariables = Exact<{
  id: string;
}>;


export type ImportQuery = { import: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, groups: Array<{ target: string, column: string | null, code: string, parameters: string | null, text: string, count: number, rows: Array<number> }>, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type ImportProposalsQueryVariables = Exact<{
  id: string;
}>;


export type ImportProposalsQuery = { import: { proposals: string } };

export type ImportFaultsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ImportFaultsQuery = { importFaults: { nodes: Array<{ row: number, column: string | null, target: string, code: string, parameters: string | null, text: string, along: { name: string, record: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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


export type CheckImportMutation = { checkImport: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, groups: Array<{ target: string, column: string | null, code: string, parameters: string | null, text: string, count: number, rows: Array<number> }>, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type StartImportMutationVariables = Exact<{
  id: string;
  checkId: string;
}>;


export type StartImportMutation = { startImport: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, groups: Array<{ target: string, column: string | null, code: string, parameters: string | null, text: string, count: number, rows: Array<number> }>, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type CancelImportMutationVariables = Exact<{
  id: string;
}>;


export type CancelImportMutation = { cancelImport: { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, groups: Array<{ target: string, column: string | null, code: string, parameters: string | null, text: string, count: number, rows: Array<number> }>, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null } };

export type ImportFactsFragment = { id: string, entity: string, state: string, fileName: string, rows: number, options: string, checkId: string | null, checkedRows: number, failure: string | null, reading: { kind: string, encoding: string | null, separator: string | null, sheet: string | null, sheets: Array<string>, headerRow: number | null }, columns: Array<{ head: string, samples: Array<string> }>, mapping: Array<{ column: number, target: string, decimal: string }>, sets: Array<{ entity: string, id: string }>, report: { created: number, changed: number, unchanged: number, faulty: number, faults: number, groups: Array<{ target: string, column: string | null, code: string, parameters: string | null, text: string, count: number, rows: Array<number> }>, creations: Array<{ entity: string, count: number, names: Array<string> }>, preview: Array<{ row: number, name: string, isNew: boolean, changes: Array<{ target: string, head: string, old: string | null, new: string }> }> } | null };

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

export type ProposalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProposalsQuery = { proposals: { totalCount: number, nodes: Array<{ id: string, entity: string, recordId: string, recordName: string, currentVersion: number | null, isOutdated: boolean, unitName: string, recordUnitIds: Array<string> | null, deviceName: string, madeAt: string, fields: Array<{ field: string, base: string, current: string, proposed: string, isConflict: boolean }> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

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

export type PrintingRegistersQueryVariables = Exact<{
  search: string;
  unitIds?: Array<string> | string | null | undefined;
  conditions?: Array<RecordConditionInput> | RecordConditionInput | null | undefined;
  first: number;
}>;


export type PrintingRegistersQuery = { deviceList: { nodes: Array<{ id: string, name: string, unitName: string }> } };

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

export type CategoryNamesQueryVariables = Exact<{
  search: string;
  first: number;
  conditions?: Array<RecordConditionInput> | RecordConditionInput | null | undefined;
}>;


export type CategoryNamesQuery = { categories: { nodes: Array<{ id: string, name: string, unitIds: Array<string> | null }> } };

export type ToldDeletionFragment = { id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> };

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

export type DeleteRoomsWithTablesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DeleteRoomsWithTablesMutation = { deleteRoomsWithTables: { deletions: Array<{ id: string, name: string, outcome: string, reason: string | null, uses: Array<{ entity: string, count: number }> }>, tables: Array<{ id: string, outcome: string }> } };

export type RoomTablesQueryVariables = Exact<{
  conditions?: Array<RecordConditionInput> | RecordConditionInput | null | undefined;
  first: number;
}>;


export type RoomTablesQuery = { tables: { totalCount: number, nodes: Array<{ id: string, number: number, name: string, seats: number, isActive: boolean }> } };

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

export type TakeOverOfferQueryVariables = Exact<{
  deviceId: string;
}>;


export type TakeOverOfferQuery = { takeOverOffer: { deviceId: string, deviceName: string, unitName: string, state: string, isBranchEmpty: boolean, chosenByName: string | null, endedAt: string | null, culprits: Array<{ entity: string, count: number, first: Array<{ id: string, name: string }> }>, counts: Array<{ entity: string, received: number, fresh: number, matching: number, faulty: number }>, faulty: Array<{ entity: string, key: string, name: string, faults: Array<{ path: string, code: string, parameters: string | null }> }> } | null };

export type ChooseTakeOverMutationVariables = Exact<{
  deviceId: string;
  choice: string;
}>;


export type ChooseTakeOverMutation = { chooseTakeOver: { isSuccess: boolean, message: string | null, modelId: string | null } };

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


export type ClosingQuery = { closing: { receivedAt: string, content: string, row: { deviceId: string, periodFrom: string, periodTo: string, checkedAt: string | null, id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number, notes: Array<string> }, figures: Array<{ figure: string, subject: string | null, unit: ClosingFigureUnit, register: number | null, cloud: number | null, result: ClosingFigureResult }>, neighbours: { previousId: string | null, nextId: string | null } } | null };

export type CheckClosingMutationVariables = Exact<{
  id: string;
}>;


export type CheckClosingMutation = { checkClosing: { row: { id: string, state: ClosingState } } };

export type ClosingsQueryVariables = Exact<{
  filter?: RecordFilterInput | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClosingsQuery = { closings: { totalCount: number, nodes: Array<{ id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number, notes: Array<string> }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, totals: Array<{ type: ClosingType, currency: string, closings: number, receipts: number, turnover: number, cashDifference: number }> } };

export type ClosingRowFragment = { id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number, notes: Array<string> };

export type SearchClosingsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchClosingsQuery = { searchClosings: Array<{ id: string, type: ClosingType, zNumber: number, businessDay: string, createdAt: string, unitId: string, unitName: string, zone: string, registerName: string, operatorName: string | null, receipts: number, currency: string, turnover: number, expectedCash: number, countedCash: number | null, cashDifference: number | null, state: ClosingState, missing: number, differing: number, notes: Array<string> }> };

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


export type AnalyticsDashboardQuery = { analyticsDashboard: { today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, comparisonSince: string | null, year: number, quarterYear: number, omitted: Array<AnalyticsPart>, state: { currency: string, currencies: Array<string>, dataFrom: string | null, dataZone: string | null, firstHour: number, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> }, figures: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number }, comparison: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number } | null, months: Array<{ month: string, turnover: number, receipts: number, customers: number }>, previousMonths: Array<{ month: string, turnover: number, receipts: number, customers: number }>, quarters: Array<{ year: number, quarter: number, turnover: number, receipts: number, customers: number }>, weekdays: Array<{ weekday: number, days: number, turnover: number, averageTurnover: number, receipts: number, customers: number }>, comparisonWeekdays: Array<{ weekday: number, days: number, turnover: number, averageTurnover: number, receipts: number, customers: number }>, days: Array<{ day: string, turnover: number, receipts: number, customers: number }>, comparisonDays: Array<{ day: string, turnover: number, receipts: number, customers: number }>, hours: Array<{ hour: number, turnover: number, receipts: number }>, comparisonHours: Array<{ hour: number, turnover: number, receipts: number }>, payments: { cash: number, card: number, digital: number, other: number }, comparisonPayments: { cash: number, card: number, digital: number, other: number } | null, registers: Array<{ deviceId: string, name: string, unitId: string, unitName: string, turnover: number, receipts: number, comparisonTurnover: number | null, comparisonReceipts: number | null }>, employees: Array<{ id: string, name: string, unitId: string, unitName: string, turnover: number, receipts: number, comparisonTurnover: number | null, comparisonReceipts: number | null }>, topArticles: Array<{ articleKey: string, name: string, quantity: number, turnover: number }> } };

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

export type DataStateFragment = { currency: string, currencies: Array<string>, dataFrom: string | null, dataZone: string | null, firstHour: number, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> };

export type HomeDashboardQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  currency?: SalesCurrency | null | undefined;
  period?: PaymentPeriod | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type HomeDashboardQuery = { homeDashboard: { today: string, comparisonSince: string | null, state: { currency: string, currencies: Array<string>, dataFrom: string | null, dataZone: string | null, firstHour: number, linkedDevices: number, onlineDevices: number, oldData: Array<{ unitId: string, name: string, since: string | null }> }, otherTodays: Array<{ day: string, unitIds: Array<string> }>, figures: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number }, comparison: { turnover: number, net: number, tax: number, receipts: number, customers: number, averageReceipt: number, discounts: number, cancelled: number }, comparisonSoFar: { turnover: number, receipts: number, customers: number, averageReceipt: number }, payments: { cash: number, card: number, digital: number, other: number }, hours: Array<{ hour: number, turnover: number, receipts: number }>, topArticles: Array<{ articleKey: string, name: string, quantity: number, turnover: number }> } };

export type SalesPeopleQueryVariables = Exact<{
  unitIds?: Array<string> | string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}>;


export type SalesPeopleQuery = { salesPeople: { registers: Array<{ id: string, name: string, unitName: string }>, employees: Array<{ id: string, name: string, unitName: string }> } };

export type ReceiptQueryVariables = Exact<{
  id: string;
}>;


export type ReceiptQuery = { receipt: { receivedAt: string, start: string, deviceId: string, country: string, content: string, version: number, customerId: string | null, customerName: string | null, row: { id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, customer: string | null, note: string | null, tags: Array<string>, noSale: string | null }, closing: { id: string, zNumber: number } | null, seller: { name: string, address: string | null, zipCode: string | null, city: string | null, taxNumber: string | null, vatId: string | null } | null, refersTo: Array<{ id: string, number: number, type: string, end: string, zone: string, gross: number, currency: string }>, referredBy: Array<{ id: string, number: number, type: string, end: string, zone: string, gross: number, currency: string }>, onRegister: { previousId: string | null, nextId: string | null }, changes: Array<{ id: string, at: string, byName: string, oldValues: string, newValues: string }> } | null };

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
  sort?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReceiptsQuery = { receipts: { totalCount: number, countPrecision: string, searchedUntil: string | null, searchedUntilGross: number | null, nodes: Array<{ id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, customer: string | null, note: string | null, tags: Array<string>, noSale: string | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ReceiptRowFragment = { id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, customer: string | null, note: string | null, tags: Array<string>, noSale: string | null };

export type SearchReceiptsQueryVariables = Exact<{
  text: string;
  first?: number | null | undefined;
}>;


export type SearchReceiptsQuery = { searchReceipts: Array<{ id: string, number: number, type: string, end: string, businessDay: string, unitId: string, unitName: string, registerName: string, employeeName: string | null, gross: number, currency: string, zone: string, zNumber: number | null, payments: Array<string>, marks: Array<string>, target: string | null, customer: string | null, note: string | null, tags: Array<string>, noSale: string | null }> };

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

export type WholeReportFragment = { currency: string, currencies: Array<string>, today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, leftOut: Array<string>, comparisonLeftOut: Array<string>, source: ReportSource, omitted: ReportOmission | null, isCounting: boolean, totalCount: number, totalValues: Array<number>, comparisonTotalValues: Array<number> | null, columns: Array<{ key: string, name: string, values: Array<number> }>, rows: Array<{ key: string, name: string, values: Array<number>, comparisonValues: Array<number> | null, rank: number | null, comparisonRank: number | null, cellValues: Array<number> }> };

export type SalesReportQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  rows: ReportDimension;
  columns?: ReportDimension | null | undefined;
  fromHour?: number | null | undefined;
  toHour?: number | null | undefined;
  withoutHolidays?: boolean | null | undefined;
  order?: ReportMeasure | null | undefined;
  ascending?: boolean | null | undefined;
  first?: number | null | undefined;
}>;


export type SalesReportQuery = { salesReport: { currency: string, currencies: Array<string>, today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, leftOut: Array<string>, comparisonLeftOut: Array<string>, source: ReportSource, omitted: ReportOmission | null, isCounting: boolean, totalCount: number, totalValues: Array<number>, comparisonTotalValues: Array<number> | null, columns: Array<{ key: string, name: string, values: Array<number> }>, rows: Array<{ key: string, name: string, values: Array<number>, comparisonValues: Array<number> | null, rank: number | null, comparisonRank: number | null, cellValues: Array<number> }> } };

export type SalesSummaryQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  fromHour?: number | null | undefined;
  toHour?: number | null | undefined;
}>;


export type SalesSummaryQuery = { salesSummary: { whole: { currency: string, currencies: Array<string>, today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, leftOut: Array<string>, comparisonLeftOut: Array<string>, source: ReportSource, omitted: ReportOmission | null, isCounting: boolean, totalCount: number, totalValues: Array<number>, comparisonTotalValues: Array<number> | null, columns: Array<{ key: string, name: string, values: Array<number> }>, rows: Array<{ key: string, name: string, values: Array<number>, comparisonValues: Array<number> | null, rank: number | null, comparisonRank: number | null, cellValues: Array<number> }> }, vat: { currency: string, currencies: Array<string>, today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, leftOut: Array<string>, comparisonLeftOut: Array<string>, source: ReportSource, omitted: ReportOmission | null, isCounting: boolean, totalCount: number, totalValues: Array<number>, comparisonTotalValues: Array<number> | null, columns: Array<{ key: string, name: string, values: Array<number> }>, rows: Array<{ key: string, name: string, values: Array<number>, comparisonValues: Array<number> | null, rank: number | null, comparisonRank: number | null, cellValues: Array<number> }> }, payments: { currency: string, currencies: Array<string>, today: string, from: string, to: string, comparisonFrom: string | null, comparisonTo: string | null, leftOut: Array<string>, comparisonLeftOut: Array<string>, source: ReportSource, omitted: ReportOmission | null, isCounting: boolean, totalCount: number, totalValues: Array<number>, comparisonTotalValues: Array<number> | null, columns: Array<{ key: string, name: string, values: Array<number> }>, rows: Array<{ key: string, name: string, values: Array<number>, comparisonValues: Array<number> | null, rank: number | null, comparisonRank: number | null, cellValues: Array<number> }> }, closings: { closings: number, counted: number, expectedCash: number, countedCash: number, difference: number, shortages: number } } };

export type UnusualSalesQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
}>;


export type UnusualSalesQuery = { unusualSales: { currency: string, currencies: Array<string>, today: string, from: string, to: string, isOmitted: boolean, isCounting: boolean, judged: number, tooNew: number, weeks: Array<{ employeeKey: string, name: string, unitName: string, week: string, figure: WatchedFigure, amount: number, rate: number, usualRate: number, limit: number, ownWeeks: number, excess: number }> } };

export type SalesForecastQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  language?: string | null | undefined;
}>;


export type SalesForecastQuery = { salesForecast: { currency: string, currencies: Array<string>, today: string, pace: number | null, isOmitted: boolean, method: ForecastMethod | null, error: number | null, errorOfLastWeek: number | null, triedDays: number, days: Array<{ day: string, turnover: number, low: number, high: number, receipts: number, weekBefore: number | null, holidays: Array<string>, hours: Array<{ hour: number, turnover: number, receipts: number, people: number | null }> }> } };

export type AssortmentQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  view?: AssortmentView | null | undefined;
  order?: AssortmentFigure | null | undefined;
  ascending?: boolean | null | undefined;
  first?: number | null | undefined;
}>;


export type AssortmentQuery = { assortment: { currency: string, currencies: Array<string>, today: string, from: string, to: string, isOmitted: boolean, isCounting: boolean, turnover: number, net: number, netWithCost: number, cost: number, margin: number, idleCount: number, neverCount: number, noCostCount: number, totalCount: number, rows: Array<{ articleId: string | null, key: string, name: string, isDeleted: boolean, quantity: number, net: number, cost: number | null, margin: number | null, marginRate: number | null, stock: number | null, stockTurns: number | null, daysLeft: number | null, lastSold: string | null, prices: Array<{ day: string, before: number, after: number }> }> } };

export type SoldTogetherQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  article?: string | null | undefined;
  fromHour?: number | null | undefined;
  toHour?: number | null | undefined;
  order?: PairFigure | null | undefined;
  first?: number | null | undefined;
}>;


export type SoldTogetherQuery = { soldTogether: { currency: string, currencies: Array<string>, today: string, from: string, to: string, receipts: number, readSince: string | null, totalCount: number, pairs: Array<{ key: string, name: string, otherKey: string, otherName: string, together: number, support: number, confidence: number, otherConfidence: number, lift: number }> } };

export type TableTimesQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
}>;


export type TableTimesQuery = { tableTimes: { currency: string, currencies: Array<string>, today: string, from: string, to: string, isOmitted: boolean, isCounting: boolean, allSeatings: number, turns: number | null, seatings: number, median: number | null, most: number | null, weekdays: Array<{ weekday: number, seatings: number, median: number | null }>, hours: Array<{ weekday: number, hour: number, seatings: number, median: number | null }>, parties: Array<{ guests: number, seatings: number, median: number | null, most: number | null }>, tables: Array<{ key: string, unitId: string, unitName: string, roomName: string, label: string, turnover: number, covers: number, seatings: number, turns: number, averageStay: number | null }> } };

export type NamedCustomersQueryVariables = Exact<{
  filter?: SalesFilter | null | undefined;
  fromHour?: number | null | undefined;
  toHour?: number | null | undefined;
  order?: CustomerFigure | null | undefined;
  ascending?: boolean | null | undefined;
  first?: number | null | undefined;
}>;


export type NamedCustomersQuery = { namedCustomers: { currency: string, currencies: Array<string>, today: string, from: string, to: string, receipts: number, readSince: string | null, totalCount: number, customers: Array<{ name: string, visits: number, receipts: number, turnover: number, perVisit: number, firstDay: string, lastDay: string }> } };

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
export const TseArchiveRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TseArchiveRow on TseArchive {
  id
  name
  zone
  state
  verdict
  cause
  size
  received
  progress
  receivedAt
  begunAt
  senderName
  receiptTransactions
  inCloud
  counts {
    finding
    count
    isDoubt
  }
}
    `, {"fragmentName":"TseArchiveRow"}) as unknown as TypedDocumentString<TseArchiveRowFragment, unknown>;
export const TseArchiveFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TseArchiveFacts on TseArchive {
  ...TseArchiveRow
  securityDeviceId
  serial
  sameAs
  sha256
  checkedAt
  isRemovable
  logs
  verified
  transactions
  firstTransaction
  lastTransaction
  firstAt
  lastAt
  clientIds
  receipts
}
    fragment TseArchiveRow on TseArchive {
  id
  name
  zone
  state
  verdict
  cause
  size
  received
  progress
  receivedAt
  begunAt
  senderName
  receiptTransactions
  inCloud
  counts {
    finding
    count
    isDoubt
  }
}`, {"fragmentName":"TseArchiveFacts"}) as unknown as TypedDocumentString<TseArchiveFactsFragment, unknown>;
export const TaxRegistrationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TaxRegistrationRow on TaxRegistration {
  id
  zone
  unitName
  country
  systemCount
  reportState
  validationState
  taskState
  due
  urgency
  lastSentOn
  differences {
    kind
    name
    day
    due
  }
}
    `, {"fragmentName":"TaxRegistrationRow"}) as unknown as TypedDocumentString<TaxRegistrationRowFragment, unknown>;
export const TaxNotificationPastFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment TaxNotificationPast on TaxNotification {
  id
  reportState
  validationState
  systemCount
  createdAt
  createdBy
  sentOn
  concludedBy
  transferTicket
  note
  receiptName
}
    `, {"fragmentName":"TaxNotificationPast"}) as unknown as TypedDocumentString<TaxNotificationPastFragment, unknown>;
export const DeviceActionRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment DeviceActionRow on SecurityDeviceAction {
  id
  action
  clientId
  askedByName
  askedAt
  state
  message
  archiveId
}
    `, {"fragmentName":"DeviceActionRow"}) as unknown as TypedDocumentString<DeviceActionRowFragment, unknown>;
export const SecurityDevicePastFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SecurityDevicePast on SecurityDeviceReport {
  reportedAt
  registerName
  health
  causes
  operatingState
  usedSignatures
  firmware
}
    `, {"fragmentName":"SecurityDevicePast"}) as unknown as TypedDocumentString<SecurityDevicePastFragment, unknown>;
export const SecurityDeviceRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SecurityDeviceRow on SecurityDevice {
  id
  serial
  kind
  provider
  formFactor
  bsiId
  health
  causes
  operatingState
  validationState
  registerName
  otherRegisters
  unitName
  zone
  certificateExpiresAt
  usedSignatures
  mostSignatures
  firmware
  firmwareUpdate
  lastReportAt
}
    `, {"fragmentName":"SecurityDeviceRow"}) as unknown as TypedDocumentString<SecurityDeviceRowFragment, unknown>;
export const SecurityDeviceFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SecurityDeviceFacts on SecurityDevice {
  ...SecurityDeviceRow
  model
  product
  isRetired
  isReplaced
  faults
  registers {
    deviceId
    registerName
    unitName
    clientId
  }
  deviceId
  firstReportAt
  algorithm
  timeFormat
  encoding
  publicKey
  certificates {
    subject
    issuer
    validTo
    isSigned
  }
  enabledAt
  initialisedAt
  forecast {
    kind
    perDay
    at
  }
  usedMemory
  totalMemory
  clientId
  clients
  mostClients
  openTransactions
  mostTransactions
  hasPassedSelfTest
  selfTestDueAt
  clockOffsetMs
  archives {
    at
    state
    bytes
  }
  lastArchiveAt
  hasAdminPin
  hasTimePin
  actions
}
    fragment SecurityDeviceRow on SecurityDevice {
  id
  serial
  kind
  provider
  formFactor
  bsiId
  health
  causes
  operatingState
  validationState
  registerName
  otherRegisters
  unitName
  zone
  certificateExpiresAt
  usedSignatures
  mostSignatures
  firmware
  firmwareUpdate
  lastReportAt
}`, {"fragmentName":"SecurityDeviceFacts"}) as unknown as TypedDocumentString<SecurityDeviceFactsFragment, unknown>;
export const SwapRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SwapRow on SecurityDeviceSwap {
  id
  serial
  kind
  registerName
  unitId
  unitName
  causes
  certificateExpiresAt
  canExport
  successorId
  successorSerial
  archiveId
  steps {
    step
    state
  }
  next
  possible
}
    `, {"fragmentName":"SwapRow"}) as unknown as TypedDocumentString<SwapRowFragment, unknown>;
export const BackupRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BackupRow on Backup {
  id
  fileName
  registerName
  unitName
  zone
  category
  state
  size
  received
  previousSize
  endedAt
  fault
}
    `, {"fragmentName":"BackupRow"}) as unknown as TypedDocumentString<BackupRowFragment, unknown>;
export const BackupFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment BackupFacts on Backup {
  ...BackupRow
  deviceId
  posSerial
  contentType
  filePath
  sha256
  policyDays
  startedAt
  processingMs
  receivedAt
  verifiedAt
  archivedAt
  deletedAt
  trend {
    id
    size
    endedAt
  }
}
    fragment BackupRow on Backup {
  id
  fileName
  registerName
  unitName
  zone
  category
  state
  size
  received
  previousSize
  endedAt
  fault
}`, {"fragmentName":"BackupFacts"}) as unknown as TypedDocumentString<BackupFactsFragment, unknown>;
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
  onlyPushes
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
  picture
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
export const ButtonCategoryRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ButtonCategoryRecord on ButtonCategory {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  templateId
  template {
    id
    name
  }
  app
  sort
  colour
  parentId
  parent {
    id
    name
  }
}
    `, {"fragmentName":"ButtonCategoryRecord"}) as unknown as TypedDocumentString<ButtonCategoryRecordFragment, unknown>;
export const ButtonCategoryRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ButtonCategoryRow on ButtonCategory {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  templateId
  template {
    id
    name
  }
  app
  sort
  colour
  parentId
  parent {
    id
    name
  }
}
    `, {"fragmentName":"ButtonCategoryRow"}) as unknown as TypedDocumentString<ButtonCategoryRowFragment, unknown>;
export const ButtonTemplateRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ButtonTemplateRecord on ButtonTemplate {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  apps
}
    `, {"fragmentName":"ButtonTemplateRecord"}) as unknown as TypedDocumentString<ButtonTemplateRecordFragment, unknown>;
export const ButtonTemplateRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ButtonTemplateRow on ButtonTemplate {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  apps
}
    `, {"fragmentName":"ButtonTemplateRow"}) as unknown as TypedDocumentString<ButtonTemplateRowFragment, unknown>;
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
  sort
  colour
  parentId
  parent {
    id
    name
  }
}
    `, {"fragmentName":"CategoryRow"}) as unknown as TypedDocumentString<CategoryRowFragment, unknown>;
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
    `, {"fragmentName":"CompanyRow"}) as unknown as TypedDocumentString<CompanyRowFragment, unknown>;
export const ConfigurationRecordFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConfigurationRecord on Configuration {
  id
  version
  isActive
  unitIds
  syncState
  lastModifiedAt
  lastModifiedByName
  name
  key
  level
  deviceId
  device {
    id
    name
  }
  fromDay
  value
}
    `, {"fragmentName":"ConfigurationRecord"}) as unknown as TypedDocumentString<ConfigurationRecordFragment, unknown>;
export const ConfigurationRowFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConfigurationRow on Configuration {
  id
  isActive
  unitIds
  syncState
  createdAt
  lastModifiedAt
  lastModifiedByName
  name
  key
  level
  deviceId
  device {
    id
    name
  }
  fromDay
}
    `, {"fragmentName":"ConfigurationRow"}) as unknown as TypedDocumentString<ConfigurationRowFragment, unknown>;
export const EmployeeMoreFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment EmployeeMore on Employee {
  hasPin
}
    `, {"fragmentName":"EmployeeMore"}) as unknown as TypedDocumentString<EmployeeMoreFragment, unknown>;
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
  ...EmployeeMore
}
    fragment EmployeeMore on Employee {
  hasPin
}`, {"fragmentName":"EmployeeRecord"}) as unknown as TypedDocumentString<EmployeeRecordFragment, unknown>;
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
  salutation
  firstName
  lastName
  personnelNumber
  email
  phone
  role
  permissions
  ...EmployeeMore
}
    fragment EmployeeMore on Employee {
  hasPin
}`, {"fragmentName":"EmployeeRow"}) as unknown as TypedDocumentString<EmployeeRowFragment, unknown>;
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
  width
  length
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
  picture
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
export const ButtonGridFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ButtonGrid on ButtonGrid {
  templateId
  app
  rows
  columns
  layers
  version
  lastModifiedAt
  lastModifiedByName
  mappings {
    layer
    row
    column
    rowSpan
    columnSpan
    kind
    targetId
    label
    colour
    pictureId
    name
    targetColour
    targetPicture
    price
    isGone
  }
}
    `, {"fragmentName":"ButtonGrid"}) as unknown as TypedDocumentString<ButtonGridFragment, unknown>;
export const MadeTemplateFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment MadeTemplate on MadeButtonTemplate {
  isSuccess
  templateId
  missing
  takenNumbers {
    name
    number
    nameHere
  }
  faults {
    path
    code
    parameters
  }
}
    `, {"fragmentName":"MadeTemplate"}) as unknown as TypedDocumentString<MadeTemplateFragment, unknown>;
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
export const SaveAlongFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment SaveAlongFacts on SaveAlongResult {
  isSuccess
  message
  setId
  faults {
    path
    code
    parameters
  }
  parts {
    entity
    total
    changedRows {
      ...ChangedRecordFacts
    }
    refusedRows {
      ...ChangedRecordFacts
    }
  }
}
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
}`, {"fragmentName":"SaveAlongFacts"}) as unknown as TypedDocumentString<SaveAlongFactsFragment, unknown>;
export const ConfigurationOwnFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConfigurationOwn on Configuration {
  id
  version
  value
  fromDay
  lastModifiedAt
  lastModifiedByName
  syncState
}
    `, {"fragmentName":"ConfigurationOwn"}) as unknown as TypedDocumentString<ConfigurationOwnFragment, unknown>;
export const ConfigurationPlaceFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment ConfigurationPlace on ConfigurationAt {
  unitId
  deviceId
  day
  today
  todayEndsIn
  country
  countries
  settings {
    key
    value
    origin
    inherited
    inheritedOrigin
    own {
      ...ConfigurationOwn
    }
    planned {
      ...ConfigurationOwn
    }
    coming {
      fromDay
      value
      origin
    }
  }
}
    fragment ConfigurationOwn on Configuration {
  id
  version
  value
  fromDay
  lastModifiedAt
  lastModifiedByName
  syncState
}`, {"fragmentName":"ConfigurationPlace"}) as unknown as TypedDocumentString<ConfigurationPlaceFragment, unknown>;
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
    groups {
      target
      column
      code
      parameters
      text
      count
      rows
    }
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
  notes
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
  dataZone
  firstHour
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
  customer
  note
  tags
  noSale
}
    `, {"fragmentName":"ReceiptRow"}) as unknown as TypedDocumentString<ReceiptRowFragment, unknown>;
export const WholeReportFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`
    fragment WholeReport on SalesReport {
  currency
  currencies
  today
  from
  to
  comparisonFrom
  comparisonTo
  leftOut
  comparisonLeftOut
  source
  omitted
  isCounting
  totalCount
  totalValues
  comparisonTotalValues
  columns {
    key
    name
    values
  }
  rows {
    key
    name
    values
    comparisonValues
    rank
    comparisonRank
    cellValues
  }
}
    `, {"fragmentName":"WholeReport"}) as unknown as TypedDocumentString<WholeReportFragment, unknown>;
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
export const RegisterVersionsDocument = {"__meta__":{"hash":"S9zixSRdSAVZ"}} as unknown as TypedDocumentString<RegisterVersionsQuery, RegisterVersionsQueryVariables>;
export const TseArchivesDocument = {"__meta__":{"hash":"hb_MHtQ5xMWf"}} as unknown as TypedDocumentString<TseArchivesQuery, TseArchivesQueryVariables>;
export const TseArchiveDocument = {"__meta__":{"hash":"ae0X8ejeYpcc"}} as unknown as TypedDocumentString<TseArchiveQuery, TseArchiveQueryVariables>;
export const TseArchiveFindingsDocument = {"__meta__":{"hash":"0uiw2uJpwkLm"}} as unknown as TypedDocumentString<TseArchiveFindingsQuery, TseArchiveFindingsQueryVariables>;
export const BeginTseArchiveDocument = {"__meta__":{"hash":"nTEqtiokm_69"}} as unknown as TypedDocumentString<BeginTseArchiveMutation, BeginTseArchiveMutationVariables>;
export const RemoveTseArchiveDocument = {"__meta__":{"hash":"Tk6H6JL2NF2Q"}} as unknown as TypedDocumentString<RemoveTseArchiveMutation, RemoveTseArchiveMutationVariables>;
export const TaxRegistrationsDocument = {"__meta__":{"hash":"Lh70rpur2fDf"}} as unknown as TypedDocumentString<TaxRegistrationsQuery, TaxRegistrationsQueryVariables>;
export const TaxRegistrationDocument = {"__meta__":{"hash":"mXe4iQVTL29U"}} as unknown as TypedDocumentString<TaxRegistrationQuery, TaxRegistrationQueryVariables>;
export const PrepareTaxNotificationsDocument = {"__meta__":{"hash":"njq46OH81fuE"}} as unknown as TypedDocumentString<PrepareTaxNotificationsMutation, PrepareTaxNotificationsMutationVariables>;
export const ConcludeTaxNotificationDocument = {"__meta__":{"hash":"pyQi9Mol1JHP"}} as unknown as TypedDocumentString<ConcludeTaxNotificationMutation, ConcludeTaxNotificationMutationVariables>;
export const DiscardTaxNotificationDocument = {"__meta__":{"hash":"F75NctSMX4mw"}} as unknown as TypedDocumentString<DiscardTaxNotificationMutation, DiscardTaxNotificationMutationVariables>;
export const SaveTaxTaxpayerDocument = {"__meta__":{"hash":"r6b4tV9WSPqx"}} as unknown as TypedDocumentString<SaveTaxTaxpayerMutation, SaveTaxTaxpayerMutationVariables>;
export const SaveTaxEstablishmentDocument = {"__meta__":{"hash":"UVT3wkErbFNh"}} as unknown as TypedDocumentString<SaveTaxEstablishmentMutation, SaveTaxEstablishmentMutationVariables>;
export const SaveTaxSystemDocument = {"__meta__":{"hash":"Mck-8olnuGE_"}} as unknown as TypedDocumentString<SaveTaxSystemMutation, SaveTaxSystemMutationVariables>;
export const SecurityDeviceActionsDocument = {"__meta__":{"hash":"tEZrZFFKFyXp"}} as unknown as TypedDocumentString<SecurityDeviceActionsQuery, SecurityDeviceActionsQueryVariables>;
export const RunSecurityDeviceActionDocument = {"__meta__":{"hash":"LDB9SmfgbHJj"}} as unknown as TypedDocumentString<RunSecurityDeviceActionMutation, RunSecurityDeviceActionMutationVariables>;
export const SecurityDevicesDocument = {"__meta__":{"hash":"R0bmjPBZHUea"}} as unknown as TypedDocumentString<SecurityDevicesQuery, SecurityDevicesQueryVariables>;
export const SecurityDeviceNeighboursDocument = {"__meta__":{"hash":"jSz7I2uKpy1d"}} as unknown as TypedDocumentString<SecurityDeviceNeighboursQuery, SecurityDeviceNeighboursQueryVariables>;
export const SecurityDeviceDocument = {"__meta__":{"hash":"ojNdixsHzmpX"}} as unknown as TypedDocumentString<SecurityDeviceQuery, SecurityDeviceQueryVariables>;
export const SecurityDeviceReportsDocument = {"__meta__":{"hash":"4IRlDuuX8dBE"}} as unknown as TypedDocumentString<SecurityDeviceReportsQuery, SecurityDeviceReportsQueryVariables>;
export const SearchSecurityDevicesDocument = {"__meta__":{"hash":"UUEGWVYHvyyc"}} as unknown as TypedDocumentString<SearchSecurityDevicesQuery, SearchSecurityDevicesQueryVariables>;
export const SaveSecurityDevicePinsDocument = {"__meta__":{"hash":"UO_DglTcU2Wi"}} as unknown as TypedDocumentString<SaveSecurityDevicePinsMutation, SaveSecurityDevicePinsMutationVariables>;
export const ShowSecurityDevicePinsDocument = {"__meta__":{"hash":"-D2lQy1TE7tS"}} as unknown as TypedDocumentString<ShowSecurityDevicePinsMutation, ShowSecurityDevicePinsMutationVariables>;
export const SetSecurityDeviceRetiredDocument = {"__meta__":{"hash":"Ez4k3W-efDUK"}} as unknown as TypedDocumentString<SetSecurityDeviceRetiredMutation, SetSecurityDeviceRetiredMutationVariables>;
export const SecurityDeviceSwapsDocument = {"__meta__":{"hash":"b2CiKiVcpvBw"}} as unknown as TypedDocumentString<SecurityDeviceSwapsQuery, SecurityDeviceSwapsQueryVariables>;
export const PrepareSwapNotificationsDocument = {"__meta__":{"hash":"ch-YTuwbXu5j"}} as unknown as TypedDocumentString<PrepareSwapNotificationsMutation, PrepareSwapNotificationsMutationVariables>;
export const BackupsDocument = {"__meta__":{"hash":"jePqALHjyQ_Y"}} as unknown as TypedDocumentString<BackupsQuery, BackupsQueryVariables>;
export const BackupSpaceDocument = {"__meta__":{"hash":"HiTrhvz2Twmc"}} as unknown as TypedDocumentString<BackupSpaceQuery, BackupSpaceQueryVariables>;
export const BackupDocument = {"__meta__":{"hash":"uf--R4JrZueO"}} as unknown as TypedDocumentString<BackupQuery, BackupQueryVariables>;
export const SearchBackupsDocument = {"__meta__":{"hash":"4lNHP7P5brPs"}} as unknown as TypedDocumentString<SearchBackupsQuery, SearchBackupsQueryVariables>;
export const BackupPoliciesDocument = {"__meta__":{"hash":"Kn_A0jcBKkjY"}} as unknown as TypedDocumentString<BackupPoliciesQuery, BackupPoliciesQueryVariables>;
export const ArchiveBackupsDocument = {"__meta__":{"hash":"83x8hNRbQwm1"}} as unknown as TypedDocumentString<ArchiveBackupsMutation, ArchiveBackupsMutationVariables>;
export const DeleteBackupsDocument = {"__meta__":{"hash":"lxThCHJskcaL"}} as unknown as TypedDocumentString<DeleteBackupsMutation, DeleteBackupsMutationVariables>;
export const SignBackupDownloadDocument = {"__meta__":{"hash":"z9JoNMq-TISa"}} as unknown as TypedDocumentString<SignBackupDownloadMutation, SignBackupDownloadMutationVariables>;
export const SaveBackupPolicyDocument = {"__meta__":{"hash":"a8pFqwIP8VaR"}} as unknown as TypedDocumentString<SaveBackupPolicyMutation, SaveBackupPolicyMutationVariables>;
export const DeviceListDocument = {"__meta__":{"hash":"dIJfzsvwjd1P"}} as unknown as TypedDocumentString<DeviceListQuery, DeviceListQueryVariables>;
export const DeviceNeighboursDocument = {"__meta__":{"hash":"2ydxEkjhqnRd"}} as unknown as TypedDocumentString<DeviceNeighboursQuery, DeviceNeighboursQueryVariables>;
export const DeviceSyncDocument = {"__meta__":{"hash":"E774KXp6vyd4"}} as unknown as TypedDocumentString<DeviceSyncQuery, DeviceSyncQueryVariables>;
export const DeviceDocument = {"__meta__":{"hash":"YBaTVv3MMLQK"}} as unknown as TypedDocumentString<DeviceQuery, DeviceQueryVariables>;
export const UpdateDeviceDocument = {"__meta__":{"hash":"tg33NOmzPRQS"}} as unknown as TypedDocumentString<UpdateDeviceMutation, UpdateDeviceMutationVariables>;
export const MoveDeviceDocument = {"__meta__":{"hash":"r0Ec-dpAsBtW"}} as unknown as TypedDocumentString<MoveDeviceMutation, MoveDeviceMutationVariables>;
export const UnlinkDeviceDocument = {"__meta__":{"hash":"XeSeuDNXD6xU"}} as unknown as TypedDocumentString<UnlinkDeviceMutation, UnlinkDeviceMutationVariables>;
export const SearchDevicesDocument = {"__meta__":{"hash":"Nj7DkYf-Zu0F"}} as unknown as TypedDocumentString<SearchDevicesQuery, SearchDevicesQueryVariables>;
export const PendingRegisterDocument = {"__meta__":{"hash":"M_xWG4CcQ_X-"}} as unknown as TypedDocumentString<PendingRegisterQuery, PendingRegisterQueryVariables>;
export const ApproveRegisterDocument = {"__meta__":{"hash":"Z1dfrD2OjL_D"}} as unknown as TypedDocumentString<ApproveRegisterMutation, ApproveRegisterMutationVariables>;
export const DenyRegisterDocument = {"__meta__":{"hash":"sUHzxNAg7O-p"}} as unknown as TypedDocumentString<DenyRegisterMutation, DenyRegisterMutationVariables>;
export const SetupProgressDocument = {"__meta__":{"hash":"cw8rX8E-91lA"}} as unknown as TypedDocumentString<SetupProgressQuery, SetupProgressQueryVariables>;
export const ExportsDocument = {"__meta__":{"hash":"3p8PPht-KVpn"}} as unknown as TypedDocumentString<ExportsQuery, ExportsQueryVariables>;
export const ExportDocument = {"__meta__":{"hash":"hcI5tAOBEaWM"}} as unknown as TypedDocumentString<ExportQuery, ExportQueryVariables>;
export const StartExportDocument = {"__meta__":{"hash":"VE70TqpQHv7x"}} as unknown as TypedDocumentString<StartExportMutation, StartExportMutationVariables>;
export const CancelExportDocument = {"__meta__":{"hash":"HSDbzqVQDuih"}} as unknown as TypedDocumentString<CancelExportMutation, CancelExportMutationVariables>;
export const RetryExportDocument = {"__meta__":{"hash":"DcXAuAF2p7iS"}} as unknown as TypedDocumentString<RetryExportMutation, RetryExportMutationVariables>;
export const RemoveExportDocument = {"__meta__":{"hash":"MCl8XVyBd9J6"}} as unknown as TypedDocumentString<RemoveExportMutation, RemoveExportMutationVariables>;
export const ArticlesDocument = {"__meta__":{"hash":"lMVUJDjfiksR"}} as unknown as TypedDocumentString<ArticlesQuery, ArticlesQueryVariables>;
export const ArticleDocument = {"__meta__":{"hash":"Sk7yTlDcbgq-"}} as unknown as TypedDocumentString<ArticleQuery, ArticleQueryVariables>;
export const ArticleNeighboursDocument = {"__meta__":{"hash":"aOS9ic4Msy0Q"}} as unknown as TypedDocumentString<ArticleNeighboursQuery, ArticleNeighboursQueryVariables>;
export const ArticleDeletionsDocument = {"__meta__":{"hash":"NI3c3HeOnlbN"}} as unknown as TypedDocumentString<ArticleDeletionsQuery, ArticleDeletionsQueryVariables>;
export const SaveArticleDocument = {"__meta__":{"hash":"Pa0jGrJ4rgH0"}} as unknown as TypedDocumentString<SaveArticleMutation, SaveArticleMutationVariables>;
export const DeleteArticlesDocument = {"__meta__":{"hash":"hubnHyEbkPC2"}} as unknown as TypedDocumentString<DeleteArticlesMutation, DeleteArticlesMutationVariables>;
export const RestoreArticlesDocument = {"__meta__":{"hash":"_3LEvjsEqs95"}} as unknown as TypedDocumentString<RestoreArticlesMutation, RestoreArticlesMutationVariables>;
export const ArticleNamesDocument = {"__meta__":{"hash":"puFLxTDlOB9a"}} as unknown as TypedDocumentString<ArticleNamesQuery, ArticleNamesQueryVariables>;
export const ArticleNameDocument = {"__meta__":{"hash":"qra6xbnvLhuo"}} as unknown as TypedDocumentString<ArticleNameQuery, ArticleNameQueryVariables>;
export const ButtonCategoriesDocument = {"__meta__":{"hash":"htzTLBdoLblL"}} as unknown as TypedDocumentString<ButtonCategoriesQuery, ButtonCategoriesQueryVariables>;
export const ButtonCategoryDocument = {"__meta__":{"hash":"K-kO7sYBPcGH"}} as unknown as TypedDocumentString<ButtonCategoryQuery, ButtonCategoryQueryVariables>;
export const ButtonCategoryNeighboursDocument = {"__meta__":{"hash":"ltgj6HrV-m6M"}} as unknown as TypedDocumentString<ButtonCategoryNeighboursQuery, ButtonCategoryNeighboursQueryVariables>;
export const ButtonCategoryDeletionsDocument = {"__meta__":{"hash":"1OseUOR6mrdJ"}} as unknown as TypedDocumentString<ButtonCategoryDeletionsQuery, ButtonCategoryDeletionsQueryVariables>;
export const SaveButtonCategoryDocument = {"__meta__":{"hash":"HVnrhnkRZuKI"}} as unknown as TypedDocumentString<SaveButtonCategoryMutation, SaveButtonCategoryMutationVariables>;
export const DeleteButtonCategoriesDocument = {"__meta__":{"hash":"_EdFxxxRZXh6"}} as unknown as TypedDocumentString<DeleteButtonCategoriesMutation, DeleteButtonCategoriesMutationVariables>;
export const RestoreButtonCategoriesDocument = {"__meta__":{"hash":"thhI4NyKsEgE"}} as unknown as TypedDocumentString<RestoreButtonCategoriesMutation, RestoreButtonCategoriesMutationVariables>;
export const ButtonCategoryNamesDocument = {"__meta__":{"hash":"Bc9RNEymsU_X"}} as unknown as TypedDocumentString<ButtonCategoryNamesQuery, ButtonCategoryNamesQueryVariables>;
export const ButtonCategoryNameDocument = {"__meta__":{"hash":"rHJnhvDgtSV5"}} as unknown as TypedDocumentString<ButtonCategoryNameQuery, ButtonCategoryNameQueryVariables>;
export const FindButtonCategoriesDocument = {"__meta__":{"hash":"PM6dYNcC-T1F"}} as unknown as TypedDocumentString<FindButtonCategoriesQuery, FindButtonCategoriesQueryVariables>;
export const ButtonTemplatesDocument = {"__meta__":{"hash":"mvPNAynVvK88"}} as unknown as TypedDocumentString<ButtonTemplatesQuery, ButtonTemplatesQueryVariables>;
export const ButtonTemplateDocument = {"__meta__":{"hash":"q4pnoFCXqDKc"}} as unknown as TypedDocumentString<ButtonTemplateQuery, ButtonTemplateQueryVariables>;
export const ButtonTemplateNeighboursDocument = {"__meta__":{"hash":"e_Ssob_HETA3"}} as unknown as TypedDocumentString<ButtonTemplateNeighboursQuery, ButtonTemplateNeighboursQueryVariables>;
export const ButtonTemplateDeletionsDocument = {"__meta__":{"hash":"ky4LA8Oq76sC"}} as unknown as TypedDocumentString<ButtonTemplateDeletionsQuery, ButtonTemplateDeletionsQueryVariables>;
export const SaveButtonTemplateDocument = {"__meta__":{"hash":"D4U4gGdoQVFS"}} as unknown as TypedDocumentString<SaveButtonTemplateMutation, SaveButtonTemplateMutationVariables>;
export const DeleteButtonTemplatesDocument = {"__meta__":{"hash":"uHC5LLFRCMFB"}} as unknown as TypedDocumentString<DeleteButtonTemplatesMutation, DeleteButtonTemplatesMutationVariables>;
export const RestoreButtonTemplatesDocument = {"__meta__":{"hash":"SlO8KzOCTzvd"}} as unknown as TypedDocumentString<RestoreButtonTemplatesMutation, RestoreButtonTemplatesMutationVariables>;
export const ButtonTemplateNamesDocument = {"__meta__":{"hash":"8S9jDhC_3Y4l"}} as unknown as TypedDocumentString<ButtonTemplateNamesQuery, ButtonTemplateNamesQueryVariables>;
export const ButtonTemplateNameDocument = {"__meta__":{"hash":"HCOvNjDRCCDA"}} as unknown as TypedDocumentString<ButtonTemplateNameQuery, ButtonTemplateNameQueryVariables>;
export const FindButtonTemplatesDocument = {"__meta__":{"hash":"Lj9bnguEhZEz"}} as unknown as TypedDocumentString<FindButtonTemplatesQuery, FindButtonTemplatesQueryVariables>;
export const CategoriesDocument = {"__meta__":{"hash":"nA4GLWL2KRTp"}} as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const CategoryDocument = {"__meta__":{"hash":"wvqFw5YbA88D"}} as unknown as TypedDocumentString<CategoryQuery, CategoryQueryVariables>;
export const CategoryNeighboursDocument = {"__meta__":{"hash":"nXTYaDLBEo6k"}} as unknown as TypedDocumentString<CategoryNeighboursQuery, CategoryNeighboursQueryVariables>;
export const CategoryDeletionsDocument = {"__meta__":{"hash":"YbYPtl5R11eL"}} as unknown as TypedDocumentString<CategoryDeletionsQuery, CategoryDeletionsQueryVariables>;
export const SaveCategoryDocument = {"__meta__":{"hash":"ON5NGfAvM6tb"}} as unknown as TypedDocumentString<SaveCategoryMutation, SaveCategoryMutationVariables>;
export const DeleteCategoriesDocument = {"__meta__":{"hash":"fSM2dhIWQKif"}} as unknown as TypedDocumentString<DeleteCategoriesMutation, DeleteCategoriesMutationVariables>;
export const RestoreCategoriesDocument = {"__meta__":{"hash":"acgiR7cpEzDh"}} as unknown as TypedDocumentString<RestoreCategoriesMutation, RestoreCategoriesMutationVariables>;
export const CategoryNameDocument = {"__meta__":{"hash":"ZFymHoF9OyMr"}} as unknown as TypedDocumentString<CategoryNameQuery, CategoryNameQueryVariables>;
export const CompaniesDocument = {"__meta__":{"hash":"t5NxUzWmZoVS"}} as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CompanyDocument = {"__meta__":{"hash":"5DEMh9T713nC"}} as unknown as TypedDocumentString<CompanyQuery, CompanyQueryVariables>;
export const CompanyNeighboursDocument = {"__meta__":{"hash":"9_DGF5wqMXLA"}} as unknown as TypedDocumentString<CompanyNeighboursQuery, CompanyNeighboursQueryVariables>;
export const CompanyDeletionsDocument = {"__meta__":{"hash":"4dIavvgSmAl5"}} as unknown as TypedDocumentString<CompanyDeletionsQuery, CompanyDeletionsQueryVariables>;
export const SaveCompanyDocument = {"__meta__":{"hash":"jYpabsNc80cL"}} as unknown as TypedDocumentString<SaveCompanyMutation, SaveCompanyMutationVariables>;
export const DeleteCompaniesDocument = {"__meta__":{"hash":"JzYkN8mVsb35"}} as unknown as TypedDocumentString<DeleteCompaniesMutation, DeleteCompaniesMutationVariables>;
export const RestoreCompaniesDocument = {"__meta__":{"hash":"F_fRW3F0vCPX"}} as unknown as TypedDocumentString<RestoreCompaniesMutation, RestoreCompaniesMutationVariables>;
export const CompanyNamesDocument = {"__meta__":{"hash":"8km_8VZHnrjK"}} as unknown as TypedDocumentString<CompanyNamesQuery, CompanyNamesQueryVariables>;
export const CompanyNameDocument = {"__meta__":{"hash":"bA56XJkdhS9S"}} as unknown as TypedDocumentString<CompanyNameQuery, CompanyNameQueryVariables>;
export const FindCompaniesDocument = {"__meta__":{"hash":"SejgS6igdB8j"}} as unknown as TypedDocumentString<FindCompaniesQuery, FindCompaniesQueryVariables>;
export const ConfigurationsDocument = {"__meta__":{"hash":"q0Yye0CSN_t_"}} as unknown as TypedDocumentString<ConfigurationsQuery, ConfigurationsQueryVariables>;
export const ConfigurationDocument = {"__meta__":{"hash":"uGaDcSTsb3Gm"}} as unknown as TypedDocumentString<ConfigurationQuery, ConfigurationQueryVariables>;
export const ConfigurationNeighboursDocument = {"__meta__":{"hash":"Ph1FEKeYNq0j"}} as unknown as TypedDocumentString<ConfigurationNeighboursQuery, ConfigurationNeighboursQueryVariables>;
export const ConfigurationDeletionsDocument = {"__meta__":{"hash":"sWTwwMcXkdfv"}} as unknown as TypedDocumentString<ConfigurationDeletionsQuery, ConfigurationDeletionsQueryVariables>;
export const SaveConfigurationDocument = {"__meta__":{"hash":"bTToY38FVhX0"}} as unknown as TypedDocumentString<SaveConfigurationMutation, SaveConfigurationMutationVariables>;
export const DeleteConfigurationsDocument = {"__meta__":{"hash":"MXanzwq7sqHK"}} as unknown as TypedDocumentString<DeleteConfigurationsMutation, DeleteConfigurationsMutationVariables>;
export const RestoreConfigurationsDocument = {"__meta__":{"hash":"pL9Z29C2Cak0"}} as unknown as TypedDocumentString<RestoreConfigurationsMutation, RestoreConfigurationsMutationVariables>;
export const ConfigurationNamesDocument = {"__meta__":{"hash":"GbVyLa2l-3vd"}} as unknown as TypedDocumentString<ConfigurationNamesQuery, ConfigurationNamesQueryVariables>;
export const ConfigurationNameDocument = {"__meta__":{"hash":"SlxlXARB4lqr"}} as unknown as TypedDocumentString<ConfigurationNameQuery, ConfigurationNameQueryVariables>;
export const FindConfigurationsDocument = {"__meta__":{"hash":"GMqip4cF1zmC"}} as unknown as TypedDocumentString<FindConfigurationsQuery, FindConfigurationsQueryVariables>;
export const EmployeesDocument = {"__meta__":{"hash":"l9Ny-kEp1Yb9"}} as unknown as TypedDocumentString<EmployeesQuery, EmployeesQueryVariables>;
export const EmployeeDocument = {"__meta__":{"hash":"LLpHtjYowiuq"}} as unknown as TypedDocumentString<EmployeeQuery, EmployeeQueryVariables>;
export const EmployeeNeighboursDocument = {"__meta__":{"hash":"xfBh-f92a4Cc"}} as unknown as TypedDocumentString<EmployeeNeighboursQuery, EmployeeNeighboursQueryVariables>;
export const EmployeeDeletionsDocument = {"__meta__":{"hash":"yk3o25KwFLf6"}} as unknown as TypedDocumentString<EmployeeDeletionsQuery, EmployeeDeletionsQueryVariables>;
export const SaveEmployeeDocument = {"__meta__":{"hash":"6ncVr3dDsSib"}} as unknown as TypedDocumentString<SaveEmployeeMutation, SaveEmployeeMutationVariables>;
export const DeleteEmployeesDocument = {"__meta__":{"hash":"LK6gsssq2HBb"}} as unknown as TypedDocumentString<DeleteEmployeesMutation, DeleteEmployeesMutationVariables>;
export const RestoreEmployeesDocument = {"__meta__":{"hash":"Tg-TYvfXOZVQ"}} as unknown as TypedDocumentString<RestoreEmployeesMutation, RestoreEmployeesMutationVariables>;
export const EmployeeNamesDocument = {"__meta__":{"hash":"Ma2i9sjtXpxw"}} as unknown as TypedDocumentString<EmployeeNamesQuery, EmployeeNamesQueryVariables>;
export const EmployeeNameDocument = {"__meta__":{"hash":"0ieDvarp0Wz9"}} as unknown as TypedDocumentString<EmployeeNameQuery, EmployeeNameQueryVariables>;
export const FindEmployeesDocument = {"__meta__":{"hash":"GmdsNiUm1new"}} as unknown as TypedDocumentString<FindEmployeesQuery, FindEmployeesQueryVariables>;
export const PrintersDocument = {"__meta__":{"hash":"wonQX131S8od"}} as unknown as TypedDocumentString<PrintersQuery, PrintersQueryVariables>;
export const PrinterDocument = {"__meta__":{"hash":"Xjau-VWrUcgD"}} as unknown as TypedDocumentString<PrinterQuery, PrinterQueryVariables>;
export const PrinterNeighboursDocument = {"__meta__":{"hash":"QAiUW-VXCG-9"}} as unknown as TypedDocumentString<PrinterNeighboursQuery, PrinterNeighboursQueryVariables>;
export const PrinterDeletionsDocument = {"__meta__":{"hash":"92JnubDrkRTm"}} as unknown as TypedDocumentString<PrinterDeletionsQuery, PrinterDeletionsQueryVariables>;
export const SavePrinterDocument = {"__meta__":{"hash":"ckYSEqWPU-GL"}} as unknown as TypedDocumentString<SavePrinterMutation, SavePrinterMutationVariables>;
export const DeletePrintersDocument = {"__meta__":{"hash":"Tfo9mDA7BX6m"}} as unknown as TypedDocumentString<DeletePrintersMutation, DeletePrintersMutationVariables>;
export const RestorePrintersDocument = {"__meta__":{"hash":"S-2YVwhI6vGH"}} as unknown as TypedDocumentString<RestorePrintersMutation, RestorePrintersMutationVariables>;
export const PrinterNamesDocument = {"__meta__":{"hash":"brpL-FDJvMle"}} as unknown as TypedDocumentString<PrinterNamesQuery, PrinterNamesQueryVariables>;
export const PrinterNameDocument = {"__meta__":{"hash":"v97TRWT5pNvC"}} as unknown as TypedDocumentString<PrinterNameQuery, PrinterNameQueryVariables>;
export const FindPrintersDocument = {"__meta__":{"hash":"7Eo5FLMEERuM"}} as unknown as TypedDocumentString<FindPrintersQuery, FindPrintersQueryVariables>;
export const RoomsDocument = {"__meta__":{"hash":"GkJg4Up953QS"}} as unknown as TypedDocumentString<RoomsQuery, RoomsQueryVariables>;
export const RoomDocument = {"__meta__":{"hash":"HdP62zqmC9gL"}} as unknown as TypedDocumentString<RoomQuery, RoomQueryVariables>;
export const RoomNeighboursDocument = {"__meta__":{"hash":"2t6sEovI5jiM"}} as unknown as TypedDocumentString<RoomNeighboursQuery, RoomNeighboursQueryVariables>;
export const RoomDeletionsDocument = {"__meta__":{"hash":"XK5bhHvNgFIt"}} as unknown as TypedDocumentString<RoomDeletionsQuery, RoomDeletionsQueryVariables>;
export const SaveRoomDocument = {"__meta__":{"hash":"o6DpMf1v3ojd"}} as unknown as TypedDocumentString<SaveRoomMutation, SaveRoomMutationVariables>;
export const DeleteRoomsDocument = {"__meta__":{"hash":"UPmpQKF7mcrg"}} as unknown as TypedDocumentString<DeleteRoomsMutation, DeleteRoomsMutationVariables>;
export const RestoreRoomsDocument = {"__meta__":{"hash":"_rwrc0xiTSH7"}} as unknown as TypedDocumentString<RestoreRoomsMutation, RestoreRoomsMutationVariables>;
export const RoomNamesDocument = {"__meta__":{"hash":"CZhcMZyQeOJt"}} as unknown as TypedDocumentString<RoomNamesQuery, RoomNamesQueryVariables>;
export const RoomNameDocument = {"__meta__":{"hash":"BkqB-eH1vXRJ"}} as unknown as TypedDocumentString<RoomNameQuery, RoomNameQueryVariables>;
export const FindRoomsDocument = {"__meta__":{"hash":"Z5yrmMXPr0LE"}} as unknown as TypedDocumentString<FindRoomsQuery, FindRoomsQueryVariables>;
export const TablesDocument = {"__meta__":{"hash":"mcnVYkJq1SNS"}} as unknown as TypedDocumentString<TablesQuery, TablesQueryVariables>;
export const TableDocument = {"__meta__":{"hash":"mPKcRaA4cJ3v"}} as unknown as TypedDocumentString<TableQuery, TableQueryVariables>;
export const TableNeighboursDocument = {"__meta__":{"hash":"0RIpHUgWqLR6"}} as unknown as TypedDocumentString<TableNeighboursQuery, TableNeighboursQueryVariables>;
export const TableDeletionsDocument = {"__meta__":{"hash":"f1nP81WVkVXF"}} as unknown as TypedDocumentString<TableDeletionsQuery, TableDeletionsQueryVariables>;
export const SaveTableDocument = {"__meta__":{"hash":"vpZOf9TYhUPF"}} as unknown as TypedDocumentString<SaveTableMutation, SaveTableMutationVariables>;
export const DeleteTablesDocument = {"__meta__":{"hash":"TKFuog8WmavM"}} as unknown as TypedDocumentString<DeleteTablesMutation, DeleteTablesMutationVariables>;
export const RestoreTablesDocument = {"__meta__":{"hash":"cFd4PGFhDpXA"}} as unknown as TypedDocumentString<RestoreTablesMutation, RestoreTablesMutationVariables>;
export const TableNamesDocument = {"__meta__":{"hash":"PciCValE5q7Y"}} as unknown as TypedDocumentString<TableNamesQuery, TableNamesQueryVariables>;
export const TableNameDocument = {"__meta__":{"hash":"Yt8muNl1Inok"}} as unknown as TypedDocumentString<TableNameQuery, TableNameQueryVariables>;
export const TerminalsDocument = {"__meta__":{"hash":"FDBGd23f-SSZ"}} as unknown as TypedDocumentString<TerminalsQuery, TerminalsQueryVariables>;
export const TerminalDocument = {"__meta__":{"hash":"fD2ylDBPTGTd"}} as unknown as TypedDocumentString<TerminalQuery, TerminalQueryVariables>;
export const TerminalNeighboursDocument = {"__meta__":{"hash":"pNezbBPzY3M8"}} as unknown as TypedDocumentString<TerminalNeighboursQuery, TerminalNeighboursQueryVariables>;
export const TerminalDeletionsDocument = {"__meta__":{"hash":"HJBJSOkJUJJW"}} as unknown as TypedDocumentString<TerminalDeletionsQuery, TerminalDeletionsQueryVariables>;
export const SaveTerminalDocument = {"__meta__":{"hash":"uqA6QMWR668n"}} as unknown as TypedDocumentString<SaveTerminalMutation, SaveTerminalMutationVariables>;
export const DeleteTerminalsDocument = {"__meta__":{"hash":"R5TIWyFPm4Pz"}} as unknown as TypedDocumentString<DeleteTerminalsMutation, DeleteTerminalsMutationVariables>;
export const RestoreTerminalsDocument = {"__meta__":{"hash":"iLNAdPy-ng80"}} as unknown as TypedDocumentString<RestoreTerminalsMutation, RestoreTerminalsMutationVariables>;
export const TerminalNamesDocument = {"__meta__":{"hash":"sL8cA4GVomFm"}} as unknown as TypedDocumentString<TerminalNamesQuery, TerminalNamesQueryVariables>;
export const TerminalNameDocument = {"__meta__":{"hash":"QUHigWliBEAM"}} as unknown as TypedDocumentString<TerminalNameQuery, TerminalNameQueryVariables>;
export const FindTerminalsDocument = {"__meta__":{"hash":"33zv-jE_GSlE"}} as unknown as TypedDocumentString<FindTerminalsQuery, FindTerminalsQueryVariables>;
export const VatsDocument = {"__meta__":{"hash":"LRqaWw0pO-S-"}} as unknown as TypedDocumentString<VatsQuery, VatsQueryVariables>;
export const VatDocument = {"__meta__":{"hash":"Un5IAW91SVGr"}} as unknown as TypedDocumentString<VatQuery, VatQueryVariables>;
export const VatNeighboursDocument = {"__meta__":{"hash":"_xhOeOMhyPSp"}} as unknown as TypedDocumentString<VatNeighboursQuery, VatNeighboursQueryVariables>;
export const VatDeletionsDocument = {"__meta__":{"hash":"GuNuHvPqqDGR"}} as unknown as TypedDocumentString<VatDeletionsQuery, VatDeletionsQueryVariables>;
export const SaveVatDocument = {"__meta__":{"hash":"twr8e4ddDjIq"}} as unknown as TypedDocumentString<SaveVatMutation, SaveVatMutationVariables>;
export const DeleteVatsDocument = {"__meta__":{"hash":"q4bXZq3aMFYd"}} as unknown as TypedDocumentString<DeleteVatsMutation, DeleteVatsMutationVariables>;
export const RestoreVatsDocument = {"__meta__":{"hash":"3sfJ1i6EwduM"}} as unknown as TypedDocumentString<RestoreVatsMutation, RestoreVatsMutationVariables>;
export const VatNamesDocument = {"__meta__":{"hash":"PawrfTBvubrt"}} as unknown as TypedDocumentString<VatNamesQuery, VatNamesQueryVariables>;
export const VatNameDocument = {"__meta__":{"hash":"95OkSn_fw699"}} as unknown as TypedDocumentString<VatNameQuery, VatNameQueryVariables>;
export const FindVatsDocument = {"__meta__":{"hash":"f1sWQVGnaNbB"}} as unknown as TypedDocumentString<FindVatsQuery, FindVatsQueryVariables>;
export const ArticleVatDocument = {"__meta__":{"hash":"Ls66Ffa_ou8X"}} as unknown as TypedDocumentString<ArticleVatQuery, ArticleVatQueryVariables>;
export const ArticleNeedsDocument = {"__meta__":{"hash":"oG5tr69QMlyP"}} as unknown as TypedDocumentString<ArticleNeedsQuery, ArticleNeedsQueryVariables>;
export const NewArticleDocument = {"__meta__":{"hash":"BIZGbyvgpDlo"}} as unknown as TypedDocumentString<NewArticleQuery, NewArticleQueryVariables>;
export const ButtonCategoryTreeDocument = {"__meta__":{"hash":"4ihLqCWc00f6"}} as unknown as TypedDocumentString<ButtonCategoryTreeQuery, ButtonCategoryTreeQueryVariables>;
export const ButtonCategoriesToChooseDocument = {"__meta__":{"hash":"8aXKGqT5PTHn"}} as unknown as TypedDocumentString<ButtonCategoriesToChooseQuery, ButtonCategoriesToChooseQueryVariables>;
export const ButtonCategoriesFoundDocument = {"__meta__":{"hash":"epz5gHXPztqZ"}} as unknown as TypedDocumentString<ButtonCategoriesFoundQuery, ButtonCategoriesFoundQueryVariables>;
export const ButtonGridsDocument = {"__meta__":{"hash":"FAiqpptqCDfY"}} as unknown as TypedDocumentString<ButtonGridsQuery, ButtonGridsQueryVariables>;
export const SaveButtonGridDocument = {"__meta__":{"hash":"kHnmWW94jYqC"}} as unknown as TypedDocumentString<SaveButtonGridMutation, SaveButtonGridMutationVariables>;
export const ButtonArticlesDocument = {"__meta__":{"hash":"aaxbbcKXNdE4"}} as unknown as TypedDocumentString<ButtonArticlesQuery, ButtonArticlesQueryVariables>;
export const ButtonGroupsDocument = {"__meta__":{"hash":"RyZMUS_4GeQO"}} as unknown as TypedDocumentString<ButtonGroupsQuery, ButtonGroupsQueryVariables>;
export const ButtonRoomsDocument = {"__meta__":{"hash":"RDu3KQ-TeJvH"}} as unknown as TypedDocumentString<ButtonRoomsQuery, ButtonRoomsQueryVariables>;
export const ButtonCategoryChoicesDocument = {"__meta__":{"hash":"1X69wk-TKRTN"}} as unknown as TypedDocumentString<ButtonCategoryChoicesQuery, ButtonCategoryChoicesQueryVariables>;
export const ButtonHeatDocument = {"__meta__":{"hash":"3pw3In8hI4BE"}} as unknown as TypedDocumentString<ButtonHeatQuery, ButtonHeatQueryVariables>;
export const ButtonTapsDocument = {"__meta__":{"hash":"4Zf80cipmEZS"}} as unknown as TypedDocumentString<ButtonTapsQuery, ButtonTapsQueryVariables>;
export const ButtonPlacesDocument = {"__meta__":{"hash":"xHcsaqL0GU-i"}} as unknown as TypedDocumentString<ButtonPlacesQuery, ButtonPlacesQueryVariables>;
export const CopyButtonTemplateDocument = {"__meta__":{"hash":"J4qrV6HCGP0-"}} as unknown as TypedDocumentString<CopyButtonTemplateMutation, CopyButtonTemplateMutationVariables>;
export const ImportButtonTemplateDocument = {"__meta__":{"hash":"eVaOfS_LAW0p"}} as unknown as TypedDocumentString<ImportButtonTemplateMutation, ImportButtonTemplateMutationVariables>;
export const ExportButtonTemplateDocument = {"__meta__":{"hash":"R-M91soRmM2b"}} as unknown as TypedDocumentString<ExportButtonTemplateQuery, ExportButtonTemplateQueryVariables>;
export const ButtonTemplateUseDocument = {"__meta__":{"hash":"wVgbQxa5Pwbg"}} as unknown as TypedDocumentString<ButtonTemplateUseQuery, ButtonTemplateUseQueryVariables>;
export const ButtonTemplateCopyDocument = {"__meta__":{"hash":"aZQ5y_Z_Qh2b"}} as unknown as TypedDocumentString<ButtonTemplateCopyQuery, ButtonTemplateCopyQueryVariables>;
export const PreviewChangeDocument = {"__meta__":{"hash":"JEMAkvURgfTm"}} as unknown as TypedDocumentString<PreviewChangeQuery, PreviewChangeQueryVariables>;
export const PreviewChangeRowsDocument = {"__meta__":{"hash":"xr6xNDxI5MeL"}} as unknown as TypedDocumentString<PreviewChangeRowsQuery, PreviewChangeRowsQueryVariables>;
export const StartChangeDocument = {"__meta__":{"hash":"bQvJNuRt5Fvo"}} as unknown as TypedDocumentString<StartChangeMutation, StartChangeMutationVariables>;
export const CancelChangeSetDocument = {"__meta__":{"hash":"-lJS3VuOweRN"}} as unknown as TypedDocumentString<CancelChangeSetMutation, CancelChangeSetMutationVariables>;
export const UndoChangeSetDocument = {"__meta__":{"hash":"hfsB2x5BZKzz"}} as unknown as TypedDocumentString<UndoChangeSetMutation, UndoChangeSetMutationVariables>;
export const ChangeSetsDocument = {"__meta__":{"hash":"K9i_6A7sU4Mv"}} as unknown as TypedDocumentString<ChangeSetsQuery, ChangeSetsQueryVariables>;
export const ChangeSetDocument = {"__meta__":{"hash":"5L6grAAVcJuS"}} as unknown as TypedDocumentString<ChangeSetQuery, ChangeSetQueryVariables>;
export const ChangeSetRecordsDocument = {"__meta__":{"hash":"jz7z6FVI6iLc"}} as unknown as TypedDocumentString<ChangeSetRecordsQuery, ChangeSetRecordsQueryVariables>;
export const PreviewAlongDocument = {"__meta__":{"hash":"oaerP33DAfOn"}} as unknown as TypedDocumentString<PreviewAlongQuery, PreviewAlongQueryVariables>;
export const SaveAlongDocument = {"__meta__":{"hash":"OsPEnWNuC6dM"}} as unknown as TypedDocumentString<SaveAlongMutation, SaveAlongMutationVariables>;
export const PlaceConfigurationDocument = {"__meta__":{"hash":"kpHxHwSV-O0-"}} as unknown as TypedDocumentString<PlaceConfigurationQuery, PlaceConfigurationQueryVariables>;
export const PlaceConfigurationHistoryDocument = {"__meta__":{"hash":"5-9ttcCKTBQ2"}} as unknown as TypedDocumentString<PlaceConfigurationHistoryQuery, PlaceConfigurationHistoryQueryVariables>;
export const ChangeConfigurationDocument = {"__meta__":{"hash":"9vGeOaaSL4dr"}} as unknown as TypedDocumentString<ChangeConfigurationMutation, ChangeConfigurationMutationVariables>;
export const SetEmployeePinDocument = {"__meta__":{"hash":"MzdD5tYfcCuB"}} as unknown as TypedDocumentString<SetEmployeePinMutation, SetEmployeePinMutationVariables>;
export const RemoveEmployeePinDocument = {"__meta__":{"hash":"16AoYobJF9Fv"}} as unknown as TypedDocumentString<RemoveEmployeePinMutation, RemoveEmployeePinMutationVariables>;
export const ImportDocument = {"__meta__":{"hash":"SrFOoWTVlHOG"}} as unknown as TypedDocumentString<ImportQuery, ImportQueryVariables>;
export const ImportProposalsDocument = {"__meta__":{"hash":"qFw4obRoNQ54"}} as unknown as TypedDocumentString<ImportProposalsQuery, ImportProposalsQueryVariables>;
export const ImportFaultsDocument = {"__meta__":{"hash":"dtxLsTz331NH"}} as unknown as TypedDocumentString<ImportFaultsQuery, ImportFaultsQueryVariables>;
export const ReadImportDocument = {"__meta__":{"hash":"4hFC7350-GCb"}} as unknown as TypedDocumentString<ReadImportMutation, ReadImportMutationVariables>;
export const CheckImportDocument = {"__meta__":{"hash":"Y9MRQo9q0rxb"}} as unknown as TypedDocumentString<CheckImportMutation, CheckImportMutationVariables>;
export const StartImportDocument = {"__meta__":{"hash":"D4HVMC6jYge7"}} as unknown as TypedDocumentString<StartImportMutation, StartImportMutationVariables>;
export const CancelImportDocument = {"__meta__":{"hash":"VDLcdohwI3bI"}} as unknown as TypedDocumentString<CancelImportMutation, CancelImportMutationVariables>;
export const DataOverviewDocument = {"__meta__":{"hash":"ZcmndPIsSu-J"}} as unknown as TypedDocumentString<DataOverviewQuery, DataOverviewQueryVariables>;
export const OverviewRegistersDocument = {"__meta__":{"hash":"EKCLw6ZBoPUZ"}} as unknown as TypedDocumentString<OverviewRegistersQuery, OverviewRegistersQueryVariables>;
export const EnableLiveCommunicationDocument = {"__meta__":{"hash":"FsbDby3hfiff"}} as unknown as TypedDocumentString<EnableLiveCommunicationMutation, EnableLiveCommunicationMutationVariables>;
export const ProposalsDocument = {"__meta__":{"hash":"l6qTOUkDS5Az"}} as unknown as TypedDocumentString<ProposalsQuery, ProposalsQueryVariables>;
export const AcceptProposalDocument = {"__meta__":{"hash":"nCpR1UnRm7SQ"}} as unknown as TypedDocumentString<AcceptProposalMutation, AcceptProposalMutationVariables>;
export const RefuseProposalDocument = {"__meta__":{"hash":"lmwSuGnLomUP"}} as unknown as TypedDocumentString<RefuseProposalMutation, RefuseProposalMutationVariables>;
export const PrintingRegistersDocument = {"__meta__":{"hash":"AXD46pqnBkrI"}} as unknown as TypedDocumentString<PrintingRegistersQuery, PrintingRegistersQueryVariables>;
export const DeviceNamesDocument = {"__meta__":{"hash":"kIGIfBq0eG29"}} as unknown as TypedDocumentString<DeviceNamesQuery, DeviceNamesQueryVariables>;
export const DeviceNameDocument = {"__meta__":{"hash":"qYnUmOMYoSY3"}} as unknown as TypedDocumentString<DeviceNameQuery, DeviceNameQueryVariables>;
export const FindArticlesDocument = {"__meta__":{"hash":"mj8-MmUclT7y"}} as unknown as TypedDocumentString<FindArticlesQuery, FindArticlesQueryVariables>;
export const FindCategoriesDocument = {"__meta__":{"hash":"hHeyIZMgeKZC"}} as unknown as TypedDocumentString<FindCategoriesQuery, FindCategoriesQueryVariables>;
export const FindTablesDocument = {"__meta__":{"hash":"1oZKMkc-zBm5"}} as unknown as TypedDocumentString<FindTablesQuery, FindTablesQueryVariables>;
export const RecordHistoryDocument = {"__meta__":{"hash":"OX5_BHqLb8Jy"}} as unknown as TypedDocumentString<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const CategoryNamesDocument = {"__meta__":{"hash":"62y7wx8-dDel"}} as unknown as TypedDocumentString<CategoryNamesQuery, CategoryNamesQueryVariables>;
export const RoomPlanDocument = {"__meta__":{"hash":"kDNfd6gByPS3"}} as unknown as TypedDocumentString<RoomPlanQuery, RoomPlanQueryVariables>;
export const SaveRoomPlanDocument = {"__meta__":{"hash":"9GFKAhX_0EMX"}} as unknown as TypedDocumentString<SaveRoomPlanMutation, SaveRoomPlanMutationVariables>;
export const DeleteRoomsWithTablesDocument = {"__meta__":{"hash":"nv19NzPiKGl6"}} as unknown as TypedDocumentString<DeleteRoomsWithTablesMutation, DeleteRoomsWithTablesMutationVariables>;
export const RoomTablesDocument = {"__meta__":{"hash":"mjuw4U32bX3j"}} as unknown as TypedDocumentString<RoomTablesQuery, RoomTablesQueryVariables>;
export const StockOfDocument = {"__meta__":{"hash":"2GDFGztuU1g0"}} as unknown as TypedDocumentString<StockOfQuery, StockOfQueryVariables>;
export const StockMovementsDocument = {"__meta__":{"hash":"OiCIs3lGsXS1"}} as unknown as TypedDocumentString<StockMovementsQuery, StockMovementsQueryVariables>;
export const BookStockMovementDocument = {"__meta__":{"hash":"iBZBqNO0TNoP"}} as unknown as TypedDocumentString<BookStockMovementMutation, BookStockMovementMutationVariables>;
export const OpenChangeCountDocument = {"__meta__":{"hash":"39XX4Ua-7h5Z"}} as unknown as TypedDocumentString<OpenChangeCountQuery, OpenChangeCountQueryVariables>;
export const OpenChangesDocument = {"__meta__":{"hash":"de2BWzMbDEkM"}} as unknown as TypedDocumentString<OpenChangesQuery, OpenChangesQueryVariables>;
export const OpenChangeGroupsDocument = {"__meta__":{"hash":"72nS2TxYEplX"}} as unknown as TypedDocumentString<OpenChangeGroupsQuery, OpenChangeGroupsQueryVariables>;
export const ResendRecordsDocument = {"__meta__":{"hash":"OhP0PPBf8Bwv"}} as unknown as TypedDocumentString<ResendRecordsMutation, ResendRecordsMutationVariables>;
export const ResyncDeviceDocument = {"__meta__":{"hash":"icr37e2g1Rr-"}} as unknown as TypedDocumentString<ResyncDeviceMutation, ResyncDeviceMutationVariables>;
export const TakeOverOfferDocument = {"__meta__":{"hash":"TXaGztIlc2lU"}} as unknown as TypedDocumentString<TakeOverOfferQuery, TakeOverOfferQueryVariables>;
export const ChooseTakeOverDocument = {"__meta__":{"hash":"1fMKapu4UPyd"}} as unknown as TypedDocumentString<ChooseTakeOverMutation, ChooseTakeOverMutationVariables>;
export const ApproveCustomerRegisterDocument = {"__meta__":{"hash":"EhrY_LrR_z2s"}} as unknown as TypedDocumentString<ApproveCustomerRegisterMutation, ApproveCustomerRegisterMutationVariables>;
export const UnitRegistersDocument = {"__meta__":{"hash":"mTyLaKRKj6JO"}} as unknown as TypedDocumentString<UnitRegistersQuery, UnitRegistersQueryVariables>;
export const ClosingDocument = {"__meta__":{"hash":"5SsTtM9kTB22"}} as unknown as TypedDocumentString<ClosingQuery, ClosingQueryVariables>;
export const CheckClosingDocument = {"__meta__":{"hash":"y39tC5JRDvYO"}} as unknown as TypedDocumentString<CheckClosingMutation, CheckClosingMutationVariables>;
export const ClosingsDocument = {"__meta__":{"hash":"wpu3PFpT1z_c"}} as unknown as TypedDocumentString<ClosingsQuery, ClosingsQueryVariables>;
export const SearchClosingsDocument = {"__meta__":{"hash":"m7eweCNw3fAV"}} as unknown as TypedDocumentString<SearchClosingsQuery, SearchClosingsQueryVariables>;
export const MissingClosingsDocument = {"__meta__":{"hash":"vSEaQYovc6sw"}} as unknown as TypedDocumentString<MissingClosingsQuery, MissingClosingsQueryVariables>;
export const CounterGapsDocument = {"__meta__":{"hash":"ZE0i0K25of3d"}} as unknown as TypedDocumentString<CounterGapsQuery, CounterGapsQueryVariables>;
export const RegisterCountersDocument = {"__meta__":{"hash":"9VWWxGReraXS"}} as unknown as TypedDocumentString<RegisterCountersQuery, RegisterCountersQueryVariables>;
export const AcknowledgeCounterGapsDocument = {"__meta__":{"hash":"o65mPbZPQ2wC"}} as unknown as TypedDocumentString<AcknowledgeCounterGapsMutation, AcknowledgeCounterGapsMutationVariables>;
export const AnalyticsDashboardDocument = {"__meta__":{"hash":"le_9OFgl3njZ"}} as unknown as TypedDocumentString<AnalyticsDashboardQuery, AnalyticsDashboardQueryVariables>;
export const AnalyticsUnitsDocument = {"__meta__":{"hash":"-_kpcIilKvAk"}} as unknown as TypedDocumentString<AnalyticsUnitsQuery, AnalyticsUnitsQueryVariables>;
export const ArticleSalesDocument = {"__meta__":{"hash":"me9J9p5V18ur"}} as unknown as TypedDocumentString<ArticleSalesQuery, ArticleSalesQueryVariables>;
export const HomeDashboardDocument = {"__meta__":{"hash":"HE3ttYFAnvLk"}} as unknown as TypedDocumentString<HomeDashboardQuery, HomeDashboardQueryVariables>;
export const SalesPeopleDocument = {"__meta__":{"hash":"3177cqj28TPG"}} as unknown as TypedDocumentString<SalesPeopleQuery, SalesPeopleQueryVariables>;
export const ReceiptDocument = {"__meta__":{"hash":"ItJ_Kyk4jQ6c"}} as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>;
export const ReceiptVerificationDocument = {"__meta__":{"hash":"2I80rTKxHwAM"}} as unknown as TypedDocumentString<ReceiptVerificationQuery, ReceiptVerificationQueryVariables>;
export const UpdateReceiptDocument = {"__meta__":{"hash":"SfDavfyjEGod"}} as unknown as TypedDocumentString<UpdateReceiptMutation, UpdateReceiptMutationVariables>;
export const ReceiptsDocument = {"__meta__":{"hash":"1NJpHszybHGp"}} as unknown as TypedDocumentString<ReceiptsQuery, ReceiptsQueryVariables>;
export const SearchReceiptsDocument = {"__meta__":{"hash":"RrQjTvl25Imf"}} as unknown as TypedDocumentString<SearchReceiptsQuery, SearchReceiptsQueryVariables>;
export const ReceiptNeighboursDocument = {"__meta__":{"hash":"-Q1nPfayqqns"}} as unknown as TypedDocumentString<ReceiptNeighboursQuery, ReceiptNeighboursQueryVariables>;
export const ReceiptTagsDocument = {"__meta__":{"hash":"qVJUZBpgd0kv"}} as unknown as TypedDocumentString<ReceiptTagsQuery, ReceiptTagsQueryVariables>;
export const SalesReportDocument = {"__meta__":{"hash":"Z64DKbYpuT8f"}} as unknown as TypedDocumentString<SalesReportQuery, SalesReportQueryVariables>;
export const SalesSummaryDocument = {"__meta__":{"hash":"ntTCnbhAcR0Y"}} as unknown as TypedDocumentString<SalesSummaryQuery, SalesSummaryQueryVariables>;
export const UnusualSalesDocument = {"__meta__":{"hash":"p9vQEdILMt2J"}} as unknown as TypedDocumentString<UnusualSalesQuery, UnusualSalesQueryVariables>;
export const SalesForecastDocument = {"__meta__":{"hash":"0o3aANi3bNbj"}} as unknown as TypedDocumentString<SalesForecastQuery, SalesForecastQueryVariables>;
export const AssortmentDocument = {"__meta__":{"hash":"LY0V5bSdOO4T"}} as unknown as TypedDocumentString<AssortmentQuery, AssortmentQueryVariables>;
export const SoldTogetherDocument = {"__meta__":{"hash":"OSvaAG9WPq4C"}} as unknown as TypedDocumentString<SoldTogetherQuery, SoldTogetherQueryVariables>;
export const TableTimesDocument = {"__meta__":{"hash":"gogtWd2MAe2I"}} as unknown as TypedDocumentString<TableTimesQuery, TableTimesQueryVariables>;
export const NamedCustomersDocument = {"__meta__":{"hash":"Jb06jofn-xLS"}} as unknown as TypedDocumentString<NamedCustomersQuery, NamedCustomersQueryVariables>;
export const SyncProblemsDocument = {"__meta__":{"hash":"a4bf5Qle7PjB"}} as unknown as TypedDocumentString<SyncProblemsQuery, SyncProblemsQueryVariables>;
export const SyncProblemDocument = {"__meta__":{"hash":"RhUOKVc4uHJ4"}} as unknown as TypedDocumentString<SyncProblemQuery, SyncProblemQueryVariables>;
export const SyncProblemCountsDocument = {"__meta__":{"hash":"3t_a5pdNC9sU"}} as unknown as TypedDocumentString<SyncProblemCountsQuery, SyncProblemCountsQueryVariables>;
export const ForeseeSyncProblemsDocument = {"__meta__":{"hash":"DH19fFe79jmI"}} as unknown as TypedDocumentString<ForeseeSyncProblemsQuery, ForeseeSyncProblemsQueryVariables>;
export const OpenSyncProblemsDocument = {"__meta__":{"hash":"SukHlqeiLSzL"}} as unknown as TypedDocumentString<OpenSyncProblemsQuery, OpenSyncProblemsQueryVariables>;
export const RetrySyncProblemsDocument = {"__meta__":{"hash":"AOCjjvsv6Ugv"}} as unknown as TypedDocumentString<RetrySyncProblemsMutation, RetrySyncProblemsMutationVariables>;
export const AcceptSyncProblemsDocument = {"__meta__":{"hash":"Rq4eUbrRSVda"}} as unknown as TypedDocumentString<AcceptSyncProblemsMutation, AcceptSyncProblemsMutationVariables>;