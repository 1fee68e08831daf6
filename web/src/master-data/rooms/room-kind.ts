import { room, roomWords } from '@tresen/domain/master-data/rooms';
import {
  DeleteRoomsDocument,
  RestoreRoomsDocument,
  RoomDeletionsDocument,
  RoomDocument,
  RoomNeighboursDocument,
  SaveRoomDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const roomKind = defineRecordKind({
  entity: room,
  words: roomWords,
  listPath: recordPaths.room.list,
  pathOf: recordPaths.room.pathOf,
  api: recordApi({
    entity: room,
    history: recordHistory,
    documents: {
      find: RoomDocument,
      save: SaveRoomDocument,
      deletions: RoomDeletionsDocument,
      remove: DeleteRoomsDocument,
      restore: RestoreRoomsDocument,
      neighbours: RoomNeighboursDocument,
    },
  }),
});
