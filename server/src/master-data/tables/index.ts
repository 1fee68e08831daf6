import { table } from '@tresen/domain/master-data/tables';
import { defineSource } from '../../kit/records/index.ts';

// answers tables, table, tableNeighbours, tableDeletions, saveTable, deleteTables, restoreTables: kit/records
/** Tables. */
export const tableSource = defineSource({
  entity: table,
  table: 'tables',
  type: 'Table',
  plural: 'tables',
});
