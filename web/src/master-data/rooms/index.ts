import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import { room } from '@tresen/domain/master-data/rooms';
import { RoomsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Rooms (ROM). */
export const rooms = defineRecordFeature({
  entity: room,
  list: RoomsDocument,
  icon: MeetingRoom,
  keywords: ['Gastraum', 'Tischplan', 'Floor plan'],
  screens: () => import('./room-screens.tsx').then(({ roomScreens }) => roomScreens),
});
