import { decimalText, readDecimal } from '@tresen/domain/kit/numbers';
import { type ComponentProps, useState } from 'react';
import { defineTexts, useLanguage, useTexts } from '../i18n/index.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import { TextBox } from './text-box.tsx';

const texts = defineTexts(de, en);

interface NumberBoxProps extends Omit<ComponentProps<typeof TextBox>, 'value' | 'onChange' | 'onBlur'> {
  /** null for an empty box. */
  readonly value: number | null;
  /** Called with each number that is typed, and with null when the box is emptied; not with what is no number. */
  readonly onNumber: (value: number | null) => void;
}

/** A number, with a comma or a point as people here type it (SHL-85); shown with the mark of the language in use. */
export const NumberBox = ({ value, onNumber, error, ...box }: NumberBoxProps) => {
  const t = useTexts(texts);
  const { shown, type, leave, isWrong } = useTypedNumber(value, onNumber);
  return (
    <TextBox
      {...box}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      error={isWrong ? t.noNumber : error}
      onChange={({ target }) => type(target.value)}
      onBlur={leave}
    />
  );
};

/** What is typed, until it is left: then it shows as it was understood, or stays with an error. */
function useTypedNumber(value: number | null, onNumber: NumberBoxProps['onNumber']) {
  const language = useLanguage();
  const written = value === null ? '' : decimalText(value, language);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const read = readDecimal(typed ?? written);
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    const next = readDecimal(text);
    if (next.kind === 'empty') onNumber(null);
    if (next.kind === 'number') onNumber(next.value);
  };
  const leave = () => {
    if (read.kind === 'invalid') setLeft(true);
    else setTyped(null);
  };
  return { shown: typed ?? written, type, leave, isWrong: wasLeft && read.kind === 'invalid' };
}
