import { type ReportTerm, reportWords } from '@tresen/domain/sales/closing-reports';
import { type ReactNode, useId, useState } from 'react';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { InfoOutlinedIcon } from '../../kit/icons/info-outlined.tsx';
import { closingTexts } from './closings-texts.ts';
import styles from './term.module.css';

interface TermProps {
  /** The figure's name, for the words of the button. */
  readonly name: string;
  readonly term: ReportTerm | undefined;
  readonly children?: ReactNode;
}

/** A figure's name with a button that opens its definition below: for thumbs and keys as for a mouse. */
export const Term = ({ name, term, children = name }: TermProps) => {
  const t = useTexts(closingTexts);
  const { terms } = useWords(reportWords);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!term) return children;
  return (
    <span className={styles.term}>
      {children}
      <button
        type="button"
        className={styles.button}
        aria-label={t.explain(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <InfoOutlinedIcon fontSize="small" />
      </button>
      {isOpen && (
        <span id={id} className={styles.definition}>
          {terms[term]}
        </span>
      )}
    </span>
  );
};
