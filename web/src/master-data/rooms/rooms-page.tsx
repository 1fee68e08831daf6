import MeetingRoom from '@mui/icons-material/MeetingRoom';
import { room, roomWords } from '@tresen/domain/master-data/rooms';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { colourColumn, RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { roomKind } from './room-kind.ts';
import { de } from './rooms-page.de.ts';
import { en } from './rooms-page.en.ts';

const texts = defineTexts(de, en);

const columns = ['name', colourColumn, { field: 'sort', isTableOnly: true }] as const;

/** /manage/data/rooms (ROM-01, MDA-04). */
export const RoomsPage = () => (
  <RecordListPage
    name="rooms"
    entity={room}
    words={roomWords}
    query={roomKind.query}
    columns={columns}
    pathOf={recordPaths.room.pathOf}
    texts={useTexts(texts)}
    icon={<MeetingRoom />}
  />
);
