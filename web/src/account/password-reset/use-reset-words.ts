import { useTexts } from '../../kit/i18n/index.ts';
import { resetRule, usePasswordWords } from '../new-password/index.ts';
import { passwordResetTexts } from './password-reset-texts.ts';

/** Codes of the schemas and of refusals that have words of their own in the catalogue. */
const known = ['EMAIL_INVALID', 'USER_UNKNOWN', 'EMAIL_UNCONFIRMED', 'LINK_INVALID', 'WRONG_DATA'] as const;

/** The words for what is wrong with the forms of a forgotten password, else the server's own text, else ERR-10. */
export const useResetWords = (): ((code: string, text?: string) => string) => {
  const t = useTexts(passwordResetTexts);
  const passwordWords = usePasswordWords(resetRule);
  return (code, text) => {
    const key = known.find((one) => one === code);
    return key ? t[key] : (passwordWords(code) ?? (text || t.WRONG_DATA));
  };
};
