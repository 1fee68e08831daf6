import type { FieldError } from 'react-hook-form';
import { useTexts } from '../../kit/i18n/index.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { checkoutMessages } from './checkout-values.ts';

/** What a field says that is wrong. */
export const useFieldWords = () => {
  const t = useTexts(checkoutTexts);
  return (error: FieldError | undefined): string | undefined => {
    if (!error) return undefined;
    const code = checkoutMessages.find((message) => message === error.message);
    return code ? t[code] : t.REQUIRED;
  };
};
