import type { ReportCell, ReportTable } from '../closing-reports/index.ts';
import type { Pair } from './pairs.ts';

export interface PairWords {
  readonly title: string;
  readonly article: string;
  readonly other: string;
  readonly together: string;
  readonly support: string;
  readonly confidence: string;
  readonly otherConfidence: string;
  readonly lift: string;
  readonly times: (factor: string) => string;
  readonly read: (receipts: string) => string;
  readonly readSince: (receipts: string, day: string) => string;
}

/** The words of pairs, on their page, on paper and in files. */
export const pairWords: Readonly<Record<'de' | 'en', PairWords>> = {
  de: {
    title: 'Zusammen verkauft',
    article: 'Artikel',
    other: 'Zusammen mit',
    together: 'Belege mit beiden',
    support: 'Anteil aller Belege',
    confidence: '1. → 2.',
    otherConfidence: '2. → 1.',
    lift: 'Häufiger als zufällig',
    times: (factor: string) => `${factor}-mal`,
    read: (receipts: string) => `Aus ${receipts} Belegen mit Artikeln`,
    readSince: (receipts: string, day: string) =>
      `Aus den neuesten ${receipts} Belegen mit Artikeln, ab ${day}`,
  },
  en: {
    title: 'Sold together',
    article: 'Article',
    other: 'Together with',
    together: 'Receipts with both',
    support: 'Share of all receipts',
    confidence: '1st → 2nd',
    otherConfidence: '2nd → 1st',
    lift: 'More often than by chance',
    times: (factor: string) => `${factor} times`,
    read: (receipts: string) => `From ${receipts} receipts with articles`,
    readSince: (receipts: string, day: string) =>
      `From the newest ${receipts} receipts with articles, from ${day}`,
  },
};

/** Pairs as a table whose cells are values, for paper and files. */
export const pairsSheet = (pairs: readonly Pair[], words: PairWords): ReportTable => ({
  kind: 'table',
  name: words.title,
  columns: [
    { name: words.article, isAmount: false },
    { name: words.other, isAmount: false },
    ...[words.together, words.support, words.confidence, words.otherConfidence, words.lift].map((name) => ({
      name,
      isAmount: true,
    })),
  ],
  rows: pairs.map(({ name, otherName, together, support, confidence, otherConfidence, lift }) => ({
    cells: [
      text(name),
      text(otherName),
      { kind: 'count', count: together },
      { kind: 'share', share: support },
      { kind: 'share', share: confidence },
      { kind: 'share', share: otherConfidence },
      { kind: 'count', count: roundedLift(lift) },
    ],
  })),
});

/** More than one decimal nobody reads. */
export const roundedLift = (lift: number): number => Math.round(lift * 10) / 10;

function text(value: string): ReportCell {
  return { kind: 'text', text: value };
}
