import { useTexts } from '../../kit/i18n/index.ts';
import { registrationRule, usePasswordWords } from '../new-password/index.ts';
import { registrationTexts } from './registration-texts.ts';

/** Codes of the schema and of a refusal that have words of their own in the catalogue. */
const known = [
  'NAME_TOO_SHORT',
  'NAME_TOO_LONG',
  'NAME_INVALID',
  'COMPANY_REQUIRED',
  'COMPANY_TOO_LONG',
  'COMPANY_INVALID',
  'EMAIL_INVALID',
  'USER_EXISTS',
  'INVITATION_INVALID',
  'INVITATION_OTHER_EMAIL',
  'WRONG_DATA',
] as const;

/** ERR-12: what the server says about a refused registration, else 'User already exist!'. */
export const useRegistrationWords = (): ((code: string, text?: string) => string) => {
  const t = useTexts(registrationTexts);
  const passwordWords = usePasswordWords(registrationRule);
  return (code, text) => {
    const key = known.find((one) => one === code);
    return key ? t[key] : (passwordWords(code) ?? (text || t.USER_EXISTS));
  };
};
