import { type ComponentProps, useState } from 'react';
import { PasswordBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { newPasswordTexts } from './new-password-texts.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { type PasswordRule, rulesForManagers } from './password-rules.ts';

type BoxProps = Omit<ComponentProps<typeof PasswordBox>, 'label' | 'shown' | 'onToggle'> & {
  /** Where "password" alone would not say which one. */
  readonly label?: string;
};

interface NewPasswordFieldsProps {
  readonly rule: PasswordRule;
  /** What is typed so far. */
  readonly typed: string;
  readonly password: BoxProps;
  readonly confirmation: BoxProps;
}

/** A new password and its confirmation, shown and hidden together, with the rule ticking along. */
export const NewPasswordFields = ({ rule, typed, password, confirmation }: NewPasswordFieldsProps) => {
  const t = useTexts(newPasswordTexts);
  const [shown, setShown] = useState(false);
  const input = { passwordrules: rulesForManagers(rule) };
  return (
    <>
      <PasswordBox
        label={t.newPassword}
        autoComplete="new-password"
        slotProps={{ input }}
        shown={shown}
        onToggle={() => setShown(!shown)}
        {...password}
      />
      <PasswordChecklist rule={rule} password={typed} />
      <PasswordBox label={t.confirmPassword} autoComplete="new-password" shown={shown} {...confirmation} />
    </>
  );
};
