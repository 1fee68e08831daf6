import { defineTexts } from '../../kit/i18n/index.ts';
import { MeetingRoomIcon } from '../../kit/icons/meeting-room.tsx';
import { colourColumn, recordScreens } from '../record-lists/index.ts';
import { useNewBranches } from '../records/index.ts';
import { roomKind } from './room-kind.ts';
import { RoomTables } from './room-tables.tsx';
import { RoomViews } from './room-views.tsx';
import { de } from './rooms.de.ts';
import { en } from './rooms.en.ts';

/** The list and the page of rooms, `?tab=plan` for the designer (ROM-01, ROM-03, ROM-07, MDA-04). */
export const roomScreens = recordScreens({
  kind: roomKind,
  texts: defineTexts(de, en),
  icon: <MeetingRoomIcon />,
  columns: ['name', colourColumn, { field: 'sort', isTableOnly: true }],
  useInitial: useNewBranches,
  Views: ({ id }) => <RoomViews roomId={id} view="facts" />,
  sections: (t, id) => [
    { id: 'room', title: t.room, fields: [{ name: 'name' }, { name: 'colour' }, { name: 'sort' }] },
    { id: 'size', title: t.size, intro: t.sizeIntro, fields: [{ name: 'width' }, { name: 'length' }] },
    ...(id === 'new'
      ? []
      : [
          {
            id: 'tables',
            title: t.tables,
            fields: [{ key: 'tables', element: <RoomTables roomId={id} /> }],
          },
        ]),
  ],
});
