import Button from '@mui/material/Button';
import { BrowserRouter } from 'react-router';
import { setLanguage, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import styles from './documentation.module.css';
import { DocumentationPage } from './documentation-page.tsx';
import { documentationTexts } from './documentation-texts.ts';
import { GuestMenu } from './guest-menu.tsx';

/** The help for whoever is not signed in: without the shell, with a router of its own. */
export const GuestDocumentationPage = () => (
  <BrowserRouter>
    <GuestBar />
    <main className={styles.guest}>
      <DocumentationPage />
    </main>
  </BrowserRouter>
);

function GuestBar() {
  const t = useTexts(documentationTexts);
  const other = useLanguage() === 'de' ? 'en' : 'de';
  return (
    <header className={styles.guestBar}>
      <span className={styles.brand}>
        <img src="/favicon.svg" alt="" width={32} height={32} />
        <span className={styles.name}>{t.product}</span>
      </span>
      <Button color="inherit" lang={other} onClick={() => setLanguage(other)}>
        {t.otherLanguage}
      </Button>
      <Button href="/login" variant="outlined">
        {t.signIn}
      </Button>
      <GuestMenu />
    </header>
  );
}
