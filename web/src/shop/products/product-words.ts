import { intervalWords } from '@tresen/domain/shop/cart';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage } from '../../kit/i18n/index.ts';

/** Euro is the shop's only currency (CON-16). */
const currency = 'EUR';

/** How prices and payments are written. */
export const usePriceWords = () => {
  const language = useLanguage();
  const f = useFormats();
  const money = (cents: number): string => f.money(cents, currency);
  /** How often something is paid. @param months from one payment to the next; 0 for once */
  const interval = (months: number): string => intervalWords(language, months);
  return {
    money,
    interval,
  } as const;
};
