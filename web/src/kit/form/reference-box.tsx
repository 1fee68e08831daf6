import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { BoxWords } from './box-words.tsx';
import styles from './boxes.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import { ReferenceChoice, type ReferenceSource } from './reference-choice.tsx';

const texts = defineTexts(de, en);

interface ReferenceBoxProps {
  readonly label: string;
  readonly name: string;
  readonly source: ReferenceSource;
  readonly value: string | null;
  /** What the chosen record is called, as far as the page knows it: it shows at once. */
  readonly chosenName?: string | undefined;
  readonly onValue: (value: string | null, name?: string) => void;
  readonly onBlur?: () => void;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

interface OtherPageProps {
  readonly to: string;
  readonly words: string;
  readonly label: string;
}

type LinkProps = Pick<ReferenceBoxProps, 'source' | 'value' | 'label'>;

/** A record of another kind, with the ways to its page and to a new one. */
export const ReferenceBox = (props: ReferenceBoxProps) => {
  const { label, name, source, value, chosenName, onValue, onBlur, required = false, hint, error } = props;
  return (
    <div>
      <ReferenceChoice
        {...{ label, source, value, chosenName, onValue, onBlur }}
        renderInput={(input) => (
          <TextField
            {...input}
            label={label}
            name={name}
            required={required}
            error={error !== undefined}
            helperText={<BoxWords hint={hint} error={error} />}
          />
        )}
      />
      <Links source={source} value={value} label={label} />
    </div>
  );
};

function Links({ source, value, label }: LinkProps) {
  const t = useTexts(texts);
  return (
    <span className={styles.links}>
      {value !== null && source.pathOf && (
        <OtherPage to={source.pathOf(value)} words={t.open} label={label} />
      )}
      {source.newPath !== undefined && <OtherPage to={source.newPath} words={t.create} label={label} />}
    </span>
  );
}

/** In a tab of its own, since a form is open here. */
function OtherPage({ to, words, label }: OtherPageProps) {
  const t = useTexts(texts);
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {words}
      <span className="heard"> {t.newTab(label)}</span>
    </a>
  );
}
