import { tableWords } from '@tresen/domain/master-data/tables';
import { FindTablesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { TableRestaurantOutlinedIcon } from '../../kit/icons/table-restaurant-outlined.tsx';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Tables by name. */
export const foundTables: RecordKind = {
  name: { de: tableWords.de.many, en: tableWords.en.many },
  icon: TableRestaurantOutlinedIcon,
  find: async (text, { signal }) => {
    const { tables } = await posApi.request(FindTablesDocument, findVariables(text), signal);
    return foundRecords(
      tables,
      ({ id, name, number, room }) => ({
        id,
        title: `${number} ${name}`,
        detail: room?.name ?? '',
        to: recordPaths.table.pathOf(id),
      }),
      recordPaths.table.list,
      text,
    );
  },
};
