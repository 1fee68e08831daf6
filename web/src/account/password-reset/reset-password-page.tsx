import Button from '@mui/material/Button';
import { useTexts } from '../../kit/i18n/index.ts';
import { LinkOffIcon } from '../../kit/icons/link-off.tsx';
import { LockResetIcon } from '../../kit/icons/lock-reset.tsx';
import { addressParam, PublicCard, publicStyles, withEmail } from '../public-pages/index.ts';
import { passwordResetTexts } from './password-reset-texts.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** /reset-password?resttoken=&email=: the link of the reset mail (IDN-34, decisions IDN-44). */
export const ResetPasswordPage = () => {
  const t = useTexts(passwordResetTexts);
  const [email, token] = [addressParam('email'), addressParam('resttoken')];
  if (token === '') return <IncompleteLink email={email} />;
  return (
    <PublicCard
      title={t.resetTitle}
      heading={t.resetHeading}
      text={t.resetText}
      icon={<LockResetIcon />}
      footer={<a href={withEmail('/login', email)}>{t.backToLogin}</a>}
    >
      <ResetPasswordForm email={email} token={token} />
    </PublicCard>
  );
};

function IncompleteLink({ email }: { readonly email: string }) {
  const t = useTexts(passwordResetTexts);
  return (
    <PublicCard
      title={t.resetTitle}
      heading={t.noTokenHeading}
      text={t.noTokenText}
      icon={<LinkOffIcon />}
      footer={<a href={withEmail('/login', email)}>{t.backToLogin}</a>}
    >
      <div className={publicStyles.stack}>
        <Button href={withEmail('/forgot-password', email)} variant="contained" size="large">
          {t.newLink}
        </Button>
      </div>
    </PublicCard>
  );
}
