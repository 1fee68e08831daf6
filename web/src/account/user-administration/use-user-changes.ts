import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useRoleName } from '../roles/index.ts';
import { nameOf, type User, useSaveUser } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';

type Change = Pick<User, 'role' | 'disabled'>;

/**
 * Changes a user, says what came of it and offers the way back. The way back outlives the row or dialog that began
 * it, so it goes by promises: callbacks of a mutation end with their component.
 */
export const useUserChanges = () => {
  const t = useTexts(userTexts);
  const roleName = useRoleName();
  const notify = useNotify();
  const save = useSaveUser();
  const words = (user: User, { role, disabled }: Change): string => {
    const name = nameOf(user);
    if (role !== user.role) return t.roleDone(name, roleName(role));
    return disabled ? t.disabledDone(name) : t.enabledDone(name);
  };
  const run = async (user: User, { role, disabled }: Change): Promise<boolean> => {
    try {
      await save.mutateAsync({ ...user, role, disabled });
    } catch (error) {
      notify.failure(error);
      return false;
    }
    const changed = { ...user, role, disabled, version: user.version + 1 };
    notify.success(words(user, changed), () => void run(changed, user));
    return true;
  };
  return {
    isPending: save.isPending,
    setDisabled: (user: User, disabled: boolean) => run(user, { role: user.role, disabled }),
    /** True when the role was changed. */
    setRole: (user: User, role: string) => run(user, { role, disabled: user.disabled }),
  };
};
