import { type ComponentProps, useState } from 'react';
import { TextBox } from './text-box.tsx';

/** How a text is kept and how people read it: `DE89370400440532013000` and `DE89 3704 0044 0532 0130 00`. */
export interface TextWriting {
  readonly tidy: (text: string) => string;
  readonly display: (tidy: string) => string;
  /** Undefined where nothing is wrong with it. */
  readonly faultOf: (tidy: string) => unknown;
}

interface WrittenBoxProps extends Omit<ComponentProps<typeof TextBox>, 'value' | 'onChange'> {
  readonly writing: TextWriting;
  /** As it is kept. */
  readonly value: string | null;
  readonly onValue: (value: string | null) => void;
}

/** A text that is kept otherwise than it is shown; while somebody types, it stays as it is typed. */
export const WrittenBox = ({ writing, value, onValue, onBlur, ...box }: WrittenBoxProps) => {
  const { tidy, display, faultOf } = writing;
  const [typed, setTyped] = useState<string>();
  const isOwn = typed !== undefined && tidy(typed) === (value ?? '');
  return (
    <TextBox
      {...box}
      autoComplete="off"
      value={isOwn ? typed : display(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(tidy(target.value) || null);
      }}
      onBlur={(event) => {
        // What is wrong stays as it was typed, so that it is found on the paper that it came from.
        if (typed !== undefined && faultOf(tidy(typed)) === undefined) setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
};
