import Tooltip from '@mui/material/Tooltip';
import { reportWords } from '@tresen/domain/sales/closing-reports';
import { useWords } from '../../kit/i18n/index.ts';
import { StickyNote2OutlinedIcon } from '../../kit/icons/sticky-note2-outlined.tsx';

/** A sign that somebody should see to something in a closing; what it is shows on hover, and is read out. */
export const ClosingNoteMark = ({ notes }: { readonly notes: readonly string[] }) => {
  const words: Readonly<Record<string, string>> = useWords(reportWords).notes;
  const text = notes.map((note) => words[note] ?? note).join(' ');
  return (
    text !== '' && (
      <Tooltip title={text}>
        <StickyNote2OutlinedIcon
          fontSize="small"
          color="warning"
          role="img"
          aria-label={text}
          aria-hidden={false}
        />
      </Tooltip>
    )
  );
};
