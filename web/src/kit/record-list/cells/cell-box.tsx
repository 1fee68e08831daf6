import TextField from '@mui/material/TextField';
import { type Field, textFormats } from '@tresen/domain/kit/entities';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import {
  type Reference,
  ReferenceChoice,
  type ReferenceSource,
  readScaled,
  scaledText,
} from '../../form/index.ts';
import { useLanguage } from '../../i18n/index.ts';
import { hasWords, searchedWords } from '../../search/index.ts';
import styles from './cells.module.css';
import type { Entered } from './cells-context.ts';
import type { Way } from './move-focus.ts';

/** How an entry ends: where the focus goes, or nowhere when it has gone already. */
export type End = Exclude<Way, 'first' | 'last'> | 'gone';

interface BoxProps {
  /** `Espresso, Preis` */
  readonly label: string;
  readonly value: unknown;
  /** Id of what says what is wrong. */
  readonly faultId: string | undefined;
  readonly takesFocus: boolean;
  readonly onEnd: (entered: Entered, end: End) => void;
}

export const TextCellBox = (props: BoxProps & { readonly field: Field }) => {
  const { field, label, value, faultId, takesFocus, onEnd } = props;
  const { read, write, isNumber } = useWriting(field);
  return (
    <input
      ref={useTakenFocus<HTMLInputElement>(takesFocus)}
      className={styles.box}
      data-number={isNumber || undefined}
      inputMode={isNumber ? 'decimal' : undefined}
      enterKeyHint="done"
      autoComplete="off"
      aria-label={label}
      defaultValue={String(write(value) ?? '')}
      {...faultProps(faultId)}
      {...plainEnds<HTMLInputElement>((input) => read(input.value), onEnd)}
    />
  );
};

interface ChoiceCellProps extends BoxProps {
  readonly field: Extract<Field, { kind: 'choice' }>;
  readonly titles: Readonly<Record<string | number, string>>;
  readonly none: string;
}

export const ChoiceCellBox = (props: ChoiceCellProps) => {
  const { field, titles, none, label, value, faultId, takesFocus, onEnd } = props;
  return (
    <select
      ref={useTakenFocus<HTMLSelectElement>(takesFocus)}
      className={styles.box}
      aria-label={label}
      defaultValue={String(value ?? '')}
      {...faultProps(faultId)}
      {...plainEnds<HTMLSelectElement>(
        (box) => field.values.find((one) => String(one) === box.value) ?? null,
        onEnd,
      )}
    >
      {field.isRequired !== true && <option value="">{none}</option>}
      {field.values.map((one) => (
        <option key={one} value={String(one)}>
          {titles[one] ?? one}
        </option>
      ))}
    </select>
  );
};

interface ReferenceCellProps extends BoxProps {
  readonly source: ReferenceSource;
  readonly chosenName: string | undefined;
  readonly isRequired: boolean;
  readonly onGiveUp: () => void;
}

export const ReferenceCellBox = (props: ReferenceCellProps) => {
  const { source, label, value, chosenName, isRequired, faultId, takesFocus, onEnd, onGiveUp } = props;
  const typed = useRef('');
  const highlighted = useRef<Reference | null>(null);
  const unchanged = { value, name: chosenName };
  /** What Tab takes: the one that stands out, if it is what was typed; without typing, nothing changes. */
  const taken = (): Entered | undefined => {
    if (typed.current.trim() === '') return unchanged;
    const option = highlighted.current;
    const isTyped = option !== null && hasWords(option.name, searchedWords(typed.current));
    return isTyped ? { value: option.id, name: option.name } : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const entered = taken();
    if (entered) onEnd(entered, event.shiftKey ? 'before' : 'behind');
  };
  return (
    <div className={styles.reference} onKeyDownCapture={onKeyDown}>
      <ReferenceChoice
        label={label}
        source={source}
        value={value as string | null}
        chosenName={chosenName}
        size="small"
        openOnFocus
        disableClearable={isRequired}
        slotProps={{ popper: { className: styles.choices } }}
        onValue={(id, name) => onEnd({ value: id, name }, 'down')}
        onBlur={onGiveUp}
        onHighlight={(option) => {
          highlighted.current = option;
        }}
        renderInput={(input) => (
          <TextField
            {...input}
            autoFocus={takesFocus}
            error={faultId !== undefined}
            onInput={({ target }) => {
              typed.current = (target as HTMLInputElement).value;
            }}
            slotProps={{
              ...input.slotProps,
              htmlInput: { ...input.slotProps?.htmlInput, 'aria-label': label, ...faultProps(faultId) },
            }}
          />
        )}
      />
    </div>
  );
};

/** How the text of a field is read and written. What is no number is handed on as it was typed, to be refused. */
function useWriting(field: Field) {
  const language = useLanguage();
  switch (field.kind) {
    case 'whole':
    case 'cents':
    case 'percent':
    case 'thousandths':
      return {
        read: (text: string) => {
          const value = readScaled(text, field.kind);
          return value === undefined ? text : value;
        },
        write: (value: unknown) =>
          typeof value === 'number' ? scaledText(value, field.kind, language, { isGrouped: false }) : value,
        isNumber: true,
      };
    default: {
      const format = field.kind === 'text' && field.format ? textFormats[field.format] : undefined;
      return {
        read: (text: string) => (format ? format.tidy(text) : text.trim()) || null,
        write: (value: unknown) => (format ? format.display(String(value ?? '')) : value),
        isNumber: false,
      };
    }
  }
}

/** Takes the focus when it opens, with all that it holds marked. */
function useTakenFocus<Box extends HTMLInputElement | HTMLSelectElement>(takesFocus: boolean) {
  const box = useRef<Box>(null);
  const isWanted = useRef(takesFocus);
  useLayoutEffect(() => {
    if (!isWanted.current) return;
    box.current?.focus();
    if (box.current instanceof HTMLInputElement) box.current.select();
  }, []);
  return box;
}

function faultProps(faultId: string | undefined) {
  return faultId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId };
}

/** What ends the entry in a plain box: keys, or leaving it. */
function plainEnds<Element extends HTMLElement>(
  read: (element: Element) => unknown,
  onEnd: BoxProps['onEnd'],
) {
  return {
    onKeyDown: (event: KeyboardEvent<Element>) => {
      const end = endOf(event);
      if (!end || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnd({ value: read(event.currentTarget) }, end);
    },
    onBlur: ({ currentTarget }: { readonly currentTarget: Element }) =>
      onEnd({ value: read(currentTarget) }, 'gone'),
  };
}

/** Enter goes to the next row, Tab to the next cell, backwards with Shift. */
function endOf({ key, shiftKey }: KeyboardEvent): End | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'before' : 'behind';
  return undefined;
}
