import { type RawRow, type Separator, separators, sheetLimits } from '../sheet.ts';
import { createCsvReader } from './csv-reader.ts';

const declaration = /^sep=([\t;,|])(?:\r\n|\r|\n)/i;

/** What the first line says to Excel about the separator, and how long that line is; it is none of the table. */
export const declaredSeparator = (text: string): { separator: Separator; length: number } | undefined => {
  const found = declaration.exec(text);
  return found ? { separator: found[1] as Separator, length: found[0].length } : undefined;
};

const mostSampled = 100;

const sampleRows = (text: string, separator: Separator): RawRow[] => {
  // Cells that are too long or open show that it is another one.
  try {
    return createCsvReader(separator, sheetLimits).push(text).slice(0, mostSampled);
  } catch {
    return [];
  }
};

// Where quotes meet another separator, that one cuts cells.
const cutElsewhere = /[\t;,|]"|"[\t;,|]/;

const isCutWell = ({ cells }: RawRow): boolean => !cells.some((cell) => cutElsewhere.test(cell));

/** The share of rows that have as many cells as most rows have; 0 if most have one. */
const regularity = (rows: readonly RawRow[]): number => {
  const counts = new Map<number, number>();
  for (const { cells } of rows.filter(isCutWell))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[0] > 1 ? most[1] / rows.length : 0;
};

/** Guesses by the beginning of a CSV what separates its cells: what cuts its rows most evenly. */
export const guessSeparator = (beginning: string): Separator => {
  // An end that is missing only because the sample was cut would leave its row out.
  const text = `${beginning}\n`;
  let best: { separator: Separator; share: number } = { separator: ';', share: 0 };
  for (const separator of separators) {
    const share = regularity(sampleRows(text, separator).filter(({ cells }) => cells.join('') !== ''));
    if (share > best.share) best = { separator, share };
  }
  return best.separator;
};
