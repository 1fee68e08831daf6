import { table, tableWords } from '@tresen/domain/master-data/tables';
import { tableDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineTexts } from '../../kit/i18n/index.ts';
import { TableRestaurantIcon } from '../../kit/icons/table-restaurant.tsx';
import { recordScreens } from '../record-lists/index.ts';
import { defineKind } from '../records/index.ts';
import { de } from './tables.de.ts';
import { en } from './tables.en.ts';
import { ToRooms } from './to-rooms.tsx';
import { useTableInitial } from './use-table-initial.ts';

/** The list and the page of tables (ROM-02, ROM-04, MDA-04). */
export const tableScreens = recordScreens({
  kind: defineKind({ entity: table, words: tableWords, documents: tableDocuments }),
  texts: defineTexts(de, en),
  icon: <TableRestaurantIcon />,
  columns: [
    'name',
    'number',
    'roomId',
    'seats',
    { field: 'shape', isTableOnly: true, isExtra: true },
    { field: 'sort', isTableOnly: true, isExtra: true },
  ],
  firstSteps: <ToRooms />,
  useInitial: useTableInitial,
  sections: (t) => [
    {
      id: 'table',
      title: t.table,
      fields: [{ name: 'name' }, { name: 'number' }, { name: 'roomId' }, { name: 'seats' }, { name: 'sort' }],
    },
    {
      id: 'place',
      title: t.place,
      fields: [
        { name: 'shape', isWide: true },
        { name: 'x' },
        { name: 'y' },
        { name: 'width' },
        { name: 'length' },
        { name: 'rotation' },
      ],
    },
  ],
});
