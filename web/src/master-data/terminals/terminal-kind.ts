import { terminal, terminalWords } from '@tresen/domain/master-data/terminals';
import {
  DeleteTerminalsDocument,
  RestoreTerminalsDocument,
  SaveTerminalDocument,
  TerminalDeletionsDocument,
  TerminalDocument,
  TerminalNeighboursDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const terminalKind = defineRecordKind({
  entity: terminal,
  words: terminalWords,
  listPath: recordPaths.terminal.list,
  pathOf: recordPaths.terminal.pathOf,
  api: recordApi({
    entity: terminal,
    history: recordHistory,
    documents: {
      find: TerminalDocument,
      save: SaveTerminalDocument,
      deletions: TerminalDeletionsDocument,
      remove: DeleteTerminalsDocument,
      restore: RestoreTerminalsDocument,
      neighbours: TerminalNeighboursDocument,
    },
  }),
});
