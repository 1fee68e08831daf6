import { foldTagName, tagNamed } from './tags.ts';

/** Characters of a text block's name and of its text. */
export const placeholderLimits = { name: 40, text: 1000 } as const;

export type PlaceholderFault = 'MISSING' | 'TOO_LONG' | 'NAME_NOT_VALID';

/**
 * What is wrong with the name of a text block of the tenant's own; undefined when nothing is. Forbidden are the names of
 * the built-in tags, in both languages and as they are stored (MDA-15, decisions MDA-16), and what cannot stand in braces.
 */
export function placeholderNameFault(name: string): PlaceholderFault | undefined {
  if (foldTagName(name) === '') return 'MISSING';
  if (name.trim().length > placeholderLimits.name) return 'TOO_LONG';
  const isName = /^\p{L}[\p{L}\p{M}\p{N} ._-]*$/u.test(name.trim());
  return isName && tagNamed(name) === undefined ? undefined : 'NAME_NOT_VALID';
}

/** The text block of a name; undefined for none. */
export function placeholderNamed(
  placeholders: Readonly<Record<string, string>>,
  name: string,
): string | undefined {
  const sought = foldTagName(name);
  const found = Object.keys(placeholders).find((one) => foldTagName(one) === sought);
  return found === undefined ? undefined : placeholders[found];
}
