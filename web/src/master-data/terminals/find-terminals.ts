import Tablet from '@mui/icons-material/TabletOutlined';
import { terminalWords } from '@tresen/domain/master-data/terminals';
import { FindTerminalsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Terminals by name. */
export const foundTerminals: RecordKind = {
  name: { de: terminalWords.de.many, en: terminalWords.en.many },
  icon: Tablet,
  find: async (text, { language, signal }) => {
    const { terminals } = await posApi.request(FindTerminalsDocument, findVariables(text), signal);
    const types: Readonly<Record<string, string>> = terminalWords[language].choices.type;
    return foundRecords(
      terminals,
      ({ id, name, type }) => ({
        id,
        title: name,
        detail: types[type] ?? type,
        to: recordPaths.terminal.pathOf(id),
      }),
      recordPaths.terminal.list,
      text,
    );
  },
};
