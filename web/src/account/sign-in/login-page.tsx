import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { takeFarewell } from '../../kit/session/index.ts';
import { addressParam, PublicCard, publicStyles, publicTexts } from '../public-pages/index.ts';
import { isComingBack, useExternalProvider } from './external/use-external-provider.ts';
import { LoginForm } from './login-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

interface LoginPageProps {
  readonly onSignedIn: () => void;
  /** The person has begun to type. */
  readonly onTyping: () => void;
}

/** Most installations have no external provider: its code travels where there is one. */
const ExternalSignIn = optional(async () => (await import('./external/external-sign-in.tsx')).ExternalSignIn);

/** /login (IDN-03 to IDN-06). */
export const LoginPage = ({ onSignedIn, onTyping }: LoginPageProps) => {
  const t = useTexts(signInTexts);
  const { welcome, welcomeText } = useTexts(publicTexts);
  const [farewell] = useState(takeFarewell);
  const provider = useExternalProvider();
  const [comesBack] = useState(isComingBack);
  const [isLinking, setLinking] = useState(false);
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
        {!isLinking && (
          <LoginForm email={addressParam('email')} onSignedIn={onSignedIn} onTyping={onTyping} />
        )}
        {(provider !== null || comesBack) && (
          <Suspense fallback={null}>
            <ExternalSignIn provider={provider} onLinking={() => setLinking(true)} onSignedIn={onSignedIn} />
          </Suspense>
        )}
      </div>
    </PublicCard>
  );
};
