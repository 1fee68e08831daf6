import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './about.de.ts';
import { en } from './about.en.ts';
import styles from './about-links.module.css';

const texts = defineTexts(de, en);

/**
 * The source of what runs here, which everybody who uses it may have (AGPL 13), and the licences of what it contains.
 * The server answers both: neither is a page of the app.
 */
export const AboutLinks = () => {
  const t = useTexts(texts);
  return (
    <span className={styles.links}>
      <a href="/source">{t.source}</a>
      <a href="/notices.txt">{t.notices}</a>
    </span>
  );
};
