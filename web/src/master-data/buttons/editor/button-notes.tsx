import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTexts } from '../../../kit/i18n/index.ts';
import { CloseIcon } from '../../../kit/icons/close.tsx';
import styles from './button-editor.module.css';
import { buttonTexts } from './buttons-texts.ts';
import type { ButtonTools } from './use-button-tools.ts';

interface ButtonNotesProps {
  readonly tools: ButtonTools;
  /** The name of what is in the hand. */
  readonly hand: string | undefined;
  /** What stands there while there is nothing to say. */
  readonly children: ReactNode;
}

/**
 * Below the cells: why something was not done, else what is in the hand. It takes room that is always there: cells that
 * moved would be missed by the next tap.
 */
export const ButtonNotes = ({ tools, hand, children }: ButtonNotesProps) => {
  const t = useTexts(buttonTexts);
  const { refusal } = tools;
  return (
    <div className={styles.notes} data-told={refusal !== undefined || hand !== undefined || undefined}>
      {refusal && (
        <Alert
          severity="warning"
          action={
            <>
              {refusal.mappings.length > 0 && (
                <Button color="inherit" onClick={() => tools.show(refusal.mappings)}>
                  {t.showThem}
                </Button>
              )}
              <IconButton color="inherit" aria-label={t.close} title={t.close} onClick={tools.forgive}>
                <CloseIcon />
              </IconButton>
            </>
          }
        >
          {refusal.words}
        </Alert>
      )}
      {!refusal && hand !== undefined && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" onClick={() => tools.take(undefined)}>
              {t.putDown}
            </Button>
          }
        >
          {t.inHand(hand)}
        </Alert>
      )}
      {!refusal && hand === undefined && children}
    </div>
  );
};

/** How to begin. It stands below the cells, which must not move when the first button lies there. */
export const FirstButtons = ({ onPresets }: { readonly onPresets: () => void }) => {
  const t = useTexts(buttonTexts);
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={onPresets}>
          {t.presetsTitle}
        </Button>
      }
    >
      <AlertTitle>{t.emptyTitle}</AlertTitle>
      {t.emptyText}
    </Alert>
  );
};
