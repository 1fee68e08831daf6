import Logout from '@mui/icons-material/Logout';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useTexts } from '../kit/i18n/index.ts';
import { type Profile, signOut, useProfile } from '../kit/session/index.ts';
import styles from './shell.module.css';
import { shellTexts } from './shell-texts.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';

const initials = (profile: Profile | null) =>
  `${profile?.givenName[0] ?? ''}${profile?.familyName[0] ?? ''}` || profile?.email[0]?.toUpperCase();

/** Who is signed in, in which role, and the way out (SHL-58). */
export const UserMenu = () => {
  const t = useTexts(shellTexts);
  const profile = useProfile();
  const avatar = <span className={styles.avatar}>{initials(profile)}</span>;
  return (
    <ToolbarMenu label={`${t.account} ${initials(profile)}`} icon={avatar}>
      {() => [
        <div key="who" className={styles.who} role="none">
          <strong>
            {[profile?.givenName, profile?.familyName].filter(Boolean).join(' ') || profile?.email}
          </strong>
          <span>{profile?.email}</span>
          <span>{[t.roles[profile?.role ?? 'user'], profile?.company].filter(Boolean).join(' · ')}</span>
        </div>,
        <Divider key="line" />,
        <MenuItem key="logout" onClick={() => void signOut()}>
          <ListItemIcon>
            <Logout />
          </ListItemIcon>
          {t.logout}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  );
};
