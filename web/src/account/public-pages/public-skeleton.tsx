import { useTexts } from '../../kit/i18n/index.ts';
import styles from './public-card.module.css';
import { publicTexts } from './public-texts.ts';

/** Holds a card's place for the moment in which its code loads. */
export const PublicSkeleton = () => {
  const t = useTexts(publicTexts);
  return (
    <main className={styles.page} aria-busy="true" aria-label={t.loading}>
      <div className={styles.card}>
        <div className={styles.ghost} />
      </div>
    </main>
  );
};
