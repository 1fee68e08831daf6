import { isDay } from '@tresen/domain/kit/business-day';
import type { Language } from '../i18n/index.ts';

/** How a day is typed, for the empty field. */
export const datePattern: Readonly<Record<Language, string>> = { de: 'TT.MM.JJJJ', en: 'dd/mm/yyyy' };

const separators: Readonly<Record<Language, string>> = { de: '.', en: '/' };

/** A day as people write it: `21.11.2026`; empty for no day. */
export const dateText = (day: string, language: Language): string =>
  day === '' ? '' : day.split('-').reverse().join(separators[language]);

const century = 2000;

/**
 * The day that a person typed, day first: `21.11.2026`, `1.3.26`, `21112026`, or as YYYY-MM-DD; dots, slashes,
 * dashes and spaces are the same. Undefined when it is no day of the calendar.
 */
export const typedDay = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (isDay(trimmed)) return trimmed;
  const parts = /^(\d{1,2})[./\s-]*(\d{1,2})[./\s-]*(\d{4}|\d{2})$/.exec(trimmed);
  if (!parts) return undefined;
  const [, day = '', month = '', year = ''] = parts;
  const full = year.length === 2 ? String(century + Number(year)) : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : undefined;
};
