import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './user-administration.module.css';
import type { User } from './user-administration.queries.ts';
import { userTexts } from './user-administration-texts.ts';

/** Whether somebody may sign in, in a word and a mark. */
export const UserState = ({ user: { disabled } }: { readonly user: Pick<User, 'disabled'> }) => {
  const t = useTexts(userTexts);
  return (
    <span className={styles.state} data-disabled={disabled || undefined}>
      <span className={styles.dot} aria-hidden="true" />
      {disabled ? t.disabled : t.active}
    </span>
  );
};

export const LastLogin = ({ user: { lastLogin } }: { readonly user: Pick<User, 'lastLogin'> }) => {
  const t = useTexts(userTexts);
  const f = useFormats();
  return <>{lastLogin === null ? t.never : f.dateTime(lastLogin)}</>;
};

export const Confirmation = ({
  user: { emailConfirmed },
}: {
  readonly user: Pick<User, 'emailConfirmed'>;
}) => {
  const t = useTexts(userTexts);
  return <>{emailConfirmed ? t.yes : t.notYet}</>;
};
