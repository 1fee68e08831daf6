import type { Fault } from '../../kit/entities/index.ts';
import { placeholderNameFault } from '../receipt-layouts/index.ts';

/** A text block of the tenant's own, which layouts name in braces as they name a built-in tag (MDA-16). */
export interface Placeholder {
  readonly name: string;
  readonly text: string;
}

/**
 * What is wrong with the names of text blocks: MDA-15, one that layouts have a built-in tag for or that cannot stand in
 * braces; and one that another block has already, whatever its case.
 */
export const placeholderFaults = (placeholders: readonly Placeholder[]): readonly Fault[] => {
  const seen = new Set<string>();
  return placeholders.flatMap(({ name }, index): Fault[] => {
    const path = `value.${index}.name`;
    const code = placeholderNameFault(name);
    if (code) return [{ path, code }];
    const folded = name.toLowerCase();
    if (seen.has(folded)) return [{ path, code: 'TAKEN' }];
    seen.add(folded);
    return [];
  });
};
