import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import { defineTexts, useLanguage, useTexts } from '../i18n/index.ts';
import { CalendarTodayIcon } from '../icons/calendar-today.tsx';
import styles from './date-box.module.css';
import { datePattern, dateText, typedDay } from './date-text.ts';
import { de } from './form.de.ts';
import { en } from './form.en.ts';

const texts = defineTexts(de, en);

interface DateBoxProps {
  readonly label: string;
  /** YYYY-MM-DD, or empty. */
  readonly value: string;
  /** A day, or empty when the field was cleared. */
  readonly onChange: (day: string) => void;
}

/**
 * A day, written as the reader writes it. The browser's own date field would follow the language of the browser
 * instead of the app's; it only lends its calendar.
 */
export const DateBox = ({ label, value, onChange }: DateBoxProps) => {
  const t = useTexts(texts);
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const pattern = datePattern[useLanguage()];
  const { typed, setTyped, take, isWrong } = useTypedDay({ value, onChange });
  return (
    <div className={styles.box}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        placeholder={pattern}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      <span className={styles.calendar}>
        <IconButton size="small" aria-label={t.calendar(label)} onClick={() => picker.current?.showPicker()}>
          <CalendarTodayIcon fontSize="small" />
        </IconButton>
      </span>
      <input
        ref={picker}
        className={styles.picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isWrong && (
        <span id={`${id}-error`} className={styles.error} role="alert">
          {t.noDay}
        </span>
      )}
    </div>
  );
};

/** What is typed, until it is left: then it becomes a day, or stays with an error. */
function useTypedDay({ value, onChange }: Omit<DateBoxProps, 'label'>) {
  const written = dateText(value, useLanguage());
  const [typed, setTyped] = useState(written);
  // What somebody is typing is theirs: the value may come only now, with the first answer, or follow what was told before.
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setTyped(written);
  }, [written]);
  const day = typed.trim() === '' ? '' : typedDay(typed);
  // Once for what was typed: when the field is left, Enter may have told it, and what shows may be an older value that came.
  const take = () => {
    if (!isTyping.current) return;
    isTyping.current = false;
    if (day === undefined) return;
    if (day === value) setTyped(written);
    else onChange(day);
  };
  const type = (text: string) => {
    isTyping.current = true;
    setTyped(text);
  };
  return { typed, setTyped: type, take, isWrong: day === undefined && typed !== written };
}
