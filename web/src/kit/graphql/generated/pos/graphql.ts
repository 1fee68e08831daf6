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

export type DeviceInput = {
  id: string;
  isDefault?: boolean | null | undefined;
  liveCommunication?: boolean | null | undefined;
  name?: string | null | undefined;
};

export type PaymentPeriod =
  | 'THIS_MONTH'
  | 'THIS_WEEK'
  | 'THIS_YEAR'
  | 'TODAY'
  | 'YESTERDAY';

export type ReceiptFilter = {
  from?: string | null | undefined;
  number?: string | null | undefined;
  to?: string | null | undefined;
  unitIds?: Array<string> | null | undefined;
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


export type OpenSyncProblemsQuery = { syncProblems: { totalCount: number } };

export type RetrySyncProblemMutationVariables = Exact<{
  id: string;
}>;


export type RetrySyncProblemMutation = { retrySyncProblem: { isSuccess: boolean, message: string | null, modelId: string | null } };

export type AcceptSyncProblemMutationVariables = Exact<{
  id: string;
}>;


export type AcceptSyncProblemMutation = { acceptSyncProblem: { isSuccess: boolean, message: string | null, modelId: string | null } };

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
export const OpenSyncProblemsDocument = {"__meta__":{"hash":"sha256:0a544b610a36c865a18e056f2eb7e9a67cdb9457ae55102b5b5676f8920ede93"}} as unknown as TypedDocumentString<OpenSyncProblemsQuery, OpenSyncProblemsQueryVariables>;
export const RetrySyncProblemDocument = {"__meta__":{"hash":"sha256:46780747fdf5aaac9fff18bf9e8491bcd5718112cdd9059ec2c2049b32467068"}} as unknown as TypedDocumentString<RetrySyncProblemMutation, RetrySyncProblemMutationVariables>;
export const AcceptSyncProblemDocument = {"__meta__":{"hash":"sha256:ca2ff2398819cd520fba104cc45325adac666d8d06c19af2c5f9aa9841c5680b"}} as unknown as TypedDocumentString<AcceptSyncProblemMutation, AcceptSyncProblemMutationVariables>;
export const AnalyticsDashboardDocument = {"__meta__":{"hash":"sha256:35ba6d93e6bcc75ff82d1b0d84aee3b881625636cae0b39e0ba7f4150fb497bf"}} as unknown as TypedDocumentString<AnalyticsDashboardQuery, AnalyticsDashboardQueryVariables>;
export const HomeDashboardDocument = {"__meta__":{"hash":"sha256:023fca29cfc62b7fbfda0238c8ccf35083863094a28db38f7841755bb0452246"}} as unknown as TypedDocumentString<HomeDashboardQuery, HomeDashboardQueryVariables>;
export const ReceiptDocument = {"__meta__":{"hash":"sha256:d34945cf94e1d1cff928799531479dd391003c1866743573d9c3e45e70ae013f"}} as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>;
export const ReceiptsDocument = {"__meta__":{"hash":"sha256:033f4593cddae7f5c9c74aa85fc474c13a3a9368b15c9e9fb594f638f432e4cb"}} as unknown as TypedDocumentString<ReceiptsQuery, ReceiptsQueryVariables>;
export const SearchReceiptsDocument = {"__meta__":{"hash":"sha256:a8e9951e9e465b0348406f81f1e317d095b505ae960860e0b0f1cd9fc032ba7a"}} as unknown as TypedDocumentString<SearchReceiptsQuery, SearchReceiptsQueryVariables>;