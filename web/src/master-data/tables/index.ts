import { table } from '@tresen/domain/master-data/tables';
import { TablesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Tables (ROM). */
export const tables = defineRecordFeature({
  entity: table,
  list: TablesDocument,
  found: () => import('./find-tables.ts').then(({ foundTables }) => foundTables),
  keywords: ['Tischplan', 'Plätze', 'Seats', 'Floor plan'],
  screens: () => import('./table-screens.tsx').then(({ tableScreens }) => tableScreens),
});
