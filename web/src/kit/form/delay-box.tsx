import { type ReactNode, useState } from 'react';
import { defineTexts, useLanguage, useTexts } from '../i18n/index.ts';
import { ChoiceBox } from './choice-box.tsx';
import styles from './delay-box.module.css';
import { delayText } from './delay-text.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';
import { ScaledBox } from './scaled-box.tsx';

const texts = defineTexts(de, en);

/** Seconds that people choose; anything else is entered. */
const usual = [0, 30, 60, 120, 300, 600, 900, 1800, 3600];
const other = -1;

interface DelayBoxProps {
  readonly label: string;
  readonly name: string;
  /** Seconds, 0 is never; a text that is no number stays as it was typed. */
  readonly value: number | string | null;
  readonly onValue: (value: number | string | null) => void;
  readonly onBlur?: () => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** A time after which something happens: never, one of the usual ones, or minutes and seconds. */
export const DelayBox = ({ label, name, value, onValue, ...box }: DelayBoxProps) => {
  const t = useTexts(texts);
  const language = useLanguage();
  const [isOther, setOther] = useState(false);
  const isShown = isOther || !usual.some((seconds) => seconds === value);
  const { hint, error, ...plain } = box;
  return (
    <div className={styles.delay}>
      <ChoiceBox
        {...plain}
        hint={hint}
        error={isShown ? undefined : error}
        label={label}
        name={name}
        required
        options={[
          ...usual.map((seconds) => ({
            value: seconds,
            title: delayText(seconds, language),
          })),
          { value: other, title: t.otherDelay },
        ]}
        value={isShown ? other : Number(value)}
        onValue={(chosen) => {
          setOther(chosen === other);
          if (chosen !== other) onValue(chosen);
        }}
      />
      {isShown && <OtherDelay {...plain} error={error} name={name} value={value} onValue={onValue} />}
    </div>
  );
};

/** Minutes and seconds of a time that is not among the usual ones. */
function OtherDelay({ name, value, onValue, onBlur, error }: Omit<DelayBoxProps, 'label' | 'hint'>) {
  const t = useTexts(texts);
  const known = typeof value === 'number' ? value : undefined;
  const minutes = known === undefined ? value : Math.floor(known / 60);
  const seconds = known === undefined ? 0 : known % 60;
  const change = (nextMinutes: number | string | null, nextSeconds: number | string | null) => {
    const isNumber = typeof nextMinutes !== 'string' && typeof nextSeconds !== 'string';
    onValue(isNumber ? (nextMinutes ?? 0) * 60 + (nextSeconds ?? 0) : nextMinutes);
  };
  const box = { kind: 'whole', required: true, ...(onBlur && { onBlur }) } as const;
  return (
    <div className={styles.parts}>
      <ScaledBox
        {...box}
        label={t.minutes}
        name={`${name}Minutes`}
        value={minutes}
        error={error}
        onValue={(next) => change(next, seconds)}
      />
      <ScaledBox
        {...box}
        label={t.seconds}
        name={`${name}Seconds`}
        value={seconds}
        isWrong={error !== undefined}
        onValue={(next) => change(minutes, typeof next === 'string' ? seconds : next)}
      />
    </div>
  );
}
