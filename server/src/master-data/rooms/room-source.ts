import { room } from '@tresen/domain/master-data/rooms';
import { defineSource } from '../../kit/records/index.ts';

/** Rooms. */
export const roomSource = defineSource({
  entity: room,
  table: 'rooms',
  type: 'Room',
  plural: 'rooms',
});
