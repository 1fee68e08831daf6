import { useTexts } from '../../kit/i18n/index.ts';
import { newPasswordTexts } from './new-password-texts.ts';
import type { PasswordRule } from './password-rules.ts';

/** The words for the codes that a schema has for a new password; undefined for any other. */
export const usePasswordWords = (rule: PasswordRule): ((code: string) => string | undefined) => {
  const t = useTexts(newPasswordTexts);
  return (code) => {
    if (code === 'PASSWORD_TOO_LONG') return t.PASSWORD_TOO_LONG(rule.max);
    if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_TOO_SIMPLE' || code === 'PASSWORDS_DIFFER')
      return t[code];
    return undefined;
  };
};
