import { room } from '@tresen/domain/master-data/rooms';
import { defineSource } from '../../kit/records/index.ts';

// answers rooms, room, roomNeighbours, roomDeletions, saveRoom, deleteRooms, restoreRooms: kit/records
/** Rooms. */
export const roomSource = defineSource({
  entity: room,
  table: 'rooms',
  type: 'Room',
  plural: 'rooms',
});
