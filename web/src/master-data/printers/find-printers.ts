import Print from '@mui/icons-material/PrintOutlined';
import { printerWords } from '@tresen/domain/master-data/printers';
import { FindPrintersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Printers by name. */
export const foundPrinters: RecordKind = {
  name: { de: printerWords.de.many, en: printerWords.en.many },
  icon: Print,
  find: async (text, { language, signal }) => {
    const { printers } = await posApi.request(FindPrintersDocument, findVariables(text), signal);
    const groups: Readonly<Record<string, string>> = printerWords[language].choices.group;
    return foundRecords(
      printers,
      ({ id, name, group }) => ({
        id,
        title: name,
        detail: groups[group] ?? group,
        to: recordPaths.printer.pathOf(id),
      }),
      recordPaths.printer.list,
      text,
    );
  },
};
