import Button from '@mui/material/Button';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { type InstallPrompt, installPrompt, onInstallPrompt } from '../../kit/offline/care.ts';
import styles from './care.module.css';
import { careTexts } from './care-texts.ts';
import { countVisit, dismissHint, isAppleMobile, isHintDismissed, isInstalled } from './install-place.ts';

interface HintProps {
  /** What Chromium offers; on iOS the person has to do it by hand. */
  readonly prompt: InstallPrompt | null;
  readonly onDone: () => void;
}

/**
 * Home-screen hint (SHL-03, decisions SHL-04): from the second visit on, where the app is not installed and can be. Only
 * on the dashboards, so that it never lies over a form.
 */
export const InstallHint = () => {
  const { pathname } = useLocation();
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt);
  const [isWanted, setWanted] = useState(() => countVisit() > 1 && !isHintDismissed() && !isInstalled());
  const done = () => {
    dismissHint();
    setWanted(false);
  };
  const isPossible = prompt !== null || isAppleMobile();
  return isWanted && isPossible && /^\/dashboards\//i.test(pathname) ? (
    <Hint prompt={prompt} onDone={done} />
  ) : null;
};

function Hint({ prompt, onDone }: HintProps) {
  const t = useTexts(careTexts);
  return (
    <section className={styles.hint} aria-label={t.installTitle}>
      <img src="/icons/app-192.png" alt="" width={40} height={40} />
      <p className={styles.hintText}>
        <strong>{t.installTitle}</strong>
        {prompt ? t.installText : t.installApple}
      </p>
      <div className={styles.hintActions}>
        <Button color="inherit" onClick={onDone}>
          {t.notNow}
        </Button>
        {prompt && (
          <Button
            variant="contained"
            onClick={() => {
              void prompt.prompt();
              onDone();
            }}
          >
            {t.install}
          </Button>
        )}
      </div>
    </section>
  );
}
