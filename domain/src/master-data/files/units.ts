import type { ReadCell } from './cell-text.ts';
import { foldName, foldWord } from './fold.ts';

export interface NamedUnit {
  readonly id: string;
  readonly name: string;
}

const all = new Set(['alle', 'all', 'alle Filialen', 'all branches'].map(foldWord));

/**
 * Finds the branches that a cell names: `alle`, or names (or ids) parted by `|`, or by commas where no branch is called
 * so. Null is all, also future ones.
 */
export const createUnitFinder = (units: readonly NamedUnit[]) => {
  const find = (text: string): string | undefined => {
    const named = units.filter(
      ({ id, name }) => id === text.toLowerCase() || foldName(name) === foldName(text),
    );
    return named.length === 1 ? named[0]?.id : undefined;
  };
  return (text: string): ReadCell => {
    if (meansAll(text)) return { value: null };
    for (const separator of ['|', /[,;]/]) {
      const ids = text.split(separator).map((part) => find(part.trim()));
      if (ids.every((id) => id !== undefined)) return { value: [...new Set(ids)].sort() };
    }
    return { code: 'UNKNOWN_BRANCH' };
  };
};

/** What a branch is called in files: its name, or its id where two are called alike or the name means something else. */
export const createUnitNames =
  (units: readonly NamedUnit[]) =>
  (id: string): string => {
    const name = units.find((unit) => unit.id === id)?.name;
    if (name === undefined || name.includes('|') || meansAll(name)) return id;
    return units.filter((unit) => foldName(unit.name) === foldName(name)).length === 1 ? name : id;
  };

function meansAll(text: string): boolean {
  return text.trim() === '*' || all.has(foldWord(text));
}
