import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import { roomWords } from '@tresen/domain/master-data/rooms';
import { FindRoomsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Rooms by name. */
export const foundRooms: RecordKind = {
  name: { de: roomWords.de.many, en: roomWords.en.many },
  icon: MeetingRoom,
  find: async (text, { signal }) => {
    const { rooms } = await posApi.request(FindRoomsDocument, findVariables(text), signal);
    return foundRecords(
      rooms,
      ({ id, name }) => ({
        id,
        title: name,
        detail: '',
        to: recordPaths.room.pathOf(id),
      }),
      recordPaths.room.list,
      text,
    );
  },
};
