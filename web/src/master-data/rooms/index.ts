import { room } from '@tresen/domain/master-data/rooms';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { RoomsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Rooms (ROM). */
export const rooms: Feature = {
  search: {
    id: 'rooms',
    mayUse: 'Query.rooms',
    load: () => import('./find-rooms.ts').then(({ foundRooms }) => foundRooms),
  },
  pages: [
    {
      path: '/manage/data/rooms',
      load: () => import('./rooms-page.tsx').then(({ RoomsPage }) => ({ default: RoomsPage })),
      startRequests: (params) => {
        posApi.startEarly(RoomsDocument, recordVariables(room, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/rooms/:roomId',
      load: () => import('./room-page.tsx').then(({ RoomPage }) => ({ default: RoomPage })),
    },
  ],
};
