import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { AboutLinks } from '../../kit/about/index.ts';
import { languages, setLanguage, useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ProductMark } from '../../kit/product-mark/index.ts';
import styles from './public-card.module.css';
import { publicTexts } from './public-texts.ts';

/** Languages name themselves, so that everybody finds their own. */
const languageNames = { de: 'Deutsch', en: 'English' } as const;

interface PublicCardProps {
  /** Title of the browser's tab. */
  readonly title: string;
  readonly heading: string;
  readonly text?: ReactNode;
  /** Stands for what the page says; the sign of the product otherwise. */
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
  /** Ways on, below the card's content. */
  readonly footer?: ReactNode;
}

/** The layout of all public pages: one card, without navbar, toolbar, footer or side panels (IDN-02). */
export const PublicCard = ({ title, heading, text, icon, children, footer }: PublicCardProps) => {
  const headingElement = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Tresen`;
  }, [title]);
  useEffect(() => {
    // Without a field to begin with, the keyboard and the screen reader continue at the new page's heading.
    if (document.activeElement === document.body) headingElement.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main className={styles.page}>
      <section className={styles.card}>
        <header className={styles.header}>
          {icon ? <span className={styles.icon}>{icon}</span> : <ProductMark size={44} />}
          <h1 ref={headingElement} tabIndex={-1} className={styles.heading}>
            {heading}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
        </header>
        {children}
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </section>
      <LanguageButtons />
      <p className={styles.about}>
        <AboutLinks />
      </p>
    </main>
  );
};

function LanguageButtons() {
  const t = useTexts(publicTexts);
  const current = useLanguage();
  return (
    <fieldset className={styles.languages} aria-label={t.language}>
      {languages.map((language) => (
        <Button
          key={language}
          lang={language}
          color={language === current ? 'primary' : 'inherit'}
          aria-pressed={language === current}
          onClick={() => setLanguage(language)}
        >
          {languageNames[language]}
        </Button>
      ))}
    </fieldset>
  );
}
