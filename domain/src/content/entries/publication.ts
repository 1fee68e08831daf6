/** How it stands with the publication of an entry. */
export type Publication = 'draft' | 'planned' | 'published';

/** @param publishDate ISO 8601 in UTC @param now milliseconds since 1970 */
export const publicationOf = (
  { isDraft, publishDate }: { readonly isDraft: boolean; readonly publishDate: string },
  now: number,
): Publication => {
  if (isDraft) return 'draft';
  return Date.parse(publishDate) > now ? 'planned' : 'published';
};
