import { createSvgIcon } from '@mui/material/utils';

export const MeetingRoomIcon = createSvgIcon(
  <path d="M14 6v15H3v-2h2V3h9v1h5v15h2v2h-4V6zm-4 5v2h2v-2z" />,
  'MeetingRoom',
);
