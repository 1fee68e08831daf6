import { type ReceiptProblem, type ReceiptRule, receiptRules } from '@tresen/domain/sales/receipts';
import { type Formats, useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { SyncProblem } from './sync-problems.queries.ts';
import { syncProblemTexts } from './sync-problems-texts.ts';

type Texts = (typeof syncProblemTexts)['de' | 'en'];

/** What the server noted beside the reason; not every reason has more to say. */
type Detail = Partial<Omit<ReceiptProblem, 'rule'>> & {
  readonly rule?: string;
  readonly zNumber?: number;
  /** Which VAT key, payment … of a closing. */
  readonly subject?: string;
};

/** A problem in words. */
export interface ProblemWords {
  /** Which record: `Beleg 4711`. */
  readonly record: string;
  /** What is wrong, in one sentence with its figures. */
  readonly sentence: string;
  /** What to do about it. */
  readonly advice: string;
  /** JSON Pointer to the field, for whoever mends the register's software. */
  readonly path: string | undefined;
}

/** The receipt contract allows a clock to run a day ahead; `expected` is that latest time. */
const toleratedMs = 86_400_000;

/** Says in plain words why a record waits and what to do. */
export const useProblemWords = (): ((problem: SyncProblem) => ProblemWords) => {
  const t = useTexts(syncProblemTexts);
  const f = useFormats();
  return (problem) => {
    const detail = detailOf(problem.detail);
    const sentence = ruleSentence(t, f, problem, detail) ?? closingSentence(t, f, problem, detail);
    return {
      record: recordWord(t, problem),
      sentence: sentence ?? reasonSentence(t, problem),
      advice: adviceOf(t, problem.reason),
      path: detail.path,
    };
  };
};

function detailOf(text: string): Detail {
  const detail: unknown = JSON.parse(text);
  return typeof detail === 'object' && detail !== null ? detail : {};
}

function ruleSentence(
  t: Texts,
  f: Formats,
  { zone, currency, kind }: SyncProblem,
  { rule, line, expected, actual }: Detail,
): string | undefined {
  if (kind !== 'receipt' || !isRule(rule) || expected === undefined || actual === undefined) return undefined;
  if (rule === 'endNotInFuture') return t.clockAhead(f.number(hoursAhead(String(expected), String(actual))));
  const write = (value: number | string): string => {
    if (typeof value === 'number') return currency ? f.money(value, currency) : f.decimal(value / 100);
    if (rule === 'unitPriceRoundsExact' && currency) return f.exactMoney(value, currency);
    return rule === 'startBeforeEnd' ? f.exactTime(value, zone) : value;
  };
  const where = line === undefined ? '' : `${t.inLine(line)}: `;
  return `${where}${t.rules[rule](write(expected), write(actual))}`;
}

function isRule(rule: string | undefined): rule is ReceiptRule {
  return rule !== undefined && Object.hasOwn(receiptRules, rule);
}

function hoursAhead(expected: string, actual: string): number {
  return Math.round((Date.parse(actual) - Date.parse(expected) + toleratedMs) / 3_600_000);
}

/** What a rule of closings expects of which part of it. */
function closingSentence(
  t: Texts,
  f: Formats,
  { kind, zone, currency }: SyncProblem,
  { path = '', rule, subject, expected, actual }: Detail,
): string | undefined {
  const [, part = ''] = path.split('/');
  if (kind !== 'closing' || expected === undefined || actual === undefined) return undefined;
  if (!Object.hasOwn(t.closingParts, part)) return undefined;
  const write = (value: number | string): string => {
    if (value === 'null') return '–';
    if (typeof value === 'string')
      return Number.isNaN(Date.parse(value)) || !value.includes('T') ? value : f.exactTime(value, zone);
    if (rule === 'dailiesNamed') return f.number(value);
    return currency ? f.money(value, currency) : f.decimal(value / 100);
  };
  const name = t.closingParts[part as keyof typeof t.closingParts];
  const whole = subject === undefined ? name : `${name} (${subject})`;
  return t.closingDiffers(whole, write(expected), write(actual));
}

function recordWord(t: Texts, { kind, number }: SyncProblem): string {
  const write = kind === 'closing' ? t.closing : t.receipt;
  return number === null ? write('') : write(String(number));
}

function reasonSentence(t: Texts, { kind, reason }: SyncProblem): string {
  const known = kind === 'closing' ? t.closingReasons : t.reasons;
  return Object.hasOwn(known, reason) ? known[reason as keyof typeof known] : t.unknownReason(reason);
}

function adviceOf(t: Texts, reason: string): string {
  return Object.hasOwn(t.advice, reason) ? t.advice[reason as keyof typeof t.advice] : t.otherAdvice;
}
