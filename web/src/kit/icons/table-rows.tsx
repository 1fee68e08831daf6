import { createSvgIcon } from '@mui/material/utils';

export const TableRowsIcon = createSvgIcon(<path d="M21 8H3V4h18zm0 2H3v4h18zm0 6H3v4h18z" />, 'TableRows');
