import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentProps, useState } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { readScaled, type ScaledKind, scaledText } from './scaled.ts';
import { TextBox } from './text-box.tsx';

interface ScaledBoxProps extends Omit<ComponentProps<typeof TextBox>, 'value' | 'onChange'> {
  /** `whole`, or in which unit the number is: tenths, cents, hundredths of a percent, thousandths. */
  readonly kind: ScaledKind;
  /** In the smallest unit; a text that is no such number stays as it was typed; null for an empty box. */
  readonly value: number | string | null;
  readonly onValue: (value: number | string | null) => void;
  /** Stands behind the number: €, %. */
  readonly unit?: string | undefined;
}

/**
 * A number that is whole in its smallest unit: typed with a decimal comma or point (SHL-85), shown as people write it
 * once it is left. What is no number is handed on as it was typed, so that it can be refused, kept and mended.
 */
export const ScaledBox = ({ kind, value, onValue, unit, onFocus, onBlur, ...box }: ScaledBoxProps) => {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [isFocused, setFocused] = useState(false);
  const written =
    typeof value === 'number' ? scaledText(value, kind, language, { isGrouped: !isFocused }) : value;
  const isOwn = isFocused && typed !== undefined && read(typed, kind) === value;
  return (
    <TextBox
      {...box}
      inputMode="decimal"
      autoComplete="off"
      value={isOwn ? typed : (written ?? '')}
      endAdornment={unit === undefined ? undefined : <InputAdornment position="end">{unit}</InputAdornment>}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(read(target.value, kind));
      }}
      onBlur={(event) => {
        setFocused(false);
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
};

function read(typed: string, kind: ScaledKind): number | string | null {
  const value = readScaled(typed, kind);
  return value === undefined ? typed : value;
}
