import { isDay } from '../../kit/business-day/index.ts';

/** What a text in the search box asks for; all parts together narrow the list. */
export interface ReceiptSearch {
  /** The receipt's number: `4711`, `#4711`, `Beleg Nr. 4711`. */
  readonly number?: number;
  /** Cents: `12,50`, `12.50 €`, `-3,20`, and as pages write them: `1.825,74 €`, `-1.192,20`, `€1,825.74`. */
  readonly gross?: number;
  /** Minutes since midnight on the clock of the branch: `14:30` is 870. */
  readonly minutes?: number;
  /** `21.11.2026`, `21.11.26`, `2026-11-21`, or without a year the latest such day until today. */
  readonly day?: string;
  /** Whatever else was typed: words of note, tags, customer or target. */
  readonly words: string;
}

/** The minus of a keyboard, and those of typesetting and of spreadsheets. */
const minus = '[-\u2212\u2013]';

/** Amounts as people type and pages write them; thousands stand in groups of three, never apart by the decimal mark. */
const amounts = [
  /^(\d{1,9})[.,](\d\d)$/,
  /^(\d{1,3}(?:\.\d{3}){1,3}),(\d\d)$/,
  /^(\d{1,3}(?:,\d{3}){1,3})\.(\d\d)$/,
  /^(\d{1,3}(?:['’]\d{3}){1,3})[.,](\d\d)$/,
] as const;

/** With its currency beside it a number without cents is an amount, too. */
const wholeAmount = /^(\d{1,9}|\d{1,3}(?:[.,'’]\d{3}){1,3})()$/;

const signed = new RegExp(`^(${minus})?(€|EUR|CHF)?(${minus})?(.+?)(€|EUR|CHF)?$`, 'i');

/** As of every search: what is longer finds nothing more, and reading it must stay cheap. */
const longestText = 500;

/**
 * Reads what people type to find one receipt: amount, time, day and number in any order, the rest as words.
 * @param today the business day now, which completes a day without year
 */
export const parseReceiptSearch = (text: string, today: string): ReceiptSearch => {
  const found: { -readonly [Name in keyof ReceiptSearch]: ReceiptSearch[Name] } = { words: '' };
  const words: string[] = [];
  const take = <Name extends 'number' | 'gross' | 'minutes' | 'day'>(
    name: Name,
    value: ReceiptSearch[Name],
  ) => {
    if (value === undefined || found[name] !== undefined) return false;
    found[name] = value;
    return true;
  };
  for (const part of text
    .slice(0, longestText)
    .replaceAll(/(\d)\s+(€|EUR\b|CHF\b)/gi, '$1$2')
    .replaceAll(/(?<!\d)(€|\bEUR|\bCHF)\s+(?=[-\u2212\u2013\d])/gi, '$1')
    .trim()
    .split(/\s+/)
    .filter(Boolean)) {
    const isTaken =
      take('minutes', minutesOf(part)) ||
      take('day', dayOf(part, today)) ||
      take('gross', centsOf(part)) ||
      take('number', numberOf(part));
    if (!isTaken) words.push(part);
  }
  // Labels mean nothing beside what they stand by: `Beleg 4711`, `12,50 €`, `14:30 Uhr`.
  const isLabelled = Object.keys(found).length > 1;
  return { ...found, words: words.filter((word) => !isLabelled || !isLabel(word)).join(' ') };
};

function minutesOf(text: string): number | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}

function dayOf(text: string, today: string): string | undefined {
  if (isDay(text)) return text;
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)?$/.exec(text) ?? [];
  if (date === undefined || month === undefined) return undefined;
  const inYear = (of: string | number) => `${of}-${twoDigits(month)}-${twoDigits(date)}`;
  const thisYear = inYear(today.slice(0, 4));
  const fullYear = year?.length === 2 ? `20${year}` : year;
  const day = fullYear
    ? inYear(fullYear)
    : thisYear <= today
      ? thisYear
      : inYear(Number(today.slice(0, 4)) - 1);
  return isDay(day) ? day : undefined;
}

function twoDigits(text: string | number): string {
  return String(text).padStart(2, '0');
}

function centsOf(text: string): number | undefined {
  const [, before, currency, behind, digits = '', currencyBehind] = signed.exec(text) ?? [];
  const forms = (currency ?? currencyBehind) ? [...amounts, wholeAmount] : amounts;
  for (const form of forms) {
    const [, whole, fraction] = form.exec(digits) ?? [];
    if (whole === undefined) continue;
    const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(fraction);
    return (before ?? behind) ? 0 - cents : cents;
  }
  return undefined;
}

function numberOf(text: string): number | undefined {
  return /^#?\d{1,15}$/.test(text) ? Number(text.replace('#', '')) : undefined;
}

function isLabel(text: string): boolean {
  return /^(?:beleg|bon|receipt|nr|no|number|nummer|uhr|eur|chf|€|#)[.:]?$/i.test(text);
}
