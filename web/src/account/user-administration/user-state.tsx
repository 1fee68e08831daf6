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

/** A value that says on phones what it is; wide screens have a column for it. */
const Labelled = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <>
    <span className={styles.label}>{label}: </span>
    {value}
  </>
);

export const LastLogin = ({ user: { lastLogin } }: { readonly user: Pick<User, 'lastLogin'> }) => {
  const t = useTexts(userTexts);
  const f = useFormats();
  return <Labelled label={t.lastLogin} value={lastLogin === null ? t.never : f.dateTime(lastLogin)} />;
};

export const Confirmation = ({
  user: { emailConfirmed },
}: {
  readonly user: Pick<User, 'emailConfirmed'>;
}) => {
  const t = useTexts(userTexts);
  return <Labelled label={t.confirmed} value={emailConfirmed ? t.yes : t.notYet} />;
};
