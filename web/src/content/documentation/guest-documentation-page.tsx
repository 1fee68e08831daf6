import Button from '@mui/material/Button';
import { Suspense } from 'react';
import { BrowserRouter } from 'react-router';
import { setLanguage, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ProductMark } from '../../kit/product-mark/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import styles from './documentation.module.css';
import { DocumentationPage, preloadDocumentation } from './documentation-page.tsx';
import { documentationTexts } from './documentation-texts.ts';
import { GuestMenu } from './guest-menu.tsx';

/** The page with its reader and text: where it stands before its code runs, all of it wakes at once. */
export const loadGuestDocumentation = async () => {
  await preloadDocumentation();
  return { default: GuestDocumentationPage };
};

/** The help for whoever is not signed in: without the shell, with a router of its own. */
const GuestDocumentationPage = () => (
  <BrowserRouter>
    <GuestBar />
    <main className={styles.guest}>
      <Suspense fallback={<Waiting />}>
        <DocumentationPage />
      </Suspense>
    </main>
  </BrowserRouter>
);

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height={56} />
      <Skeleton height={400} />
    </div>
  );
}

function GuestBar() {
  const t = useTexts(documentationTexts);
  const other = useLanguage() === 'de' ? 'en' : 'de';
  return (
    <header className={styles.guestBar}>
      <span className={styles.brand}>
        <ProductMark size={32} />
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
