import type { ChartRow, ChartWords } from './chart-row.ts';

/** A chart with its figures and words: what its views, its picture and its files are made of. */
export interface Chart {
  readonly title: string;
  /** Unit and period. */
  readonly subtitle: string;
  readonly kind: 'columns' | 'bars';
  readonly rows: readonly ChartRow[];
  readonly words: ChartWords;
  readonly isSample: boolean;
}

const folded: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * The name of a chart's file, which every system takes: `umsatz-je-stunde-21-11-2026.csv`.
 * @param mark says before it that its figures are samples
 */
export const fileName = (
  { title, subtitle, isSample }: Pick<Chart, 'title' | 'subtitle' | 'isSample'>,
  mark: string,
  ending: string,
): string => {
  const words = `${isSample ? mark : ''} ${title} ${subtitle.split(' · ').slice(1).join(' ')}`
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${words.slice(0, 100)}.${ending}`;
};
