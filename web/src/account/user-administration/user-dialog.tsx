import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, useState } from 'react';
import { useAddress } from '../../kit/address/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useUnsaved } from '../../kit/leave/index.ts';
import { FactList } from '../../kit/page/index.ts';
import { RoleChoice, useRoleName } from '../roles/index.ts';
import { useUserChanges } from './use-user-changes.ts';
import styles from './user-administration.module.css';
import { nameOf, type User, type UserConnection } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';
import { Confirmation, LastLogin, UserState } from './user-state.tsx';

interface UserDialogContentProps {
  readonly user: User;
  readonly roles: readonly string[];
  readonly onClose: () => void;
}

/** One user, and their role where one may change it; open while the address has `?user=` with an id of the page. */
export const UserDialog = ({ connection }: { readonly connection: UserConnection }) => {
  const { params, change } = useAddress();
  const user = connection.nodes.find(({ id }) => id === params.get('user'));
  if (!user) return null;
  const close = () => change({ user: null }, { replace: true });
  return (
    <FormDialog title={nameOf(user)} onClose={close}>
      {user.mayChange ? (
        <RoleForm key={user.version} user={user} roles={connection.rolesToGive} onClose={close} />
      ) : (
        <ReadOnly user={user} />
      )}
    </FormDialog>
  );
};

function RoleForm({ user, roles, onClose }: UserDialogContentProps) {
  const t = useTexts(userTexts);
  const [role, setRole] = useState(user.role);
  const changes = useUserChanges();
  const settle = useUnsaved(role !== user.role, { onDiscard: () => setRole(user.role), params: ['user'] });
  const leave = () => {
    settle();
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await changes.setRole(user, role)) leave();
  };
  return (
    <form onSubmit={submit}>
      <DialogContent className={styles.form ?? ''}>
        <UserFacts user={user} />
        <RoleChoice options={roles} value={role} onChange={setRole} />
        <p className={styles.hint}>{t.roleEffect}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" disabled={role === user.role} loading={changes.isPending}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}

function UserFacts({ user }: { readonly user: User }) {
  const t = useTexts(userTexts);
  const roleName = useRoleName();
  return (
    <FactList
      facts={[
        { name: t.email, value: user.email },
        { name: t.role, value: user.mayChange ? null : roleName(user.role) },
        { name: t.state, value: <UserState user={user} /> },
        { name: t.lastLogin, value: <LastLogin user={user} /> },
        { name: t.confirmed, value: <Confirmation user={user} /> },
        { name: t.restrictions, value: user.claims.join(', ') || t.none },
      ]}
    />
  );
}

function ReadOnly({ user }: { readonly user: User }) {
  const t = useTexts(userTexts);
  return (
    <DialogContent className={styles.form ?? ''}>
      <UserFacts user={user} />
      <Alert severity="info">{user.isOwn ? t.ownHint : t.aboveHint}</Alert>
    </DialogContent>
  );
}
