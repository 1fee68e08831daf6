import type { Feature } from '../../kit/feature/index.ts';
import { ReceiptsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
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
    {
      path: '/manage/receipts/:receiptId',
      load: () => import('./receipt-page.tsx').then(({ ReceiptPage }) => ({ default: ReceiptPage })),
    },
  ],
};
