/** How the number of a cell is meant, by the format that it is shown in. */
export type NumberKind = 'plain' | 'date' | 'time' | 'dateTime' | 'percent' | { readonly digits: number };

// Built-in formats (ECMA-376 part 1, 18.8.30); those from 27 to 58 are dates of East Asian languages.
const builtInKinds = new Map<number, NumberKind>([
  [9, 'percent'],
  [10, 'percent'],
  ...[14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'date'] as const),
  ...[18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56].map((id) => [id, 'time'] as const),
  [22, 'dateTime'],
]);

// Quoted and escaped characters, colours, conditions and currencies say nothing about the kind; [h] does.
const decoration = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/**
 * @param id of a format in the styles of the document
 * @param code what the document says of it; formats below 164 may go without
 */
export const numberKindOf = (id: number, code: string | undefined): NumberKind =>
  code === undefined ? (builtInKinds.get(id) ?? 'plain') : kindOfCode(code);

function kindOfCode(code: string): NumberKind {
  const [positive = ''] = code.replace(decoration, '').split(';');
  if (/general|standard/i.test(positive)) return 'plain';
  const hasDay = /[yd]/i.test(positive) || /^m+$/i.test(positive.trim());
  const hasTime = /[hs]/i.test(positive);
  if (hasDay) return hasTime ? 'dateTime' : 'date';
  if (hasTime) return 'time';
  if (positive.includes('%')) return 'percent';
  return /^00+$/.test(positive) ? { digits: positive.length } : 'plain';
}
