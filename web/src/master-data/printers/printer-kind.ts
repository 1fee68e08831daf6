import { printer, printerWords } from '@tresen/domain/master-data/printers';
import {
  DeletePrintersDocument,
  PrinterDeletionsDocument,
  PrinterDocument,
  PrinterNeighboursDocument,
  RestorePrintersDocument,
  SavePrinterDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { AlongDialog } from '../change-sets/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const printerKind = defineRecordKind({
  AlongDialog,
  entity: printer,
  words: printerWords,
  listPath: recordPaths.printer.list,
  pathOf: recordPaths.printer.pathOf,
  api: recordApi({
    entity: printer,
    history: recordHistory,
    documents: {
      find: PrinterDocument,
      save: SavePrinterDocument,
      deletions: PrinterDeletionsDocument,
      remove: DeletePrintersDocument,
      restore: RestorePrintersDocument,
      neighbours: PrinterNeighboursDocument,
    },
  }),
});
