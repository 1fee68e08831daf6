import { addDays } from '@tresen/domain/kit/business-day';
import { useMemo } from 'react';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { Service } from './services.queries.ts';
import { serviceTexts } from './services-texts.ts';

/** Euro is the shop's only currency (CON-16). */
const currency = 'EUR';

/** How prices and days of services are written. */
export const useServiceWords = () => {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  return useMemo(() => {
    const known: Readonly<Record<number, (price: string) => string>> = {
      1: t.perMonth,
      3: t.perQuarter,
      6: t.perHalfYear,
      12: t.perYear,
    };
    return {
      money: (cents: number): string => f.money(cents, currency),
      /** What one billing costs, and how often it comes. */
      price: ({ price, billingIntervalMonths: months }: Pick<Service, 'price' | 'billingIntervalMonths'>) => {
        const money = f.money(price, currency);
        return known[months]?.(money) ?? t.perMonths(money, f.number(months));
      },
      /** The last day with a service, of the first one without it. */
      lastDay: (endsOn: string): string => f.day(addDays(endsOn, -1)),
    } as const;
  }, [t, f]);
};
