import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { nameOf, type User, useRemoveUsers } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';

interface RemoveDialogProps {
  readonly users: readonly User[];
  readonly onRemoved: () => void;
}

/** Asks before users are removed; open while the address has `?remove=` with ids of users of the list. */
export const RemoveDialog = ({ users, onRemoved }: RemoveDialogProps) => {
  const t = useTexts(userTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  const remove = useRemoveUsers();
  const wanted = params.get('remove')?.split(',') ?? [];
  const chosen = users.filter(({ id, mayChange }) => mayChange && wanted.includes(id));
  const words = useWords(chosen);
  const close = () => change({ remove: null }, { replace: true });
  const confirm = () =>
    remove.mutate(
      chosen.map(({ id }) => id),
      {
        onSuccess: () => {
          notify.success(words.done);
          onRemoved();
          close();
        },
        onError: notify.failure,
      },
    );
  return (
    <ConfirmDialog
      open={chosen.length > 0}
      title={words.title}
      confirm={t.remove}
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {words.text}
    </ConfirmDialog>
  );
};

/** What is asked and told about one user, by name, or about several. */
function useWords(users: readonly User[]) {
  const t = useTexts(userTexts);
  const f = useFormats();
  const [user] = users;
  if (user && users.length === 1) {
    const name = nameOf(user);
    return { title: t.removeTitle(name), text: t.removeText(user.email), done: t.removeDone(name) };
  }
  const count = f.number(users.length);
  const names = users.map(nameOf).join(', ');
  return { title: t.removeManyTitle(count), text: t.removeManyText(names), done: t.removeManyDone(count) };
}
