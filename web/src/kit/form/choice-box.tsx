import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type ReactNode, useId } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { BoxWords } from './box-words.tsx';
import styles from './boxes.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

export interface ChoiceOption<Value extends string | number> {
  readonly value: Value;
  readonly title: string;
}

interface ChoiceBoxProps<Value extends string | number> {
  readonly label: string;
  readonly name: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value | null;
  readonly onValue: (value: Value | null) => void;
  readonly onBlur?: () => void;
  /** A choice that is not required can be none. */
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Options that lie side by side, and the letters that fit there together; more go into a list. */
const maxChips = { options: 5, letters: 60 };

/** What a radio button or an item of a list holds for "none". */
const none = '';

/** One of a closed list: side by side where they are few, else in a list that opens. */
export const ChoiceBox = <Value extends string | number>(props: ChoiceBoxProps<Value>) =>
  isShort(props.options) ? <Chips {...props} /> : <List {...props} />;

function isShort(options: readonly ChoiceOption<string | number>[]): boolean {
  return (
    options.length <= maxChips.options &&
    options.reduce((sum, { title }) => sum + title.length, 0) <= maxChips.letters
  );
}

function Chips<Value extends string | number>(props: ChoiceBoxProps<Value>) {
  const { label, name, options, value, onValue, onBlur, required, hint, error } = props;
  const id = useId();
  const shown = useOptions(props);
  const chosen = value === null ? none : String(value);
  return (
    <fieldset className={styles.group} aria-describedby={`${id}-hint`} onBlur={onBlur}>
      <legend className={styles.legend}>
        {label}
        {required && value === null && <span aria-hidden="true"> *</span>}
      </legend>
      <div className={styles.chips}>
        {shown.map(({ key, title }) => (
          <label key={key} className={styles.chip}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              aria-invalid={error !== undefined}
              onChange={() => onValue(optionOf(options, key))}
            />
            {title}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className={error === undefined ? styles.hint : styles.error} aria-live="polite">
        <BoxWords hint={hint} error={error} />
      </p>
    </fieldset>
  );
}

function useOptions<Value extends string | number>({ options, required }: ChoiceBoxProps<Value>) {
  const t = useTexts(texts);
  const known = options.map(({ value, title }) => ({ key: String(value), title }));
  return required ? known : [{ key: none, title: t.none }, ...known];
}

function optionOf<Value extends string | number>(options: readonly ChoiceOption<Value>[], key: string) {
  return options.find(({ value }) => String(value) === key)?.value ?? null;
}

function List<Value extends string | number>(props: ChoiceBoxProps<Value>) {
  const { label, name, options, value, onValue, onBlur, required = false, hint, error } = props;
  const id = useId();
  const shown = useOptions(props);
  return (
    <FormControl fullWidth required={required} error={error !== undefined}>
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={id}
        label={label}
        name={name}
        notched
        displayEmpty
        value={value === null ? none : String(value)}
        onChange={({ target }) => onValue(optionOf(options, target.value))}
        onBlur={onBlur}
        slotProps={{ input: { 'aria-invalid': error !== undefined } }}
      >
        {shown.map(({ key, title }) => (
          <MenuItem key={key} value={key}>
            {title}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText aria-live="polite">
        <BoxWords hint={hint} error={error} />
      </FormHelperText>
    </FormControl>
  );
}
