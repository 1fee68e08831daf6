import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../../kit/i18n/index.ts';
import { HowToRegOutlinedIcon as HowToReg } from '../../kit/icons/how-to-reg-outlined.tsx';
import { LoginIcon as Login } from '../../kit/icons/login.tsx';
import { PersonOutlinedIcon as PersonOutlined } from '../../kit/icons/person-outlined.tsx';
import { ToolMenu } from '../../kit/toolbar/index.ts';
import { documentationTexts } from './documentation-texts.ts';

/** The profile menu of whoever has no role: a guest, who can sign in or sign up (SHL-59). */
export const GuestMenu = () => {
  const t = useTexts(documentationTexts);
  return (
    <ToolMenu label={t.guestMenu} icon={<PersonOutlined />}>
      {() => [
        <ListSubheader key="who" role="none">
          {t.guest}
        </ListSubheader>,
        <MenuItem key="login" component="a" href="/login">
          <ListItemIcon>
            <Login />
          </ListItemIcon>
          {t.signIn}
        </MenuItem>,
        <MenuItem key="register" component="a" href="/register">
          <ListItemIcon>
            <HowToReg />
          </ListItemIcon>
          {t.signUp}
        </MenuItem>,
      ]}
    </ToolMenu>
  );
};
