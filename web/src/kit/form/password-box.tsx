import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { VisibilityOffOutlinedIcon } from '../icons/visibility-off-outlined.tsx';
import { VisibilityOutlinedIcon } from '../icons/visibility-outlined.tsx';
import { de } from './password-box.de.ts';
import { en } from './password-box.en.ts';
import { TextBox } from './text-box.tsx';

const texts = defineTexts(de, en);

interface PasswordBoxProps extends ComponentProps<typeof TextBox> {
  readonly shown: boolean;
  /** Left out at a box that follows the sight of another one. */
  readonly onToggle?: () => void;
}

/** A password, which can be looked at. It may be pasted, and says to password managers what it is. */
export const PasswordBox = ({ shown, onToggle, ...box }: PasswordBoxProps) => {
  const t = useTexts(texts);
  const toggle = onToggle && (
    <InputAdornment position="end">
      <IconButton edge="end" aria-label={shown ? t.hidePassword : t.showPassword} onClick={onToggle}>
        {shown ? <VisibilityOffOutlinedIcon /> : <VisibilityOutlinedIcon />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextBox
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      endAdornment={toggle}
      {...box}
    />
  );
};
