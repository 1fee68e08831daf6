import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { nameOf, type User, useRemoveUser } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';

/** Asks before a user is removed; open while the address has `?remove=` with the id of one of the users. */
export const RemoveDialog = ({ users }: { readonly users: readonly User[] }) => {
  const t = useTexts(userTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  const remove = useRemoveUser();
  const user = users.find(({ id, mayChange }) => id === params.get('remove') && mayChange);
  const name = user ? nameOf(user) : '';
  const close = () => change({ remove: null }, { replace: true });
  const confirm = () => {
    if (!user) return;
    remove.mutate(user.id, {
      onSuccess: () => {
        notify.success(t.removeDone(name));
        close();
      },
      onError: notify.failure,
    });
  };
  return (
    <ConfirmDialog
      open={user !== undefined}
      title={t.removeTitle(name)}
      confirm={t.remove}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {t.removeText(user?.email ?? '')}
    </ConfirmDialog>
  );
};
