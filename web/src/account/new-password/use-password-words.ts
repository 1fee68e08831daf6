import { useTexts } from '../../kit/i18n/index.ts';
import { newPasswordTexts } from './new-password-texts.ts';
import type { PasswordRule } from './password-rules.ts';

const known = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_SIMPLE',
  'PASSWORD_COMMON',
  'PASSWORD_PERSONAL',
  'PASSWORDS_DIFFER',
] as const;

/** The words for the codes that a schema or the server has for a new password; undefined for any other. */
export const usePasswordWords = (rule: PasswordRule): ((code: string) => string | undefined) => {
  const t = useTexts(newPasswordTexts);
  return (code) => {
    if (code === 'PASSWORD_TOO_LONG') return t.PASSWORD_TOO_LONG(rule.max);
    const key = known.find((one) => one === code);
    return key && t[key];
  };
};
