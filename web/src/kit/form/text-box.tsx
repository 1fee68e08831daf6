import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';
import { BoxWords } from './box-words.tsx';

interface TextBoxProps extends Omit<OutlinedInputProps, 'error' | 'id' | 'ref'> {
  /** The input itself: forms put the focus there when it is at fault. */
  readonly ref?: OutlinedInputProps['inputRef'];
  readonly label: string;
  /** What is wrong with the entry, in words. */
  readonly error?: string | undefined;
  /** The hint says what is wrong, among other things. */
  readonly isWrong?: boolean;
  readonly hint?: ReactNode;
}

/** A line of text with label, hint and error. Made of parts, since MUI's TextField brings the select along. */
export const TextBox = ({
  label,
  error,
  isWrong,
  hint,
  required = false,
  type = 'text',
  ref,
  ...input
}: TextBoxProps) => {
  const id = useId();
  return (
    <FormControl error={isWrong ?? error !== undefined} fullWidth required={required} variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={`${id}-hint`}
        inputRef={ref}
        {...kindOf(type)}
        {...input}
      />
      <FormHelperText id={`${id}-hint`} aria-live="polite">
        <BoxWords hint={hint} error={error} />
      </FormHelperText>
    </FormControl>
  );
};

/** Browsers that check e-mails themselves hand over `xn--…` in place of umlauts; only the keyboard is wanted of them. */
function kindOf(type: string) {
  return type === 'email'
    ? ({
        type: 'text',
        inputProps: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
      } as const)
    : { type };
}
