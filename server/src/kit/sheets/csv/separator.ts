import { type RawRow, type Separator, separators, sheetLimits } from '../sheet.ts';
import { createCsvReader } from './csv-reader.ts';

const declaration = /^sep=([\t;,|])(?:\r\n|\r|\n)/i;

/** What the first line says to Excel about the separator, and how long that line is; it is none of the table. */
export const declaredSeparator = (text: string): { separator: Separator; length: number } | undefined => {
  const found = declaration.exec(text);
  return found ? { separator: found[1] as Separator, length: found[0].length } : undefined;
};

const maxSampled = 100;

// Where quotes meet another separator, that one cuts cells.
const cutElsewhere = /[\t;,|]"|"[\t;,|]/;

/** Guesses by the beginning of a CSV what separates its cells: what cuts most rows evenly. */
export const guessSeparator = (beginning: string): Separator => {
  const text = `${beginning}\n`; // so that the last row counts where it is the last
  let best: { separator: Separator; regular: number } = { separator: ';', regular: 0 };
  for (const separator of separators) {
    const filled = sampleRows(text, separator).filter(({ cells }) => cells.join('') !== '');
    const regular = countRegular(filled);
    if (regular > best.regular) best = { separator, regular };
  }
  return best.separator;
};

/** The first rows as a separator cuts them, up to a fault: with the right one that is told later, with its cell. */
function sampleRows(text: string, separator: Separator): RawRow[] {
  const reader = createCsvReader(separator, sheetLimits);
  const rows: RawRow[] = [];
  try {
    for (const line of text.split(/(?<=[\r\n])/))
      if (rows.length < maxSampled) rows.push(...reader.push(line));
  } catch {
    return rows;
  }
  return rows;
}

/** How many rows have as many cells as most rows have; 0 if most have one. */
function countRegular(rows: readonly RawRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows.filter(isCutWell))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [max] = [...counts].sort(([, a], [, b]) => b - a);
  return max && max[0] > 1 ? max[1] : 0;
}

function isCutWell({ cells }: RawRow): boolean {
  return !cells.some((cell) => cutElsewhere.test(cell));
}
