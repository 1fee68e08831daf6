import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { ProfileForm } from '@tresen/domain/account/profile';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './profile.module.css';
import { profileTexts } from './profile-texts.ts';

interface ConflictAlertProps {
  readonly mine: ProfileForm;
  readonly theirs: ProfileForm;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const fields = ['firstName', 'lastName', 'company', 'phone', 'language'] as const;

/** Shows both versions side by side, where they differ, and lets the person choose. */
export const ConflictAlert = ({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictAlertProps) => {
  const t = useTexts(profileTexts);
  const wordsOf = (form: ProfileForm, field: (typeof fields)[number]): string => {
    if (field === 'language') return form.language === 'en' ? t.english : t.german;
    return form[field] || '–';
  };
  return (
    <Alert severity="warning" icon={false} role="alert" className={styles.conflict ?? ''}>
      <AlertTitle>{t.conflictTitle}</AlertTitle>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">{t.conflictField}</th>
            <th scope="col">{t.conflictMine}</th>
            <th scope="col">{t.conflictTheirs}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter((field) => mine[field] !== theirs[field])
            .map((field) => (
              <tr key={field}>
                <th scope="row">{t[field]}</th>
                <td>{wordsOf(mine, field)}</td>
                <td>{wordsOf(theirs, field)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <div className={styles.choices}>
        <Button variant="contained" onClick={onKeepMine}>
          {t.conflictKeepMine}
        </Button>
        <Button variant="outlined" onClick={onTakeTheirs}>
          {t.conflictTakeTheirs}
        </Button>
      </div>
    </Alert>
  );
};
