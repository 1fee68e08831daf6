import { room } from '@tresen/domain/master-data/rooms';
import { lateCode } from '../../kit/feature/index.ts';
import { RoomDocument, RoomsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { MeetingRoomOutlinedIcon } from '../../kit/icons/meeting-room-outlined.tsx';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Rooms (ROM). */
export const rooms = defineRecordFeature({
  entity: room,
  list: RoomsDocument,
  record: RoomDocument,
  icon: MeetingRoomOutlinedIcon,
  keywords: ['Gastraum', 'Tischplan', 'Floor plan'],
  screens: () => import('./room-screens.tsx').then(({ roomScreens }) => roomScreens),
  side: {
    name: 'plan',
    code: lateCode(() => import('./plan/plan-page.tsx').then(({ PlanPage }) => ({ default: PlanPage }))),
  },
});
