import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation } from 'react-router';
import { useSwitchingEntries } from '../account/switching/index.ts';
import { helpFor } from '../content/documentation/index.ts';
import { useTexts } from '../kit/i18n/index.ts';
import { HelpOutlinedIcon } from '../kit/icons/help-outlined.tsx';
import { LogoutIcon } from '../kit/icons/logout.tsx';
import { PersonOutlinedIcon } from '../kit/icons/person-outlined.tsx';
import { leaveThen } from '../kit/leave/index.ts';
import { useRoleWords } from '../kit/roles/index.ts';
import { type Profile, signOut, useMayOpen, useProfile } from '../kit/session/index.ts';
import { ToolMenu } from '../kit/toolbar/index.ts';
import { useSettingsEntry } from './settings-drawer/index.ts';
import { shellTexts } from './shell-texts.ts';
import styles from './user-menu.module.css';

/** Who is signed in, in which role, their profile, and the way out (SHL-58). */
export const UserMenu = () => {
  const t = useTexts(shellTexts);
  const profile = useProfile();
  const mayOpenProfile = useMayOpen('/profile');
  const settingsEntry = useSettingsEntry();
  const switchingEntries = useSwitchingEntries();
  const { pathname } = useLocation();
  const label = [t.account, profile && initials(profile.data)].filter(Boolean).join(' ');
  return (
    <ToolMenu label={label} icon={<Avatar data={profile?.data} />}>
      {(close) => [
        profile && <Who key="who" {...profile} />,
        <Divider key="line" />,
        mayOpenProfile && (
          <MenuItem key="profile" component={Link} to="/profile" onClick={close}>
            <ListItemIcon>
              <PersonOutlinedIcon />
            </ListItemIcon>
            {t.profile}
          </MenuItem>
        ),
        settingsEntry(close),
        <MenuItem key="help" component={Link} to={helpFor(pathname)} onClick={close}>
          <ListItemIcon>
            <HelpOutlinedIcon />
          </ListItemIcon>
          {t.help}
        </MenuItem>,
        ...switchingEntries(close),
        <MenuItem
          key="logout"
          onClick={() => {
            close();
            leaveThen(signOut);
          }}
        >
          <ListItemIcon>
            <LogoutIcon className="points" />
          </ListItemIcon>
          {t.logout}
        </MenuItem>,
      ]}
    </ToolMenu>
  );
};

function initials({ displayName, familyName, email }: Profile['data']) {
  return `${displayName[0] ?? ''}${familyName[0] ?? ''}` || (email[0] ?? '').toUpperCase();
}

/** The picture (IDN-62); the initials until it has loaded, and where there is none. */
function Avatar({ data }: { readonly data: Profile['data'] | undefined }) {
  return (
    <span className={styles.avatar}>
      {data && initials(data)}
      {data?.photoURL && (
        <img
          key={data.photoURL}
          className={styles.photo}
          src={data.photoURL}
          alt=""
          width={32}
          height={32}
          onError={({ currentTarget }) => currentTarget.remove()}
        />
      )}
    </span>
  );
}

function Who({ role, data }: Profile) {
  const t = useTexts(shellTexts);
  const roles = useRoleWords();
  return (
    <div className={styles.who} role="none">
      <strong>{nameOf(data)}</strong>
      <span>{data.email}</span>
      <span>{[roles[role], data.company].filter(Boolean).join(' · ')}</span>
      {data.oldUser && <span>{t.signedInAs(nameOf(data.oldUser.data))}</span>}
    </div>
  );
}

function nameOf({ displayName, familyName, email }: Profile['data']) {
  return [displayName, familyName].filter(Boolean).join(' ') || email;
}
