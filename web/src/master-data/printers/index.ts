import { printer } from '@tresen/domain/master-data/printers';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { PrintersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Printers on which registers print (PRN). */
export const printers: Feature = {
  search: {
    id: 'printers',
    mayUse: 'Query.printers',
    load: () => import('./find-printers.ts').then(({ foundPrinters }) => foundPrinters),
  },
  pages: [
    {
      path: '/manage/data/printers',
      load: () => import('./printers-page.tsx').then(({ PrintersPage }) => ({ default: PrintersPage })),
      startRequests: (params) => {
        posApi.startEarly(PrintersDocument, recordVariables(printer, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/printers/:printerId',
      load: () => import('./printer-page.tsx').then(({ PrinterPage }) => ({ default: PrinterPage })),
    },
  ],
};
