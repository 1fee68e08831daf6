import { vat } from '@tresen/domain/master-data/vats';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { VatsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** VAT rates (VAT). */
export const vats: Feature = {
  pages: [
    {
      path: '/manage/data/vats',
      load: () => import('./vats-page.tsx').then(({ VatsPage }) => ({ default: VatsPage })),
      startRequests: (params) => {
        posApi.startEarly(VatsDocument, recordVariables(vat, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/vats/:vatId',
      load: () => import('./vat-page.tsx').then(({ VatPage }) => ({ default: VatPage })),
    },
  ],
};
