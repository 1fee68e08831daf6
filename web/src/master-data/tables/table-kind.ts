import { table, tableWords } from '@tresen/domain/master-data/tables';
import {
  DeleteTablesDocument,
  RestoreTablesDocument,
  SaveTableDocument,
  TableDeletionsDocument,
  TableDocument,
  TableNeighboursDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const tableKind = defineRecordKind({
  entity: table,
  words: tableWords,
  listPath: recordPaths.table.list,
  pathOf: recordPaths.table.pathOf,
  api: recordApi({
    entity: table,
    history: recordHistory,
    documents: {
      find: TableDocument,
      save: SaveTableDocument,
      deletions: TableDeletionsDocument,
      remove: DeleteTablesDocument,
      restore: RestoreTablesDocument,
      neighbours: TableNeighboursDocument,
    },
  }),
});
