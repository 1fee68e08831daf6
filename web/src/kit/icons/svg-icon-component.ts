import type SvgIcon from '@mui/material/SvgIcon';

/** What each icon here is. */
export type SvgIconComponent = typeof SvgIcon;
