import type { ReportFormats } from '../closing-reports/index.ts';
import { reportWords } from '../closing-reports/index.ts';
import type { ReportDimension } from './dimensions.ts';
import type { ReportLineHead } from './report-data.ts';
import type { SalesReportWords } from './sales-report-words.ts';

/** The written forms that labels need beside those of papers. */
export interface LabelFormats extends ReportFormats {
  monthOfYear(isoDay: string): string;
  weekdayName(isoDay: string): string;
}

export interface LabelStyle {
  readonly language: 'de' | 'en';
  readonly words: SalesReportWords;
  readonly formats: LabelFormats;
}

/** The Monday from which weekdays are counted. */
const aMonday = '2024-01-01';

/** A row or column as people read it. */
export const labelOf = (
  dimension: ReportDimension,
  { key, name }: ReportLineHead,
  style: LabelStyle,
): string => {
  const { words, formats, language } = style;
  if (key === '…') return words.rest;
  switch (dimension) {
    case 'total':
      return words.total;
    case 'article':
      return name || (key === '' ? words.noArticle : key);
    case 'category':
      return name || (key === '' ? words.noCategory : key);
    case 'employee':
      return name || words.noEmployee;
    case 'register':
    case 'unit':
      return name || words.noName;
    case 'vat':
      return rateLabel(key, style);
    case 'payment':
      return paymentLabel(key, language);
    case 'takings':
      return takingsLabel(key, name, language);
    case 'hour':
      return words.hour(Number(key), Number(key) + 1);
    case 'place':
      return words.places[key as keyof SalesReportWords['places']] ?? key;
    case 'target':
      return name || (words.targets[key as keyof SalesReportWords['targets']] ?? words.noName);
    case 'day':
      return formats.day(key);
    case 'week':
      return words.week(formats.day(key));
    case 'month':
      return formats.monthOfYear(key);
    case 'quarter':
      return words.quarter(Math.floor((Number(key.slice(5, 7)) - 1) / 3) + 1, key.slice(0, 4));
    case 'year':
      return key.slice(0, 4);
    case 'weekday':
      return formats.weekdayName(`${aMonday.slice(0, 8)}0${Number(key) + 1}`);
  }
};

/** `1:1900` is 19 %; keys without a rate say why. */
function rateLabel(key: string, { words, formats }: LabelStyle): string {
  const [vatKey, rate] = key.split(':');
  const reason = words.taxFree[Number(vatKey) as keyof SalesReportWords['taxFree']];
  const percent = formats.share(Number(rate) / 10_000);
  return reason === undefined ? percent : `${percent} · ${reason}`;
}

function paymentLabel(key: string, language: 'de' | 'en'): string {
  const [kind = '', ...names] = key.split(':');
  const { paymentKinds } = reportWords[language];
  const own = paymentKinds[kind as keyof typeof paymentKinds] ?? kind;
  const name = names.join(':');
  return name === '' || name === own ? own : `${own} · ${name}`;
}

function takingsLabel(key: string, name: string, language: 'de' | 'en'): string {
  const { positionKinds } = reportWords[language];
  const [kind = ''] = key.split(':');
  const own = positionKinds[kind as keyof typeof positionKinds] ?? kind;
  return name === '' ? own : `${own} · ${name}`;
}
