import IconButton from '@mui/material/IconButton';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { changedParams, useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { BlockIcon } from '../../kit/icons/block.tsx';
import { EditOutlinedIcon } from '../../kit/icons/edit-outlined.tsx';
import { LockOpenIcon } from '../../kit/icons/lock-open.tsx';
import { PersonRemoveIcon } from '../../kit/icons/person-remove.tsx';
import { type Column, type Columns, useColumns } from '../../kit/list/index.ts';
import { useRoleName } from '../roles/index.ts';
import { useUserChanges } from './use-user-changes.ts';
import styles from './user-administration.module.css';
import { nameOf, type User } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';
import { Confirmation, LastLogin, UserState } from './user-state.tsx';

/** The columns of the list; a row opens the user. */
export const useUserColumns = (): Columns<User> => useColumns('users', useChoices());

function useChoices(): readonly Column<User>[] {
  const t = useTexts(userTexts);
  const roleName = useRoleName();
  return useMemo(
    () => [
      { key: 'name', name: t.name, role: 'title', cell: (user) => <UserName user={user} /> },
      { key: 'email', name: t.email, cell: ({ email }) => <Email address={email} /> },
      { key: 'role', name: t.role, cell: ({ role }) => roleName(role) },
      { key: 'lastLogin', name: t.lastLogin, isNamed: true, cell: (user) => <LastLogin user={user} /> },
      { key: 'confirmed', name: t.confirmed, role: 'wide', cell: (user) => <Confirmation user={user} /> },
      { key: 'state', name: t.state, cell: (user) => <UserState user={user} /> },
      { key: 'actions', name: t.actions, role: 'actions', cell: (user) => <UserActions user={user} /> },
    ],
    [t, roleName],
  );
}

function UserName({ user }: { readonly user: User }) {
  const t = useTexts(userTexts);
  const { params } = useAddress();
  return (
    <>
      <Link to={`?${changedParams(params, { user: user.id })}`}>{nameOf(user)}</Link>
      {user.isOwn && <span className={styles.mark}>{t.you}</span>}
    </>
  );
}

/** An address may end its line behind the @. */
function Email({ address }: { readonly address: string }) {
  const domain = address.slice(address.indexOf('@') + 1);
  return (
    <span className={styles.email}>
      {address.slice(0, -domain.length)}
      <wbr />
      {domain}
    </span>
  );
}

function UserActions({ user }: { readonly user: User }) {
  const t = useTexts(userTexts);
  const { change } = useAddress();
  const changes = useUserChanges();
  if (!user.mayChange) return <span className={styles.noActions} />;
  const name = nameOf(user);
  const { id, disabled } = user;
  return (
    <span>
      <IconButton aria-label={t.changeRoleOf(name)} title={t.changeRole} onClick={() => change({ user: id })}>
        <EditOutlinedIcon />
      </IconButton>
      <IconButton
        aria-label={disabled ? t.enableOf(name) : t.disableOf(name)}
        title={disabled ? t.enable : t.disable}
        loading={changes.isPending}
        onClick={() => void changes.setDisabled(user, !disabled)}
      >
        {disabled ? <LockOpenIcon /> : <BlockIcon />}
      </IconButton>
      <IconButton aria-label={t.removeOf(name)} title={t.remove} onClick={() => change({ remove: id })}>
        <PersonRemoveIcon />
      </IconButton>
    </span>
  );
}
