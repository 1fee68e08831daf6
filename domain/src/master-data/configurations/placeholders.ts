import type { Fault } from '../../kit/entities/index.ts';

/** A text block of the tenant's own, which layouts name in braces as they name a built-in tag (MDA-16). */
export interface Placeholder {
  readonly name: string;
  readonly text: string;
}

/** A letter, then letters, digits, points, hyphens and underscores: what can stand between braces. */
const usable = /^\p{L}[\p{L}\p{N}._-]*$/u;

/**
 * What is wrong with the names of text blocks: MDA-15, a name that layouts have a built-in tag for or that cannot stand
 * between braces; and one that another block has already, whatever its case.
 */
export const placeholderFaults = (
  placeholders: readonly Placeholder[],
  isBuiltIn: (name: string) => boolean,
): readonly Fault[] => {
  const seen = new Set<string>();
  return placeholders.flatMap(({ name }, index): Fault[] => {
    const path = `value.${index}.name`;
    const folded = name.toLowerCase();
    if (!usable.test(name) || isBuiltIn(folded)) return [{ path, code: 'NAME_NOT_VALID' }];
    if (seen.has(folded)) return [{ path, code: 'TAKEN' }];
    seen.add(folded);
    return [];
  });
};

/** The names of built-in tags begin with what they are about; the table itself is that of receipt layouts. */
const builtIn = ['receipt', 'company', 'branch', 'register', 'employee', 'total', 'payment', 'vat', 'tse'];

export const isBuiltInTag = (name: string): boolean => builtIn.includes(name.split('.', 1)[0] ?? name);
