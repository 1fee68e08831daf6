import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormats } from '../format/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import styles from './form-bar.module.css';

const texts = defineTexts(de, en);

interface FormBarProps {
  /** The form that the button sends. */
  readonly formId: string;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  /** How many entries are wrong, once somebody has tried to save. */
  readonly faults: number;
  readonly onDiscard: () => void;
  /** Further ways to send the form, beside its own button. */
  readonly more?: ReactNode;
  /** How the record is, while nothing is typed. */
  readonly children?: ReactNode;
}

/** Stays at the lower edge: save, discard, and how it stands with the form. */
export const FormBar = (props: FormBarProps) => {
  const { formId, isDirty, isSubmitting, faults, onDiscard, more, children } = props;
  const t = useTexts(texts);
  const f = useFormats();
  return (
    <div className={styles.bar}>
      <div className={styles.buttons}>
        <Button type="submit" form={formId} variant="contained" loading={isSubmitting}>
          {t.save}
        </Button>
        {more}
        <Button disabled={!isDirty || isSubmitting} onClick={onDiscard}>
          {t.discard}
        </Button>
      </div>
      <div className={styles.facts}>
        <span role="status" className={faults > 0 ? styles.faults : undefined}>
          {faults > 0 ? t.faults(f.number(faults), faults === 1) : isDirty && t.unsaved}
        </span>
        {faults === 0 && !isDirty && children}
      </div>
    </div>
  );
};
