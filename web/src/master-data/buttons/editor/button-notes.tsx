import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../../kit/i18n/index.ts';
import { buttonTexts } from './buttons-texts.ts';
import type { ButtonTools } from './use-button-tools.ts';

interface ButtonNotesProps {
  readonly tools: ButtonTools;
  /** The name of what is in the hand. */
  readonly hand: string | undefined;
}

/** Why something was not done, and what is in the hand. */
export const ButtonNotes = ({ tools, hand }: ButtonNotesProps) => {
  const t = useTexts(buttonTexts);
  const { refusal } = tools;
  return (
    <>
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
                <Close />
              </IconButton>
            </>
          }
        >
          {refusal.words}
        </Alert>
      )}
      {hand !== undefined && (
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
    </>
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
