import type { FieldError } from 'react-hook-form';
import { useTexts } from '../../kit/i18n/index.ts';
import { customerTexts } from './customer-branches-texts.ts';

/** The words of what is wrong with a field: those of its code, or what the server said. */
export const useFieldWords = () => {
  const t = useTexts(customerTexts);
  return (error: FieldError | undefined): string | undefined => {
    const words: unknown = error?.message && t[error.message as keyof typeof t];
    return typeof words === 'string' ? words : error?.message;
  };
};
