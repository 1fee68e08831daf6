import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
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
          onClose={tools.forgive}
          action={
            refusal.mappings.length > 0 && (
              <Button color="inherit" onClick={() => tools.show(refusal.mappings)}>
                {t.showThem}
              </Button>
            )
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
