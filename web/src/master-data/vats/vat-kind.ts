import { vat, vatWords } from '@tresen/domain/master-data/vats';
import {
  DeleteVatsDocument,
  RestoreVatsDocument,
  SaveVatDocument,
  VatDeletionsDocument,
  VatDocument,
  VatNeighboursDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { AlongDialog } from '../change-sets/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const vatKind = defineRecordKind({
  AlongDialog,
  entity: vat,
  words: vatWords,
  listPath: recordPaths.vat.list,
  pathOf: recordPaths.vat.pathOf,
  api: recordApi({
    entity: vat,
    history: recordHistory,
    documents: {
      find: VatDocument,
      save: SaveVatDocument,
      deletions: VatDeletionsDocument,
      remove: DeleteVatsDocument,
      restore: RestoreVatsDocument,
      neighbours: VatNeighboursDocument,
    },
  }),
});
