import { childrenOfUnits, pathOfUnit } from '@tresen/domain/organization/units';
import { hasWords, searchedWords } from '../../../kit/search/index.ts';
import type { TreeUnit } from '../tree-unit.ts';

/** A line of the tree that shows. */
export interface TreeRow {
  readonly unit: TreeUnit;
  /** 1 at the top. */
  readonly level: number;
  /** Its place among its siblings, and how many they are: 1 of 3. */
  readonly place: number;
  readonly siblings: number;
  /** Undefined where nothing is below it. */
  readonly isOpen: boolean | undefined;
  /** Linked registers of the unit and of all below it. */
  readonly registers: number;
  /** Branches below it. */
  readonly branches: number;
}

type Children = ReadonlyMap<string | null, readonly TreeUnit[]>;

interface Sums {
  readonly registers: number;
  readonly branches: number;
}

/**
 * The lines that show, from top to bottom.
 * @param closed ids of units whose children are folded away; a search opens all that it finds
 */
export const treeRows = (
  units: readonly TreeUnit[],
  closed: ReadonlySet<string>,
  search: string,
): readonly TreeRow[] => {
  const children = childrenOfUnits(units);
  const sums = sumsOf(children);
  const found = foundWith(units, search);
  const rows: TreeRow[] = [];
  const add = (parentId: string | null, level: number): void => {
    const shown = (children.get(parentId) ?? []).filter(({ id }) => found?.has(id) ?? true);
    for (const [index, unit] of shown.entries()) {
      const below = children.get(unit.id) ?? [];
      const hasShown = below.some(({ id }) => found?.has(id) ?? true);
      const isOpen = hasShown ? found !== undefined || !closed.has(unit.id) : undefined;
      const { registers = 0, branches = 0 } = sums.get(unit.id) ?? {};
      rows.push({ unit, level, place: index + 1, siblings: shown.length, isOpen, registers, branches });
      if (isOpen) add(unit.id, level + 1);
    }
  };
  add(null, 1);
  return rows;
};

/** Registers and branches below each unit, summed up once for all. */
function sumsOf(children: Children): ReadonlyMap<string, Sums> {
  const sums = new Map<string, Sums>();
  const add = (unit: TreeUnit): Sums => {
    const below = (children.get(unit.id) ?? []).map((child) => ({ child, ...add(child) }));
    const own = {
      registers: below.reduce((sum, { registers }) => sum + registers, unit.deviceCount),
      branches: below.reduce(
        (sum, { child, branches }) => sum + branches + Number(child.type === 'branch'),
        0,
      ),
    };
    sums.set(unit.id, own);
    return own;
  };
  for (const unit of children.get(null) ?? []) add(unit);
  return sums;
}

/** The units that a search finds, with all above them; undefined without a search. */
function foundWith(units: readonly TreeUnit[], search: string): ReadonlySet<string> | undefined {
  if (search.trim() === '') return undefined;
  const words = searchedWords(search);
  const found = units.filter(({ name, description }) => hasWords(`${name} ${description}`, words));
  return new Set(found.flatMap(({ id }) => pathOfUnit(units, id).map((unit) => unit.id)));
}
