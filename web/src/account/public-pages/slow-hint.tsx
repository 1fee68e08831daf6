import { useEffect, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './public-card.module.css';
import { publicTexts } from './public-texts.ts';

/** Milliseconds after which a person wonders whether anything happens. */
const slowAfterMs = 5_000;

/** Says that the answer takes long, while it does. */
export const SlowHint = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  const t = useTexts(publicTexts);
  const isSlow = useIsSlow(isWaiting);
  return (
    <p role="status" className={styles.slow}>
      {isSlow && t.slow}
    </p>
  );
};

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
