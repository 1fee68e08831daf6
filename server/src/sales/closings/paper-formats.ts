import type { ReportFormats } from '@tresen/domain/sales/closing-reports';

export type PaperLanguage = 'de' | 'en';

const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** Numbers, money and times as people of a language write them; the web writes the same (`kit/format`). */
export const paperFormats = (language: PaperLanguage): ReportFormats => {
  const locale = locales[language];
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const date = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return {
    money: (cents, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    number: (value) => plain.format(value),
    share: (ratio) => share.format(ratio),
    dateTime: (iso, timeZone) =>
      new Intl.DateTimeFormat(locale, { ...date, ...time, timeZone }).format(new Date(iso)),
    day: (isoDay) =>
      new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' }).format(new Date(`${isoDay}T00:00:00Z`)),
  };
};
