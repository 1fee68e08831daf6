import Alert from '@mui/material/Alert';
import { reportWords } from '@tresen/domain/sales/closing-reports';
import { type Closing, type ClosingNote, notesOnClosing } from '@tresen/domain/sales/closings';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { closingTexts } from './closings-texts.ts';

// Many registers sign receipts alone, so a closing without a signature is told among its facts only.
const shown = {
  COMMENT_MISSING: { severity: 'warning', hint: 'commentMissingHint' },
  NOT_COUNTED: { severity: 'info', hint: 'notCountedHint' },
} as const;

/** What somebody should see to in a closing, whether it adds up or not (fiscal.md 7.2). */
export const ClosingNotes = ({ closing }: { readonly closing: Closing }) => {
  const t = useTexts(closingTexts);
  const { notes } = useWords(reportWords);
  return notesOnClosing(closing)
    .filter(isShown)
    .map((note) => (
      <Alert key={note} severity={shown[note].severity}>
        {notes[note]} {t[shown[note].hint]}
      </Alert>
    ));
};

function isShown(note: ClosingNote): note is keyof typeof shown {
  return note in shown;
}
