import Button from '@mui/material/Button';
import { useTexts } from '../../kit/i18n/index.ts';
import { TaskAltIcon } from '../../kit/icons/task-alt.tsx';
import { PublicCard, publicStyles, publicTexts, withEmail } from '../public-pages/index.ts';
import { passwordResetTexts } from './password-reset-texts.ts';

/** /passwordChanged (IDN-42) */
export const PasswordChangedPage = () => {
  const t = useTexts(passwordResetTexts);
  const { toLogin } = useTexts(publicTexts);
  return (
    <PublicCard title={t.changedTitle} heading={t.changedHeading} text={t.changedText} icon={<TaskAltIcon />}>
      <div className={publicStyles.stack}>
        <Button href={withEmail('/login', keptEmail())} variant="contained" size="large">
          {toLogin}
        </Button>
      </div>
    </PublicCard>
  );
};

/** The e-mail that the form left with the history entry: the address of this page says nothing about it. */
function keptEmail(): string {
  const { email } = Object(window.history.state) as { readonly email?: unknown };
  return typeof email === 'string' ? email : '';
}
