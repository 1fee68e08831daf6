import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { ClosingDocument, ClosingsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { startUnitsRequest } from '../../organization/units/index.ts';
import { closingsVariables } from './closings-address.ts';

/** Closings as the registers sent them, checked against the receipts (RCP). */
export const closings: Feature = {
  search: {
    id: 'closings',
    mayUse: 'Query.searchClosings',
    load: () => import('./find-closings.ts').then(({ closingKind }) => closingKind),
  },
  pages: [
    {
      path: '/manage/closings',
      load: () => import('./closings-page.tsx').then(({ ClosingsPage }) => ({ default: ClosingsPage })),
      startRequests: (params) => {
        posApi.startEarly(ClosingsDocument, closingsVariables(params));
        startUnitsRequest();
      },
    },
    pageOfRecord({
      path: '/manage/closings/:closingId',
      load: () => import('./closing-page.tsx').then(({ ClosingPage }) => ({ default: ClosingPage })),
      api: posApi,
      record: ClosingDocument,
    }),
  ],
};
