import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../../kit/i18n/index.ts';
import { HowToRegOutlinedIcon } from '../../kit/icons/how-to-reg-outlined.tsx';
import { LoginIcon } from '../../kit/icons/login.tsx';
import { PersonOutlinedIcon } from '../../kit/icons/person-outlined.tsx';
import { ToolMenu } from '../../kit/toolbar/index.ts';
import { documentationTexts } from './documentation-texts.ts';

/** The profile menu of whoever has no role: a guest, who can sign in or sign up (SHL-59). */
export const GuestMenu = () => {
  const t = useTexts(documentationTexts);
  return (
    <ToolMenu label={t.guestMenu} icon={<PersonOutlinedIcon />}>
      {() => [
        <ListSubheader key="who" role="none">
          {t.guest}
        </ListSubheader>,
        <MenuItem key="login" component="a" href="/login">
          <ListItemIcon>
            <LoginIcon />
          </ListItemIcon>
          {t.signIn}
        </MenuItem>,
        <MenuItem key="register" component="a" href="/register">
          <ListItemIcon>
            <HowToRegOutlinedIcon />
          </ListItemIcon>
          {t.signUp}
        </MenuItem>,
      ]}
    </ToolMenu>
  );
};
