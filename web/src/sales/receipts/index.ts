import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { ReceiptDocument, ReceiptsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { startUnitsRequest } from '../../organization/units/index.ts';
import { receiptsVariables } from './receipts-address.ts';

/** Receipts as the registers sent them (RCP). */
export const receipts: Feature = {
  search: {
    id: 'receipts',
    mayUse: 'Query.searchReceipts',
    load: () => import('./find-receipts.ts').then(({ receiptKind }) => receiptKind),
  },
  pages: [
    {
      path: '/manage/receipts',
      load: () => import('./receipts-page.tsx').then(({ ReceiptsPage }) => ({ default: ReceiptsPage })),
      startRequests: (params) => {
        posApi.startEarly(ReceiptsDocument, receiptsVariables(params));
        startUnitsRequest();
      },
    },
    pageOfRecord({
      path: '/manage/receipts/:receiptId',
      load: () => import('./receipt-page.tsx').then(({ ReceiptPage }) => ({ default: ReceiptPage })),
      api: posApi,
      record: ReceiptDocument,
    }),
  ],
};
