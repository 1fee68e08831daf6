import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { takeFarewell } from '../../kit/session/index.ts';
import { addressParam, PublicCard, publicStyles, publicTexts } from '../public-pages/index.ts';
import { LoginForm } from './login-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

interface LoginPageProps {
  readonly onSignedIn: () => void;
  /** The person has begun to type. */
  readonly onTyping: () => void;
}

/** /login (IDN-03 to IDN-06). */
export const LoginPage = ({ onSignedIn, onTyping }: LoginPageProps) => {
  const t = useTexts(signInTexts);
  const { welcome, welcomeText } = useTexts(publicTexts);
  const [farewell] = useState(takeFarewell);
  const footer = (
    <>
      <span className={publicStyles.question}>{t.noAccount}</span>
      <a href="/register">{t.register}</a>
    </>
  );
  return (
    <PublicCard title={t.title} heading={welcome} text={welcomeText} footer={footer}>
      <div className={publicStyles.stack}>
        {(farewell === 'expired' || farewell === 'tooOld') && (
          <Alert severity="info">
            <AlertTitle>{t.expired}</AlertTitle>
            {farewell === 'tooOld' && `${t.tooOldHint} `}
            {t.expiredHint}
          </Alert>
        )}
        {farewell === 'unconfirmed' && <Alert severity="info">{t.confirmationSent}</Alert>}
        <LoginForm email={addressParam('email')} onSignedIn={onSignedIn} onTyping={onTyping} />
      </div>
    </PublicCard>
  );
};
