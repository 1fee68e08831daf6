import Alert from '@mui/material/Alert';
import { reportWords } from '@tresen/domain/sales/closing-reports';
import { type Closing, type ClosingNote, notesOnClosing } from '@tresen/domain/sales/closings';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { closingTexts } from './closings-texts.ts';

// Many registers sign receipts alone, so a closing without a signature is told among its facts only.
const severities = { COMMENT_MISSING: 'warning', NOT_COUNTED: 'info' } as const;
type ShownNote = keyof typeof severities;

const isShown = (note: ClosingNote): note is ShownNote => note in severities;

/** What somebody should see to in a closing, whether it adds up or not (fiscal.md 7.2). */
export const ClosingNotes = ({ closing }: { readonly closing: Closing }) => {
  const t = useTexts(closingTexts);
  const { notes } = useWords(reportWords);
  return notesOnClosing(closing)
    .filter(isShown)
    .map((note) => (
      <Alert key={note} severity={severities[note]}>
        {notes[note]} {t.notesText[note]}
      </Alert>
    ));
};
