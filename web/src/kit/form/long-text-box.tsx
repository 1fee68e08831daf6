import type { ComponentProps } from 'react';
import { useFormats } from '../format/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { BoxWords } from './box-words.tsx';
import styles from './boxes.module.css';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import { TextBox } from './text-box.tsx';

const texts = defineTexts(de, en);

interface LongTextBoxProps extends Omit<ComponentProps<typeof TextBox>, 'value'> {
  readonly value: string;
  /** Characters that it may have. */
  readonly max: number;
}

/** Text of several lines, which tells how much of its room is used. */
export const LongTextBox = ({ value, max, hint, error, ...box }: LongTextBoxProps) => {
  const t = useTexts(texts);
  const f = useFormats();
  const length = [...value].length;
  const words = (
    <span className={styles.foot}>
      <span>
        <BoxWords hint={hint} error={error} />
      </span>
      <span className={styles.count}>{t.count(f.number(length), f.number(max))}</span>
    </span>
  );
  return (
    <TextBox
      {...box}
      multiline
      minRows={3}
      maxRows={10}
      value={value}
      hint={words}
      isWrong={error !== undefined}
    />
  );
};
