import { createSvgIcon } from '@mui/material/utils';

export const RemoveIcon = createSvgIcon(<path d="M19 13H5v-2h14z" />, 'Remove');
