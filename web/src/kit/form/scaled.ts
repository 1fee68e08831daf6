import { readDecimal } from '@tresen/domain/kit/numbers';
import type { Language } from '../i18n/index.ts';

/**
 * How the whole numbers of a kind of field are written: places behind the decimal mark that are understood, and how
 * many of them always show.
 */
const scales = {
  whole: { places: 0, shown: 0 },
  tenths: { places: 1, shown: 0 },
  cents: { places: 2, shown: 2 },
  percent: { places: 2, shown: 0 },
  thousandths: { places: 3, shown: 0 },
} as const;
export type ScaledKind = keyof typeof scales;

/** What is typed, in the smallest unit: `12,5` as cents is 1250. Null when empty, undefined when it is no such number. */
export const readScaled = (typed: string, kind: ScaledKind): number | null | undefined => {
  const read = readDecimal(typed);
  if (read.kind === 'empty') return null;
  if (read.kind === 'invalid') return undefined;
  const [whole = '', behind = ''] = read.text.split('.');
  const kept = behind.replace(/0+$/, '');
  const { places } = scales[kind];
  if (kept.length > places) return undefined;
  const value = Number(whole + kept.padEnd(places, '0'));
  // Minus nothing is nothing.
  return value === 0 ? 0 : value;
};

const formats = new Map<string, Intl.NumberFormat>();

/** A number of the smallest unit for reading (`1.234,50`), or without groups, for typing on. */
export const scaledText = (
  value: number,
  kind: ScaledKind,
  language: Language,
  { isGrouped = true }: { readonly isGrouped?: boolean } = {},
): string => remembered(language, kind, isGrouped).format(value / 10 ** scales[kind].places);

/** Hundredths of a percent for reading: `19 %`, in English `19%`. */
export const percentText = (value: number, language: Language): string =>
  `${scaledText(value, 'percent', language)}${language === 'de' ? ' %' : '%'}`;

function remembered(language: Language, kind: ScaledKind, isGrouped: boolean): Intl.NumberFormat {
  const key = `${language}${kind}${isGrouped}`;
  const format = formats.get(key) ?? formatOf(language, kind, isGrouped);
  formats.set(key, format);
  return format;
}

function formatOf(language: Language, kind: ScaledKind, useGrouping: boolean) {
  return new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    useGrouping,
    minimumFractionDigits: scales[kind].shown,
    maximumFractionDigits: scales[kind].places,
  });
}
