import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import styles from './notifications.module.css';
import { notificationTexts } from './notifications-texts.ts';
import type { PutAway } from './use-put-away.ts';

/**
 * Says what was put away and brings it back. In the panel and not as a snackbar: behind an open panel neither the
 * keyboard nor a screen reader gets there.
 */
export const UndoBar = ({ putAway: { ids, undo } }: { readonly putAway: PutAway }) => {
  const t = useTexts(notificationTexts);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The last one took the focus with it.
    if (ids.length > 0 && !document.activeElement?.closest('li')) button.current?.focus();
  }, [ids]);
  return (
    <div role="status" className={styles.status}>
      {ids.length > 0 && (
        <div className={styles.undo}>
          <span>{t.dismissed(ids.length)}</span>
          <Button ref={button} color="inherit" size="small" onClick={undo}>
            {t.undo}
          </Button>
        </div>
      )}
    </div>
  );
};
