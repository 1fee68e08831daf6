import { table } from '@tresen/domain/master-data/tables';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { TablesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Tables (ROM). */
export const tables: Feature = {
  search: {
    id: 'tables',
    mayUse: 'Query.tables',
    load: () => import('./find-tables.ts').then(({ foundTables }) => foundTables),
  },
  pages: [
    {
      path: '/manage/data/tables',
      load: () => import('./tables-page.tsx').then(({ TablesPage }) => ({ default: TablesPage })),
      startRequests: (params) => {
        posApi.startEarly(TablesDocument, recordVariables(table, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/tables/:tableId',
      load: () => import('./table-page.tsx').then(({ TablePage }) => ({ default: TablePage })),
    },
  ],
};
