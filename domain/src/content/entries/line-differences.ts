/** A line of two texts: in both, or only in the one before or the one after. */
export interface DifferingLine {
  readonly text: string;
  readonly side: 'both' | 'before' | 'after';
}

/** Longer texts are shown as one that went and one that came: nobody reads their lines, and all pairs would be looked at. */
const maxPairs = 4_000_000;

/** What became of the lines of a text, in the order of reading. */
export const lineDifferences = (before: string, after: string): readonly DifferingLine[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length * now.length > maxPairs) return [...lines(old, 'before'), ...lines(now, 'after')];
  return walk(old, now, commonLengths(old, now));
};

/** At [i][j] how many lines the rests from i and j have in common, in order. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly Uint16Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1) setLength(table, i, j, old[i] === now[j]);
  return table;
}

function setLength(table: readonly Uint16Array[], i: number, j: number, isSame: boolean): void {
  const [row, next] = [table[i], table[i + 1]];
  if (!row || !next) return;
  row[j] = isSame ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
}

function walk(
  old: readonly string[],
  now: readonly string[],
  table: readonly Uint16Array[],
): DifferingLine[] {
  const found: DifferingLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      found.push({ text: old[i] ?? '', side: 'both' });
      i += 1;
      j += 1;
    } else if ((table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)) {
      found.push({ text: old[i] ?? '', side: 'before' });
      i += 1;
    } else {
      found.push({ text: now[j] ?? '', side: 'after' });
      j += 1;
    }
  }
  return [...found, ...lines(old.slice(i), 'before'), ...lines(now.slice(j), 'after')];
}

function lines(texts: readonly string[], side: DifferingLine['side']): DifferingLine[] {
  return texts.map((text) => ({ text, side }));
}
