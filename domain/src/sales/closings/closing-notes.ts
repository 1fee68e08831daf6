import type { Closing } from './closing.ts';

/** What somebody should see to in a closing that adds up: it is kept and counts all the same. */
export const closingNotes = ['COMMENT_MISSING', 'NOT_COUNTED', 'UNSIGNED'] as const;
export type ClosingNote = (typeof closingNotes)[number];

/**
 * The notes on a closing: a difference of the drawer without a comment (our own rule, fiscal.md 7.2), a day that nobody
 * has counted, a closing that no security device has signed.
 */
export const notesOnClosing = (closing: Closing): readonly ClosingNote[] => {
  const notes: ClosingNote[] = [];
  if (closing.type === 'daily' && isUnexplained(closing)) notes.push('COMMENT_MISSING');
  if (closing.type === 'daily' && closing.cash.counted === null) notes.push('NOT_COUNTED');
  if (!closing.tse) notes.push('UNSIGNED');
  return notes;
};

function isUnexplained({ cash, counts }: Closing): boolean {
  return (cash.difference ?? 0) !== 0 && !counts?.at(-1)?.comment?.trim();
}
