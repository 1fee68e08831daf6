import { type ReactNode, useId } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { CheckIcon } from '../icons/check.tsx';
import styles from './colour-box.module.css';
import { isColour, swatches, tidyColour } from './colour-names.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import { TextBox } from './text-box.tsx';

const texts = defineTexts(de, en);

interface ColourBoxProps {
  readonly label: string;
  readonly name: string;
  /** `#rrggbb`, what was typed instead, or none. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

type SwatchProps = Pick<ColourBoxProps, 'name' | 'value' | 'onValue'>;

/** A colour: one of a dozen, any other by its value or from the browser's picker, or none. */
export const ColourBox = ({ label, name, value, onValue, onBlur, hint, error }: ColourBoxProps) => {
  const t = useTexts(texts);
  const id = useId();
  const picker = (
    <input
      type="color"
      className={styles.picker}
      aria-label={t.pickColour}
      value={value !== null && isColour(value) ? value : '#ffffff'}
      onChange={({ target }) => onValue(target.value)}
    />
  );
  return (
    <fieldset className={styles.group} aria-describedby={id} onBlur={onBlur}>
      <legend className={styles.legend}>{label}</legend>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <Swatches name={`${name}-swatch`} value={value} onValue={onValue} />
      <div className={styles.own}>
        <TextBox
          label={t.ownColour}
          name={name}
          error={error}
          placeholder="#1565c0"
          autoComplete="off"
          spellCheck={false}
          value={value ?? ''}
          onChange={({ target }) => onValue(target.value || null)}
          onBlur={() => value !== null && onValue(tidyColour(value))}
          endAdornment={picker}
        />
      </div>
    </fieldset>
  );
};

function Swatches({ name, value, onValue }: SwatchProps) {
  const t = useTexts(texts);
  return (
    <div className={styles.swatches}>
      <label className={styles.none} title={t.noColour}>
        <input
          type="radio"
          name={name}
          aria-label={t.noColour}
          checked={value === null}
          onChange={() => onValue(null)}
        />
      </label>
      {swatches.map(([colour, key]) => (
        <label key={colour} className={styles.swatch} style={{ background: colour }} title={t[key]}>
          <input
            type="radio"
            name={name}
            aria-label={t[key]}
            checked={value === colour}
            onChange={() => onValue(colour)}
          />
          {value === colour && <CheckIcon fontSize="small" />}
        </label>
      ))}
    </div>
  );
}
