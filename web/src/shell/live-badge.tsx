import { useTexts } from '../kit/i18n/index.ts';
import { CloudOffIcon } from '../kit/icons/cloud-off.tsx';
import { useLiveState } from '../kit/live/index.ts';
import { shellTexts } from './shell-texts.ts';
import styles from './toolbar.module.css';

/** A small badge while changes do not arrive by themselves. Its place in the page announces it when it appears. */
export const LiveBadge = () => {
  const t = useTexts(shellTexts);
  const lost = useLiveState() === 'lost';
  return (
    <div role="status" className={styles.live}>
      {lost && (
        <span className={styles.lost} title={t.liveLostHint}>
          <CloudOffIcon fontSize="small" />
          <span className={styles.lostText}>{t.liveLost}</span>
        </span>
      )}
    </div>
  );
};
