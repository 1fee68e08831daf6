const hits = { default: 6, max: 25 } as const;

/** How many records a search answers: as many as asked, within bounds. */
export const hitsOf = (first: number | null | undefined): number =>
  Math.min(Math.max(first ?? hits.default, 1), hits.max);
