import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { MeetingRoomOutlinedIcon } from '../../kit/icons/meeting-room-outlined.tsx';
import { recordPaths } from '../records/index.ts';
import { de } from './tables.de.ts';
import { en } from './tables.en.ts';

const texts = defineTexts(de, en);

/** Tables stand in rooms, which have to be there first. */
export const ToRooms = () => {
  const t = useTexts(texts);
  return (
    <Button
      component={Link}
      to={recordPaths.room.list}
      variant="outlined"
      startIcon={<MeetingRoomOutlinedIcon />}
    >
      {t.toRooms}
    </Button>
  );
};
