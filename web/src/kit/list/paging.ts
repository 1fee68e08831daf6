/** Parameters of the place in a list: a new filter starts at the first page again. */
export const placeNames = ['after', 'page'] as const;

/** Number of the page that an address shows, from 1. */
export const pageNumber = (params: URLSearchParams): number => {
  const page = Number(params.get('page'));
  return params.has('after') && Number.isInteger(page) && page > 1 ? page : 1;
};

/** Up to here the server counts exactly, beyond it estimates. */
export const exactUpTo = 10_000;

/** True when a count is an estimate: lists say that it is more than what is counted exactly. */
export const isEstimate = (count: number): boolean => count > exactUpTo;
