import { table } from '@tresen/domain/master-data/tables';
import { TableDocument, TablesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Tables (ROM). */
export const tables = defineRecordFeature({
  entity: table,
  list: TablesDocument,
  record: TableDocument,
  found: () => import('./find-tables.ts').then(({ foundTables }) => foundTables),
  keywords: ['Tischplan', 'Plätze', 'Seats', 'Floor plan'],
  screens: () => import('./table-screens.tsx').then(({ tableScreens }) => tableScreens),
});
