import { type PaidLine, type Payments, paymentsOfLines } from './payments.ts';

type Language = 'de' | 'en';
/** Writes cents as an amount of the language. */
type Money = (cents: number) => string;

const intervals: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  de: { 0: 'einmalig', 1: 'pro Monat', 3: 'pro Quartal', 6: 'pro Halbjahr', 12: 'pro Jahr' },
  en: { 0: 'one-off', 1: 'per month', 3: 'per quarter', 6: 'every six months', 12: 'per year' },
};

const everyMonths: Readonly<Record<Language, (months: number) => string>> = {
  de: (months) => `alle ${months} Monate`,
  en: (months) => `every ${months} months`,
};

const terms: Readonly<Record<Language, (months: number) => string>> = {
  de: (months) => (months === 1 ? '1 Monat' : `${months} Monate`),
  en: (months) => (months === 1 ? '1 month' : `${months} months`),
};

const ofWhich: Readonly<Record<Language, string>> = { de: 'davon', en: 'of which' };

/** How often something is paid. @param months from one payment to the next; 0 for once */
export const intervalWords = (language: Language, months: number): string =>
  intervals[language][months] ?? everyMonths[language](months);

/**
 * What a line costs, never as a sum of what is paid once and what is paid again:
 * '29,00 € pro Monat + 198,00 € einmalig, 12 Monate'. Undefined where all of it is paid once.
 */
export const lineCostWords = (language: Language, line: PaidLine, money: Money): string | undefined => {
  const payments = paymentsOfLines([line]);
  if (payments.recurring.length === 0) return undefined;
  const { contractDurationMonths: term } = line;
  const cost = partsOf(language, payments, money).join(' + ');
  return term > 0 ? `${cost}, ${terms[language](term)}` : cost;
};

/** Stands below the sum of several lines: 'davon 29,00 € pro Monat, 198,00 € einmalig'. Undefined where all is paid once. */
export const splitWords = (
  language: Language,
  lines: readonly PaidLine[],
  money: Money,
): string | undefined => {
  const payments = paymentsOfLines(lines);
  if (payments.recurring.length === 0) return undefined;
  return `${ofWhich[language]} ${partsOf(language, payments, money).join(', ')}`;
};

/** Each amount with how often it is paid: '29,00 € pro Monat', '198,00 € einmalig'. */
function partsOf(language: Language, { once, recurring }: Payments, money: Money): string[] {
  return [...recurring, { months: 0, cents: once }]
    .filter(({ cents }) => cents > 0)
    .map(({ months, cents }) => `${money(cents)} ${intervalWords(language, months)}`);
}
