import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { setLanguage, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { takeExpired } from '../../kit/session/index.ts';
import styles from './login.module.css';
import { LoginForm } from './login-form.tsx';
import { signInTexts } from './sign-in-texts.ts';

interface LoginPageProps {
  readonly onSignedIn: () => void;
  readonly onTyping: () => void;
}

const LanguageButtons = () => {
  const t = useTexts(signInTexts);
  const current = useLanguage();
  return (
    <fieldset className={styles.languages} aria-label={t.language}>
      {(['de', 'en'] as const).map((language) => (
        <Button
          key={language}
          lang={language}
          color={language === current ? 'primary' : 'inherit'}
          aria-pressed={language === current}
          onClick={() => setLanguage(language)}
        >
          {language === 'de' ? 'Deutsch' : 'English'}
        </Button>
      ))}
    </fieldset>
  );
};

/** /login: no navbar, toolbar, footer or side panels (IDN-02). */
export const LoginPage = ({ onSignedIn, onTyping }: LoginPageProps) => {
  const t = useTexts(signInTexts);
  const [wasExpired] = useState(takeExpired);
  const email = new URLSearchParams(window.location.search).get('email') ?? '';
  useEffect(() => {
    document.title = `${t.title} · Tresen`;
  }, [t]);
  return (
    <main className={styles.page}>
      <section className={styles.card}>
        <header className={styles.welcome}>
          <img src="/favicon.svg" alt="" width={44} height={44} />
          <h1 className={styles.title}>{t.welcome}</h1>
          <p className={styles.text}>{t.welcomeText}</p>
        </header>
        {wasExpired && (
          <Alert severity="info" className={styles.expired ?? ''}>
            <AlertTitle>{t.expired}</AlertTitle>
            {t.expiredHint}
          </Alert>
        )}
        <LoginForm email={email} onSignedIn={onSignedIn} onTyping={onTyping} />
      </section>
      <LanguageButtons />
    </main>
  );
};
