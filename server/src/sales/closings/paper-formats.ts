import type { ReportFormats } from '@tresen/domain/sales/closing-reports';
import { madeOnce } from '../../kit/bounded-map/index.ts';

export type PaperLanguage = 'de' | 'en';

/** Currencies, and zones. */
const maxKept = 64;

const locales = { de: 'de-DE', en: 'en-GB' } as const;

/**
 * Numbers, money and times as people of a language write them; the web writes the same (`kit/format`). A formatter is dear to
 * make: those of a language are made once.
 */
export const paperFormats: (language: PaperLanguage) => ReportFormats = madeOnce(2, formatsOf);

function formatsOf(language: PaperLanguage): ReportFormats {
  const locale = locales[language];
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  // Hardly anything less than nothing is 0 %, not -0 %.
  const share = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'negative',
  });
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const day = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' });
  const moneyOf = madeOnce(
    maxKept,
    (currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }),
  );
  const momentIn = madeOnce(
    maxKept,
    (timeZone: string) => new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone }),
  );
  return {
    money: (cents, currency) => moneyOf(currency).format(cents / 100),
    number: (value) => plain.format(value),
    share: (ratio) => share.format(ratio),
    dateTime: (iso, timeZone) => momentIn(timeZone).format(new Date(iso)),
    day: (isoDay) => day.format(new Date(`${isoDay}T00:00:00Z`)),
  };
}
