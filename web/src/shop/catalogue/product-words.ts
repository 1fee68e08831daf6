import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { catalogueTexts } from './catalogue-texts.ts';

/** Euro is the shop's only currency (CON-16). */
const currency = 'EUR';

/** How prices and payments are written. */
export const usePriceWords = () => {
  const t = useTexts(catalogueTexts);
  const f = useFormats();
  const known: Readonly<Record<number, string>> = {
    0: t.once,
    1: t.perMonth,
    3: t.perQuarter,
    6: t.perHalfYear,
    12: t.perYear,
  };
  const money = (cents: number): string => f.money(cents, currency);
  /** How often something is paid. @param months from one payment to the next; 0 for once */
  const interval = (months: number): string => known[months] ?? t.perMonths(f.number(months));
  return {
    money,
    interval,
  } as const;
};
